/// One position of the screen.
public struct Cell: Hashable, Sendable {
  /// What is shown.
  public var glyph: Glyph
  /// The colour of the glyph; clear stands for the terminal's own.
  public var foreground: Color
  /// The colour behind it; clear stands for the terminal's own.
  public var background: Color
  /// Bold, underline and the like.
  public var attributes: TextAttributes
  /// The contrast that the glyph keeps with its background on the terminal.
  public var minimumContrast: MinimumContrast
  /// The columns its glyph takes: 1, 2, or 0 in the cell that the right half of a wide glyph covers.
  public internal(set) var width: UInt8

  /// Makes a cell; a blank in the terminal's own colours unless told otherwise.
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
  /// True when both look the same.
  @inlinable public static func == (a: Cell, b: Cell) -> Bool {
    a.glyph == b.glyph && a.foreground == b.foreground && a.background == b.background && a.width == b.width
      && a.attributes == b.attributes && a.minimumContrast == b.minimumContrast
  }

  /// True when it shows no ink: a space without underline or reverse.
  @inlinable public var isBlank: Bool { glyph == .blank && attributes.isDisjoint(with: [.underline, .reverse]) }
}
