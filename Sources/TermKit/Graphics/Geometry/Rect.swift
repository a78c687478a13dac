/// A rectangle in cells, half-open: it covers columns `minX..<maxX` and rows `minY..<maxY`. UIKit's `CGRect`.
///
/// One that would reach beyond the last `Int` ends there: a width of `Int.max` is all the room to the right.
public struct Rect: Hashable, Sendable {
  /// The top-left cell.
  public var origin: Point
  /// The number of columns and rows covered.
  public var size: Size

  /// Makes a rectangle from its top-left cell and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from column, row, number of columns and number of rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle at (0, 0).
  public init(size: Size) {
    self.init(origin: .zero, size: size)
  }

  /// The empty rectangle at (0, 0).
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The first column covered.
  public var minX: Int { origin.x }
  /// The first row covered.
  public var minY: Int { origin.y }
  /// The column after the last one covered.
  public var maxX: Int { origin.x.saturatingAdd(size.width) }
  /// The row after the last one covered.
  public var maxY: Int { origin.y.saturatingAdd(size.height) }
  /// The column in the middle, the right one of two.
  public var midX: Int { origin.x.saturatingAdd(size.width / 2) }
  /// The row in the middle, the lower one of two.
  public var midY: Int { origin.y.saturatingAdd(size.height / 2) }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  /// The cell in the middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// True when it covers no cell.
  public var isEmpty: Bool { size.isEmpty }
}

extension Rect {
  /// True when the cell at `point` is covered.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// True when every cell of `other` is covered; an empty rectangle always is.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// True when the two have a cell in common.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// The cells both cover; an empty rectangle when there are none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX).saturatingSubtract(left)),
      height: max(0, min(maxY, other.maxY).saturatingSubtract(top)))
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX).saturatingSubtract(left),
      height: max(maxY, other.maxY).saturatingSubtract(top))
  }

  /// The rectangle moved by a distance.
  public func offset(by distance: Point) -> Rect {
    Rect(origin: origin + distance, size: size)
  }

  /// The rectangle made smaller by `insets`; never with a negative size.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX.saturatingAdd(insets.left), y: minY.saturatingAdd(insets.top),
      width: max(0, width.saturatingSubtract(insets.horizontal)),
      height: max(0, height.saturatingSubtract(insets.vertical)))
  }

  /// A rectangle of `size` centred in this one; an odd cell of room goes to the right and below.
  ///
  /// One that is larger stands out on all sides, by an odd cell more at the left and above.
  public func centered(_ size: Size) -> Rect {
    Rect(
      x: minX.saturatingAdd(width.saturatingSubtract(size.width) >> 1),
      y: minY.saturatingAdd(height.saturatingSubtract(size.height) >> 1), width: size.width, height: size.height)
  }
}
