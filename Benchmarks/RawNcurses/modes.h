// The modes of the raw program, which uses C and ncurses and nothing else. Each mode redraws its whole screen at every key or frame,
// and ncurses finds the changes.
#ifndef MODES_H
#define MODES_H

#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>

/// Shows the screens of the game, one for each of the nine squares that can have the focus, from the files `folder/0` … `folder/8`.
/// The arrow keys move the focus, and `q` ends the mode. Returns the exit status.
int play(const char *folder);

/// Shows a list of `count` rows with one selected row. The arrow keys, PageUp and PageDown move the selection, and `q` ends the mode.
void list(long count);

/// Shows `count` frames in which every cell changes.
void fill(long count);

/// Shows `count` frames in which twenty cells change.
void sparse(long count);

/// Shows one screen that says READY, until `q`.
void start(void);

/// Returns the number of the pair of two colours, and defines the pair if necessary. Returns 0 if no pairs are left.
int pair_of(int foreground, int background);

/// Sets the colours of the text that is drawn next.
void set_colors(int foreground, int background);

#endif
