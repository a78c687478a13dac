import TermKitViews

/// Idle views that can be reused, and closures that create new ones, by reuse identifier.
@MainActor final class ReusePool {
  // There are so few identifiers that a search through an array is faster than a hash table.
  private var kinds: [Kind] = []

  private struct Kind {
    var identifier: String
    var make: (@MainActor () -> any ReusableView)?
    var idle: [any ReusableView] = []
  }

  /// Registers the closure that creates views for an identifier.
  func register(_ identifier: String, _ make: @escaping @MainActor () -> any ReusableView) {
    kinds[index(of: identifier)] = Kind(identifier: identifier, make: make)
  }

  /// Returns an idle view after calling its `prepareForReuse()`, or creates one if none is idle. Returns nil if none is idle and the
  /// identifier is not registered.
  func dequeue(_ identifier: String) -> (any ReusableView)? {
    guard let kind = kinds.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    guard let view = kinds[kind].idle.popLast() else { return kinds[kind].make?() }
    view.prepareForReuse()
    return view
  }

  /// Adds an idle view.
  func put(_ view: any ReusableView, _ identifier: String) { kinds[index(of: identifier)].idle.append(view) }

  /// The registered identifiers, for error messages.
  var identifiers: String {
    let registered = kinds.filter { $0.make != nil }.map { "\"\($0.identifier)\"" }
    return registered.isEmpty ? "none" : registered.sorted().joined(separator: ", ")
  }

  /// Removes the idle views from their superview.
  func removeIdleViews(from superview: View) {
    for kind in kinds { for view in kind.idle where view.superview === superview { view.removeFromSuperview() } }
  }

  private func index(of identifier: String) -> Int {
    if let index = kinds.firstIndex(where: { $0.identifier == identifier }) { return index }
    kinds.append(Kind(identifier: identifier))
    return kinds.count - 1
  }
}
