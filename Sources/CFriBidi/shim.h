// The library that orders texts with Hebrew and Arabic letters, and joins Arabic letters.
#ifndef CFRIBIDI_SHIM_H
#define CFRIBIDI_SHIM_H
#if !__has_include(<fribidi/fribidi.h>)
#error "TermKit needs FriBidi. On Debian and Ubuntu: sudo apt-get install libncursesw5-dev libutf8proc-dev libexpat1-dev libfribidi-dev; with Homebrew: brew install ncurses utf8proc expat fribidi"
#endif
#include <fribidi/fribidi.h>
#endif
