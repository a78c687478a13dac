// A list with a title and one selected row.
#include "modes.h"

static const char *words[] = {
  "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
  "india", "juliett", "kilo", "lima", "mike", "november", "oscar", "papa",
};

static void draw_row(int y, long row, bool is_selected) {
  if (is_selected) {
    set_colors(231, 24);
    mvhline(y, 0, ' ', COLS);
  } else {
    set_colors(81, -1);
  }
  mvprintw(y, 0, "row %06ld", row);
  if (!is_selected) set_colors(229, -1);
  printw("   %s %s %s\xe2\x80\xa6", words[row % 16], words[row / 16 % 16], words[row * 7 % 16]);
  if (!is_selected) set_colors(179, -1);
  mvprintw(y, COLS - 9, "%6ld kB", row * 7919 % 1000000);
}

static void draw_list(long count, long selected, long first) {
  erase();
  set_colors(16, 195);
  mvhline(0, 0, ' ', COLS);
  mvprintw(0, 0, " peers   sel=%06ld   of %06ld", selected, count);
  for (int y = 1; y < LINES && first + y - 1 < count; y++) draw_row(y, first + y - 1, first + y - 1 == selected);
  refresh();
}

void list(long count) {
  long selected = 0, first = 0, page = LINES - 1;
  for (;;) {
    draw_list(count, selected, first);
    switch (getch()) {
    case KEY_DOWN: selected++; break;
    case KEY_UP: selected--; break;
    case KEY_NPAGE: selected += page; break;
    case KEY_PPAGE: selected -= page; break;
    case 'q': case ERR: return;
    }
    if (selected > count - 1) selected = count - 1;
    if (selected < 0) selected = 0;
    if (first > selected) first = selected;
    if (first < selected - page + 1) first = selected - page + 1;
  }
}
