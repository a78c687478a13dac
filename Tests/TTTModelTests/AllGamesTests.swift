import TestBasics
import Testing
import TTTModel

/// Plays all possible games and compares them with another formulation of the rules: characters on a board, and lines as steps.
@Suite struct AllGamesTests {
  private struct Count: Equatable {
    var victories = 0
    var defeats = 0
    var draws = 0
    var positions = 0
    var mistakes: [String] = []
  }

  @Test func `all 255,168 possible games agree with a second implementation of the rules`() {
    var count = Count()
    var board = [Character](repeating: ".", count: 9)
    play(Game(), &board, move: 0, &count)
    expectEqual(count.mistakes, [])
    expectEqual(count.victories, 131_184)
    expectEqual(count.defeats, 77_904)
    expectEqual(count.draws, 46_080)
    expectEqual(count.victories + count.defeats + count.draws, 255_168)
    expectEqual(count.positions, 549_946)
  }

  private func play(_ game: Game, _ board: inout [Character], move: Int, _ count: inout Count) {
    count.positions += 1
    let winner = winner(board)
    let expected: Game.Result =
      switch winner {
      case "m": .victory
      case "e": .defeat
      default: move == 9 ? .draw : .inProgress
      }
    if game.result != expected || game.moveCount != move { count.mistakes.append("\(board) is not \(game.result)") }
    switch expected {
    case .inProgress: break
    case .victory: count.victories += 1
    case .defeat: count.defeats += 1
    case .draw: count.draws += 1
    }
    if expected != .inProgress { return checkEnd(game, board, winner, &count) }
    for index in 0..<9 {
      var next = game
      let isFree = board[index] == "."
      if next.place(at: Square.all[index]) != isFree { count.mistakes.append("\(board) takes a move to \(index)") }
      guard isFree else { continue }
      board[index] = move % 2 == 0 ? "m" : "e"
      play(next, &board, move: move + 1, &count)
      board[index] = "."
    }
  }

  private func checkEnd(_ game: Game, _ board: [Character], _ winner: Character?, _ count: inout Count) {
    for square in Square.all {
      var copy = game
      if copy.place(at: square) { count.mistakes.append("\(board) goes on after its end") }
    }
    let lines = game.winningLines
    if lines.isEmpty != (winner == nil) { count.mistakes.append("\(board) has the lines \(lines)") }
    for square in lines.flatMap(\.squares) where board[square.index] != winner {
      count.mistakes.append("\(board) has a line through \(square)")
    }
  }

  private func winner(_ board: [Character]) -> Character? {
    func holds(_ start: Int, _ step: Int) -> Bool {
      board[start] != "." && board[start] == board[start + step] && board[start] == board[start + 2 * step]
    }
    if let start = [0, 1, 2].first(where: { holds($0, 3) }) { return board[start] }
    if let start = [0, 3, 6].first(where: { holds($0, 1) }) { return board[start] }
    return holds(0, 4) || holds(2, 2) ? board[4] : nil
  }
}
