import Stages
import TermKit

/// Plays a script in a scene.
@MainActor final class GesturePlayer: GestureRecognizerDelegate {
  private final class LoggingView: View {
    var number = 0
    weak var player: GesturePlayer?

    override func touchBegan(_ touch: Touch) { player?.note(touch, in: self) }
    override func touchMoved(_ touch: Touch) { player?.note(touch, in: self) }
    override func touchEnded(_ touch: Touch) { player?.note(touch, in: self) }
    override func touchCancelled(_ touch: Touch) { player?.note(touch, in: self) }
  }

  private let script: GestureScript
  private(set) var now = 0.0
  private(set) lazy var scene = WindowScene(size: Size(width: 40, height: 10)) { [unowned self] in now }
  private(set) lazy var window = Window(windowScene: scene)
  private(set) var views: [View] = []
  private(set) var recognizers: [GestureRecognizer] = []
  private(set) var log: [String] = []
  /// What went wrong, apart from differences to the model.
  private(set) var faults: [String] = []
  /// Called in each callback.
  var reaction: (GesturePlayer) -> Void = { _ in }

  private var touches: [ObjectIdentifier: Int] = [:]
  private var kept: [Touch] = []
  private var touchCount = 0
  private var phases: [Int: Touch.Phase] = [:]
  private var states: [Int: GestureRecognizer.State] = [:]
  private var questions: Set<String> = []

