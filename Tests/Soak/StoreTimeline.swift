/// The values that a store has had, topic by topic, the earliest first.
package struct StoreTimeline {
  private var facts: [ShownFact.Topic: [ShownFact]] = [:]
  // Two instances may both post one draft.
  private var tags: [String: Int64] = [:]
  private var ambiguous: Set<ShownFact.Topic> = []
  /// The state after the last entry.
  package private(set) var state: StoreState
  /// How many edits were made to the store.
  package let editCount: Int
  /// The number of the last entry of the log, if there were any.
  let lastEntry: Int64?

  /// Makes the timeline of a store that has a state at first.
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

  /// The values of a topic, the earliest first. Nil if screens cannot tell which message the topic is about.
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

/// Compares the frames that one instance showed, in their order, with the timeline of its store.
///
/// The store may be ahead of the screen, never behind it: for each topic the values on the screen must be among the values of the store,
/// in the same order.
package struct ScreenWitness {
  private let timeline: StoreTimeline
  private var positions: [ShownFact.Topic: Int] = [:]

  package init(_ timeline: StoreTimeline) { self.timeline = timeline }

  /// Returns the facts of a frame that the store has not had since the frames before.
  package mutating func missing(in facts: Set<ShownFact>) -> [ShownFact] {
    facts.filter { isShownTwice($0, facts) ? !isStored($0) : !accepts($0) }.sorted { "\($0)" < "\($1)" }
  }

  // A row that leaves the list in a movement keeps what it showed, while the message may have come into sight again.
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
