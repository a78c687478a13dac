/// How text stands out beside its colour.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The bits, one an attribute.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes; SGR 1.
  @inlinable public static var bold: TextAttributes { TextAttributes(rawValue: 1) }
  /// Fainter than normal; SGR 2.
  @inlinable public static var dim: TextAttributes { TextAttributes(rawValue: 2) }
  /// Slanted; SGR 3.
  @inlinable public static var italic: TextAttributes { TextAttributes(rawValue: 4) }
  /// A line below; SGR 4.
  @inlinable public static var underline: TextAttributes { TextAttributes(rawValue: 8) }
  /// Foreground and background change places; SGR 7.
  @inlinable public static var reverse: TextAttributes { TextAttributes(rawValue: 16) }
}

/// Colours and attributes of drawn text.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyphs.
  public var foreground: Color
  /// The colour behind the glyphs; clear unless given, so that what is there stays.
  public var background: Color
  /// Bold, underline and the like; none unless given.
  public var attributes: TextAttributes
  /// The contrast that the glyphs keep with what is behind them. Defaults to `none`; `Canvas.tintTextStyle(_:)` and `Label` ask for `text`.
  /// It counts for opaque foregrounds only, so that text can fade.
  public var minimumContrast: MinimumContrast

  /// Makes a style; black on whatever is there unless told otherwise.
  public init(
    foreground: Color = .black, background: Color = .clear, attributes: TextAttributes = [],
    minimumContrast: MinimumContrast = .none
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.minimumContrast = minimumContrast
  }
}
