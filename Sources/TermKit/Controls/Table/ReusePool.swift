/// Views that are out of sight and wait to be used again, and how to make new ones, both by identifier.
@MainActor struct ReusePool<Item: View> {
  private var makers: [String: @MainActor () -> Item] = [:]
  private var idle: [String: [Item]] = [:]

  /// Says how to make those of an identifier.
  mutating func register(_ identifier: String, _ make: @escaping @MainActor () -> Item) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// Takes out one that waits.
  mutating func take(_ identifier: String) -> Item? { idle[identifier]?.popLast() }

  /// Makes a new one; nil when nobody has said how.
  func make(_ identifier: String) -> Item? { makers[identifier]?() }

  /// Puts one back.
  mutating func put(_ item: Item, _ identifier: String) { idle[identifier, default: []].append(item) }

  /// What is registered, for messages.
  var identifiers: String {
    makers.isEmpty ? "none is" : makers.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Those that wait.
  var items: [Item] { idle.values.flatMap { $0 } }
}
