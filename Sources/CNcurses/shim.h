// The one door to ncurses. Macros, variadic functions, global variables and unions do not cross into Swift; each
// function below stands for one of them and says why.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <sys/timerfd.h>
#endif
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// term.h names every capability by a macro; some of them (`lines`, `columns`, `tab`) are ordinary words.
#undef lines
#undef columns

// MARK: Windows and attributes

/// `curscr`, what ncurses believes the terminal shows, is a variable that newterm changes, or a macro in reentrant builds: Swift may read
/// neither.
static inline WINDOW *curses_current_screen(void) { return curscr; }

/// `stdscr` likewise: the window that everything is painted in.
static inline WINDOW *curses_standard_screen(void) { return stdscr; }

// `A_BOLD` and its kin are casts within macros.
static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_italic = A_ITALIC;
static const attr_t curses_underline = A_UNDERLINE;
static const attr_t curses_reverse = A_REVERSE;
static const attr_t curses_blink = A_BLINK;

/// `COLORS` is a variable, or a macro in reentrant builds.
static inline int curses_color_count(void) { return COLORS; }

/// `COLOR_PAIRS` likewise.
static inline int curses_pair_count(void) { return COLOR_PAIRS; }

// MARK: Cells

/// A blank of a style. setcchar takes pairs over 255 through a `void *` only.
static inline cchar_t curses_style(attr_t attributes, int pair) {
  cchar_t cell;
  const wchar_t blank[2] = {L' ', 0};
  setcchar(&cell, blank, attributes, (short)(pair > SHRT_MAX ? SHRT_MAX : pair), &pair);
  return cell;
}

/// One character in a style made before: ten thousand calls of setcchar a frame would cost more than all of the rest.
static inline void curses_put(cchar_t *cell, const cchar_t *style, uint32_t scalar) {
  *cell = *style;
  cell->chars[0] = (wchar_t)scalar;
}

/// Adds a combining mark to a cell and answers whether it still had room.
static inline bool curses_add_mark(cchar_t *cell, uint32_t scalar) {
  for (int i = 1; i < CCHARW_MAX; i++) {
    if (cell->chars[i] == 0) {
      cell->chars[i] = (wchar_t)scalar;
      return true;
    }
  }
  return false;
}

/// The pair of colours of a cell; of numbers over 32767 getcchar tells through a `void *` only.
static inline int curses_pair(const cchar_t *cell) {
  wchar_t characters[CCHARW_MAX + 1];
  attr_t attributes;
  short shortened;
  int pair = 0;
  return getcchar(cell, characters, &attributes, &shortened, &pair) == OK ? pair : 0;
}

/// The columns that the C library, and so ncurses, thinks a character takes. Swift's wchar_t refuses surrogates.
static inline int curses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// MARK: Terminal descriptions

// How many capabilities of each kind the standard has; macros.
static const int curses_boolean_count = BOOLWRITE;
static const int curses_number_count = NUMWRITE;
static const int curses_string_count = STRWRITE;

// The capabilities of the current description by number. Only macros reach them, one for each capability.
static inline bool curses_boolean(int index) { return CUR Booleans[index] == 1; }
static inline int curses_number(int index) { return CUR Numbers[index]; }
static inline const char *curses_string(int index) { return CUR Strings[index]; }

// Their names are in arrays of no stated length.
static inline const char *curses_boolean_name(int index) { return boolnames[index]; }
static inline const char *curses_number_name(int index) { return numnames[index]; }
static inline const char *curses_string_name(int index) { return strnames[index]; }

/// Whether the current description names everything that it has beyond the standard. In a damaged one names may be
/// missing, and tigetstr, which compares with each of them, ends the process.
static inline bool curses_names_are_whole(void) {
  int count = (CUR ext_Booleans) + (CUR ext_Numbers) + (CUR ext_Strings);
  for (int i = 0; i < count; i++) {
    if ((CUR ext_Names) == NULL || (CUR ext_Names)[i] == NULL) return false;
  }
  return true;
}

