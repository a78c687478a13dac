// The one door to ncurses. Macros and variadic functions do not cross into Swift; each function
// below stands for one of them and says why.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

#endif
