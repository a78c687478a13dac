// The library that reads compressed files: the fonts of the X Window System are installed compressed.
#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H
#include <zlib.h>
#endif
