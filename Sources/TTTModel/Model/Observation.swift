/// Keeps an observer of a ``TicTacToeModel`` informed, until it is cancelled or released.
@MainActor public final class Observation {
  fileprivate var handler: (@MainActor (Change) -> Void)?

  fileprivate init(_ handler: @escaping @MainActor (Change) -> Void) {
    self.handler = handler
  }

  /// Ends the observation at once, also for changes that are just being told.
  public func cancel() {
    handler = nil
  }
}

/// Those who want to hear of changes, in the order in which they came.
@MainActor struct Observers {
  private struct Entry {
    weak var observation: Observation?
  }

  private var entries: [Entry] = []

  mutating func add(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
    let observation = Observation(handler)
    entries.removeAll { $0.observation?.handler == nil }
    entries.append(Entry(observation: observation))
    return observation
  }

  func tell(_ changes: [Change]) {
    for change in changes {
      for entry in entries { entry.observation?.handler?(change) }
    }
  }
}
