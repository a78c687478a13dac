#!/usr/bin/python3
"""A window with the terminal of GNOME, which runs a program.

    vte-terminal.py KEYS PROGRAM [ARGUMENTS …]

Types the lines of the FIFO KEYS without their newlines. Ends with the program.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte

fifo, *command = sys.argv[1:]
GLib.set_prgname("vte-terminal")


def type_keys(descriptor, condition):
    for line in os.read(descriptor, 1 << 16).decode().split("\n"):
        terminal.feed_child(line.encode())
    return True


terminal = Vte.Terminal()
terminal.set_size(80, 24)
terminal.connect("child-exited", lambda terminal, status: Gtk.main_quit())
window = Gtk.Window()
window.add(terminal)
# Without a window manager, nothing else gives the focus to the window.
window.connect("map-event", lambda window, event: window.get_window().focus(0))
window.show_all()
terminal.grab_focus()
terminal.spawn_async(Vte.PtyFlags.DEFAULT, None, command, None, GLib.SpawnFlags.DEFAULT, None, None, -1, None, None)
# A FIFO that is also open for writing never ends.
GLib.io_add_watch(os.open(fifo, os.O_RDWR), GLib.IO_IN, type_keys)
Gtk.main()
