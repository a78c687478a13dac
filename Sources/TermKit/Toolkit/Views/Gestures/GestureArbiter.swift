import TermKitInput

/// Decides which gesture recognizers of a scene receive a touch, and which of them recognize their gestures (V6).
///
/// In an event, all recognizers of the touch handle it first and ask for other states. Then the arbiter grants the requests one after the
/// other, in the order of the attempts, until no more can be granted: `advance()`. Last, the touch is delivered to its view, and
/// recognizers that are done are reset.
@MainActor final class GestureArbiter {
  /// The recognizers whose attempts are under way, in the order in which the attempts began.
  private var recognizers: [GestureRecognizer] = []
  /// The touches that their views have not got completely.
  private var deliveries: [TouchDelivery] = []
  // The number of calls of `process(_:)` under way.
  private var depth = 0

  // MARK: Events

  /// Begins a touch: offers it to the recognizers of its view and the superviews, and delivers it to the view.
  func begin(_ touch: Touch, _ event: MouseEvent) {
    let delivery = TouchDelivery(touch)
    deliveries.append(delivery)
    let views = Array(sequence(first: touch.view, next: \.superview))
    let waiting = recognizers.filter { recognizer in
      recognizer.isUndecided && !recognizer.wantsToRecognize && views.contains { $0 === recognizer.view }
    }
    if !waiting.isEmpty {
      process { for recognizer in waiting { offer(touch, event, to: recognizer, delivery) } }
    }
    process {
      let others = views.flatMap(\.gestureRecognizers).filter { $0.followsTouches }
      for recognizer in others where recognizer.attempt == nil { offer(touch, event, to: recognizer, delivery) }
      delivery.add(touch.event)
    }
  }

  private func offer(_ touch: Touch, _ event: MouseEvent, to recognizer: GestureRecognizer, _ delivery: TouchDelivery) {
    // A callback may have ended the touch or the attempt, or moved the recognizer to another view.
    let isWaiting = recognizer.attempt != nil
    guard recognizer.isEnabled, recognizer.mayReceive(event),
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false,
      !delivery.isOver, recognizer.view.map(touch.view.isDescendant) == true, isWaiting == recognizer.isUndecided
    else { return }
    add(recognizer)
    recognizer.attempt?.receive(touch, in: touch.view)
    recognizer.note(touch)
    recognizer.touchBegan(touch)
  }

  func move(_ touch: Touch) {
    process {
      forEachReceiver(of: touch) { $0.touchMoved(touch) }
      delivery(of: touch)?.add(touch.event)
    }
  }

  /// Ends a touch whose button was released.
  func end(_ touch: Touch) {
    process {
      forEachReceiver(of: touch) { recognizer in
        recognizer.touchEnded(touch)
        if recognizer.isUnderWay { recognizer.addRequest(.ended) }
      }
      release(touch)
      delivery(of: touch)?.add(touch.event)
    }
  }

  func cancel(_ touch: Touch) {
    process {
      cancelRecognizers(of: touch)
      delivery(of: touch)?.cancel()
    }
  }

  /// Ends a touch whose later events belong to another one.
  func replace(_ touch: Touch, with other: Touch) {
    process {
      cancelRecognizers(of: touch)
      delivery(of: touch)?.drop()
      deliveries.append(TouchDelivery(other, hasBegun: true))
    }
  }

  private func cancelRecognizers(of touch: Touch) {
    forEachReceiver(of: touch) { recognizer in
      recognizer.touchCancelled(touch)
      interrupt(recognizer)
    }
    release(touch)
  }

