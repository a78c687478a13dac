/// A position as one player sees it: the player's own squares, and the other player's squares. Opponents think with positions.
struct Position {
  /// The squares of the player whose turn it is.
  private(set) var own: UInt16 = 0
  /// The squares of the other player.
  private(set) var other: UInt16 = 0

  /// The empty board.
  static let start = Position()
}

extension Position {
  /// The position of a game, as the player whose turn it is sees it.
  init(_ game: Game) {
    (own, other) = game.currentPlayer == .me ? (game.mine, game.theirs) : (game.theirs, game.mine)
  }

  /// The free squares, in reading order.
  var freeSquares: [Square] { Square.all.filter(isFree) }

  /// A number that identifies the position, in 0..<``numberLimit``.
  var number: Int { Int(own) << 9 | Int(other) }

  /// The end of the range of ``number``.
  static let numberLimit = 1 << 18

  /// Whether the other player has three in a row.
  var isLost: Bool { WinningLine.first(in: other) != nil }

  /// The free squares that complete three in a row for the player whose turn it is.
  var winningSquares: [Square] { freeSquares.filter { WinningLine.first(in: own | $0.bit) != nil } }

  /// The position as the other player sees it, as if it were that player's turn.
  var reversed: Position { Position(own: other, other: own) }

  /// Returns whether neither player holds a square.
  func isFree(_ square: Square) -> Bool { (own | other) & square.bit == 0 }

  /// Returns the position after a move, as the other player sees it.
  func after(_ square: Square) -> Position { Position(own: other, other: own | square.bit) }

  /// Returns how many lines would have two of the player's pieces and a free square if the player moved to a square.
  func threats(after square: Square) -> Int { after(square).reversed.winningSquares.count }
}
