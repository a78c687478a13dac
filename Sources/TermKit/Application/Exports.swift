// `import TermKit` is all that a program writes.
@_exported import TermKitGraphics
@_exported import TermKitInput
@_exported import TermKitTerminal
@_exported import TermKitToolkit
