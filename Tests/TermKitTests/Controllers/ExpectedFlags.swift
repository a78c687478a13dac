import TermKit

/// The flags that controllers should have in their callbacks, computed from the calls that change them.
@MainActor final class ExpectedFlags {
  /// A dismissal of several controllers, one presented over the other.
  struct Dismissal {
    fileprivate let number: Int
    fileprivate let controllers: [ViewController]
  }

  private enum Move { case toParent, fromParent }

  private var presented: Set<ObjectIdentifier> = []
  /// The number of the dismissal that each controller is leaving with.
  private var dismissed: [ObjectIdentifier: Int] = [:]
  private var moves: [ObjectIdentifier: Move] = [:]
  /// The controllers whose presentation also ends when a presenter or a root leaves.
  private var leavingWithOthers: Set<ObjectIdentifier> = []
  private var dismissalCount = 0

  /// Describes the flags of a controller that differ from the expected ones.
  func differences(of controller: ViewController) -> [String] {
    let id = ObjectIdentifier(controller)
    let flags = [
      ("isBeingPresented", controller.isBeingPresented, presented.contains(id)),
      ("isMovingToParent", controller.isMovingToParent, moves[id] == .toParent),
      ("isMovingFromParent", controller.isMovingFromParent, moves[id] == .fromParent),
      (
        "isBeingDismissed", controller.isBeingDismissed,
        leavingWithOthers.contains(id) ? controller.isBeingDismissed : dismissed[id] != nil
      ),
    ]
    return flags.filter { $0.1 != $0.2 }.map { "\($0.0) is \($0.1)" }
  }

  /// Ends the dismissal of a controller that appears elsewhere.
  func willAppear(_ controller: ViewController) { dismissed[ObjectIdentifier(controller)] = nil }

  /// Ends the flags that hold until `viewDidAppear(_:)` has returned.
  func didAppear(_ controller: ViewController) {
    let id = ObjectIdentifier(controller)
    if moves[id] == .toParent { moves[id] = nil }
  }

  /// Ends the flags that hold until `viewDidDisappear(_:)` has returned.
  func didDisappear(_ controller: ViewController) {
    let id = ObjectIdentifier(controller)
    if moves[id] == .fromParent { moves[id] = nil }
    dismissed[id] = nil
  }

  /// Expects the presentation of a controller. It may end at any time if its presenter is leaving.
  func willPresent(_ controller: ViewController, over presenter: ViewController, isLeaving: Bool) {
    let (id, presenterID) = (ObjectIdentifier(controller), ObjectIdentifier(presenter))
    presented.insert(id)
    dismissed[id] = nil
    leavingWithOthers.remove(id)
    if isLeaving || dismissed[presenterID] != nil || leavingWithOthers.contains(presenterID) {
      leavingWithOthers.insert(id)
    }
  }

  func didPresent(_ controller: ViewController) { presented.remove(ObjectIdentifier(controller)) }

  /// Expects a dismissal of the controller that `dismiss` of a controller dismisses, and of all controllers presented over that one.
  func willDismiss(from controller: ViewController) -> Dismissal {
    let outermost = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    let first = controller.presentedViewController ?? outermost
    dismissalCount += 1
    let dismissal = Dismissal(
      number: dismissalCount, controllers: Array(sequence(first: first, next: \.presentedViewController)))
    for leaving in dismissal.controllers where dismissed[ObjectIdentifier(leaving)] == nil {
      dismissed[ObjectIdentifier(leaving)] = dismissal.number
      presented.remove(ObjectIdentifier(leaving))
    }
    return dismissal
  }

  func didDismiss(_ dismissal: Dismissal) {
    for controller in dismissal.controllers where dismissed[ObjectIdentifier(controller)] == dismissal.number {
      dismissed[ObjectIdentifier(controller)] = nil
    }
  }

  func willMove(_ controller: ViewController, to parent: ViewController?) {
    moves[ObjectIdentifier(controller)] = parent == nil ? .fromParent : .toParent
  }

  func didMove(_ controller: ViewController, to parent: ViewController?) {
    if parent == nil { moves[ObjectIdentifier(controller)] = nil }
  }
}
