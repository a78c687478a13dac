// The modes of the raw program: what a C program does with ncurses and nothing else. Each draws all it shows at every key or frame
// and leaves it to ncurses to find out what changed.
#ifndef MODES_H
#define MODES_H

#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>

/// The screens of the game, one for each of the nine squares that can have the focus, from the files `folder/0` … `folder/8`.
/// Arrows move, `q` ends. Answers the status to exit with.
int play(const char *folder);

/// A list of so many rows with one selected. Arrows and PageUp, PageDown move, `q` ends.
void list(long count);

/// So many frames in which every cell changes.
void fill(long count);

/// So many frames in which twenty cells change.
void sparse(long count);

/// One screen that says READY, until `q`.
void start(void);

/// The number of the pair of two colours, defined when first asked for; 0 when there are no more.
int pair_of(int foreground, int background);

/// Draws in two colours from here on.
void set_colors(int foreground, int background);

#endif
