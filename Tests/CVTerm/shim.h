// The terminal emulator that tests read the program's screen back through.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H
#include <vterm.h>
#endif
