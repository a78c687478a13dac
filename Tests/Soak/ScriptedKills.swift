import Foundation
import TermKitTestSupport

/// A fixed script that puts each kind of fact on a screen. Each step ends with a kill, as soon as its fact is on the screen.
///
/// Nothing depends on time: each key waits for the screen that it is meant for. Kills at random moments are ``KillRounds``.
package struct ScriptedKills {
  /// Keys, and the screen that they lead to.
  private struct Action: Sendable {
    let keys: String
    let screen: String
  }

  /// Actions, and the fact that the last keys put on the screen.
  private struct Step: Sendable {
    let actions: [Action]
    let keys: String
    let isWanted: @Sendable (ShownFact) -> Bool
  }

  private static let play = Action(keys: "\u{1B}OQ", screen: "New Game")
  private static let messages = Action(keys: "\u{1B}OR", screen: "Favourite")
  private static let profile = Action(keys: "\u{1B}OS", screen: "STATISTICS")
  private static let compose = Action(keys: "c", screen: "New Message")

  private static let steps = [
    Step(actions: [messages, compose], keys: "n1.a\u{13}") { $0 == .posted("n1.") },
    Step(actions: [messages, Action(keys: "\u{1B}[B", screen: "Reply")], keys: "f") { $0 == .favorite("n1.", true) },
    Step(actions: [messages, Action(keys: "\u{1B}[B", screen: "Reply")], keys: "f") { $0 == .favorite("n1.", false) },
    Step(actions: [play], keys: "5") { $0 == .board([4: "x"]) },
    Step(actions: [play, Action(keys: "1278", screen: "wins")], keys: profile.keys) {
      if case .tally(_, 1) = $0 { true } else { false }
    },
    Step(
      actions: [
        profile, Action(keys: "\u{1B}[<0;41;20M\u{1B}[<0;41;20m", screen: "Done"), Action(keys: "\r", screen: "Replay"),
      ], keys: "3"
    ) { $0 == .rating(3) },
    Step(actions: [profile], keys: "\u{1B}[C") { $0 == .icon("o") },
    Step(actions: [messages, compose], keys: "n2.b") { $0 == .draft("n2.b") },
  ]

  /// The number of steps, each of which ends with a kill.
  package static var stepCount: Int { steps.count }

  private let program: String
  private let store: SoakStore
  private var instances: [GameInstance] = []
  /// The results of the steps.
  package private(set) var report = SoakReport()

  /// Starts instances of the game on one new store.
  package init(_ program: String, in folder: URL, instances count: Int = 1) throws {
    self.program = program
    store = try SoakStore(program, in: folder)
    instances = try (0..<count).map { _ in try start() }
  }

  /// Runs all steps. The instances take turns, and a new instance replaces each killed one.
  /// - Throws: A failure. The store is then kept.
  package mutating func run() throws {
    for (number, step) in Self.steps.enumerated() {
      let index = number % instances.count
      do {
        try run(step, on: instances[index])
        try kill(index)
      } catch {
        throw SoakFailure("step \(number + 1): \(error)\n" + store.keep(instances))
      }
    }
    for instance in instances { instance.kill() }
    try judge(instances, store.inspect())
    store.remove()
  }

  private func start() throws -> GameInstance {
    let instance = try GameInstance(program, store: store.path, reducesMotion: true)
    try instance.wait(for: "the start") { instance.shows("New Game") }
    return instance
  }

  private func run(_ step: Step, on instance: GameInstance) throws {
    for action in step.actions {
      instance.send(action.keys)
      try instance.wait(for: "\"\(action.screen)\"") { instance.shows(action.screen) }
    }
    instance.send(step.keys)
    try instance.wait(for: "the fact of this step") { instance.shownFacts.contains(where: step.isWanted) }
  }

  private mutating func kill(_ index: Int) throws {
    instances[index].kill()
    report.noteRound()
    try judge([instances[index]], instances.count == 1 ? store.inspect() : store.inspectWhileOpen())
    instances[index] = try start()
  }

  private mutating func judge(_ killed: [GameInstance], _ timeline: StoreTimeline) throws {
    for instance in killed { try report.judge(instance, timeline) }
  }
}
