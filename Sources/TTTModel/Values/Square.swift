/// One of the nine squares of the board. Its column and row are counted from the centre.
public struct Square: Hashable, Sendable {
  /// The index in reading order, from 0 at the top left to 8 at the bottom right.
  public let index: Int

  /// The column, from −1 at the left to 1 at the right.
  public var column: Int { index % 3 - 1 }

  /// The row, from −1 at the top to 1 at the bottom.
  public var row: Int { index / 3 - 1 }

  /// Creates the square in a column and a row. Returns nil unless both are in −1…1.
  public init?(column: Int, row: Int) {
    guard (-1...1).contains(column), (-1...1).contains(row) else { return nil }
    index = (row + 1) * 3 + column + 1
  }

  /// Creates the square with an index in reading order. Returns nil unless the index is in 0..<9.
  public init?(index: Int) {
    guard (0..<9).contains(index) else { return nil }
    self.index = index
  }

  /// All nine squares in reading order: the rows from top to bottom, each from left to right.
  public static let all: [Square] = (0..<9).compactMap(Square.init(index:))

  /// This square as one bit in a set of squares.
  var bit: UInt16 { 1 << UInt16(index) }
}
