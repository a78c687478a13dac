private import TermKit

extension ScreenEmulator {
  /// The screen as text with colours. `cat` shows a file of it as the screen was.
  ///
  /// Trailing blanks without a colour are left out.
  package var coloredText: String {
    (0..<size.height).map { coloredLine($0) + "\n" }.joined()
  }

  private func coloredLine(_ y: Int) -> String {
    var cells = (0..<size.width).map { self[$0, y] }.filter { $0.width > 0 }
    while let last = cells.last, last.isPaper, last.background < 0 { cells.removeLast() }
    var line = ""
    var last = EmulatedCell.plain
    for cell in cells {
      if !cell.isPaper || !last.hasPaper(of: cell) {
        if cell.style != last.style { line += "\u{1B}[\(cell.style)m" }
        last = cell
      }
      line += cell.text
    }
    return last.style == EmulatedCell.plain.style ? line : line + "\u{1B}[\(EmulatedCell.plain.style)m"
  }
}

extension ScreenEmulator.EmulatedCell {
  fileprivate static let plain = Self(glyph: .blank, width: 1, foreground: -1, background: -1, attributes: [])

  private static let visibleOnPaper: TextAttributes = [.underline, .reverse]

  /// Whether only the background colour is visible.
  fileprivate var isPaper: Bool { text == " " && attributes.isDisjoint(with: Self.visibleOnPaper) }

  /// Returns whether a blank in this cell's style looks like a blank of another cell.
  fileprivate func hasPaper(of cell: Self) -> Bool {
    background == cell.background && attributes.isDisjoint(with: Self.visibleOnPaper)
  }

  /// The SGR parameters (ECMA-48) that set the cell's colours and attributes and reset all others.
  fileprivate var style: String {
    let names: [(TextAttributes, String)] = [(.bold, "1"), (.italic, "3"), (.underline, "4"), (.reverse, "7")]
    let shown = isPaper ? [] : attributes
    let ink = isPaper ? [] : Self.parameters(of: foreground, 30)
    // On a reversed blank, only the foreground colour is visible.
    let isBlankOfInk = text == " " && attributes.contains(.reverse)
    let paper = isBlankOfInk ? [] : Self.parameters(of: background, 40)
    return (["0"] + names.filter { shown.contains($0.0) }.map(\.1) + ink + paper).joined(separator: ";")
  }

  private static func parameters(of color: Int, _ base: Int) -> [String] {
    switch color {
    case ..<0: []
    case 0..<8: ["\(base + color)"]
    case 8..<16: ["\(base + 60 + color - 8)"]
    case 16..<256: ["\(base + 8);5;\(color)"]
    default: ["\(base + 8);2;\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"]
    }
  }
}
