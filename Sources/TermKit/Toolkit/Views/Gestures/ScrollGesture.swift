import TermKitGraphics
import TermKitInput

/// Turns of the mouse wheel that follow each other quickly, as pan recognizers receive them.
@MainActor final class ScrollGesture {
  private unowned let scene: WindowScene
  private var timer: ScheduledTimer?

  init(in scene: WindowScene) { self.scene = scene }

  /// Offers a turn to the pan recognizers of a view.
  /// - Returns: Whether one of them takes the gesture.
  func begin(in view: View, by movement: Point, _ event: MouseEvent) -> Bool {
    let pans = view.gestureRecognizers.compactMap { $0 as? PanGestureRecognizer }.filter { $0.takesWheel(event) }
    if pans.isEmpty { return false }
    let isTaken = scene.gestureArbiter.begin(self, in: pans) { pan in
      pan.note(event)
      pan.scrollBegan(by: movement)
    }
    if isTaken { awaitNext() }
    return isTaken
  }

  /// Passes another turn to the recognizers that have taken the gesture.
  /// - Returns: False if the gesture is over, because the recognizers were disabled or removed.
  func turn(by movement: Point, _ event: MouseEvent) -> Bool {
    guard scene.gestureArbiter.isReceived(self) else {
      end()
      return false
    }
    scene.gestureArbiter.update(self) { recognizer in
      recognizer.note(event)
      (recognizer as? PanGestureRecognizer)?.scrolled(by: movement)
    }
    awaitNext()
    return true
  }

  /// Ends the gesture, with a last state of the recognizers.
  func end(_ state: GestureRecognizer.State = .ended) {
    timer?.invalidate()
    scene.gestureArbiter.update(self, isOver: true) { $0.state = state }
    if scene.scrollGesture === self { scene.scrollGesture = nil }
  }

  private func awaitNext() {
    timer?.invalidate()
    timer = scene.schedule(after: 0.2, owner: self) { [weak self] in self?.end() }
  }
}

extension GestureRecognizer {
  /// Takes over the position and the modifier keys of an event.
  final func note(_ event: MouseEvent) {
    position = Touch.Position(cell: event.position, precise: event.precisePosition)
    modifierFlags = event.modifiers
    buttonMask = []
  }
}
