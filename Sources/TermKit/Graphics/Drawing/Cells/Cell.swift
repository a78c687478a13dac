/// One position of the screen: a glyph, two colours and attributes.
public struct Cell: Hashable, Sendable {
  /// The glyph. Defaults to a blank.
  public var glyph: Glyph
  /// The colour of the glyph. Defaults to `.clear`, which stands for the terminal's own.
  public var foreground: Color
  /// The colour behind the glyph. Defaults to `.clear`, which stands for the terminal's own.
  public var background: Color
  /// The attributes, such as bold or underline. Defaults to none.
  public var attributes: TextAttributes
  /// The minimum contrast between the glyph and its background on the terminal. Defaults to `.none`.
  public var minimumContrast: MinimumContrast
  /// The width of the glyph in columns: 1 or 2, or 0 in the cell that the right half of a wide glyph covers.
  public internal(set) var width: UInt8
  /// The elevation in the lowest 8 bits, and the link above them. Together they are compared at once. Defaults to 0.
  @usableFromInline package var extra: Int32 = 0

  /// Creates a cell. By default, its `glyph` is a blank with a `width` of 1 column, `foreground` and `background` are the terminal's own
  /// colours, and there are no `attributes` and no `minimumContrast`.
  public init(
    glyph: Glyph = .blank, foreground: Color = .clear, background: Color = .clear,
    attributes: TextAttributes = [], minimumContrast: MinimumContrast = .none, width: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.minimumContrast = minimumContrast
    self.width = width
  }

  // Written out to be inlinable: terminals compare thousands of cells.
  /// Returns true if all properties of both cells are equal.
  @inlinable public static func == (a: Cell, b: Cell) -> Bool {
    a.glyph == b.glyph && a.foreground == b.foreground && a.background == b.background && a.width == b.width
      && a.attributes == b.attributes && a.minimumContrast == b.minimumContrast && a.extra == b.extra
  }

  /// True if the cell shows no ink: a space without underline or reverse.
  @inlinable public var isBlank: Bool { glyph == .blank && attributes.isDisjoint(with: [.underline, .reverse]) }

  /// The distance of the cell's paper from the ground at night, in steps of brightness: positive for sheets, negative in a shade. Defaults to
  /// 0.
  package var elevation: Int8 {
    @inline(__always) get { Int8(truncatingIfNeeded: extra) }
    @inline(__always) set { extra = extra & ~0xFF | Int32(UInt8(bitPattern: newValue)) }
  }

  /// The number of the `LinkAddress` that the glyph leads to, or 0.
  package var link: UInt16 {
    @inline(__always) get { UInt16(truncatingIfNeeded: extra >> 8) }
    @inline(__always) set { extra = extra & 0xFF | Int32(newValue) << 8 }
  }

  /// The colour that text drawn on the cell has behind it. The visible colour of a full block is its foreground.
  package var paper: Color { glyph.isFullBlock ? foreground : background }

  /// Covers the glyph and the background with a translucent colour.
  mutating func cover(with color: Color) { (foreground, background) = (color.over(foreground), color.over(background)) }
}
