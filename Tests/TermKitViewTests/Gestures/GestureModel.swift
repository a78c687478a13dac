import TermKit

/// What should happen in a script: the simplest code that follows UIKit's documentation of gesture recognizers.
struct GestureModel {
  private enum State { case possible, begun, failed, done }
  private enum Wish { case fail, begin, change, end }

  private struct Recognizer {
    var isEnabled = true
    var state = State.possible
    var wishes: [Wish] = []
    var touches: Set<Int> = []
    var present: Int?
    var wasAsked = false
    var wasRecognized = false
    var taps = 0
    var start: Point?
    var startTime = 0.0
    var deadline: (time: Double, order: Int)?
  }

  private struct Delivery {
    var view: Int
    var hasBegun = false
    var isOver = false
    var phases: [String] = []
  }

  private let script: GestureScript
  private var all: [Recognizer]
  // The recognizers that have received a touch and are not reset yet.
  private var active: [Int] = []
  private var deliveries: [Delivery] = []
  private var touch: Int?
  private var place = Point.zero
  private var now = 0.0
  private var deadlineCount = 0
  private(set) var log: [String] = []

  init(_ script: GestureScript) {
    self.script = script
    all = script.recognizers.map { _ in Recognizer() }
    for event in script.events { handle(event) }
  }

  private mutating func handle(_ event: GestureScript.Event) {
    switch event {
    case .press(let point): press(point)
    case .move(let point): move(point)
    case .release: release()
    case .wait(let seconds): wait(seconds)
    case .loseFocus: cancelTouch()
    case .setEnabled(let i, let isEnabled):
      if all[i].isEnabled, !isEnabled, active.contains(i) {
        interrupt(i)
        all[i].present = nil
        settle()
      }
      all[i].isEnabled = isEnabled
    }
  }

  // MARK: Events

  private mutating func press(_ point: Point) {
    cancelTouch()
    place = point
    let hit = GestureScript.frames.indices.last { GestureScript.frames[$0].contains(point) } ?? 0
    let chain = Array(sequence(first: hit) { GestureScript.parents[$0] })
    let number = deliveries.count
    deliveries.append(Delivery(view: hit))
    touch = number
    for i in active
    where all[i].state == .possible && all[i].wishes.isEmpty && chain.contains(script.recognizers[i].view) {
      receive(i, number)
    }
    settle()
    for view in chain {
      for i in all.indices where script.recognizers[i].view == view && !active.contains(i) && all[i].isEnabled {
        receive(i, number)
      }
    }
    deliveries[number].phases.append("began")
    settle()
  }

  private mutating func receive(_ i: Int, _ number: Int) {
    guard script.recognizers[i].receives[number % 3] else { return }
    if !active.contains(i) { active.append(i) }
    all[i].present = number
    all[i].touches.insert(number)
    all[i].deadline = nil
    let isFirst = all[i].start == nil
    if isFirst { (all[i].start, all[i].startTime) = (place, now) }
    switch script.recognizers[i].kind {
    case .tap: if distance(i) > 2 { wish(i, .fail) }
    case .longPress: setDeadline(i, 0.5)
    case .pan, .swipe: break
    }
  }

  private mutating func move(_ point: Point) {
    guard let touch else { return }
    place = point
    for i in receivers(touch) {
      let isPressed = all[i].state == .begun || all[i].wishes.first == .begin
      switch script.recognizers[i].kind {
      case .tap: if distance(i) > 2 { wish(i, .fail) }
      case .longPress: if isPressed { wish(i, .change) } else if distance(i) > 1 { wish(i, .fail) }
      case .pan: if isPressed { wish(i, .change) } else if distance(i) > 0 { wish(i, .begin) }
      case .swipe: trySwipe(i)
      }
    }
    if deliveries[touch].phases.last != "moved" { deliveries[touch].phases.append("moved") }
    settle()
  }

  private mutating func trySwipe(_ i: Int) {
    guard let start = all[i].start, all[i].wishes.isEmpty else { return }
    if now - all[i].startTime > 0.5 { return wish(i, .fail) }
    guard distance(i) >= 4 else { return }
    let (x, y) = (place.x - start.x, place.y - start.y)
    wish(i, x > 0 && x >= 2 * abs(y) ? .end : .fail)
  }

  private mutating func release() {
    guard let touch else { return }
    self.touch = nil
    for i in receivers(touch) {
      let isPressed = all[i].state == .begun || all[i].wishes.first == .begin
      switch script.recognizers[i].kind {
      case .tap(let count):
        all[i].taps += 1
        if all[i].taps == count { wish(i, .end) } else { setDeadline(i, 0.4) }
      case .longPress, .pan:
        all[i].deadline = nil
        wish(i, isPressed ? .end : .fail)
      case .swipe:
        trySwipe(i)
        if all[i].wishes.isEmpty { wish(i, .fail) }
      }
    }
    for i in active where all[i].present == touch { all[i].present = nil }
    deliveries[touch].phases.append("ended")
    settle()
  }

