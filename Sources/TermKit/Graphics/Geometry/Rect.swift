/// A rectangle in cells, half-open: it covers columns `minX..<maxX` and rows `minY..<maxY`. UIKit's `CGRect`.
///
/// A rectangle whose end exceeds `Int.max` ends there: a width of `Int.max` means all the room to the right.
public struct Rect: Hashable, Sendable {
  /// The top-left cell.
  public var origin: Point
  /// The number of columns and rows.
  public var size: Size

  /// Creates a rectangle of a `size` whose top-left cell is `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle of `width` columns, the first one `x`, and of `height` rows, the first one `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle at (0, 0) with a number of columns and rows.
  public init(size: Size) {
    self.init(origin: .zero, size: size)
  }

  /// The empty rectangle at (0, 0).
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last one.
  public var maxX: Int { origin.x.saturatingAdd(size.width) }
  /// The row after the last one.
  public var maxY: Int { origin.y.saturatingAdd(size.height) }
  /// The middle column. If the width is even, the right one of the two middle columns.
  public var midX: Int { origin.x.saturatingAdd(size.width / 2) }
  /// The middle row. If the height is even, the lower one of the two middle rows.
  public var midY: Int { origin.y.saturatingAdd(size.height / 2) }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  /// The middle cell.
  public var center: Point { Point(x: midX, y: midY) }
  /// True if the rectangle covers no cell.
  public var isEmpty: Bool { size.isEmpty }
}

extension Rect {
  /// Returns true if the rectangle covers the cell at a point.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns true if the rectangle covers every cell of another one. An empty rectangle is always contained.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// Returns true if the two rectangles have a cell in common.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// Returns the cells that both rectangles cover, or an empty rectangle if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX).saturatingSubtract(left)),
      height: max(0, min(maxY, other.maxY).saturatingSubtract(top)))
  }

  /// Returns the smallest rectangle that covers both. An empty rectangle adds nothing.
  public func union(_ other: Rect) -> Rect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX).saturatingSubtract(left),
      height: max(maxY, other.maxY).saturatingSubtract(top))
  }

  /// Returns the rectangle moved by a distance.
  public func offset(by distance: Point) -> Rect {
    Rect(origin: origin + distance, size: size)
  }

  /// Returns the rectangle moved `dx` columns to the right and `dy` rows down.
  public func offsetBy(dx: Int, dy: Int) -> Rect { offset(by: Point(x: dx, y: dy)) }

  /// Returns the rectangle without `dx` columns on the left and on the right, and without `dy` rows at the top and at the bottom. Negative
  /// numbers enlarge it. Its width and height are never negative.
  public func insetBy(dx: Int, dy: Int) -> Rect { inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx)) }

  /// Returns the rectangle shrunk by insets. Negative insets enlarge it. Its width and height are never negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX.saturatingAdd(insets.left), y: minY.saturatingAdd(insets.top),
      width: max(0, width.saturatingSubtract(insets.horizontal)),
      height: max(0, height.saturatingSubtract(insets.vertical)))
  }

  /// Returns a rectangle of the given size, centred in this one.
  ///
  /// If the free room is odd, the extra cell is at the right or below. A larger size exceeds this rectangle at both ends; if the excess is
  /// odd, the extra cell is at the left or above.
  public func centered(_ size: Size) -> Rect {
    Rect(
      x: minX.saturatingAdd(width.saturatingSubtract(size.width) >> 1),
      y: minY.saturatingAdd(height.saturatingSubtract(size.height) >> 1), width: size.width, height: size.height)
  }
}
