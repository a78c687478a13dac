/// The screens of a navigation controller, and how far the change to the present ones has gone.
@MainActor struct NavigationStack {
  /// A change of the top screen that is under way.
  struct Transition {
    let from: ViewController?
    let to: ViewController?
    let added: [ViewController]
    let isAnimated: Bool
    /// True once the delegate has been told what will be shown: only then it is told that it is.
    fileprivate(set) var isAnnounced = false
  }

  /// Bottom to top.
  private(set) var controllers: [ViewController] = []
  /// The change that is under way.
  private(set) var transition: Transition?
  /// Counts the changes, so that one can tell whether it is still the last one.
  private(set) var changeCount = 0
  /// Those that were taken away and may still be seen.
  private(set) var leaving: [ViewController] = []
  /// What is in the view: the top screen, and those that are on their way out.
  var contents: [ContentView] = []

  /// Takes on other screens; answers those that came, and those that went.
  mutating func begin(_ new: [ViewController], animated: Bool) -> (added: [ViewController], removed: [ViewController]) {
    let old = controllers
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    controllers = new
    changeCount += 1
    leaving = (leaving + removed).filter { controller in !new.contains { $0 === controller } }
    transition = Transition(from: old.last, to: new.last, added: added, isAnimated: animated)
    return (added, removed)
  }

  /// The delegate is told of the change under way.
  mutating func announceTransition() { transition?.isAnnounced = true }

  /// The change under way is over.
  mutating func takeTransition() -> Transition? {
    defer { transition = nil }
    return transition
  }

  /// What is in the view beside the top screen is to go.
  mutating func takeGone() -> [ContentView] {
    let top = controllers.last
    defer { contents.removeAll { $0.controller !== top } }
    return contents.filter { $0.controller !== top }
  }

  /// Those that were taken away are gone from the view.
  mutating func takeLeaving() -> [ViewController] {
    defer { leaving = [] }
    return leaving
  }

  /// True when the top screen is another one than that was in the stack before.
  static func isBack(from old: [ViewController], to new: [ViewController]) -> Bool {
    new.last.map { top in old.contains { $0 === top } } ?? true
  }
}
