/// The results of rounds.
package struct SoakReport {
  package private(set) var rounds = 0
  package private(set) var kills = 0
  package private(set) var edits = 0
  package private(set) var frames = 0
  /// The number of frames with the notice that changes are not saved. Their contents may be lost.
  package private(set) var unsavedFrames = 0
  /// The number of facts that were compared with a store, by kind.
  package private(set) var facts: [String: Int] = [:]
  /// The number of kills that left a part of a frame in the terminal.
  package private(set) var cutFrames = 0
  /// The number of stars on last screens that the store no longer had. In these cases the edit that removed the star was stored, but not
  /// yet shown.
  package private(set) var outdatedStars = 0
  /// The number of stars in parts of frames that no whole frame showed and the store never had.
  package private(set) var tornStars = 0

  package init() {}

  mutating func noteRound() { rounds += 1 }
  mutating func noteEdits(_ count: Int) { edits += count }

  /// Compares everything that a killed instance showed with the timeline of its store.
  ///
  /// - Throws: A failure if the instance showed a fact that the store has not had.
  package mutating func judge(_ instance: GameInstance, _ timeline: StoreTimeline) throws {
    kills += 1
    var witness = ScreenWitness(timeline)
    var shownBefore: ScreenReading?
    for frame in instance.frames where frame.isWhole {
      frames += 1
      let reading = frame.reading
      defer { shownBefore = reading }
      guard reading.isSaving else {
        unsavedFrames += 1
        continue
      }
      let shown = reading.facts.union(reading.rating(since: shownBefore))
      for fact in shown { facts[fact.kind, default: 0] += 1 }
      let missing = witness.missing(in: shown)
      if !missing.isEmpty {
        throw SoakFailure(
          "shown but not stored: \(missing)\nThe store had: \(missing.map { timeline.values(of: $0.topic) ?? [] })\n"
            + "The screen:\n\(frame.text)")
      }
    }
    if let last = instance.frames.last { noteLast(last, timeline, witness) }
  }

  // Records the differences between the last screen and the store. This comparison ignores the brackets of frames and the order of edits.
  private mutating func noteLast(_ last: GameInstance.Frame, _ timeline: StoreTimeline, _ witness: ScreenWitness) {
    if !last.isWhole { cutFrames += 1 }
    let stored = timeline.state.messages.values.filter(\.isFavorite).compactMap { ShownFact.tag(of: $0.text) }
    var witness = witness
    for case .favorite(let tag, true) in last.reading.facts where !stored.contains(tag) {
      if witness.missing(in: [.favorite(tag, true)]).isEmpty { outdatedStars += 1 } else { tornStars += 1 }
    }
  }

  /// The summary after all rounds, line by line.
  package var lines: [String] {
    let counts = ShownFact.kinds.map { "\(facts[$0] ?? 0) \($0)" }.joined(separator: ", ")
    return [
      "\(rounds) rounds, \(kills) kills, \(edits) edits stored, \(frames) screens read",
      "compared with the store: \(counts)",
      "\(unsavedFrames) screens said that nothing is being saved; \(cutFrames) kills left a partial frame",
      "stars on last screens that the store had already removed: \(outdatedStars); stars in partial frames alone: \(tornStars)",
    ]
  }

  /// The kinds of facts that were on no screen. The rounds prove nothing about these.
  package var unseenKinds: [String] { ShownFact.kinds.filter { facts[$0] == nil } }
}

extension ScreenReading {
  // A game that opens shows an older rating. If a rating changes on the screen of a game, the user has just given it.
  func rating(since before: ScreenReading?) -> Set<ShownFact> {
    guard let old = before?.openRating, let new = openRating, old.game == new.game, old.stars != new.stars else {
      return []
    }
    return [.rating(new.stars)]
  }
}