  init(_ script: GestureScript) {
    self.script = script
    for (number, frame) in GestureScript.frames.enumerated() {
      let view = LoggingView(frame: frame)
      (view.number, view.player) = (number, self)
      views.append(view)
      restore(view)
    }
    for recognizer in script.recognizers { add(recognizer) }
    for pair in script.requirements.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      recognizers[pair[0]].require(toFail: recognizers[pair[1]])
    }
    window.makeKeyAndVisible()
  }

  /// Adds a view to its superview again.
  func restore(_ view: View) {
    guard let number = views.firstIndex(where: { $0 === view }) else { return }
    let frame = GestureScript.frames[number]
    let parent = GestureScript.parents[number]
    (parent.map { views[$0] } ?? window).addSubview(view)
    view.frame.origin = frame.origin - (parent.map { GestureScript.frames[$0].origin } ?? .zero)
  }

  private func add(_ description: GestureScript.Recognizer) {
    let recognizer: GestureRecognizer
    switch description.kind {
    case .tap(let count):
      let tap = Tap()
      tap.numberOfTapsRequired = count
      recognizer = tap
    case .longPress: recognizer = LongPress()
    case .pan: recognizer = Pan()
    case .swipe: recognizer = Swipe()
    }
    add(recognizer, to: views[description.view])
    recognizer.cancelsTouchesInView = description.cancels
    recognizer.delaysTouchesBegan = description.delaysBegan
    recognizer.delaysTouchesEnded = description.delaysEnded
    recognizer.delegate = self
  }

  private func add(_ recognizer: GestureRecognizer, to view: View) {
    let number = recognizers.count
    (recognizer as? any Resettable)?.wasReset = { [unowned self] in forgetQuestions(about: number) }
    recognizer.addAction { [unowned self] in note($0, number) }
    recognizers.append(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  /// Adds recognizers that the script and the model do not know: hovers, and pans that follow the wheel.
  func addPointerRecognizers() {
    for view in views {
      add(HoverGestureRecognizer(), to: view)
      let pan = Pan()
      pan.allowedScrollTypesMask = .all
      add(pan, to: view)
    }
  }

  func movePointer(to point: Point) { scene.handle(.mouse(MouseEvent(.move, at: point))) }

  func turnWheel(at point: Point) { scene.handle(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: point))) }

  // MARK: Playing

  func play() {
    for event in script.events { play(event) }
  }

  private var place = Point.zero

  func play(_ event: GestureScript.Event) {
    switch event {
    case .press(let point):
      place = point
      touchCount += 1
      mouse(.press(.left))
    case .move(let point):
      place = point
      mouse(.drag(.left))
    case .release: mouse(.release(.left))
    case .wait(let seconds): wait(seconds)
    case .loseFocus: scene.handle(.focus(false))
    case .setEnabled(let number, let isEnabled): recognizers[number].isEnabled = isEnabled
    }
  }

  private func mouse(_ action: MouseEvent.Action) { scene.handle(.mouse(MouseEvent(action, at: place))) }

  private func wait(_ seconds: Double) {
    let end = now + seconds
    while let time = scene.nextTimerTime, time <= end {
      now = time
      scene.fireTimers(at: time)
    }
    now = end
  }

  /// Returns the recognizers and touches that are not at rest.
  var remains: [String] {
    recognizers.indices.filter { recognizers[$0].state != .possible }.map {
      "recognizer \($0) is \(recognizers[$0].state)"
    }
      + phases.filter { $0.value == .began || $0.value == .moved }.map { "touch \($0.key) has not ended" }
  }

  // MARK: Callbacks

  // Actions of a gesture are one of the words: ended; began changed… ended; began changed… cancelled.
  private func note(_ recognizer: GestureRecognizer, _ number: Int) {
    let line = "recognizer \(number): \(recognizer.state)"
    log.append(line)
    let isDiscrete = recognizer is TapGestureRecognizer || recognizer is SwipeGestureRecognizer
    let isUnderWay = states[number] == .began || states[number] == .changed
    switch recognizer.state {
    case .began: if isDiscrete || isUnderWay { faults.append(line) }
    case .changed, .cancelled: if !isUnderWay { faults.append(line) }
    case .ended: if isDiscrete == isUnderWay { faults.append(line) }
    case .possible, .failed: faults.append(line)
    }
    states[number] = recognizer.state
    reaction(self)
  }

  private func number(of touch: Touch) -> Int {
    if let known = touches[ObjectIdentifier(touch)] { return known }
    kept.append(touch)
    touches[ObjectIdentifier(touch)] = touchCount - 1
    return touchCount - 1
  }

  private func note(_ touch: Touch, in view: LoggingView) {
    let number = number(of: touch)
    let line = "view \(view.number): \(touch.phase) \(number)"
    log.append(line)
    let isUnderWay = phases[number] == .began || phases[number] == .moved
    if touch.phase == .began ? phases[number] != nil : !isUnderWay { faults.append(line) }
    phases[number] = touch.phase
    reaction(self)
  }

  private func number(of recognizer: GestureRecognizer) -> Int { recognizers.firstIndex { $0 === recognizer } ?? -1 }

  private func ask(_ question: String) {
    if !questions.insert(question).inserted { faults.append("\(question) asked twice") }
    reaction(self)
  }

  private func forgetQuestions(about number: Int) {
    questions = questions.filter { !$0.contains(" \(number) ") }
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    ask(" \(number(of: recognizer)) may begin?")
    return script.recognizers[number(of: recognizer)].begins
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { script.simultaneous.contains([number(of: recognizer), number(of: other)]) }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
    let pair = [number(of: recognizer), number(of: other)]
    ask(" \(pair[0]) waits for \(pair[1]) ?")
    return script.dynamicRequirements.contains(pair) && (pair[0] + pair[1]) % 2 == 0
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool {
    let pair = [number(of: other), number(of: recognizer)]
    ask(" \(pair[1]) fails before \(pair[0]) ?")
    return script.dynamicRequirements.contains(pair) && (pair[0] + pair[1]) % 2 == 1
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    let number = number(of: touch)
    reaction(self)
    return script.recognizers[self.number(of: recognizer)].receives[number % 3]
  }
}

/// A recognizer that reports its resets.
@MainActor private protocol Resettable: GestureRecognizer {
  var wasReset: () -> Void { get set }
}

private final class Tap: TapGestureRecognizer, Resettable {
  var wasReset: () -> Void = {}
  override func reset() {
    super.reset()
    wasReset()
  }
}

private final class LongPress: LongPressGestureRecognizer, Resettable {
  var wasReset: () -> Void = {}
  override func reset() {
    super.reset()
    wasReset()
  }
}

private final class Pan: PanGestureRecognizer, Resettable {
  var wasReset: () -> Void = {}
  override func reset() {
    super.reset()
    wasReset()
  }
}

private final class Swipe: SwipeGestureRecognizer, Resettable {
  var wasReset: () -> Void = {}
  override func reset() {
    super.reset()
    wasReset()
  }
}
