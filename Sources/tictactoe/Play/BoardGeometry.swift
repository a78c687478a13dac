import TTTModel
import TermKit

/// Where the squares and the bars of a board are, in cells: the largest board whose squares look square that fits, centred.
struct BoardGeometry: Equatable {
  /// The whole board.
  let frame: Rect
  /// The cells of one square; twice as wide as high, for a cell is twice as high as wide.
  let square: Size
  /// The cells that a bar between two squares takes, in columns and in rows.
  let bar: Size

  init(fitting bounds: Rect) {
    let largest = max(1, min((bounds.height - 2) / 3, (bounds.width - 2) / 6))
    // Where bars may be two columns wide, a row is as thick.
    let isLarge = largest >= 8
    bar = Size(width: isLarge ? 2 : 1, height: 1)
    let height = max(1, min((bounds.height - 2 * bar.height) / 3, (bounds.width - 2 * bar.width) / 6))
    square = Size(width: 2 * height, height: height)
    frame = bounds.centered(Size(width: 3 * square.width + 2 * bar.width, height: 3 * square.height + 2 * bar.height))
  }

  /// The cells of a square.
  func frame(of place: Square) -> Rect {
    Rect(
      x: frame.minX + (place.column + 1) * (square.width + bar.width),
      y: frame.minY + (place.row + 1) * (square.height + bar.height),
      width: square.width, height: square.height)
  }

  /// The square nearest to a cell, inside the board or not.
  func square(nearestTo point: Point) -> Square {
    func nearest(_ distance: Int, _ step: Int) -> Int { max(0, min(2, distance / step)) }
    let column = nearest(point.x - frame.minX + bar.width / 2, square.width + bar.width)
    let row = nearest(point.y - frame.minY + bar.height / 2, square.height + bar.height)
    return Square.all[row * 3 + column]
  }

  /// The four bars, each from one end to the other, as wide as `bar` says. Where a bar is one column wide, one that lies fills
  /// the upper half of its row, so that all look alike.
  var bars: [(start: Path.Position, end: Path.Position)] {
    let whole = Path.Frame(frame)
    let thickness = Double(bar.width)
    return [1, 2].flatMap { index in
      let column = frame.minX + index * square.width + (index - 1) * bar.width
      let row = frame.minY + index * square.height + (index - 1) * bar.height
      let x = Double(column) + thickness / 2
      let y = Double(row) + thickness / 4
      return [
        (Path.Position(x: x, y: whole.y), Path.Position(x: x, y: whole.y + whole.height)),
        (Path.Position(x: whole.x, y: y), Path.Position(x: whole.x + whole.width, y: y)),
      ]
    }
  }
}
