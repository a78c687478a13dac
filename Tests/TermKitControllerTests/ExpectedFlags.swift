import TermKit

@testable import TermKitViews

/// The flags that controllers should have in their callbacks, computed from the calls that change them.
@MainActor final class ExpectedFlags {
  private enum Move { case toParent, fromParent }

  private var presented: Set<ObjectIdentifier> = []
  private var dismissed: Set<ObjectIdentifier> = []
  /// The controllers that have begun to disappear.
  private var disappearing: Set<ObjectIdentifier> = []
  private var moves: [ObjectIdentifier: Move] = [:]
  /// The controllers whose presentation also ends when a presenter or a root leaves.
  private var leavingWithOthers: Set<ObjectIdentifier> = []

  /// Describes the flags of a controller that differ from the expected ones.
  func differences(of controller: ViewController) -> [String] {
    let id = ObjectIdentifier(controller)
    // The presentation goes on if its dismissal is cancelled.
    if controller.ownPresentation?.phase == .presented { dismissed.remove(id) }
    let flags = [
      ("isBeingPresented", controller.isBeingPresented, presented.contains(id)),
      ("isMovingToParent", controller.isMovingToParent, moves[id] == .toParent),
      ("isMovingFromParent", controller.isMovingFromParent, moves[id] == .fromParent),
      (
        "isBeingDismissed", controller.isBeingDismissed,
        leavingWithOthers.contains(id) ? controller.isBeingDismissed : dismissed.contains(id)
      ),
    ]
    return flags.filter { $0.1 != $0.2 }.map { "\($0.0) is \($0.1)" }
  }

  /// Ends the dismissal of a controller that appears again.
  func willAppear(_ controller: ViewController) {
    dismissed.remove(ObjectIdentifier(controller))
    disappearing.remove(ObjectIdentifier(controller))
  }

  func willDisappear(_ controller: ViewController) { disappearing.insert(ObjectIdentifier(controller)) }

  /// Ends the flags that hold until `viewDidAppear(_:)` has returned.
  func didAppear(_ controller: ViewController) {
    let id = ObjectIdentifier(controller)
    if moves[id] == .toParent { moves[id] = nil }
  }

  /// Ends the flags that hold until `viewDidDisappear(_:)` has returned.
  func didDisappear(_ controller: ViewController) {
    let id = ObjectIdentifier(controller)
    if moves[id] == .fromParent { moves[id] = nil }
    dismissed.remove(id)
    disappearing.remove(id)
  }

  /// Expects the presentation of a controller. It may end at any time if its presenter is leaving.
  func willPresent(_ controller: ViewController, over presenter: ViewController) {
    let id = ObjectIdentifier(controller)
    presented.insert(id)
    dismissed.remove(id)
    let leavesWithPresenter = presenter.isBeingDismissed || leavingWithOthers.contains(ObjectIdentifier(presenter))
    // The controller may already present others.
    let others = sequence(first: controller) { $0.presentation?.presented }.dropFirst()
    if leavesWithPresenter {
      leavingWithOthers.formUnion([id] + others.map(ObjectIdentifier.init))
    } else {
      // Those over a controller that is being dismissed still leave with it.
      leavingWithOthers.subtract([id] + others.prefix { !$0.isBeingDismissed }.map(ObjectIdentifier.init))
    }
  }

  /// Ends the presentation of a controller. If it was cancelled, the controller is dismissed, with all that are presented over it.
  func didPresent(_ controller: ViewController, isCancelled: Bool) {
    presented.remove(ObjectIdentifier(controller))
    guard isCancelled else { return }
    let leaving = sequence(first: controller) { $0.presentation?.presented }
    dismissed.formUnion(leaving.map(ObjectIdentifier.init))
  }

  /// Expects a dismissal of a controller, and of all controllers presented over that one.
  func willDismiss(_ controller: ViewController) -> [ViewController] {
    let leaving = Array(sequence(first: controller) { $0.presentation?.presented })
    dismissed.formUnion(leaving.map(ObjectIdentifier.init))
    return leaving
  }

  /// Ends a dismissal, except for controllers that are yet to get `viewDidDisappear(_:)`.
  func didDismiss(_ controllers: [ViewController]) {
    dismissed.subtract(Set(controllers.map(ObjectIdentifier.init)).subtracting(disappearing))
  }

  func willMove(_ controller: ViewController, to parent: ViewController?) {
    moves[ObjectIdentifier(controller)] = parent == nil ? .fromParent : .toParent
  }

  func didMove(_ controller: ViewController, to parent: ViewController?) {
    // A controller whose removal was cancelled stays with its parent.
    if parent == nil || moves[ObjectIdentifier(controller)] == .fromParent { moves[ObjectIdentifier(controller)] = nil }
  }
}
