import TermKitGraphics

/// The user's overrides for detected terminal capabilities.
///
/// A terminal that does not follow ECMA-48 shows ASCII only, and no more colours than its description has. Options cannot change that.
public struct TerminalOptions: Hashable, Sendable {
  /// The colour depth. Defaults to nil, which uses the environment and the terminal's description.
  public var colorDepth: ColorDepth?
  /// The characters to use. Defaults to nil, which uses the locale and the name of the terminal.
  public var glyphLevel: GlyphLevel?
  /// Whether animations jump to their end. Defaults to false. With a screen reader, they do so too.
  public var reducesMotion: Bool
  /// Whether the terminal reports mouse events. Defaults to true. If false, the terminal's own text selection works as usual.
  public var usesMouse: Bool
  /// Whether copied text also goes to the desktop's clipboard. Defaults to true. Terminals that do not allow it ignore the sequence.
  public var usesClipboard: Bool

  /// Creates options. By default, all capabilities are detected (`colorDepth` and `glyphLevel` are nil), animations run (`reducesMotion` is
  /// false), and `usesMouse` and `usesClipboard` are true.
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
