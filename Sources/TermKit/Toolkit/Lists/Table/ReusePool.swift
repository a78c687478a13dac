import TermKitViews

/// Idle views that can be reused, and closures that create new ones, by reuse identifier.
@MainActor struct ReusePool<Item: View> {
  // There are so few identifiers that a search through an array is faster than a hash table.
  private var kinds: [Kind] = []

  private struct Kind {
    var identifier: String
    var make: (@MainActor () -> Item)?
    var idle: [Item] = []
  }

  /// Registers the closure that creates views for an identifier.
  mutating func register(_ identifier: String, _ make: @escaping @MainActor () -> Item) {
    kinds[index(of: identifier)] = Kind(identifier: identifier, make: make)
  }

  /// Removes and returns an idle view, or nil if all are in use.
  mutating func take(_ identifier: String) -> Item? {
    kinds.firstIndex { $0.identifier == identifier }.flatMap { kinds[$0].idle.popLast() }
  }

  /// Creates a view, or returns nil if the identifier is not registered.
  func make(_ identifier: String) -> Item? { kinds.first { $0.identifier == identifier }?.make?() }

  /// Adds an idle view.
  mutating func put(_ item: Item, _ identifier: String) { kinds[index(of: identifier)].idle.append(item) }

  /// The registered identifiers, for error messages.
  var identifiers: String {
    let registered = kinds.filter { $0.make != nil }.map { "\"\($0.identifier)\"" }
    return registered.isEmpty ? "none" : registered.sorted().joined(separator: ", ")
  }

  /// Whether no view is idle. (This avoids key paths, which a generic type creates again at every use.)
  var isEmpty: Bool { kinds.allSatisfy { $0.idle.isEmpty } }

  /// The idle views.
  var items: [Item] { kinds.flatMap { $0.idle } }

  private mutating func index(of identifier: String) -> Int {
    if let index = kinds.firstIndex(where: { $0.identifier == identifier }) { return index }
    kinds.append(Kind(identifier: identifier))
    return kinds.count - 1
  }
}
