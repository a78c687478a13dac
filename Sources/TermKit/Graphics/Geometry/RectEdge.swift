/// Edges of a rectangle, several at once. UIKit's `UIRectEdge`.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits, one an edge.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = RectEdge(rawValue: 1)
  /// The left one.
  public static let left = RectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right one.
  public static let right = RectEdge(rawValue: 8)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
