/// The values that a store has had for each topic, the earliest first.
package struct StoreTimeline {
  private var facts: [ShownFact.Topic: [ShownFact]] = [:]
  // The messages by tag. Tags can be ambiguous, because two instances may both post one draft.
  private var tags: [String: Int64] = [:]
  private var ambiguous: Set<ShownFact.Topic> = []
  /// The state after the last entry.
  package private(set) var state: StoreState
  /// The number of edits of the store.
  package let editCount: Int
  /// The number of the last entry of the log; nil if the log is empty.
  let lastEntry: Int64?

  /// Creates the timeline of a store from its first state and the entries of its log.
  package init(_ state: StoreState, _ entries: [StoreLog.Entry] = []) {
    self.state = state
    (editCount, lastEntry) = (entries.count, entries.last?.number)
    for (id, message) in state.messages { add(message, id) }
    for text in state.drafts.values { add(.draft(text)) }
    for (index, count) in state.tally.enumerated() { add(.tally(index, count)) }
    add(.icon(Character(state.icon)))
    add(.board(state.pieces))
    for entry in entries { add(entry) }
  }

  /// Returns the values of a topic, the earliest first. Nil if screens do not show which message the topic belongs to.
  package func values(of topic: ShownFact.Topic) -> [ShownFact]? {
    ambiguous.contains(topic) ? nil : facts[topic] ?? []
  }

  private mutating func add(_ fact: ShownFact) { facts[fact.topic, default: []].append(fact) }

  private mutating func add(_ message: StoreState.Message, _ id: Int64) {
    guard let tag = ShownFact.tag(of: message.text) else { return }
    if let other = tags[tag], other != id { ambiguous.insert(.favorite(tag)) }
    tags[tag] = id
    add(.posted(tag))
    add(.favorite(tag, message.isFavorite))
  }

  private mutating func add(_ entry: StoreLog.Entry) {
    state.apply(entry)
    switch entry.kind {
    case "post", "favorite": state.messages[entry.row].map { add($0, entry.row) }
    case "moves", "current": add(.board(state.pieces))
    case "icon":
      add(.icon(Character(state.icon)))
      add(.board(state.pieces))
    case "tally": for (index, count) in entry.values.enumerated() { add(.tally(index, count)) }
    case "stars": entry.values.first.map { add(.rating($0)) }
    case "edit": add(.draft(state.drafts[entry.row] ?? ""))
    default: break
    }
  }
}

/// Compares the frames of one instance, in their order, with the timeline of its store.
///
/// The store may be ahead of the screen, but never behind it. For each topic, the values on the screen must be among the values of the
/// store, in the same order.
package struct ScreenWitness {
  private let timeline: StoreTimeline
  private var positions: [ShownFact.Topic: Int] = [:]

  package init(_ timeline: StoreTimeline) { self.timeline = timeline }

  /// Returns the facts of a frame that the store has not had since the frames before.
  package mutating func missing(in facts: Set<ShownFact>) -> [ShownFact] {
    facts.filter { isShownTwice($0, facts) ? !isStored($0) : !accepts($0) }.sorted { "\($0)" < "\($1)" }
  }

  // A row that leaves the list in a movement keeps its contents, while the message may already be visible again.
  private func isShownTwice(_ shown: ShownFact, _ facts: Set<ShownFact>) -> Bool {
    guard case .favorite(let tag, let isFavorite) = shown else { return false }
    return facts.contains(.favorite(tag, !isFavorite))
  }

  private func isStored(_ shown: ShownFact) -> Bool {
    timeline.values(of: shown.topic)?.contains { $0.allows(shown) } ?? true
  }

  private mutating func accepts(_ shown: ShownFact) -> Bool {
    guard let values = timeline.values(of: shown.topic) else { return true }
    let start = positions[shown.topic] ?? 0
    guard let next = values[start...].firstIndex(where: { $0.allows(shown) }) else { return false }
    positions[shown.topic] = next
    return true
  }
}
