// The part of libsystemd that speaks D-Bus.
#ifndef CSYSTEMDBUS_SHIM_H
#define CSYSTEMDBUS_SHIM_H
#if !__has_include(<systemd/sd-bus.h>)
#error "The trait AccessibilityBus needs libsystemd. On Debian and Ubuntu: sudo apt-get install libsystemd-dev; on Fedora: sudo dnf install systemd-devel"
#endif
#include <systemd/sd-bus.h>
#endif
