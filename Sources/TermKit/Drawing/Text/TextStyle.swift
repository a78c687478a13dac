/// How text stands out beside its colour.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The bits, one an attribute.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes; SGR 1.
  public static let bold = TextAttributes(rawValue: 1)
  /// Fainter than normal; SGR 2.
  public static let dim = TextAttributes(rawValue: 2)
  /// Slanted; SGR 3.
  public static let italic = TextAttributes(rawValue: 4)
  /// A line below; SGR 4.
  public static let underline = TextAttributes(rawValue: 8)
  /// Foreground and background change places; SGR 7.
  public static let reverse = TextAttributes(rawValue: 16)
}

/// Colours and attributes of drawn text.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyphs.
  public var foreground: Color
  /// The colour behind the glyphs; clear unless given, so that what is there stays.
  public var background: Color
  /// Bold, underline and the like; none unless given.
  public var attributes: TextAttributes

  /// Makes a style; black on whatever is there unless told otherwise.
  public init(foreground: Color = .black, background: Color = .clear, attributes: TextAttributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
