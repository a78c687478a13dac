// A program needs only `import TermKit`.
@_exported import TermKitGraphics
@_exported import TermKitInput
@_exported import TermKitTerminal
@_exported import TermKitToolkit
