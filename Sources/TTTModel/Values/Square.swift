/// One of the nine squares of the board, counted from the square in the middle.
public struct Square: Hashable, Sendable {
  /// The place in reading order: 0 is the square at the top left, 8 the one at the bottom right.
  public let index: Int

  /// The column: −1 is the left one, 1 the right one.
  public var column: Int { index % 3 - 1 }

  /// The row: −1 is the top one, 1 the bottom one.
  public var row: Int { index / 3 - 1 }

  /// Makes the square in a column and a row; nil unless both are in −1…1.
  public init?(column: Int, row: Int) {
    guard (-1...1).contains(column), (-1...1).contains(row) else { return nil }
    index = (row + 1) * 3 + column + 1
  }

  /// Makes the square at a place in reading order; nil unless the place is in 0..<9.
  public init?(index: Int) {
    guard (0..<9).contains(index) else { return nil }
    self.index = index
  }

  /// All nine squares in reading order: row by row from the top, each from left to right.
  public static let all: [Square] = (0..<9).compactMap(Square.init(index:))

  /// This square as one bit of a set of squares.
  var bit: UInt16 { 1 << UInt16(index) }
}
