import TermKit
import TermKitTestSupport

/// The cells and the cursor of a screen at one moment.
struct RecordedScreen {
  let size: Size
  let cursor: Point?
  private let cells: [ScreenEmulator.EmulatedCell]

  init(_ screen: ScreenEmulator) {
    size = screen.size
    cursor = screen.cursor
    cells = (0..<screen.size.height).flatMap { y in (0..<screen.size.width).map { screen[$0, y] } }
  }

  subscript(x: Int, y: Int) -> ScreenEmulator.EmulatedCell { cells[y * size.width + x] }

  /// The cells of some columns of a row.
  subscript(columns: Range<Int>, y: Int) -> ArraySlice<ScreenEmulator.EmulatedCell> {
    cells[y * size.width + columns.lowerBound..<y * size.width + columns.upperBound]
  }
}
