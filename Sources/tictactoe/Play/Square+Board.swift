import TTTModel

extension Square {
  /// The square in the middle, where the focus begins.
  static let center = all[4]

  /// How far another square is away, as the square of the distance from centre to centre.
  func distance(to other: Square) -> Int {
    let (columns, rows) = (other.column - column, other.row - row)
    return columns * columns + rows * rows
  }
}
