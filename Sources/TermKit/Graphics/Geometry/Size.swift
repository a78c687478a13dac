/// A width and a height in whole cells. UIKit's `CGSize`.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size from a number of columns and a number of rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No columns and no rows.
  public static let zero = Size(width: 0, height: 0)

  /// True when it covers no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
