import TestBasics
import Testing
import TTTModel

@Suite struct SquareTests {
  @Test func `there are nine squares in reading order`() {
    expectEqual(
      Square.all.map { [$0.column, $0.row] },
      [
        [-1, -1], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1], [1, 1],
      ])
    expectEqual(Square.all.map(\.index), Array(0..<9))
  }

  @Test func `a square is found by its column and row`() {
    for square in Square.all { expectEqual(Square(column: square.column, row: square.row), square) }
  }

  @Test(arguments: [(-2, 0), (2, 0), (0, -2), (0, 2), (Int.max, Int.min)])
  func `a column or row outside the board has no square`(column: Int, row: Int) {
    expectNil(Square(column: column, row: row))
  }

  @Test(arguments: [-1, 9, Int.min, Int.max]) func `an index outside 0 to 8 has no square`(index: Int) {
    expectNil(Square(index: index))
  }
}

@Suite struct WinningLineTests {
  @Test func `the lines are searched columns first, then rows, then the diagonals from top left and bottom left`() {
    expectEqual(
      WinningLine.all.map { $0.squares.map(\.index) },
      [
        [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 4, 8], [6, 4, 2],
      ])
  }
}
