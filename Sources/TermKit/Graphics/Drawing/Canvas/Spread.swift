/// A circle that grows from a rectangle until it covers an area. More precisely, it contains the cells within a distance of the rectangle.
///
/// A cell is twice as high as wide, so a row counts as two columns.
package struct Spread: Hashable, Sendable {
  /// The rectangle from which the circle grows.
  private(set) var origin: Rect
  /// The distance, in columns.
  let radius: Double

  /// Creates a circle in the middle of its growth.
  /// - Parameters:
  ///   - origin: The rectangle from which the circle grows. It may be outside of the area.
  ///   - area: The area that the circle covers at the end, in the same coordinates.
  ///   - progress: The part of the growth, from 0 for the rectangle alone to 1 for the whole area.
  package init(from origin: Rect, over area: Rect, progress: Double) {
    self.origin = origin
    let columns = Double(max(origin.minX - area.minX, area.maxX - origin.maxX, 0))
    let rows = Double(max(origin.minY - area.minY, area.maxY - origin.maxY, 0))
    radius = max(0, progress) * (columns * columns + 4 * rows * rows).squareRoot()
  }

  /// Returns the same circle at another place.
  func offset(by distance: Point) -> Spread {
    var circle = self
    circle.origin = origin.offset(by: distance)
    return circle
  }

  /// Returns the distance of a cell from the edge of the circle, in columns. Negative inside of it.
  func distanceFromEdge(x: Int, y: Int) -> Double {
    let columns = Double(max(origin.minX - x, x - (origin.maxX - 1), 0))
    let rows = rows(to: y)
    return (columns * columns + 4 * rows * rows).squareRoot() - radius
  }

  private func rows(to y: Int) -> Double { Double(max(origin.minY - y, y - (origin.maxY - 1), 0)) }

  /// Returns the columns that the circle covers in a row. Empty if it does not reach the row.
  func columns(inRow row: Int) -> Range<Int> {
    let rows = rows(to: row)
    let square = radius * radius - 4 * rows * rows
    if square < 0 { return origin.minX..<origin.minX }
    let columns = Int(square.squareRoot())
    return origin.minX - columns..<max(origin.minX, origin.maxX) + columns
  }
}
