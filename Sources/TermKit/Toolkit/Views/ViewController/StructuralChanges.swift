import TermKitGraphics

/// The order of structural changes: presentations, dismissals, changes of a container's screens, of windows and of their roots (V2).
///
/// A change runs from its first to its last callback as one step. A change that is requested during a step waits until the step has ended,
/// so no callback can interrupt the change that called it. Waiting changes run in the order of the requests.
@MainActor package enum StructuralChanges {
  private struct Change {
    /// The number of changes that led to this one, each requested in a callback of the previous one.
    let depth: Int
    let perform: @MainActor () -> Void
  }

  private static var waiting: [Change] = []
  /// The number of steps under way. Steps may be nested.
  private static var steps = 0
  /// The number of steps, of new titles and of changes of a progress so far. While it is the same, the terminal has the same title and progress.
  package static var generation = 0
  /// The depth of changes that are requested now.
  private static var depth = 0

  /// Performs a change that the program requests. If `waits` is true, it waits for the step under way.
  /// - Parameters:
  ///   - subject: A clause for the message about a change that is repeated without end: "the key window changed".
  ///   - advice: An instruction for the same message: "call makeKey() only once".
  package static func perform(
    _ subject: @autoclosure () -> String, _ advice: @autoclosure () -> String, waits: Bool = true,
    _ change: @escaping @MainActor () -> Void
  ) {
    ChangeLimit.require(depth < ChangeLimit.repetitions, subject(), advice())
    begin(Change(depth: depth + 1, perform: change), waits: waits)
  }

  /// Performs a change that ends another one, or lets it wait for the step under way.
  package static func perform(_ change: @escaping @MainActor () -> Void) {
    begin(Change(depth: depth, perform: change), waits: true)
  }

  private static func begin(_ change: Change, waits: Bool) {
    if steps > 0, waits { waiting.append(change) } else { step { run(change) } }
  }

  /// Calls the program. Structural changes that it requests wait until the outermost step has ended.
  package static func step(_ body: () -> Void) {
    steps += 1
    body()
    while steps == 1, !waiting.isEmpty { run(waiting.removeFirst()) }
    steps -= 1
    generation += 1
  }

  private static func run(_ change: Change) {
    let outer = depth
    depth = change.depth
    change.perform()
    depth = outer
  }
}

/// A controller or a window, which structural changes change.
@MainActor package protocol StructureOwner: AnyObject {
  /// The number of this object's structural changes that are waiting or under way.
  var changesUnderWay: Int { get set }
  /// Whether the step under way may be calling callbacks of this object's controllers.
  var isReachedBySteps: Bool { get }
}

extension StructureOwner {
  /// Performs a structural change as one step, or lets it wait for the step under way, unless that step does not reach this object.
  package func performChange(
    _ subject: @autoclosure () -> String, _ advice: @autoclosure () -> String, _ change: @escaping @MainActor () -> Void
  ) {
    let waits = changesUnderWay > 0 || isReachedBySteps
    changesUnderWay += 1
    StructuralChanges.perform(subject(), advice(), waits: waits) { [self] in
      change()
      changesUnderWay -= 1
    }
  }

  /// Performs a part of a change at once. Structural changes that its callbacks request wait.
  package func performStep(_ body: () -> Void) {
    changesUnderWay += 1
    StructuralChanges.step {
      body()
      changesUnderWay -= 1
    }
  }
}

extension ViewController: StructureOwner {
  package final var isReachedBySteps: Bool { screenState != .disappeared || viewIfLoaded?.window?.isAppeared == true }
}

extension Window: StructureOwner {
  // A window without controllers has no life-cycle callbacks.
  package final var isReachedBySteps: Bool { isAppeared && !topmostControllers.isEmpty }
}
