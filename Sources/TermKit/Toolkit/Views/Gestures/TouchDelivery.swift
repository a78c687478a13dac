/// The delivery of a touch to its view. Recognizers can delay it or cancel it.
@MainActor final class TouchDelivery {
  let touch: Touch
  /// Whether the view has got the beginning of the touch.
  private(set) var hasBegun: Bool
  /// Whether the view gets no more events of the touch.
  private(set) var isOver = false
  private var events: [Touch.Event] = []

  init(_ touch: Touch, hasBegun: Bool = false) {
    self.touch = touch
    self.hasBegun = hasBegun
  }

  var hasEvents: Bool { !events.isEmpty }

  var isEndNext: Bool { events.first?.phase == .ended }

  /// Adds an event. Of several movements that are held back, the last one counts.
  func add(_ event: Touch.Event) {
    if isOver { return }
    guard event.phase == .moved, let last = events.last, last.phase == .moved else { return events.append(event) }
    events[events.count - 1] = event
    events[events.count - 1].previousPosition = last.previousPosition
  }

  func deliverNext() {
    let event = events.removeFirst()
    hasBegun = true
    if event.phase == .ended { isOver = true }
    send(event)
  }

  /// Cancels the view's touch if the recognizer cancels touches, or if the view has not got the touch that the recognizer delays.
  func wasRecognized(by recognizer: GestureRecognizer) {
    if recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan && !hasBegun { cancel() }
  }

  /// Cancels the view's touch. A view that has not got the touch does not hear of it.
  func cancel() {
    if isOver { return }
    drop()
    guard hasBegun else { return }
    var event = touch.event
    event.phase = .cancelled
    send(event)
  }

  /// Ends the delivery without calling the view.
  func drop() {
    isOver = true
    events = []
  }

  // While the view handles an event that was held back, the touch tells about that event.
  private func send(_ event: Touch.Event) {
    let present = touch.event
    touch.event = event
    switch event.phase {
    case .began: touch.view.touchBegan(touch)
    case .moved: touch.view.touchMoved(touch)
    case .ended: touch.view.touchEnded(touch)
    case .cancelled: touch.view.touchCancelled(touch)
    }
    if !isOver { touch.event = present }
  }
}
