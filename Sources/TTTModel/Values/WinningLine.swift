/// Three squares in a row. A player who holds all three wins the game.
public struct WinningLine: Hashable, Sendable {
  /// The square at which the drawn line begins.
  public let first: Square

  /// The square between the ends.
  public let middle: Square

  /// The square at which the drawn line ends.
  public let last: Square

  /// The three squares, from the first to the last.
  public var squares: [Square] { [first, middle, last] }

  /// The eight lines in the order in which they are searched.
  ///
  /// Columns from left to right, rows from top to bottom, the diagonal from the top left, the diagonal from the bottom left.
  public static let all: [WinningLine] = [
    [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 4, 8], [6, 4, 2],
  ].compactMap(WinningLine.init)

  /// Returns the first line whose squares are all in a set of squares, or nil.
  static func first(in squares: UInt16) -> WinningLine? {
    all.first { $0.bits & squares == $0.bits }
  }

  /// Returns the lines whose squares are all in a set of squares.
  static func all(in squares: UInt16) -> [WinningLine] {
    all.filter { $0.bits & squares == $0.bits }
  }

  private let bits: UInt16

  private init?(indices: [Int]) {
    let squares = indices.compactMap(Square.init(index:))
    guard squares.count == 3 else { return nil }
    (first, middle, last) = (squares[0], squares[1], squares[2])
    bits = first.bit | middle.bit | last.bit
  }
}
