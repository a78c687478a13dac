/// Every position of Tic-Tac-Toe with its score for perfect players. The positions are solved once, when an opponent first thinks.
struct SolvedGame {
  /// The solution. It is the same for all games.
  static let shared = SolvedGame()

  /// The score of a win that is already on the board. Each move that it takes to win costs one point.
  private static let victory: Int8 = 20
  private static let unknown = Int8.min

  /// The scores of the positions solved so far, by ``Position/number``.
  private var scores = [Int8](repeating: unknown, count: Position.numberLimit)

  private init() {
    solve(.start)
  }

  @discardableResult private mutating func solve(_ position: Position) -> Int8 {
    let known = scores[position.number]
    guard known == Self.unknown else { return known }
    let score = position.isLost ? -Self.victory : solveMoves(of: position)
    scores[position.number] = score
    return score
  }

  /// Returns the score of the best move, or 0 for a draw if no square is free.
  private mutating func solveMoves(of position: Position) -> Int8 {
    var best: Int8?
    for square in Square.all where position.isFree(square) {
      best = max(best ?? .min, Self.oneMoveEarlier(-solve(position.after(square))))
    }
    return best ?? 0
  }

  /// Makes quick victories better than slow ones, and slow defeats better than quick ones.
  private static func oneMoveEarlier(_ score: Int8) -> Int8 { score - score.signum() }

  /// Returns the score of a position for the player whose turn it is: positive if that player can force a win, negative if the other player
  /// can, and 0 if neither can. Of two wins, the one in fewer moves has the greater score.
  /// - Precondition: A game can reach the position.
  func score(of position: Position) -> Int {
    let score = scores[position.number]
    precondition(score != Self.unknown, "no game reaches this position")
    return Int(score)
  }

  /// Returns the moves that a perfect player may make, in reading order. Of drawn moves, these leave the other player the greatest share of
  /// moves that lose. Empty if the board is full.
  func bestSquares(in position: Position) -> [Square] {
    let best = position.freeSquares.greatest { -score(of: position.after($0)) }
    guard let square = best.first, score(of: position.after(square)) == 0 else { return best }
    return best.greatest { shareOfMistakes(in: position.after($0)) }
  }

  /// Returns the share of moves in a position that lose.
  private func shareOfMistakes(in position: Position) -> Double {
    let squares = position.freeSquares
    let losing = squares.count { score(of: position.after($0)) > 0 }
    return squares.isEmpty ? 0 : Double(losing) / Double(squares.count)
  }
}

extension Array {
  /// Returns the elements with the greatest value, in their order.
  fileprivate func greatest<Value: Comparable>(_ value: (Element) -> Value) -> [Element] {
    let values = map(value)
    guard let greatest = values.max() else { return [] }
    return zip(self, values).filter { $0.1 == greatest }.map(\.0)
  }
}
