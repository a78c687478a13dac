/// The attributes of text beside its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes (SGR 1).
  @inlinable public static var bold: TextAttributes { TextAttributes(rawValue: 1) }
  /// Fainter than normal (SGR 2).
  @inlinable public static var dim: TextAttributes { TextAttributes(rawValue: 2) }
  /// Slanted (SGR 3).
  @inlinable public static var italic: TextAttributes { TextAttributes(rawValue: 4) }
  /// A line below the text (SGR 4).
  @inlinable public static var underline: TextAttributes { TextAttributes(rawValue: 8) }
  /// Foreground and background exchanged (SGR 7).
  @inlinable public static var reverse: TextAttributes { TextAttributes(rawValue: 16) }

  // The upper three bits are the number of the underline's style. All styles contain the bit of `underline`.

  /// Two lines below the text (SGR 4:2), or one in terminals that are not known to have it. Use one style of underline at a time.
  @inlinable public static var doubleUnderline: TextAttributes { TextAttributes(rawValue: 8 | 1 << 5) }
  /// A curly line below the text (SGR 4:3), as for a misspelled word, or a straight one in terminals that are not known to have it.
  @inlinable public static var curlyUnderline: TextAttributes { TextAttributes(rawValue: 8 | 2 << 5) }
  /// A dotted line below the text (SGR 4:4), or a whole one in terminals that are not known to have it.
  @inlinable public static var dottedUnderline: TextAttributes { TextAttributes(rawValue: 8 | 3 << 5) }
  /// A dashed line below the text (SGR 4:5), or a whole one in terminals that are not known to have it.
  @inlinable public static var dashedUnderline: TextAttributes { TextAttributes(rawValue: 8 | 4 << 5) }

  /// The parameter of SGR 4 for the line, from 2 to 5. 0 for a plain line or none.
  package var underlineStyle: UInt8 { rawValue < 32 ? 0 : 1 + rawValue >> 5 }

  /// The attributes and their names, as in Swift, in the order of their numbers in SGR. The styles of underlines are left out.
  package static var named: [(attribute: TextAttributes, name: String)] {
    [(.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse")]
  }
}

/// The colours and attributes of drawn text.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyphs. Defaults to `.black`.
  public var foreground: Color
  /// The colour behind the glyphs. Defaults to `.clear`, which keeps the current background.
  public var background: Color
  /// The attributes, such as bold or underline. Defaults to none.
  public var attributes: TextAttributes
  /// The contrast that the glyphs keep with their background. Defaults to `.none`.
  ///
  /// `Canvas.tintTextStyle(_:)` and `Label` use `.text`. The value has an effect only with an opaque foreground, because translucent
  /// text is meant to fade.
  public var minimumContrast: MinimumContrast
  /// The number of the `LinkAddress` that the text leads to, or 0.
  package var link: UInt16 = 0

  /// Creates a text style. By default, the `foreground` is black, the `background` keeps the current one, and there are no `attributes` and
  /// no `minimumContrast`.
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
