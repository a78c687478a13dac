// A program in a pseudo-terminal. Swift cannot call `fork` and the variadic `ioctl`, and some constants are macros that compute a value.
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __linux__
#include <pty.h>
#else
#include <util.h>
#endif

/// Runs a program in a new pseudo-terminal, and stores the end of this process. Returns the new process, or -1 on failure.
static inline pid_t pseudo_terminal_run(int *main_end, struct winsize size, char *const words[]) {
  pid_t process = forkpty(main_end, NULL, NULL, &size);
  if (process != 0) return process;
  execvp(words[0], words);
  fprintf(stderr, "termkit-inspect: %s cannot be run: %s. Check its name.\n", words[0], strerror(errno));
  _exit(127);
}

/// Sets the size of a terminal.
static inline void terminal_set_size(int terminal, struct winsize size) { ioctl(terminal, TIOCSWINSZ, &size); }

/// Returns the size of a terminal, or 24 rows and 80 columns if it has none.
static inline struct winsize terminal_size(int terminal) {
  struct winsize size = {0, 0, 0, 0};
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) size.ws_row = 24, size.ws_col = 80;
  return size;
}

#endif
