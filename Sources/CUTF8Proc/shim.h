// The maintained table of Unicode properties that text widths come from.
#ifndef CUTF8PROC_SHIM_H
#define CUTF8PROC_SHIM_H
#if !__has_include(<utf8proc.h>)
#error "utf8proc is missing. On Debian and Ubuntu: sudo apt-get install libutf8proc-dev. On macOS: brew install utf8proc."
#endif
#include <utf8proc.h>
#endif
