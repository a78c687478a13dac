/// The state of an attempt to recognize a gesture, from the first touch of the recognizer until its reset.
struct GestureAttempt {
  /// The arbiter that the recognizer takes part in.
  private(set) weak var arbiter: GestureArbiter?
  /// The touches, or the turn of the wheel, that the recognizer has received.
  private(set) var sources: [AnyObject] = []
  /// The touch or the turn of the wheel that is under way, or nil between touches.
  private(set) weak var current: AnyObject?
  /// The view that was pressed; nil for the wheel.
  private(set) weak var hitView: View?
  /// The states that the recognizer has asked for, in order.
  var requests: [GestureRecognizer.State] = []
  var hasRecognized = false
  /// Whether the delegate and the views were asked whether the gesture may begin.
  var hasAskedToBegin = false
  /// The answers to whether another recognizer has to fail first.
  var requirements: [ObjectIdentifier: Bool] = [:]

  init(in arbiter: GestureArbiter) { self.arbiter = arbiter }

  /// Adds a touch, with the view that was pressed, or a turn of the wheel.
  mutating func receive(_ source: AnyObject, in hitView: View?) {
    sources.append(source)
    (current, self.hitView) = (source, hitView)
  }

  /// Notes that the present touch, or turn of the wheel, is over.
  mutating func release() { current = nil }

  func has(_ source: AnyObject) -> Bool { sources.contains { $0 === source } }
}

extension GestureRecognizer {
  /// Whether an attempt is under way whose outcome is open.
  final var isUndecided: Bool { attempt != nil && currentState == .possible }

  /// Whether the gesture has begun and is not over.
  final var isUnderWay: Bool { attempt != nil && (currentState == .began || currentState == .changed) }

  final var wantsToFail: Bool { isUndecided && attempt?.requests.first == .failed }

  /// Whether the recognizer would recognize its gesture now, if it may.
  final var wantsToRecognize: Bool {
    guard isUndecided, let request = attempt?.requests.first else { return false }
    return request == .began || request == .ended
  }

  /// Whether the recognizer receives the events of a touch or of the wheel.
  final func receives(_ source: AnyObject) -> Bool { attempt?.current === source && !currentState.isFinal }

  /// Whether both recognizers have received the same touch or the same turn of the wheel.
  final func sharesTouch(with other: GestureRecognizer) -> Bool {
    attempt?.sources.contains { other.attempt?.has($0) == true } == true
  }

  /// Adds a state that the recognizer asks for, unless it cannot follow the states before it.
  final func addRequest(_ state: State) {
    guard let attempt, !currentState.isFinal else { return }
    let last = attempt.requests.last ?? currentState
    switch (last, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed), (.changed, .changed), (.began, .ended),
      (.changed, .ended), (.changed, .cancelled):
      self.attempt?.requests.append(state)
    case (.possible, .cancelled): self.attempt?.requests.append(.failed)
    case (.possible, .changed): self.attempt?.requests.append(.began)
    case (.began, .changed):
      // While the gesture waits for the failure of another one, it has not begun.
      if isUnderWay { self.attempt?.requests.append(state) }
    case (.began, .failed), (.began, .cancelled), (.changed, .failed), (.ended, .failed), (.ended, .cancelled):
      let end = isUnderWay ? State.cancelled : .failed
      self.attempt?.requests = [end]
    default: break
    }
  }
}
