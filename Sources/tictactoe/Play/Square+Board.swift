import TTTModel

extension Square {
  /// The square in the middle. The focus begins there.
  static let center = all[4]

  /// Returns the square of the distance between the centres of two squares.
  func distance(to other: Square) -> Int {
    let (columns, rows) = (other.column - column, other.row - row)
    return columns * columns + rows * rows
  }
}
