import TTTModel
import TermKit

/// The layout of a board in cells: the largest board with visibly square squares that fits, centred.
struct BoardGeometry: Equatable {
  /// The frame of the whole board.
  let frame: Rect
  /// The size of a square in cells. It is about twice as wide as high, because a cell is twice as high as wide.
  let square: Size
  /// The thickness of a bar between two squares, in columns and in rows.
  let bar: Size

  init(fitting bounds: Rect) {
    let thin = Self.largestHeight(bounds, barWidth: 1)
    // Large boards have bars of two columns, which are as thick as a row.
    let barWidth = thin >= 8 ? 2 : 1
    let height = max(1, barWidth == 1 ? thin : Self.largestHeight(bounds, barWidth: 2))
    bar = Size(width: barWidth, height: 1)
    square = Size(width: Self.width(ofHeight: height, barWidth), height: height)
    let size = Size(width: 3 * square.width + 2 * bar.width, height: 3 * square.height + 2 * bar.height)
    // An odd row is left above the board, because the visible board begins half a row above its cells.
    frame = bounds.offset(by: Point(x: 0, y: (bounds.height - size.height) % 2)).centered(size)
  }

  // The distance between two bars has twice as many columns as rows. Beside bars of one column, squares are therefore an odd number of
  // columns wide. A line through their middle is then one column wide too and crosses the bars without a gap.
  private static func width(ofHeight height: Int, _ barWidth: Int) -> Int { 2 * (height + 1) - barWidth }

  private static func largestHeight(_ bounds: Rect, barWidth: Int) -> Int {
    let byRows = (bounds.height - 2) / 3
    let byColumns = ((bounds.width - 2 * barWidth) / 3 + barWidth) / 2 - 1
    return min(byRows, byColumns)
  }

  func frame(of place: Square) -> Rect {
    Rect(
      x: frame.minX + (place.column + 1) * (square.width + bar.width),
      y: frame.minY + (place.row + 1) * (square.height + bar.height),
      width: square.width, height: square.height)
  }

  /// Returns the cell in the middle of a square.
  func letterPosition(in place: Square) -> Point { frame(of: place).centered(Size(width: 1, height: 1)).origin }

  /// Returns the frame of a square as it appears. Beside bars of one column, it begins in the lower half of the row of the bar above.
  func visibleFrame(of place: Square) -> Path.Frame {
    let frame = frame(of: place)
    return Path.Frame(
      x: Double(frame.minX), y: Double(frame.minY) - rowsAbove, width: Double(frame.width),
      height: Double(frame.height) + rowsAbove)
  }

  // The part of a bar's row that the bar does not fill belongs to the squares below.
  private var rowsAbove: Double { Double(bar.height) - Double(bar.width) / 2 }

  /// Returns the square at a cell, or the nearest square within the thickness of a bar. Returns nil farther out.
  func square(near point: Point) -> Square? {
    func nearest(_ distance: Int, _ step: Int) -> Int { max(0, min(2, distance / step)) }
    let column = nearest(point.x - frame.minX + bar.width / 2, square.width + bar.width)
    let row = nearest(point.y - frame.minY + bar.height / 2, square.height + bar.height)
    let nearest = Square.all[row * 3 + column]
    let reach = EdgeInsets(top: -bar.height, left: -bar.width, bottom: -bar.height, right: -bar.width)
    return frame(of: nearest).inset(by: reach).contains(point) ? nearest : nil
  }

  /// The four bars, each from one end to the other, with the thickness `bar`. A horizontal bar beside bars of one column fills the upper
  /// half of its row, so that all bars look alike.
  var bars: [(start: Path.Position, end: Path.Position)] {
    let whole = Path.Frame(frame)
    let thickness = Double(bar.width)
    return [1, 2].flatMap { index in
      let column = frame.minX + index * square.width + (index - 1) * bar.width
      let row = frame.minY + index * square.height + (index - 1) * bar.height
      let x = Double(column) + thickness / 2
      let y = Double(row) + thickness / 4
      return [
        (Path.Position(x: x, y: whole.y - rowsAbove), Path.Position(x: x, y: whole.y + whole.height)),
        (Path.Position(x: whole.x, y: y), Path.Position(x: whole.x + whole.width, y: y)),
      ]
    }
  }
}
