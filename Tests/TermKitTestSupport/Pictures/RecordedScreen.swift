package import TermKit

/// The cells and the cursor of a screen at one moment.
package struct RecordedScreen {
  package let size: Size
  package let cursor: Point?
  private let cells: [ScreenEmulator.EmulatedCell]

  /// Copies the screen of a terminal emulator.
  package init(_ screen: ScreenEmulator) {
    size = screen.size
    cursor = screen.cursor
    cells = (0..<screen.size.height).flatMap { y in (0..<screen.size.width).map { screen[$0, y] } }
  }

  /// Copies the screen of a headless terminal, in the colours of a terminal with 16.7 million.
  @MainActor package init(_ terminal: HeadlessTerminal) {
    size = terminal.size
    cursor = terminal.cursor
    let screen = terminal.screen
    var quantizer = ColorQuantizer(depth: .truecolor)
    cells = (0..<size.height).flatMap { y in
      screen.withRow(y) { row in row.map { Self.emulated($0, in: quantizer.rendition(of: $0)) } }
    }
  }

  private static func emulated(_ cell: Cell, in rendition: Rendition) -> ScreenEmulator.EmulatedCell {
    ScreenEmulator.EmulatedCell(
      glyph: cell.glyph, width: Int(cell.width), foreground: number(of: rendition.foreground),
      background: number(of: rendition.background), attributes: rendition.attributes)
  }

  // Returns a colour in the notation of the emulator.
  private static func number(of color: Int32) -> Int { color < 0 ? -1 : 0x1_00_00_00 | Int(color) }

  package subscript(x: Int, y: Int) -> ScreenEmulator.EmulatedCell { cells[y * size.width + x] }

  /// The cells of some columns of a row.
  package subscript(columns: Range<Int>, y: Int) -> ArraySlice<ScreenEmulator.EmulatedCell> {
    cells[y * size.width + columns.lowerBound..<y * size.width + columns.upperBound]
  }
}
