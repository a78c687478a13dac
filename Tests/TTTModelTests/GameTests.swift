import Foundation
import TestBasics
import Testing

@testable import TTTModel

@Suite struct GameTests {
  /// Creates a game from squares, given by their indices in reading order.
  private func game(_ indices: Int...) -> Game {
    Game(squares: indices.compactMap(Square.init(index:)))
  }

  private let corner = Square.all[0]
  private let middle = Square.all[4]

  @Test func `a new game is empty, in progress and unrated, and the user moves first`() {
    let game = Game()
    #expect(game.moves.isEmpty && game.lastMove == nil && game.winningLines.isEmpty)
    #expect(game.result == .inProgress && !game.isOver)
    expectNil(game.rating)
    expectEqual(game.currentPlayer, .me)
    #expect(Square.all.allSatisfy { game.player(at: $0) == nil })
  }

  @Test func `the players take turns, and each square keeps the player who took it`() {
    var game = Game()
    expectEqual(game.add(Move(player: .me, square: corner)), true)
    expectEqual(game.currentPlayer, .enemy)
    expectEqual(game.add(Move(player: .enemy, square: middle)), true)
    expectEqual(game.currentPlayer, .me)
    #expect(game.player(at: corner) == .me && game.player(at: middle) == .enemy)
    expectEqual(game.moves, [Move(player: .me, square: corner), Move(player: .enemy, square: middle)])
    expectEqual(game.lastMove, Move(player: .enemy, square: middle))
  }

  @Test func `a move out of turn does nothing`() {
    var game = Game()
    expectEqual(game.add(Move(player: .enemy, square: corner)), false)
    expectEqual(game, Game())
    game.place(at: corner)
    let before = game
    expectEqual(game.add(Move(player: .me, square: middle)), false)
    expectEqual(game, before)
  }

  @Test func `a move to a taken square does nothing`() {
    var game = game(0)
    let before = game
    expectEqual(game.place(at: corner), false)
    expectEqual(game, before)
  }

  @Test func `a move in a finished game does nothing`() {
    var game = game(0, 3, 1, 4, 2)
    let before = game
    expectEqual(game.result, .victory)
    expectEqual(game.place(at: Square.all[8]), false)
    expectEqual(game, before)
  }

  @Test func `three of the user's pieces in a line win, and three of the enemy's lose`() {
    expectEqual(game(0, 3, 1, 4, 2).result, .victory)
    expectEqual(game(0, 3, 1, 4, 8, 5).result, .defeat)
  }

  @Test func `a full board without three in a row is a draw and has no line`() {
    let game = game(0, 1, 2, 4, 3, 5, 7, 6, 8)
    #expect(game.result == .draw && game.isOver)
    expectEqual(game.winningLines, [])
  }

  @Test func `the ninth move can win`() {
    let game = game(0, 1, 2, 3, 4, 5, 7, 6, 8)
    expectEqual(game.moveCount, 9)
    expectEqual(game.result, .victory)
  }

  @Test func `if the last move completes two lines, both win (field trial E2)`() {
    // The left column and the top row meet in the last square.
    let game = game(1, 4, 2, 5, 3, 7, 6, 8, 0)
    expectEqual(game.winningLines, [WinningLine.all[0], WinningLine.all[3]])
    expectEqual(game.winningLines.map { $0.squares.map(\.index) }, [[0, 3, 6], [0, 1, 2]])
  }

  @Test func `a rating goes with the result that is taken back (field trial E7)`() {
    var game = game(0, 3, 1, 4, 2)
    game.rating = 3
    #expect(game.position(afterMoves: 4).rating == nil && game.positionBeforeLastTurn?.rating == nil)
    expectEqual(game.position(afterMoves: 5).rating, 3)
    var unfinished = self.game(0, 3)
    unfinished.rating = 2
    expectEqual(unfinished.positionBeforeLastTurn?.rating, 2)
  }

  @Test func `a game created from squares leaves out impossible moves`() {
    expectEqual(game(0, 0, 1).moves.map(\.square.index), [0, 1])
    expectEqual(game(0, 3, 1, 4, 2, 8, 7).moveCount, 5)
  }

  @Test func `games with the same squares in another order are different`() {
    #expect(game(0, 4, 1) != game(1, 4, 0))
    #expect(!game(0, 4, 1).hasSameMoves(as: game(1, 4, 0)))
    #expect(!game(0).hasSameMoves(as: Game()))
    #expect(game(0, 4, 1).hasSameMoves(as: game(0, 4, 1)))
  }

  @Test func `a rating beyond five stars traps`() async {
    await #expect(processExitsWith: .failure) {
      var game = Game()
      game.rating = 5
    }
  }
}
