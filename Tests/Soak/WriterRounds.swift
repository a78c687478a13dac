import Foundation
import TermKitTestSupport

/// Rounds in which three instances use one store, and one or all of them are killed at a random moment.
package struct WriterRounds {
  private let program: String
  private let folder: URL
  private let seed: UInt64
  private var store: SoakStore
  /// The results of the rounds.
  package private(set) var report = SoakReport()

  private static let instanceCount = 3
  private static let roundsOfStore = 50

  /// Creates rounds with stores in a folder.
  package init(_ program: String, in folder: URL, seed: UInt64) throws {
    (self.program, self.folder, self.seed) = (program, folder, seed)
    store = try SoakStore(program, in: folder)
  }

  /// Removes the store.
  package func finish() { store.remove() }

  /// Runs the round with a number.
  /// - Throws: A failure. The store is then kept.
  package mutating func run(_ round: Int) throws {
    if round > 0, round.isMultiple(of: Self.roundsOfStore) {
      store.remove()
      store = try SoakStore(program, in: folder)
    }
    let roundSeed = seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15 | 1
    var scripts = (0..<Self.instanceCount).map { index in
      SoakScript(
        .everything, seed: roundSeed &+ UInt64(index) << 40, first: round * 300 + index, step: Self.instanceCount)
    }
    let games = try scripts.indices.map { index in
      try GameInstance(program, store: store.path, reducesMotion: index == 0)
    }
    report.noteRound()
    do {
      for game in games { try game.wait(for: "the start") { game.shows("New Game") } }
      try play(&scripts, on: games)
      if scripts[0].happens(onceIn: 2) { try killOne(&scripts, of: games) }
      for game in games { game.kill() }
      let timeline = try store.inspect()
      report.noteEdits(timeline.editCount)
      for game in games { try report.judge(game, timeline) }
      store.beginRound(after: timeline)
    } catch {
      throw SoakFailure("round \(round) of seed \(seed): \(error)\n" + store.keep(games))
    }
  }

  // The other instances continue. The store already has everything that the killed instance showed.
  private mutating func killOne(_ scripts: inout [SoakScript], of games: [GameInstance]) throws {
    let victim = scripts[0].number(in: 0...games.count - 1)
    games[victim].kill()
    var report = SoakReport()
    try report.judge(games[victim], try store.inspectWhileOpen())
    let others = games.indices.filter { $0 != victim }
    var rest = others.map { scripts[$0] }
    try play(&rest, on: others.map { games[$0] })
  }

  private func play(_ scripts: inout [SoakScript], on games: [GameInstance]) throws {
    for _ in 0..<scripts[0].number(in: 1...12) {
      let index = scripts[0].number(in: 0...games.count - 1)
      for burst in scripts[index].nextBursts() {
        games[index].send(burst)
        GameInstance.receive(games, until: PseudoTerminal.now + scripts[0].pause(atMost: 0.04))
      }
    }
    GameInstance.receive(games, until: PseudoTerminal.now + scripts[0].pause(atMost: 0.03))
    if let ended = games.first(where: \.hasEnded) {
      throw SoakFailure("An instance ended unexpectedly. Its screen:\n\(ended.screen.text)")
    }
  }
}

extension GameInstance {
  /// Reads the output of several instances until a moment of ``PseudoTerminal/now``.
  static func receive(_ games: [GameInstance], until deadline: Double) {
    repeat {
      for game in games { game.receive(timeout: 0) }
    } while PseudoTerminal.now < deadline
  }
}
