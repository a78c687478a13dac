import TermKitGraphics

/// What the person at the terminal asked for, over what was found out about it.
public struct TerminalOptions: Hashable, Sendable {
  /// How many colours to use; nil, the default, asks the environment and the terminal's description.
  public var colorDepth: ColorDepth?
  /// Which characters to use; nil, the default, asks the locale.
  public var glyphLevel: GlyphLevel?
  /// Whether animations jump to their ends; false by default.
  public var reducesMotion: Bool
  /// Whether the mouse is reported; true by default. Without it the terminal's own selection of text works as usual.
  public var usesMouse: Bool
  /// Whether what is copied goes to the clipboard of the person's desktop too; true by default. Terminals that let no program do that
  /// ignore it.
  public var usesClipboard: Bool

  /// Makes options; everything is found out, the mouse and the clipboard are on unless told otherwise.
  public init(
    colorDepth: ColorDepth? = nil, glyphLevel: GlyphLevel? = nil, reducesMotion: Bool = false, usesMouse: Bool = true,
    usesClipboard: Bool = true
  ) {
    self.colorDepth = colorDepth
    self.glyphLevel = glyphLevel
    self.reducesMotion = reducesMotion
    self.usesMouse = usesMouse
    self.usesClipboard = usesClipboard
  }
}