/// tigetstr answers -1 as a pointer when the name is not that of a string.
static inline const char *curses_named_string(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// tigetnum takes a pointer to what it does not change.
static inline int curses_named_number(const char *name) { return tigetnum((char *)name); }

/// The sequence for an absolute cursor position; tiparm is variadic. (putp is no way to send it: it writes to
/// `stdout`.)
static inline const char *curses_cursor_address(int row, int column) {
  return tiparm(cursor_address, row, column);
}

/// The sequence that selects a colour, by the description's string for that; tiparm is variadic.
static inline const char *curses_color_sequence(const char *capability, int color) {
  return tiparm(capability, color);
}

/// A capability with its numbers, as those that move rows have; tiparm is variadic.
static inline const char *curses_sequence(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

/// Selects no description at all; `cur_term` is a macro in reentrant builds.
static inline void curses_forget_description(void) {
  TERMINAL *old = set_curterm(NULL);
  if (old != NULL) del_curterm(old);
}

/// Puts the character set of a locale into effect and returns its name, or NULL if the locale is not installed; `CODESET` is a macro.
static inline const char *curses_codeset(const char *name) {
  return setlocale(LC_CTYPE, name) == NULL ? NULL : nl_langinfo(CODESET);
}

// MARK: Descriptors and signals

/// The size that the kernel knows; ioctl is variadic.
static inline bool terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

/// A file without a name that is gone when it is closed, or -1; the ways differ by system. Linux has one that
/// lives in memory, for which the C library wants _GNU_SOURCE; but other modules have seen its headers without
/// that, and the two must agree.
static inline int anonymous_file(void) {
#if defined(__linux__)
  const unsigned int close_on_exec = 1;
  return (int)syscall(SYS_memfd_create, "termkit", close_on_exec);
#else
  char name[] = "/tmp/termkit.XXXXXX";
  int descriptor = mkstemp(name);
  if (descriptor >= 0) {
    unlink(name);
    ioctl(descriptor, FIOCLEX);
  }
  return descriptor;
#endif
}

/// Writes what `print` has collected; `stdout` is a variable that Swift may not read. With `by_lines`, `print` writes each line at once from
/// now on if it prints to a terminal.
static inline void flush_standard_output(bool by_lines) {
  fflush(stdout);
  if (by_lines && isatty(1)) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

/// A descriptor that can be read each time somebody has set the time of day, or -1 where the system has none. On Linux it is a
/// timer for a day that never comes, which the kernel cancels then; the names are not seen from Swift.
static inline int clock_change_descriptor(void) {
#if defined(__linux__)
  int descriptor = timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
  struct itimerspec never = {{0, 0}, {LONG_MAX / 1000000000L, 0}};
  if (descriptor >= 0) timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &never, NULL);
  return descriptor;
#else
  return -1;
#endif
}

/// Installs a handler and keeps the old one; the handler sits in a union whose name differs by system.
static inline void handle_signal(int number, void (*handler)(int), int flags, struct sigaction *old) {
  struct sigaction action;
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

/// Answers the old value and sets the new one, so that of two crashing threads one restores the terminal.
static inline unsigned char exchange_flag(unsigned char *flag, unsigned char value) {
  return __atomic_exchange_n(flag, value, __ATOMIC_SEQ_CST);
}

/// Answers the value of a flag that another thread may set at this moment.
static inline unsigned char read_flag(const unsigned char *flag) { return __atomic_load_n(flag, __ATOMIC_SEQ_CST); }

/// Likewise for a word, which is set whole.
static inline void set_word(uintptr_t *word, uintptr_t value) { __atomic_store_n(word, value, __ATOMIC_SEQ_CST); }
static inline uintptr_t read_word(const uintptr_t *word) { return __atomic_load_n(word, __ATOMIC_SEQ_CST); }

/// Which thread this is; a number or a pointer, by system.
static inline uintptr_t this_thread(void) { return (uintptr_t)pthread_self(); }

/// Rings SIGALRM after so many seconds, and again and again; 0 for never. What ITIMER_REAL is differs by system.
static inline void set_alarm(int seconds) {
  struct itimerval value = {{seconds, 0}, {seconds, 0}};
  setitimer(ITIMER_REAL, &value, NULL);
}

/// Installs a handler for it that is told who rang.
static inline void handle_alarm(void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action;
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, NULL);
}

/// Whether a signal was sent by a process, and not by a timer; the field is a macro.
static inline bool is_from_process(const siginfo_t *information) { return information != NULL && information->si_pid != 0; }

// The handler that ignores is a cast within a macro.
static inline void ignore_signal(int number, struct sigaction *old) { handle_signal(number, SIG_IGN, 0, old); }
static inline bool is_ignored(const struct sigaction *action) { return action->sa_handler == SIG_IGN; }
static inline bool is_default(const struct sigaction *action) { return action->sa_handler == SIG_DFL; }

#endif
