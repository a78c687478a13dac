/// Views that are out of sight and wait to be used again, and how to make new ones, both by identifier.
@MainActor struct ReusePool<Item: View> {
  // There are so few that an array finds one sooner than a hash table.
  private var kinds: [Kind] = []

  private struct Kind {
    var identifier: String
    var make: (@MainActor () -> Item)?
    var idle: [Item] = []
  }

  /// Says how to make those of an identifier.
  mutating func register(_ identifier: String, _ make: @escaping @MainActor () -> Item) {
    kinds[index(of: identifier)] = Kind(identifier: identifier, make: make)
  }

  /// Takes out one that waits.
  mutating func take(_ identifier: String) -> Item? {
    kinds.firstIndex { $0.identifier == identifier }.flatMap { kinds[$0].idle.popLast() }
  }

  /// Makes a new one; nil when nobody has said how.
  func make(_ identifier: String) -> Item? { kinds.first { $0.identifier == identifier }?.make?() }

  /// Puts one back.
  mutating func put(_ item: Item, _ identifier: String) { kinds[index(of: identifier)].idle.append(item) }

  /// What is registered, for messages.
  var identifiers: String {
    let registered = kinds.filter { $0.make != nil }.map { "\"\($0.identifier)\"" }
    return registered.isEmpty ? "none is" : registered.sorted().joined(separator: ", ")
  }

  /// True when none waits. (Key paths in generic types are made anew each time they are used.)
  var isEmpty: Bool { kinds.allSatisfy { $0.idle.isEmpty } }

  /// Those that wait.
  var items: [Item] { kinds.flatMap { $0.idle } }

  private mutating func index(of identifier: String) -> Int {
    if let index = kinds.firstIndex(where: { $0.identifier == identifier }) { return index }
    kinds.append(Kind(identifier: identifier))
    return kinds.count - 1
  }
}
