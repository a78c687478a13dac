// The maintained table of Unicode properties that text widths come from.
#ifndef CUTF8PROC_SHIM_H
#define CUTF8PROC_SHIM_H
#if !__has_include(<utf8proc.h>)
#error "TermKit needs utf8proc. On Debian and Ubuntu: sudo apt-get install libncursesw5-dev libutf8proc-dev libexpat1-dev libfribidi-dev; with Homebrew: brew install ncurses utf8proc expat fribidi"
#endif
#include <utf8proc.h>
#endif
