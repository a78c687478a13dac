// The game's screens as the benchmark recorded them, so that both programs show the same cells, even if the game's look changes. A
// line of a file is a run of cells in one style:
//
//     row column foreground background attributes text
//
// A colour is a number of the palette, or 0xRRGGBB without a palette, or -1 for the default. The attributes are a sum of 1 for bold, 2 for
// italic, 4 for underline and 8 for reverse.
#include "modes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int row, column, pair;
  attr_t attributes;
  char *text;
} run;

typedef struct {
  run *runs;
  int count;
} screen;

static attr_t attributes_of(int bits) {
  attr_t attributes = A_NORMAL;
  if (bits & 1) attributes |= A_BOLD;
  if (bits & 2) attributes |= A_ITALIC;
  if (bits & 4) attributes |= A_UNDERLINE;
  if (bits & 8) attributes |= A_REVERSE;
  return attributes;
}

static bool read_run(char *line, run *result) {
  int foreground, background, bits, length = 0;
  line[strcspn(line, "\n")] = 0;
  int count = sscanf(
      line, "%d %d %d %d %d%n", &result->row, &result->column, &foreground, &background, &bits, &length);
  if (count < 5) return false;
  result->pair = pair_of(foreground, background);
  result->attributes = attributes_of(bits);
  // One space ends the numbers. Further spaces are cells.
  result->text = strdup(line + length + 1);
  return result->text != NULL;
}

static bool load(const char *folder, int number, screen *result) {
  char path[4096], line[8192];
  snprintf(path, sizeof path, "%s/%d", folder, number);
  FILE *file = fopen(path, "r");
  if (file == NULL) return false;
  int capacity = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (result->count == capacity) {
      capacity = capacity * 2 + 64;
      run *larger = realloc(result->runs, (size_t)capacity * sizeof *larger);
      if (larger == NULL) break;
      result->runs = larger;
    }
    if (read_run(line, &result->runs[result->count])) result->count++;
  }
  fclose(file);
  return result->count > 0;
}

static void draw(const screen *screen) {
  erase();
  for (int index = 0; index < screen->count; index++) {
    const run *run = &screen->runs[index];
    int pair = run->pair;
    attr_set(run->attributes, 0, &pair);
    mvaddstr(run->row, run->column, run->text);
  }
  refresh();
}

int play(const char *folder) {
  static screen screens[9];
  int column = 1, row = 1;
  for (;;) {
    int number = row * 3 + column;
    if (screens[number].count == 0 && !load(folder, number, &screens[number])) return 1;
    draw(&screens[number]);
    switch (getch()) {
    case KEY_LEFT: column -= column > 0; break;
    case KEY_RIGHT: column += column < 2; break;
    case KEY_UP: row -= row > 0; break;
    case KEY_DOWN: row += row < 2; break;
    case 'q': case ERR: return 0;
    }
  }
}
