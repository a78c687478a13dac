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

  /// The four bars. Those that lie are half a row thick beside bars of one column, so that all look alike.
  var bars: [Path.Frame] {
    let thickness = bar.width == 1 ? 0.5 : 1
    let whole = Path.Frame(frame)
    return [1, 2].flatMap { index in
      let x = frame.minX + index * square.width + (index - 1) * bar.width
      let y = frame.minY + index * square.height + (index - 1) * bar.height
      return [
        Path.Frame(x: Double(x), y: whole.y, width: Double(bar.width), height: whole.height),
        Path.Frame(x: whole.x, y: Double(y), width: whole.width, height: thickness),
      ]
    }
  }
}
