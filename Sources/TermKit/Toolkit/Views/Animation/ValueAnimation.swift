/// A running animation of one property of one view.
@MainActor protocol RunningAnimation: AnyObject {
  var group: AnimationGroup { get }
  var view: View? { get }
  var isCancelled: Bool { get }
  var isOver: Bool { get }
  /// Whether a timeline determines the time of the animation.
  var followsTimeline: Bool { get }
  /// When the animation ends, in seconds since its start, the delay included. Infinite if it repeats without end.
  var endTime: Double { get }
  /// Returns when the frame after one at `time` is needed, at least `interval` seconds later, or nil if none is.
  func nextFrameTime(after time: Double, interval: Double) -> Double?
  func advance(to time: Double)
  /// Shows the model value from now on.
  func end(isCancelled: Bool)
}

/// A running animation of one value, through one or more keyframes.
@MainActor final class ValueAnimation<Value: Interpolatable>: RunningAnimation {
  let group: AnimationGroup
  private(set) weak var view: View?
  private(set) var current: Value
  private(set) var isOver = false
  private(set) var isCancelled = false
  private var from: Value
  // The model value.
  private var end: Value
  // In the order of their starts.
  private var keyframes: [(part: AnimationPart, value: Value)] = []
  private var start: Double?
  private let parameters: AnimationParameters
  private let movesView: Bool
  private let timeline: AnimationTimeline?
  private let changed: @MainActor (View, Value) -> Void
  private let restore: (@MainActor (View) -> Void)?

  /// Creates an animation, which starts with the next frame.
  /// - Parameters:
  ///   - block: The animation block in which the value changes.
  ///   - movesView: Whether the value is the place of the view.
  ///   - restore: Sets the property to the model value from before the animation, when a cancelled transition has gone back to its start.
  ///   - changed: Called with the view and the previous value when the current value changes.
  init(
    from: Value, to end: Value, block: AnimationBlock, view: View, movesView: Bool = false,
    restore: (@MainActor (View) -> Void)? = nil, _ changed: @escaping @MainActor (View, Value) -> Void
  ) {
    group = block.group
    parameters = block.parameters
    current = from
    self.from = from
    self.end = end
    self.view = view
    self.movesView = movesView
    self.restore = restore
    timeline = block.timeline
    self.changed = changed
    group.enter(view)
    add(end, in: block.part)
    timeline?.add(self)
    guard let scene = view.window?.windowScene else { return }
    scene.animator.begin(self)
    scene.setNeedsFrame()
  }

  /// Adds a keyframe, whose value becomes the model value.
  func add(_ value: Value, in part: AnimationPart) {
    end = value
    keyframes.insert((part, value), at: keyframes.firstIndex { $0.part.start > part.start } ?? keyframes.count)
  }

  func shift(_ body: (Value) -> Value) {
    (from, current, end) = (body(from), body(current), body(end))
    for index in keyframes.indices { keyframes[index].value = body(keyframes[index].value) }
  }

  // MARK: Frames

  var followsTimeline: Bool { timeline != nil }

  var endTime: Double { parameters.delay + parameters.duration * parameters.runCount }

  func nextFrameTime(after time: Double, interval: Double) -> Double? {
    if timeline != nil { return nil }
    let preferred = time + max(interval, parameters.frameInterval)
    guard !isOver, let start, let view, view.window != nil else { return preferred }
    let endTime = start + parameters.duration * parameters.runCount
    // A repeated animation that cannot be seen only has to complete.
    if parameters.runCount > 1, !view.isVisible(moving: movesView) {
      return endTime.isFinite ? max(time + interval, endTime) : nil
    }
    // The last frame is at the end, regardless of the preferred frame interval.
    return max(start, time < endTime ? min(preferred, max(time + interval, endTime)) : preferred)
  }

  func advance(to time: Double) {
    guard !isOver else { return }
    if let timeline { return follow(timeline) }
    guard let view, view.window != nil else { return end(isCancelled: true) }
    let start = start ?? time + parameters.delay
    self.start = start
    // A frame at the end may be early by a rounding error.
    if (time - start) / parameters.duration > parameters.runCount - 1e-6 { return end(isCancelled: false) }
    show(value(at: parameters.progress(at: time - start), before: keyframes.count), in: view)
  }

  private func follow(_ timeline: AnimationTimeline) {
    guard let view else { return end(isCancelled: true) }
    if timeline.isOver { return timeline.isReversed ? revert(in: view) : end(isCancelled: false) }
    let time = timeline.time - parameters.delay
    let isAtEnd = time / parameters.duration > parameters.runCount - 1e-6
    show(isAtEnd ? end : value(at: parameters.progress(at: time), before: keyframes.count), in: view)
  }

  // The property is set while the animation still shows its first value, so that the view is drawn again where it was shown.
  private func revert(in view: View) {
    show(from, in: view)
    View.performWithoutAnimation { restore?(view) }
    cancel()
  }

  func end(isCancelled: Bool) {
    if isOver { return }
    self.isCancelled = isCancelled
    isOver = true
    if let view { show(end, in: view) }
  }

  /// Interrupts the animation for a change that redraws the view itself.
  func cancel() {
    if !isOver { isCancelled = true }
    isOver = true
  }

  private func show(_ value: Value, in view: View) {
    let before = current
    current = value
    if current != before { changed(view, before) }
  }

  // The value that the first `count` keyframes lead to. A keyframe starts from the value that the earlier ones have reached at its start.
  private func value(at progress: Double, before count: Int) -> Value {
    guard let index = keyframes[..<count].lastIndex(where: { $0.part.start <= max(0, progress) }) else { return from }
    let (part, value) = keyframes[index]
    return self.value(at: part.start, before: index).interpolated(to: value, at: part.progress(at: progress))
  }
}
