// The library that reads compressed files: the fonts of the X Window System are installed compressed.
#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H
#if !__has_include(<zlib.h>)
#error "zlib is missing. On Debian and Ubuntu: sudo apt-get install zlib1g-dev. On macOS: brew install zlib."
#endif
#include <zlib.h>
#endif
