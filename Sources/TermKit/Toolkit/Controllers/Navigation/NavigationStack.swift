import TermKitViews

/// The screens of a navigation controller, and the state of its current transition.
@MainActor struct NavigationStack {
  struct Transition {
    let from: ViewController?
    let to: ViewController?
    let added: [ViewController]
    let isAnimated: Bool
    let previous: [ViewController]
    fileprivate(set) var animation: ControllerTransition?
  }

  private(set) var controllers: [ViewController] = []
  var top: ViewController? { controllers.last }
  private(set) var transition: Transition?
  /// The removed screens that may still be visible.
  private(set) var leaving: [ViewController] = []
  /// The views of the top screen and of leaving screens.
  var contents: [ContentView] = []
  /// The view that contains the screens in place of `contents`, while the program animates a transition.
  var transitionView: TransitionView?

  mutating func begin(_ new: [ViewController], animated: Bool) -> (added: [ViewController], removed: [ViewController]) {
    let old = controllers
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    controllers = new
    leaving = (leaving + removed).filter { controller in !new.contains { $0 === controller } }
    transition = Transition(from: old.last, to: new.last, added: added, isAnimated: animated, previous: old)
    return (added, removed)
  }

  mutating func animateTransition(with animation: ControllerTransition?) { transition?.animation = animation }

  /// Restores the screens from before the current transition, which it removes and returns.
  mutating func cancelTransition() -> Transition? {
    guard let cancelled = takeTransition() else { return nil }
    let added = controllers.filter { controller in !cancelled.previous.contains { $0 === controller } }
    controllers = cancelled.previous
    leaving = (leaving + added).filter { controller in !cancelled.previous.contains { $0 === controller } }
    return cancelled
  }

  mutating func takeTransition() -> Transition? {
    defer { transition = nil }
    return transition
  }

  /// Removes and returns the views of all screens except the top one.
  mutating func takeCoveredContents() -> [ContentView] {
    let top = top
    defer { contents.removeAll { $0.controller !== top } }
    return contents.filter { $0.controller !== top }
  }

  mutating func takeLeaving() -> [ViewController] {
    defer { leaving = [] }
    return leaving
  }

  /// Returns whether the new top screen was in the stack already, so that the change looks like a pop.
  static func isBack(from old: [ViewController], to new: [ViewController]) -> Bool {
    new.last.map { top in old.contains { $0 === top } } ?? true
  }
}