  private func forEachReceiver(of touch: Touch, _ body: (GestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizer.receives(touch) {
      recognizer.note(touch)
      body(recognizer)
    }
  }

  private func delivery(of touch: Touch) -> TouchDelivery? { deliveries.first { $0.touch === touch } }

  /// Begins a gesture of the wheel.
  /// - Returns: Whether a recognizer takes it.
  func begin(_ scroll: ScrollGesture, in pans: [PanGestureRecognizer], _ body: (PanGestureRecognizer) -> Void) -> Bool {
    process {
      for pan in pans where pan.attempt == nil && pan.view != nil {
        add(pan)
        pan.attempt?.receive(scroll, in: nil)
        body(pan)
      }
    }
    if isReceived(scroll) { return true }
    process { release(scroll) }
    return false
  }

  /// Returns whether a recognizer takes part in a gesture of the wheel.
  func isReceived(_ scroll: ScrollGesture) -> Bool { recognizers.contains { $0.receives(scroll) } }

  /// Continues or ends a gesture of the wheel.
  func update(_ scroll: ScrollGesture, isOver: Bool = false, _ body: (GestureRecognizer) -> Void) {
    process {
      for recognizer in recognizers where recognizer.receives(scroll) { body(recognizer) }
      if isOver { release(scroll) }
    }
  }

  // MARK: Changes from outside of events

  /// Adds a state that a recognizer asks for.
  func request(_ state: GestureRecognizer.State, for recognizer: GestureRecognizer) {
    process { recognizer.addRequest(state) }
  }

  /// Ends the attempt of a recognizer that is disabled or removed.
  func abandon(_ recognizer: GestureRecognizer) {
    process {
      interrupt(recognizer)
      recognizer.attempt?.release()
    }
  }

  /// Ends the attempts and cancels the touches in a view and its descendants, because the view leaves the window or is hidden.
  func leave(_ view: View) {
    if recognizers.isEmpty && deliveries.isEmpty { return }
    process {
      for recognizer in recognizers where recognizer.view?.isDescendant(of: view) == true { abandon(recognizer) }
      for delivery in deliveries where delivery.touch.view.isDescendant(of: view) { delivery.cancel() }
    }
  }

  /// Returns whether a gesture that has begun follows a touch.
  func isFollowed(_ touch: Touch) -> Bool { recognizers.contains { $0.isUnderWay && $0.receives(touch) } }

  private func interrupt(_ recognizer: GestureRecognizer) {
    conclude(recognizer, recognizer.isUnderWay ? .cancelled : .failed)
  }

  private func add(_ recognizer: GestureRecognizer) {
    if recognizer.attempt != nil { return }
    recognizer.attempt = GestureAttempt(in: self)
    recognizers.append(recognizer)
  }

  private func release(_ source: AnyObject) {
    for recognizer in recognizers where recognizer.attempt?.current === source { recognizer.attempt?.release() }
  }

  // MARK: Decisions

  // The outermost call grants all requests that the body, and callbacks, have led to.
  private func process(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1 { while advance() || deliver() || resetNext() {} }
    depth -= 1
  }

  // Grants or refuses the next request. Returns false if no request can be decided.
  private func advance() -> Bool {
    if let failing = recognizers.first(where: \.wantsToFail) {
      conclude(failing, .failed)
      return true
    }
    for recognizer in recognizers where recognizer.wantsToRecognize {
      if decide(recognizer) { return true }
    }
    guard let recognizer = recognizers.first(where: { $0.isUnderWay && $0.attempt?.requests.isEmpty == false }),
      let state = recognizer.attempt?.requests.removeFirst()
    else { return false }
    if state.isFinal {
      conclude(recognizer, state)
    } else {
      recognizer.currentState = state
      recognizer.sendActions()
    }
    return true
  }

  // Returns false if the recognizer has to wait.
  private func decide(_ recognizer: GestureRecognizer) -> Bool {
    if recognizer.attempt?.hasAskedToBegin == false {
      recognizer.attempt?.hasAskedToBegin = true
      if !recognizer.mayBegin(in: recognizer.attempt?.hitView) { conclude(recognizer, .failed) }
      return true
    }
    if hasLost(recognizer) {
      conclude(recognizer, .failed)
    } else if isWaiting(recognizer) {
      return false
    } else {
      recognize(recognizer)
    }
    return true
  }

  private func hasLost(_ recognizer: GestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.attempt?.hasRecognized == true
        && (recognizer.sharesTouch(with: other) && other.prevents(recognizer)
          || recognizer.requiresFailure(of: other))
    }
  }

  // If recognizers wait for each other, the first one does not wait.
  private func isWaiting(_ recognizer: GestureRecognizer) -> Bool {
    obstacles(of: recognizer).contains { !leads(from: $0, to: recognizer) }
  }

  private func obstacles(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    recognizers.filter { $0 !== recognizer && $0.isUndecided && recognizer.requiresFailure(of: $0) }
  }

  private func leads(from start: GestureRecognizer, to end: GestureRecognizer) -> Bool {
    var reached = [start]
    var index = 0
    while index < reached.count, reached[index] !== end {
      if reached[index].wantsToRecognize {
        reached += obstacles(of: reached[index]).filter { !reached.contains($0) }
      }
      index += 1
    }
    return index < reached.count
  }

  private func recognize(_ recognizer: GestureRecognizer) {
    // Callbacks of the decision, and those below, may have ended the attempt.
    guard recognizer.wantsToRecognize, let state = recognizer.attempt?.requests.removeFirst() else { return }
    for other in recognizers where other !== recognizer && (other.isUndecided || other.isUnderWay) {
      if recognizer.sharesTouch(with: other) && recognizer.prevents(other)
        || other.isUndecided && other.requiresFailure(of: recognizer)
      {
        interrupt(other)
      }
    }
    for delivery in deliveries where recognizer.attempt?.has(delivery.touch) == true {
      delivery.wasRecognized(by: recognizer)
    }
    guard recognizer.isUndecided else { return }
    recognizer.attempt?.hasRecognized = true
    if state.isFinal {
      conclude(recognizer, state)
    } else {
      recognizer.currentState = state
      // The touch may have ended while the gesture waited for another one.
      if recognizer.attempt?.current == nil { recognizer.addRequest(.ended) }
      recognizer.sendActions()
    }
  }

  // Nothing is reported of a failure.
  private func conclude(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    guard recognizer.attempt != nil, !recognizer.currentState.isFinal else { return }
    recognizer.attempt?.requests = []
    recognizer.currentState = state
    if state != .failed { recognizer.sendActions() }
  }

  // MARK: Delivery and reset

  private func deliver() -> Bool {
    deliveries.removeAll(where: \.isOver)
    guard let delivery = deliveries.first(where: { $0.hasEvents && !isHeld($0) }) else { return false }
    delivery.deliverNext()
    return true
  }

  private func isHeld(_ delivery: TouchDelivery) -> Bool {
    recognizers.contains { recognizer in
      recognizer.isUndecided && recognizer.attempt?.has(delivery.touch) == true
        && (recognizer.delaysTouchesBegan && !delivery.hasBegun
          || recognizer.delaysTouchesEnded && delivery.isEndNext)
    }
  }

  // A recognizer that is done waits for the end of its touch, so that it does not begin again with the same touch.
  private func resetNext() -> Bool {
    let isDone: (GestureRecognizer) -> Bool = { $0.currentState.isFinal && $0.attempt?.current == nil }
    guard let index = recognizers.firstIndex(where: isDone) else { return false }
    let recognizer = recognizers.remove(at: index)
    recognizer.attempt = nil
    recognizer.currentState = .possible
    for other in recognizers { other.attempt?.requirements[ObjectIdentifier(recognizer)] = nil }
    recognizer.reset()
    return true
  }
}
