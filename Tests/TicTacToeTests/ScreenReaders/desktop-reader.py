#!/usr/bin/python3
"""What a screen reader of the desktop knows about a program, by AT-SPI.

    desktop-reader.py NAME COMMANDS

Waits for the program NAME on the accessibility bus, and then prints each event of it. Reads commands from the FIFO COMMANDS:

    tree                     prints each object with its level, role, name, states and actions
    do OBJECT:ACTION         performs an action of the object with this role and name, such as: do push button Send:Activate
    focus OBJECT             moves the focus to an object
    text OBJECT              prints the text and the caret of an object

Each printed text is between the control characters RS and US, so that it can be told apart from what the program draws.
"""
import os
import sys

import pyatspi
from gi.repository import GLib

EVENTS = [
    "object:announcement", "object:property-change", "object:state-changed:focused", "object:children-changed",
    "object:text-changed", "object:text-caret-moved", "window:activate", "window:deactivate",
]
name, fifo = sys.argv[1:]
application = None


def say(*words):
    os.write(1, ("\x1e" + " ".join(str(word) for word in words) + "\x1f").encode())


def described(accessible):
    return accessible.getRoleName() + " " + accessible.name


def objects(accessible, level=0):
    yield accessible, level
    for index in range(accessible.childCount):
        yield from objects(accessible[index], level + 1)


def actions(accessible):
    if "Action" not in pyatspi.listInterfaces(accessible):
        return []
    action = accessible.queryAction()
    return [action.getName(index) for index in range(action.nActions)]


def print_tree():
    for accessible, level in objects(application):
        states = sorted(pyatspi.stateToString(state) for state in accessible.getState().getStates())
        say("tree", level, described(accessible), states, actions(accessible))
    say("tree ends")


def found(description):
    for accessible, _ in objects(application):
        if described(accessible).startswith(description):
            return accessible
    raise LookupError(description)


def obey(line):
    command, _, rest = line.partition(" ")
    if command == "tree":
        print_tree()
    elif command == "do":
        description, _, action = rest.partition(":")
        accessible = found(description)
        say("done", accessible.queryAction().doAction(actions(accessible).index(action)))
    elif command == "focus":
        say("grabbed", found(rest).queryComponent().grabFocus())
    elif command == "text":
        text = found(rest).queryText()
        word, start, end = text.getStringAtOffset(text.caretOffset - 1, pyatspi.Atspi.TextGranularity.WORD)
        say("text", repr(text.getText(0, -1)), text.caretOffset, text.characterCount, repr(word), start, end)


def read_commands(descriptor, condition):
    for line in os.read(descriptor, 1 << 16).decode().splitlines():
        try:
            obey(line)
        except Exception as error:
            say("failed", line, repr(error))
    return True


def report(event):
    if application is None:
        return find_application()
    if event.host_application == application:
        content = event.any_data
        if isinstance(content, pyatspi.Accessible):
            content = described(content)
        say("event", event.type, event.detail1, event.detail2, content, "|", described(event.source))


def find_application():
    global application
    desktop = pyatspi.Registry.getDesktop(0)
    programs = [child for child in desktop if child and child.name == name]
    # While the reader asks, it reports events, and may find the program there.
    if programs and application is None:
        application = programs[0]
        say("found", described(application), "by", application.toolkitName)
        # A FIFO that is also open for writing never ends.
        GLib.io_add_watch(os.open(fifo, os.O_RDWR), GLib.IO_IN, read_commands)


pyatspi.Registry.registerEventListener(report, *EVENTS)
# The program may already be there. If not, the desktop reports a new child.
find_application()
pyatspi.Registry.start(gil=False)
