import TermKitGraphics

/// The characters of a bar, which can show a part of a cell (C6).
struct ProgressGlyphs: Equatable {
  /// The characters for cells that are filled from the left: empty first, then equal fractions, full last.
  private let fromLeft: [String]
  /// The character for cells whose right half is filled. Nil if the terminal has no such character.
  private let rightHalf: String?
  /// Whether the bar fills its rows. Otherwise it is a line.
  let isBar: Bool
  /// Whether the background of the cells has the colour of the track.
  let fillsTrack: Bool

  /// Chooses the characters for a bar that fills its rows, or for one that is a line.
  init(isBar: Bool, _ traits: TraitCollection) {
    self.isBar = isBar
    let blends = traits.colorDepth.blends
    fillsTrack = isBar && blends && traits.glyphLevel > .ascii
    switch (traits.glyphLevel, isBar) {
    case (.ascii, _): (fromLeft, rightHalf) = ([isBar ? "." : "-", isBar ? "#" : "="], nil)
    case (.blocks, false): (fromLeft, rightHalf) = (["─", "═"], nil)
    case (.blocks, true): (fromLeft, rightHalf) = ([blends ? " " : "░", "▌", "█"], "▐")
    case (.braille, false): (fromLeft, rightHalf) = ([blends ? "━" : "─", "╸", "━"], "╺")
    case (.braille, true):
      (fromLeft, rightHalf) = ([blends ? " " : "░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], "▐")
    }
  }

  /// Returns the character for a cell, and whether it belongs to the filled part.
  /// - Parameter part: The filled part of the bar, in columns from the left edge of the cell.
  func cell(covered part: ClosedRange<Double>) -> (glyph: String, isFilled: Bool) {
    let steps = Double(fromLeft.count - 1)
    if part.lowerBound >= 1 || part.upperBound <= 0 { return (fromLeft[0], false) }
    if part.lowerBound > 0.25 {
      guard let rightHalf, part.lowerBound < 0.75, part.upperBound >= 1 else { return (fromLeft[0], false) }
      return (rightHalf, true)
    }
    let index = Int((min(1, part.upperBound) * steps).rounded())
    return (fromLeft[index], index > 0)
  }
}
