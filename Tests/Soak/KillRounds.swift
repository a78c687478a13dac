import Foundation
import TermKitTestSupport

/// Rounds with a single instance, which is killed at a random moment.
package struct KillRounds {
  private let program: String
  private let folder: URL
  private let mix: SoakScript.Mix
  private let seed: UInt64
  private var store: SoakStore
  /// The results of the rounds.
  package private(set) var report = SoakReport()

  // A new store replaces the store after this number of rounds, so that the list of messages does not grow too long.
  private static let roundsOfStore = 50

  /// Creates rounds with stores in a folder.
  package init(_ program: String, in folder: URL, mix: SoakScript.Mix, seed: UInt64) throws {
    (self.program, self.folder, self.mix, self.seed) = (program, folder, mix, seed)
    store = try SoakStore(program, in: folder)
  }

  /// Runs the round with a number.
  /// - Throws: A failure. The store is then kept.
  package mutating func run(_ round: Int) throws {
    if round > 0, round.isMultiple(of: Self.roundsOfStore) {
      store.remove()
      store = try SoakStore(program, in: folder)
    }
    var script = SoakScript(mix, seed: seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15 | 1, first: round * 100)
    // Ratings are given two screens deep. While screens move, keys rarely get there.
    let game = try GameInstance(program, store: store.path, reducesMotion: round % 4 == 3)
    try play(&script, on: game)
    game.kill()
    report.noteRound()
    try judge(game, round)
  }

  /// Removes the store.
  package func finish() { store.remove() }

  private func play(_ script: inout SoakScript, on game: GameInstance) throws {
    // One instance of thirty is killed while it starts.
    if script.happens(onceIn: 30) {
      game.receive(until: PseudoTerminal.now + script.pause(atMost: 0.03))
      return
    }
    try game.wait(for: "the start") { game.shows("New Game") }
    for _ in 0..<script.number(in: 1...8) {
      for burst in script.nextBursts() {
        game.send(burst)
        game.receive(until: PseudoTerminal.now + script.pause(atMost: 0.06))
      }
    }
    if script.happens(onceIn: 4) {
      game.send(script.favorite().joined())
      game.receive(untilBytes: "★", within: 0.05)
    } else {
      game.receive(until: PseudoTerminal.now + script.pause(atMost: 0.03))
    }
    if game.hasEnded { throw SoakFailure("The game ended unexpectedly. The screen:\n\(game.screen.text)") }
  }

  private mutating func judge(_ game: GameInstance, _ round: Int) throws {
    do {
      let timeline = try store.inspect()
      report.noteEdits(timeline.editCount)
      try report.judge(game, timeline)
      store.beginRound(after: timeline)
    } catch {
      throw SoakFailure("round \(round) of seed \(seed): \(error)\n" + store.keep([game]))
    }
  }
}
