/// An observation of a ``TicTacToeModel``. It lasts until it is cancelled or released.
@MainActor public final class Observation {
  fileprivate var handler: (@MainActor (Change) -> Void)?

  fileprivate init(_ handler: @escaping @MainActor (Change) -> Void) {
    self.handler = handler
  }

  /// Ends the observation at once, even in the middle of a delivery. The handler is not called again.
  public func cancel() {
    handler = nil
  }
}

/// The observers of a model, in the order in which they were added.
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

  func notify(_ changes: [Change]) {
    for change in changes {
      for entry in entries { entry.observation?.handler?(change) }
    }
  }
}
