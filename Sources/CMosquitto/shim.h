// The library that speaks to MQTT brokers.
#ifndef CMOSQUITTO_SHIM_H
#define CMOSQUITTO_SHIM_H
#if !__has_include(<mosquitto.h>)
#error "The trait MQTT needs libmosquitto. On Debian and Ubuntu: sudo apt-get install libmosquitto-dev; with Homebrew: brew install mosquitto"
#endif
#include <mosquitto.h>
#include <mqtt_protocol.h>
#endif
