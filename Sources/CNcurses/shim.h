// The interface to ncurses. Swift cannot import macros, variadic functions, global variables and unions. Each function below wraps one of
// them, and its comment says why the wrapper is needed.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#if !__has_include(<curses.h>)
#error "TermKit needs ncurses. On Debian and Ubuntu: sudo apt-get install libncursesw5-dev libutf8proc-dev libexpat1-dev libfribidi-dev; with Homebrew: brew install ncurses utf8proc expat fribidi"
#endif

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <sys/timerfd.h>
#endif
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// term.h defines a macro for each capability. Some of their names, such as `lines` and `columns`, are ordinary words.
#undef lines
#undef columns

// MARK: Windows and attributes

/// Returns `curscr`, the contents that ncurses believes the terminal shows. It is a variable that `newterm` changes, or a macro in
/// reentrant builds, and Swift can read neither.
static inline WINDOW *curses_current_screen(void) { return curscr; }

/// Returns `stdscr`, the window in which everything is painted. Swift cannot read it, for the same reason as `curscr`.
static inline WINDOW *curses_standard_screen(void) { return stdscr; }

// `A_BOLD` and the other attributes are macros with casts.
static const attr_t curses_bold = A_BOLD;
static const attr_t curses_dim = A_DIM;
static const attr_t curses_italic = A_ITALIC;
static const attr_t curses_underline = A_UNDERLINE;
static const attr_t curses_reverse = A_REVERSE;

/// Returns the number of colour pairs. `COLOR_PAIRS` is a variable, or a macro in reentrant builds.
static inline int curses_pair_count(void) { return COLOR_PAIRS; }

// MARK: Cells

/// Returns a blank in a style. `setcchar` accepts pairs above 255 only through a `void *`.
static inline cchar_t curses_style(attr_t attributes, int pair) {
  cchar_t cell;
  const wchar_t blank[2] = {L' ', 0};
  setcchar(&cell, blank, attributes, (short)(pair > SHRT_MAX ? SHRT_MAX : pair), &pair);
  return cell;
}

/// Stores a character in an existing style in a cell. Ten thousand calls of `setcchar` for each frame would take longer than the rest of
/// the frame.
static inline void curses_put(cchar_t *cell, const cchar_t *style, uint32_t scalar) {
  *cell = *style;
  cell->chars[0] = (wchar_t)scalar;
}

/// Adds a combining mark to a cell. Returns false if the cell is full.
static inline bool curses_add_mark(cchar_t *cell, uint32_t scalar) {
  for (int i = 1; i < CCHARW_MAX; i++) {
    if (cell->chars[i] == 0) {
      cell->chars[i] = (wchar_t)scalar;
      return true;
    }
  }
  return false;
}

/// Returns the colour pair of a cell. `getcchar` returns pairs above 32767 only through a `void *`.
static inline int curses_pair(const cchar_t *cell) {
  wchar_t characters[CCHARW_MAX + 1];
  attr_t attributes;
  short shortened;
  int pair = 0;
  return getcchar(cell, characters, &attributes, &shortened, &pair) == OK ? pair : 0;
}

/// Returns the number of columns of a character according to the C library, which ncurses uses. Swift's `wchar_t` cannot be a surrogate.
static inline int curses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// MARK: Terminal descriptions

// The numbers of standard capabilities of each kind, which are macros.
static const int curses_boolean_count = BOOLWRITE;
static const int curses_number_count = NUMWRITE;
static const int curses_string_count = STRWRITE;

// The capabilities of the current description by index. The headers offer only a macro for each capability.
static inline bool curses_boolean(int index) { return CUR Booleans[index] == 1; }
static inline int curses_number(int index) { return CUR Numbers[index]; }
static inline const char *curses_string(int index) { return CUR Strings[index]; }

/// Returns whether the current description says that erased cells get the background colour (`bce`).
static inline bool curses_erases_in_color(void) { return back_color_erase == 1; }

// The names of the capabilities. Swift cannot import arrays of unknown length.
static inline const char *curses_boolean_name(int index) { return boolnames[index]; }
static inline const char *curses_number_name(int index) { return numnames[index]; }
static inline const char *curses_string_name(int index) { return strnames[index]; }

/// Returns whether the current description has names for all its extended capabilities. In a damaged description, names may be missing.
/// `tigetstr` would then crash, because it compares its argument with each name.
static inline bool curses_names_are_whole(void) {
  int count = (CUR ext_Booleans) + (CUR ext_Numbers) + (CUR ext_Strings);
  for (int i = 0; i < count; i++) {
    if ((CUR ext_Names) == NULL || (CUR ext_Names)[i] == NULL) return false;
  }
  return true;
}

/// Returns a capability by its name, or NULL. `tigetstr` returns -1 as a pointer if the name is not that of a string.
static inline const char *curses_named_string(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// Returns a numeric capability by its name. `tigetnum` takes a pointer to non-constant characters.
static inline int curses_named_number(const char *name) { return tigetnum((char *)name); }

/// Returns the sequence for an absolute cursor position. `tiparm` is variadic. `putp` cannot send the sequence, because it writes to
/// `stdout`.
static inline const char *curses_cursor_address(int row, int column) {
  return tiparm(cursor_address, row, column);
}

/// Returns the sequence of a capability with at most two parameters, such as a range of rows. `tiparm` is variadic.
static inline const char *curses_sequence(const char *capability, int first, int second) {
  return tiparm(capability, first, second);
}

/// Frees the current description, so that there is none. `cur_term` is a macro in reentrant builds.
static inline void curses_forget_description(void) {
  TERMINAL *old = set_curterm(NULL);
  if (old != NULL) del_curterm(old);
}

/// Makes the description that TERMINFO and a name lead to the current one. Returns the description before, or NULL if there is none of that
/// name. An open screen still uses the strings of the description before, so it must live as long as the screen. With another file than the
/// screen's, ncurses reads the description even if it has the same name.
static inline TERMINAL *curses_change_description(const char *name, int file) {
  TERMINAL *old = cur_term;
  int status;
  return setupterm(name, file, &status) == OK ? old : NULL;
}

/// Activates the character set of a locale and returns its name, or NULL if the locale is not installed. `CODESET` is a macro.
static inline const char *curses_codeset(const char *name) {
  return setlocale(LC_CTYPE, name) == NULL ? NULL : nl_langinfo(CODESET);
}

// MARK: Descriptors

/// Reads the size of a terminal from the kernel. Returns false on failure. `ioctl` is variadic.
static inline bool terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

/// Returns a descriptor of a file without a name that disappears when it is closed, or -1. On Linux, the file is in memory. The system call
/// is made directly: the C library declares it only with `_GNU_SOURCE`, and other modules have imported the same headers without that.
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

/// Writes the buffered output of `print`. With `by_lines`, `print` writes each line at once from now on if it prints to a terminal.
/// `stdout` is a variable that Swift cannot read.
static inline void flush_standard_output(bool by_lines) {
  fflush(stdout);
  if (by_lines && isatty(1)) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

/// Returns a descriptor that becomes readable whenever the time of day is set, or -1 if the system has none. On Linux, it is a timer for a
/// date in the far future, which the kernel cancels when the time is set. Swift does not see the constants.
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

#endif
