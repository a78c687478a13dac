import TermKitInput

/// The methods that refine what a gesture recognizer does. All of them are optional. UIKit's `UIGestureRecognizerDelegate`.
///
/// In this example, everything in the view waits until it is certain that the touch is no pan from the edge of the screen:
///
///     func gestureRecognizer(
///       _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
///     ) -> Bool {
///       guard gestureRecognizer === edgePan, let view = edgePan.view else { return false }
///       return otherGestureRecognizer.view?.isDescendant(of: view) == true
///     }
@MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may be recognized. Called at most once in each attempt, when the recognizer has seen its gesture. If the
  /// method returns false, the recognizer fails. Defaults to true.
  ///
  /// If it returns true, the pressed view and its superviews up to the recognizer's are asked: `View.gestureRecognizerShouldBegin(_:)`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Returns whether this recognizer and `otherGestureRecognizer` may recognize their gestures in the same touch. Defaults to false.
  ///
  /// One of the two delegates suffices to allow it.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer has to wait until `otherGestureRecognizer` has failed. Defaults to false.
  ///
  /// Called at most once for another recognizer in each attempt, when needed. It can belong to any view, also of another window.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether `otherGestureRecognizer` has to wait until this one has failed. Defaults to false.
  ///
  /// Called at most once for another recognizer in each attempt, when needed. It can belong to any view, also of another window.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer receives a `touch`. Called before `touchBegan(_:)` of the recognizer. Defaults to true.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Returns whether the recognizer takes part in an `event`: a press, a turn of the wheel or a movement into the view. Defaults to true.
  ///
  /// For a press, it is called before the method for the touch.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool
}

extension GestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
  /// Returns true.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool {
    true
  }
}

extension GestureRecognizer {
  /// Returns whether the recognizer takes part in what an event begins.
  final func mayReceive(_ event: MouseEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  /// Returns whether the gesture may be recognized after a press of a view.
  final func mayBegin(in hitView: View?) -> Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) != false, let view else { return false }
    let pressed = hitView?.isDescendant(of: view) == true ? hitView : nil
    for asked in sequence(first: pressed ?? view, next: \.superview) {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      if asked === view { break }
      if let dragAxis, asked.keepsDrag(along: dragAxis) { return false }
    }
    return true
  }

  /// Returns whether this recognizer makes another one fail when it recognizes its gesture.
  final func prevents(_ other: GestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  /// Returns whether another recognizer has to fail first. The delegates are asked once in each attempt.
  final func requiresFailure(of other: GestureRecognizer) -> Bool {
    if failureRequirements.contains(where: { $0.object === other }) { return true }
    let key = ObjectIdentifier(other)
    if let known = attempt?.requirements[key] { return known }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    attempt?.requirements[key] = answer
    return answer
  }
}
