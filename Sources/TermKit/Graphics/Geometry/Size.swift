/// A width and a height in whole cells. UIKit's `CGSize`.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size of `width` columns and `height` rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size without columns and rows.
  public static let zero = Size(width: 0, height: 0)

  /// The size of unlimited room, for `sizeThatFits(_:)`. Sums of two such sizes do not overflow.
  public static let unlimited = Size(width: Int.max / 4, height: Int.max / 4)

  /// True if the size covers no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
