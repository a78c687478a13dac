/// Distances from the four edges of a rectangle, in cells. UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in rows.
  public var top: Int
  /// The distance from the left edge, in columns.
  public var left: Int
  /// The distance from the bottom edge, in rows.
  public var bottom: Int
  /// The distance from the right edge, in columns.
  public var right: Int

  /// Creates insets of `top` and `bottom` rows, and of `left` and `right` columns. Each defaults to 0.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 on all edges.
  public static let zero = EdgeInsets()

  /// The sum of the left and right insets, in columns.
  public var horizontal: Int { left.saturatingAdd(right) }
  /// The sum of the top and bottom insets, in rows.
  public var vertical: Int { top.saturatingAdd(bottom) }

  /// Returns the sum of two insets, edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top.saturatingAdd(right.top), left: left.left.saturatingAdd(right.left),
      bottom: left.bottom.saturatingAdd(right.bottom), right: left.right.saturatingAdd(right.right))
  }

  /// Returns the difference of two insets, edge by edge.
  public static func - (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top.saturatingSubtract(right.top), left: left.left.saturatingSubtract(right.left),
      bottom: left.bottom.saturatingSubtract(right.bottom), right: left.right.saturatingSubtract(right.right))
  }

  /// The insets for a message.
  package var text: String { "top \(top), left \(left), bottom \(bottom), right \(right)" }

  /// Whether no inset is negative.
  var areNotNegative: Bool { top >= 0 && left >= 0 && bottom >= 0 && right >= 0 }
}
