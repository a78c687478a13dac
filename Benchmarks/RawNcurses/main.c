// The program that TermKit and the game are compared with: the same screens, drawn with plain ncurses. The first argument is the mode,
// the second its number or, for `play`, its folder.
#include "modes.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct { int foreground, background; } pairs[4096];
static int pair_count = 1;

int pair_of(int foreground, int background) {
  if (foreground == -1 && background == -1) return 0;
  for (int pair = 1; pair < pair_count; pair++) {
    if (pairs[pair].foreground == foreground && pairs[pair].background == background) return pair;
  }
  if (pair_count == 4096 || init_extended_pair(pair_count, foreground, background) == ERR) return 0;
  pairs[pair_count].foreground = foreground;
  pairs[pair_count].background = background;
  return pair_count++;
}

void set_colors(int foreground, int background) {
  int pair = pair_of(foreground, background);
  attr_set(A_NORMAL, 0, &pair);
}

static void open_terminal(void) {
  initscr();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(0);
  start_color();
  use_default_colors();
  set_escdelay(25);
}

static int usage(void) {
  fputs("usage: RawNcurses play FOLDER | list COUNT | fill COUNT | sparse COUNT | start\n", stderr);
  return 2;
}

int main(int argc, char **argv) {
  if (argc < 2) return usage();
  const char *mode = argv[1];
  const char *what = argc > 2 ? argv[2] : NULL;
  bool needs_more = strcmp(mode, "start") != 0;
  if (needs_more && what == NULL) return usage();
  long count = needs_more ? strtol(what, NULL, 10) : 0;
  int status = 0;

  setlocale(LC_ALL, "");
  open_terminal();
  if (strcmp(mode, "play") == 0) status = play(what);
  else if (strcmp(mode, "list") == 0) list(count);
  else if (strcmp(mode, "fill") == 0) fill(count);
  else if (strcmp(mode, "sparse") == 0) sparse(count);
  else if (strcmp(mode, "start") == 0) start();
  else status = 2;
  endwin();
  return status == 2 ? usage() : status;
}
