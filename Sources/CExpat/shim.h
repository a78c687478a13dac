// The library that reads XML: the names of symbols in Unicode's locale data.
#ifndef CEXPAT_SHIM_H
#define CEXPAT_SHIM_H
#if !__has_include(<expat.h>)
#error "TermKit needs expat. On Debian and Ubuntu: sudo apt-get install libncursesw5-dev libutf8proc-dev libexpat1-dev libfribidi-dev; with Homebrew: brew install ncurses utf8proc expat fribidi"
#endif
#include <expat.h>
#endif
