import TermKitGraphics
import TermKitInput

/// Follows the pointer for the hover recognizers of a scene.
@MainActor final class HoverTracker {
  // The recognizers of views in a window.
  private var recognizers: [Weak<HoverGestureRecognizer>] = []
  // The recognizers of the views under the pointer, including recognizers that may not begin.
  private var hovering: [HoverGestureRecognizer] = []
  private var cell: Point?

  /// Whether an enabled recognizer belongs to a view in a window that is shown.
  var isNeeded: Bool {
    recognizers.contains { $0.object?.isEnabled == true && $0.object?.view?.window?.isAppeared == true }
  }

  /// Follows a recognizer that was added, removed or enabled, or whose view has moved to another window.
  func availabilityChanged(of recognizer: HoverGestureRecognizer) {
    recognizers.removeAll { $0.object === recognizer || $0.object == nil }
    if recognizer.scene?.hoverTracker === self { recognizers.append(Weak(recognizer)) }
    // The application switches the reports of the terminal with the next frame.
    recognizer.scene?.setNeedsFrame()
  }

  /// Forgets a recognizer whose view leaves its window.
  func remove(_ recognizer: HoverGestureRecognizer) {
    abandon(recognizer)
    recognizers.removeAll { $0.object === recognizer }
    recognizer.scene?.setNeedsFrame()
  }

  /// Takes a movement of the pointer over the deepest view under it, or nil outside of all windows.
  func move(over view: View?, _ event: MouseEvent) {
    if recognizers.isEmpty && hovering.isEmpty { return }
    let reached = recognizers(over: view)
    for recognizer in hovering where !reached.contains(recognizer) { end(recognizer, .ended) }
    // In mode 1016, the terminal also reports movements inside a cell.
    let hasMoved = cell != event.position
    cell = event.position
    // An action may disable, remove or hide what comes next.
    for recognizer in reached where recognizer.isEnabled && recognizer.view.map(isShown) == true {
      if !hovering.contains(recognizer) {
        begin(recognizer, event)
      } else if hasMoved, recognizer.currentState != .failed {
        update(recognizer, .changed, event)
      }
    }
  }

  private func isShown(_ view: View) -> Bool {
    view.window != nil && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }

  private func recognizers(over view: View?) -> [HoverGestureRecognizer] {
    guard let view else { return [] }
    return sequence(first: view, next: \.superview).flatMap(\.gestureRecognizers)
      .compactMap { $0 as? HoverGestureRecognizer }.filter(\.isEnabled)
  }

  // A recognizer that may not begin is asked again when the pointer comes back.
  private func begin(_ recognizer: HoverGestureRecognizer, _ event: MouseEvent) {
    hovering.append(recognizer)
    recognizer.note(event)
    guard recognizer.mayReceive(event), recognizer.mayBegin(in: nil) else { return recognizer.currentState = .failed }
    // A callback may have removed the recognizer.
    if hovering.contains(recognizer) { update(recognizer, .began, event) }
  }

  private func update(_ recognizer: HoverGestureRecognizer, _ state: GestureRecognizer.State, _ event: MouseEvent) {
    recognizer.note(event)
    recognizer.currentState = state
    recognizer.sendActions()
  }

  private func end(_ recognizer: HoverGestureRecognizer, _ state: GestureRecognizer.State) {
    guard let index = hovering.firstIndex(of: recognizer) else { return }
    hovering.remove(at: index)
    if recognizer.currentState != .failed {
      recognizer.currentState = state
      recognizer.sendActions()
    }
    recognizer.currentState = .possible
    recognizer.reset()
  }

  /// Ends all gestures, because the pointer has left the terminal.
  func leave() {
    cell = nil
    for recognizer in hovering { end(recognizer, .ended) }
  }

  /// Cancels the gesture of a recognizer that is disabled or removed.
  func abandon(_ recognizer: HoverGestureRecognizer) { end(recognizer, .cancelled) }

  /// Cancels the gestures of the views that are hidden with a view.
  func leave(_ view: View) {
    for recognizer in hovering where recognizer.view?.isDescendant(of: view) == true { abandon(recognizer) }
  }
}
