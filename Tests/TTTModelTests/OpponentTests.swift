import TestBasics
import Testing

// `SolvedGame` and `Rival` are internal. A test that can see all squares that Master may choose does not depend on chance.
@testable import TTTModel

@Suite struct OpponentTests {
  @Test func `Master never loses, whoever begins, whatever it chooses and whatever the other player does`() {
    for first in Player.allCases {
      var ends = Ends()
      playAgainstMaster(Game(firstPlayer: first), &ends)
      expectEqual(ends.defeatsOfMaster, 0)
      #expect(ends.games > 50)
    }
  }

  @Test func `Master wins from every position in which a win can be forced`() {
    var positions = 0
    forEachGame { game in
      guard forced(game) == game.currentPlayer else { return }
      positions += 1
      for square in SolvedGame.shared.bestSquares(in: Position(game)) {
        var next = game
        next.place(at: square)
        if forced(next) != game.currentPlayer { Issue.record("\(square) gives a forced win away in \(game)") }
      }
    }
    #expect(positions > 1_000)
  }

  @Test func `Master needs no more moves for a forced win than the shortest way`() throws {
    // X has two corners and the centre is free: one move wins at once, others win later.
    let game = Game(squares: squares(0, 1, 4, 2))
    expectEqual(SolvedGame.shared.bestSquares(in: Position(game)).map(\.index), [8])
  }

  @Test func `the first move of Master is a corner, where the other player can make the most mistakes`() {
    expectEqual(SolvedGame.shared.bestSquares(in: .start).map(\.index), [0, 2, 6, 8])
  }

  @Test(arguments: [Opponent.learner, .rival, .master])
  func `a computer completes its own three in a row whenever it can`(_ opponent: Opponent) {
    var generator = SeededGenerator(state: 1)
    forEachGame { game in
      let wins = Position(game).winningSquares
      guard !wins.isEmpty, let square = opponent.square(in: game, using: &generator) else { return }
      if !wins.contains(square) { Issue.record("\(opponent) moves to \(square) in \(game)") }
    }
  }

  @Test(arguments: Opponent.allCases)
  func `an opponent chooses a free square while the game lasts, and none afterwards`(_ opponent: Opponent) {
    var generator = SeededGenerator(state: 2)
    forEachGame(includingEnds: true) { game in
      let square = opponent.square(in: game, after: [.victory, .draw], using: &generator)
      expectEqual((square != nil), (opponent.isComputer && !game.isOver))
      if let square { expectNil(game.player(at: square)) }
    }
  }

  @Test func `Learner overlooks about two thirds of the threats`() {
    var generator = SeededGenerator(state: 3)
    let game = Game(squares: squares(0, 8, 1))
    let answers = (0..<1_000).map { _ in Opponent.learner.square(in: game, using: &generator)?.index }
    #expect((250...500).contains(answers.count { $0 == 2 }))
  }

  @Test func `Rival becomes stronger after victories of the player, and weaker after other results`() {
    let strength = Rival(after: []).strength
    #expect(Rival(after: [.victory]).strength > strength)
    #expect(Rival(after: [.defeat]).strength < strength)
    expectEqual(Rival(after: [.draw]).strength, Rival(after: [.defeat]).strength)
    expectEqual(Rival(after: [.inProgress]).strength, strength)
    expectEqual(Rival(after: Array(repeating: .victory, count: 60)).strength, 1)
    expectEqual(Rival(after: Array(repeating: .defeat, count: 60)).strength, 0)
  }

  @Test func `Rival at full strength never loses a square that Master would keep`() {
    var generator = SeededGenerator(state: 4)
    forEachGame { game in
      let position = Position(game)
      guard let square = Rival(strength: 1).square(in: position, using: &generator) else { return }
      let (before, after) = (SolvedGame.shared.score(of: position), SolvedGame.shared.score(of: position.after(square)))
      expectEqual(before.signum(), -after.signum())
    }
  }

  /// Plays rounds of games against Rival, each from an empty record, and returns the share of victories in the last games of the rounds.
  private func victories(
    of player: SimulatedPlayer, rounds: Int, games: Int, counting last: Int, seed: UInt64
  ) -> Double {
    var generator = SeededGenerator(state: seed)
    var victories = 0
    for _ in 0..<rounds {
      var results: [Game.Result] = []
      for number in 0..<games {
        results.append(player.result(first: number.isMultiple(of: 2) ? .me : .enemy, after: results, &generator))
      }
      victories += results.suffix(last).count { $0 == .victory }
    }
    return Double(victories) / Double(rounds * last)
  }

