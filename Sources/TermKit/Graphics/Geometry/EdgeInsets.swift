/// Distances in cells from the four edges of a rectangle. UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows from the top edge.
  public var top: Int
  /// Columns from the left edge.
  public var left: Int
  /// Rows from the bottom edge.
  public var bottom: Int
  /// Columns from the right edge.
  public var right: Int

  /// Makes insets from the four distances; each is 0 unless given.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets at all.
  public static let zero = EdgeInsets()

  /// Columns taken from both sides together.
  public var horizontal: Int { left.saturatingAdd(right) }
  /// Rows taken from top and bottom together.
  public var vertical: Int { top.saturatingAdd(bottom) }

  /// The distances of both, edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top.saturatingAdd(right.top), left: left.left.saturatingAdd(right.left),
      bottom: left.bottom.saturatingAdd(right.bottom), right: left.right.saturatingAdd(right.right))
  }

  /// The distances of the first less those of the second, edge by edge.
  public static func - (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top.saturatingSubtract(right.top), left: left.left.saturatingSubtract(right.left),
      bottom: left.bottom.saturatingSubtract(right.bottom), right: left.right.saturatingSubtract(right.right))
  }
}
