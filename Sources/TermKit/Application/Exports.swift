// A program needs only `import TermKit`.
@_exported import TermKitBars
@_exported import TermKitControllers
@_exported import TermKitControls
@_exported import TermKitGraphics
@_exported import TermKitInput
@_exported import TermKitLists
@_exported import TermKitTerminal
@_exported import TermKitText
@_exported import TermKitViews
