// The terminal emulator from which tests read a program's screen: libvterm. Its structures differ between version 0.1 (Debian 12) and 0.3
// (Ubuntu 24.04, Homebrew). The functions below hide the differences, and the bit fields and unions that Swift cannot read.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H
#if !__has_include(<vterm.h>)
#error "The tests need libvterm. On Debian and Ubuntu: sudo apt-get install libvterm-dev; with Homebrew: brew install libvterm"
#endif
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <vterm.h>
#if defined(__linux__)
#include <pty.h>
#else
#include <util.h>
#endif

/// Opens both ends of a pseudo-terminal of a given size. Returns false on failure. The name of the header differs between systems.
static inline bool pseudo_terminal_open(int *main_end, int *other_end, int rows, int columns) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  return openpty(main_end, other_end, NULL, NULL, &size) == 0;
}

/// Changes the size of a pseudo-terminal. `ioctl` is variadic, and its constant is a macro that computes a value.
static inline void pseudo_terminal_resize(int main_end, int rows, int columns) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  ioctl(main_end, TIOCSWINSZ, &size);
}

/// Makes one end of a pseudo-terminal the controlling terminal, standard input and standard output of this process, in a new session.
/// Returns false on failure. `ioctl` is variadic.
static inline bool pseudo_terminal_adopt(int other_end) {
  return setsid() != -1 && ioctl(other_end, TIOCSCTTY, 0) == 0 && dup2(other_end, 0) == 0 && dup2(other_end, 1) == 1;
}

// The GNU C library declares this constant only with `_GNU_SOURCE`.
#if defined(__linux__) && !defined(POSIX_SPAWN_SETSID)
static const short spawn_set_session = 0x80;
#else
static const short spawn_set_session = POSIX_SPAWN_SETSID;
#endif

/// An emulator and its state apart from the cells.
typedef struct {
  VTerm *vterm;
  VTermScreen *screen;
  bool cursor_is_visible;
  bool alternate_screen;
  int mouse_mode;
  int bell_count;
  char title[256];
} emulator;

/// A cell. A colour is -1 for the default, an index of the palette, or 0x1000000 | 0xRRGGBB.
typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  int width;
  int foreground;
  int background;
  bool bold, italic, reverse;
  // 0 for none, 1 for a line, 2 for two lines, 3 for a curly line.
  uint8_t underline;
} emulator_cell;

static inline void emulator_set_title(emulator *self, VTermValue *value) {
#if VTERM_VERSION_MAJOR == 0 && VTERM_VERSION_MINOR < 2
  strncpy(self->title, value->string, sizeof self->title - 1);
#else
  size_t used = value->string.initial ? 0 : strlen(self->title);
  size_t room = sizeof self->title - 1 - used;
  size_t length = value->string.len < room ? value->string.len : room;
  memcpy(self->title + used, value->string.str, length);
  self->title[used + length] = 0;
#endif
}

static inline int emulator_property(VTermProp property, VTermValue *value, void *user) {
  emulator *self = (emulator *)user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: self->cursor_is_visible = value->boolean; break;
  case VTERM_PROP_ALTSCREEN: self->alternate_screen = value->boolean; break;
  case VTERM_PROP_MOUSE: self->mouse_mode = value->number; break;
  case VTERM_PROP_TITLE: emulator_set_title(self, value); break;
  default: break;
  }
  return 1;
}

static inline int emulator_bell(void *user) {
  ((emulator *)user)->bell_count++;
  return 1;
}

static inline emulator *emulator_new(int rows, int columns) {
  static VTermScreenCallbacks callbacks;
  emulator *self = (emulator *)calloc(1, sizeof *self);
  if (self == NULL) return NULL;
  callbacks.settermprop = emulator_property;
  callbacks.bell = emulator_bell;
  self->vterm = vterm_new(rows, columns);
  self->cursor_is_visible = true;
  vterm_set_utf8(self->vterm, 1);
  self->screen = vterm_obtain_screen(self->vterm);
  vterm_screen_enable_altscreen(self->screen, 1);
  vterm_screen_set_callbacks(self->screen, &callbacks, self);
  vterm_screen_reset(self->screen, 1);
  // If bold text had brighter colours, tests could not see which colour a program selected.
  vterm_state_set_bold_highbright(vterm_obtain_state(self->vterm), 0);
  return self;
}

static inline void emulator_free(emulator *self) {
  vterm_free(self->vterm);
  free(self);
}

static inline int emulator_color(VTermColor color, bool is_foreground) {
  if (is_foreground ? VTERM_COLOR_IS_DEFAULT_FG(&color) : VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

static inline emulator_cell emulator_get_cell(const emulator *self, int row, int column) {
  VTermScreenCell cell;
  VTermPos position = {row, column};
  emulator_cell result;
  memset(&cell, 0, sizeof cell);
  vterm_screen_get_cell(self->screen, position, &cell);
  memcpy(result.scalars, cell.chars, sizeof result.scalars);
  result.width = cell.width;
  result.foreground = emulator_color(cell.fg, true);
  result.background = emulator_color(cell.bg, false);
  result.bold = cell.attrs.bold;
  result.underline = cell.attrs.underline;
  result.italic = cell.attrs.italic;
  result.reverse = cell.attrs.reverse;
  return result;
}

static inline uint32_t emulator_scalar(const emulator_cell *cell, int index) {
  return index < VTERM_MAX_CHARS_PER_CELL ? cell->scalars[index] : 0;
}

static inline VTermPos emulator_cursor(const emulator *self) {
  VTermPos position;
  vterm_state_get_cursorpos(vterm_obtain_state(self->vterm), &position);
  return position;
}
#endif
