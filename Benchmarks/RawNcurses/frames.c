// The modes that show frame after frame, each of which is written to the terminal, and the mode that shows one static screen.
#include "modes.h"

static const int inks[] = {196, 46, 226, 51, 201, 231};
static const int papers[] = {17, 22, 52, 53, 58, 23};
static const int black = 16;

void fill(long count) {
  for (long frame = 0; frame < count; frame++) {
    for (int y = 0; y < LINES; y++) {
      move(y, 0);
      for (int x = 0; x < COLS; x++) {
        set_colors(inks[(x + y + frame) % 6], papers[(x / 4 + y + frame) % 6]);
        addch((chtype)(33 + (x + 3 * y + 7 * frame) % 94));
      }
    }
    refresh();
  }
}

static void draw_still(void) {
  for (int y = 0; y < LINES; y++) {
    set_colors(inks[y % 6], black);
    move(y, 0);
    for (int x = 0; x < COLS; x++) addch((chtype)('a' + (x + y) % 26));
  }
}

void sparse(long count) {
  draw_still();
  refresh();
  long area = (long)LINES * COLS;
  for (long frame = 0; frame < count; frame++) {
    set_colors(inks[frame % 6], black);
    for (long cell = 20 * frame; cell < 20 * (frame + 1); cell++) {
      long place = cell * 7919 % area;
      mvaddch((int)(place / COLS), (int)(place % COLS), (chtype)('A' + frame % 26));
    }
    refresh();
  }
}

void start(void) {
  draw_still();
  set_colors(231, black);
  mvaddstr(LINES - 1, 2, "READY");
  refresh();
  for (int key = 0; key != 'q' && key != ERR;) key = getch();
}
