import Foundation
import TermKit
import TermKitTestSupport

/// Instances that post to one store at the same time. At the end, all lists must have all messages in the same order.
package struct InstanceRun {
  private let program: String
  private let (instanceCount, count): (Int, Int)
  private let store: SoakStore
  /// The tags that each instance has posted.
  private var tags: [[String]] = []
  /// The number of posted messages.
  package var messageCount: Int { tags.joined().count }

  private static let size = Size(width: 80, height: 50)

  /// Creates a run with a number of instances and of messages for each one, and with a store in a folder.
  package init(_ program: String, in folder: URL, instances: Int = 5, messages: Int) throws {
    self.program = program
    (instanceCount, count) = (instances, messages)
    store = try SoakStore(program, in: folder)
  }

  /// Posts messages, and compares all lists with the store.
  /// - Throws: A failure. The store is then kept.
  package mutating func run() throws {
    var games: [GameInstance] = []
    do {
      for _ in 0..<instanceCount { games.append(try start(games.count)) }
      try post(games)
      let orders = try games.map(readList)
      for game in games { try game.quit() }
      try compare(orders)
      store.remove()
    } catch {
      throw SoakFailure("\(error)\n" + store.keep(games))
    }
  }

  // Starts an instance and posts a first message. After its first post, an instance continues only its own drafts.
  private mutating func start(_ index: Int) throws -> GameInstance {
    let game = try GameInstance(program, store: store.path, size: Self.size, reducesMotion: true)
    try game.wait(for: "the start") { game.shows("New Game") }
    game.send("\u{1B}OR")
    try game.wait(for: "the list") { game.shows("Compose") }
    tags.append([])
    postNext(game, index)
    try game.wait(for: "the first message") { shows(game, index) }
    return game
  }

  private mutating func postNext(_ game: GameInstance, _ index: Int) {
    let tag = "n\(tags[index].count * instanceCount + index)."
    tags[index].append(tag)
    game.send("c\(tag)from \(index)\u{13}")
  }

  // Returns whether an instance shows the message that it posted last.
  private func shows(_ game: GameInstance, _ index: Int) -> Bool {
    tags[index].last.map { game.frames.last?.reading.facts.contains(.posted($0)) == true } ?? true
  }

  // Each instance posts as soon as it shows its last message. The time limit begins again with each message.
  private mutating func post(_ games: [GameInstance]) throws {
    var deadline = PseudoTerminal.now + TerminalSession.timeout
    // The instances that have shown their last message. Messages of others may move it off the screen later.
    var finished: Set<Int> = []
    while finished.count < games.count {
      for (index, game) in games.enumerated() {
        game.receive(timeout: 0.01)
        guard !finished.contains(index), shows(game, index) else { continue }
        if tags[index].count < count { postNext(game, index) } else { finished.insert(index) }
        deadline = PseudoTerminal.now + TerminalSession.timeout
      }
      let late = games.indices.filter {
        !finished.contains($0) && (games[$0].hasEnded || PseudoTerminal.now > deadline)
      }
      if !late.isEmpty { throw SoakFailure(late.map { describe(games[$0], $0) }.joined(separator: "\n")) }
    }
  }

  private func describe(_ game: GameInstance, _ index: Int) -> String {
    let ending = game.ending.map { " The game has ended: \($0)." } ?? ""
    return
      "Instance \(index) does not show its message \(tags[index].last ?? "").\(ending) Its screen:\n\(game.screen.text)"
  }

  /// Moves through the list of an instance row by row, and returns the tags from top to bottom.
  private func readList(_ game: GameInstance) throws -> [String] {
    let stored = Self.tags(try store.inspectWhileOpen())
    game.send("\u{1B}[H")
    // Rows that are being inserted have no place of their own yet, so the list is read after all animations.
    try game.wait(for: "the top of the list") {
      let shown = game.listedTags
      return !shown.isEmpty && shown[...] == stored.prefix(shown.count)
    }
    var order: [String] = []
    var known: Set<String> = []
    var deadline = PseudoTerminal.now + TerminalSession.timeout
    while order.count < messageCount {
      for tag in game.listedTags where known.insert(tag).inserted {
        order.append(tag)
        deadline = PseudoTerminal.now + TerminalSession.timeout
      }
      guard PseudoTerminal.now < deadline else { throw SoakFailure("The list ends after \(order.count) messages.") }
      // Moves one row at a time, so that each screen overlaps with the previous one.
      game.send("\u{1B}[B")
      game.receive(timeout: 0.05)
    }
    return order
  }

  // The tags of all messages in a store, the newest first.
  private static func tags(_ timeline: StoreTimeline) -> [String] {
    timeline.state.messages.sorted { $0.key > $1.key }.compactMap { ShownFact.tag(of: $0.value.text) }
  }

  private func compare(_ orders: [[String]]) throws {
    let timeline = try store.inspect()
    let stored = Self.tags(timeline)
    guard stored.count == messageCount, Set(stored) == Set(tags.joined()) else {
      throw SoakFailure("\(messageCount) messages were posted, but the store has \(stored.count).")
    }
    for (index, order) in orders.enumerated() where order != stored {
      let place = zip(order, stored).enumerated().first { $1.0 != $1.1 }
      throw SoakFailure(
        "Instance \(index) has a different order than the store: \(place.map { "\($0)" } ?? "different counts").")
    }
  }
}

extension GameInstance {
  /// The tags of the messages on the screen, from top to bottom. Empty while a frame arrives: a part of a frame has new rows above old ones.
  fileprivate var listedTags: [String] {
    isInFrame ? [] : (0..<screen.size.height).compactMap { ScreenReading.tag(ofRow: screen.line($0)) }
  }
}
