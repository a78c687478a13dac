/// A position in whole cells. x grows to the right, y grows downwards. UIKit's `CGPoint`.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// Creates the point in column `x` and row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Returns the sum of two points, coordinate by coordinate. Sums beyond the range of `Int` are clamped to it.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x.saturatingAdd(right.x), y: left.y.saturatingAdd(right.y))
  }

  /// Returns the distance from the right point to the left one.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x.saturatingSubtract(right.x), y: left.y.saturatingSubtract(right.y))
  }
}