  private mutating func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    for i in receivers(touch) { interrupt(i) }
    for i in active where all[i].present == touch { all[i].present = nil }
    cancelDelivery(touch)
    settle()
  }

  private mutating func wait(_ seconds: Double) {
    let end = now + seconds
    func next() -> Int? {
      active.filter { all[$0].deadline.map { $0.time <= end } == true }
        .min { (all[$0].deadline ?? (0, 0)) < (all[$1].deadline ?? (0, 0)) }
    }
    while let i = next() {
      now = all[i].deadline?.time ?? now
      all[i].deadline = nil
      wish(i, script.recognizers[i].kind == .longPress ? .begin : .fail)
      settle()
    }
    now = end
  }

  // MARK: Recognizers

  private func receivers(_ touch: Int) -> [Int] {
    active.filter { all[$0].present == touch && [.possible, .begun].contains(all[$0].state) }
  }

  private func distance(_ i: Int) -> Int {
    guard let start = all[i].start else { return 0 }
    return max(abs(place.x - start.x), 2 * abs(place.y - start.y))
  }

  private mutating func setDeadline(_ i: Int, _ seconds: Double) {
    deadlineCount += 1
    all[i].deadline = (now + seconds, deadlineCount)
  }

  private mutating func wish(_ i: Int, _ wish: Wish) {
    if all[i].state == .possible, wish == .fail { all[i].wishes = [.fail] }
    if all[i].wishes == [.fail] { return }
    if all[i].state == .possible, wish == .change { return }
    all[i].wishes.append(wish)
  }

  private func requires(_ i: Int, _ j: Int) -> Bool {
    script.requirements.contains([i, j]) || script.dynamicRequirements.contains([i, j])
  }

  private func prevents(_ i: Int, _ j: Int) -> Bool {
    if case .tap(let mine) = script.recognizers[i].kind, case .tap(let others) = script.recognizers[j].kind,
      mine < others
    {
      return false
    }
    let isTogether = script.simultaneous.contains([i, j]) || script.simultaneous.contains([j, i])
    return !isTogether && !all[i].touches.isDisjoint(with: all[j].touches)
  }

  // MARK: Decisions

  private mutating func settle() { while step() || deliver() || reset() {} }

  private mutating func step() -> Bool {
    if let i = active.first(where: { all[$0].state == .possible && all[$0].wishes == [.fail] }) {
      all[i].state = .failed
      return true
    }
    for i in active where all[i].state == .possible && !all[i].wishes.isEmpty {
      if !all[i].wasAsked {
        all[i].wasAsked = true
        if !script.recognizers[i].begins { all[i].state = .failed }
        return true
      }
      let winners = active.filter { $0 != i && all[$0].wasRecognized }
      if winners.contains(where: { prevents($0, i) || requires(i, $0) }) {
        all[i].state = .failed
        return true
      }
      if obstacles(i).contains(where: { !reachable(from: $0).contains(i) }) { continue }
      recognize(i)
      return true
    }
    guard let i = active.first(where: { all[$0].state == .begun && !all[$0].wishes.isEmpty }) else { return false }
    let wish = all[i].wishes.removeFirst()
    if wish == .end { all[i].state = .done }
    log.append("recognizer \(i): \(wish == .end ? "ended" : "changed")")
    return true
  }

  private func obstacles(_ i: Int) -> [Int] {
    active.filter { $0 != i && all[$0].state == .possible && requires(i, $0) }
  }

  private func reachable(from i: Int) -> Set<Int> {
    var found: Set = [i]
    while true {
      let more = found.filter { [.begin, .end].contains(all[$0].wishes.first) }.flatMap(obstacles)
      if found.isSuperset(of: more) { return found }
      found.formUnion(more)
    }
  }

  private mutating func recognize(_ i: Int) {
    let wish = all[i].wishes.removeFirst()
    all[i].wasRecognized = true
    for j in active where j != i && all[j].state == .possible {
      if prevents(i, j) || requires(j, i) { all[j].state = .failed }
    }
    for number in all[i].touches.sorted() {
      let recognizer = script.recognizers[i]
      if recognizer.cancels || recognizer.delaysBegan && !deliveries[number].hasBegun { cancelDelivery(number) }
    }
    all[i].state = wish == .end ? .done : .begun
    if wish == .begin, all[i].present == nil, all[i].wishes.isEmpty { all[i].wishes = [.end] }
    log.append("recognizer \(i): \(wish == .end ? "ended" : "began")")
  }

  private mutating func interrupt(_ i: Int) {
    if all[i].state == .begun { log.append("recognizer \(i): cancelled") }
    if all[i].state == .possible || all[i].state == .begun { all[i].state = .failed }
  }

  private mutating func reset() -> Bool {
    guard let i = active.first(where: { [.failed, .done].contains(all[$0].state) && all[$0].present == nil }) else {
      return false
    }
    active.removeAll { $0 == i }
    all[i] = Recognizer(isEnabled: all[i].isEnabled)
    return true
  }

  // MARK: Views

  private mutating func deliver() -> Bool {
    for number in deliveries.indices where !deliveries[number].isOver {
      guard let phase = deliveries[number].phases.first else { continue }
      let undecided = active.filter { all[$0].state == .possible && all[$0].touches.contains(number) }
      if !deliveries[number].hasBegun, undecided.contains(where: { script.recognizers[$0].delaysBegan }) { continue }
      if phase == "ended", undecided.contains(where: { script.recognizers[$0].delaysEnded }) { continue }
      deliveries[number].phases.removeFirst()
      deliveries[number].hasBegun = true
      if phase == "ended" { deliveries[number].isOver = true }
      log.append("view \(deliveries[number].view): \(phase) \(number)")
      return true
    }
    return false
  }

  private mutating func cancelDelivery(_ number: Int) {
    if deliveries[number].isOver { return }
    deliveries[number].isOver = true
    if deliveries[number].hasBegun { log.append("view \(deliveries[number].view): cancelled \(number)") }
  }
}
