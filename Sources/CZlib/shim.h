// The library that reads compressed files: the fonts of the X Window System are installed compressed.
#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H
#if !__has_include(<zlib.h>)
#error "TermKit needs zlib. On Debian and Ubuntu: sudo apt-get install libncursesw5-dev libutf8proc-dev zlib1g-dev; with Homebrew: brew install ncurses utf8proc zlib"
#endif
#include <zlib.h>
#endif
