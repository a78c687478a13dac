// The library that reads XML: the names of symbols in Unicode's locale data.
#ifndef CEXPAT_SHIM_H
#define CEXPAT_SHIM_H
#include <expat.h>
#endif