  @Test(arguments: SimulatedPlayer.allCases)
  func `players of any strength win about half of their games against Rival after twenty games`(
    _ player: SimulatedPlayer
  ) {
    #expect((0.4...0.6).contains(victories(of: player, rounds: 400, games: 25, counting: 5, seed: 5)))
  }

  @Test(arguments: SimulatedPlayer.allCases)
  func `after two hundred games, simulated players of four strengths still win 40 to 60 percent against Rival`(
    player: SimulatedPlayer
  ) {
    #expect((0.4...0.6).contains(victories(of: player, rounds: 20, games: 400, counting: 200, seed: 6)))
  }

  @Test func `Rival weighs all results equally once its memory is full`() {
    func strength(_ results: [Game.Result]) -> Double { Rival(after: results).strength }
    let even = (0..<Opponent.memory).map { $0.isMultiple(of: 2) ? Game.Result.victory : .defeat }
    let reversed = Array(even.reversed())
    #expect(abs(strength(even) - strength(reversed)) < 0.03)
    #expect(strength([.victory]) > strength([.defeat]) + 0.2)
  }
}

/// Players that tests simulate, from the weakest to the strongest.
enum SimulatedPlayer: CaseIterable {
  /// Moves to any free square.
  case careless
  /// Plays as Learner does.
  case child
  /// Completes its own lines and blocks the other player's.
  case careful
  /// Never loses.
  case perfect

  fileprivate func result(
    first: Player, after results: [Game.Result], _ generator: inout SeededGenerator
  ) -> Game.Result {
    var game = Game(firstPlayer: first)
    while !game.isOver {
      let square =
        game.currentPlayer == .me
        ? square(in: Position(game), &generator) : Opponent.rival.square(in: game, after: results, using: &generator)
      guard let square, game.place(at: square) else { break }
    }
    return game.result
  }

  private func square(in position: Position, _ generator: inout SeededGenerator) -> Square? {
    switch self {
    case .careless: position.freeSquares.randomElement(using: &generator)
    case .child: Learner().square(in: position, using: &generator)
    case .careful:
      position.winningSquares.first ?? position.reversed.winningSquares.first
        ?? position.freeSquares.randomElement(using: &generator)
    case .perfect: SolvedGame.shared.bestSquares(in: position).randomElement(using: &generator)
    }
  }
}

/// The ends of games against Master, which is the enemy.
private struct Ends {
  var games = 0
  var defeatsOfMaster = 0
}

private func playAgainstMaster(_ game: Game, _ ends: inout Ends) {
  if game.isOver {
    ends.games += 1
    if game.result == .victory { ends.defeatsOfMaster += 1 }
    return
  }
  let isMaster = game.currentPlayer == .enemy
  for square in isMaster ? SolvedGame.shared.bestSquares(in: Position(game)) : Square.all {
    var next = game
    if next.place(at: square) { playAgainstMaster(next, &ends) }
  }
}

/// Calls `body` with one game for each position, by default only with games that are not over.
private func forEachGame(includingEnds: Bool = false, _ body: (Game) -> Void) {
  var known: Set<[Player?]> = []
  func visit(_ game: Game) {
    guard known.insert(Square.all.map(game.player(at:))).inserted else { return }
    if includingEnds || !game.isOver { body(game) }
    for square in Square.all {
      var next = game
      if next.place(at: square) { visit(next) }
    }
  }
  visit(Game())
}

/// Returns the player who can force a win, or nil. This is a second implementation, without tables or scores.
private func forced(_ game: Game) -> Player? {
  switch game.result {
  case .victory: return .me
  case .defeat: return .enemy
  case .draw: return nil
  case .inProgress: break
  }
  var mustLose = true
  for square in Square.all {
    var next = game
    guard next.place(at: square) else { continue }
    let winner = forced(next)
    if winner == game.currentPlayer { return winner }
    if winner == nil { mustLose = false }
  }
  return mustLose ? game.currentPlayer.opponent : nil
}

private func squares(_ indices: Int...) -> [Square] { indices.compactMap(Square.init(index:)) }
