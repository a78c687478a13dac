/// A value with what is seen of it: while it is animated that is something in between.
@MainActor struct AnimatedValue<Value: Interpolatable> {
  /// What was set last.
  private(set) var model: Value
  private var animation: ValueAnimation<Value>?

  init(_ value: Value) { model = value }

  /// What is to be drawn in the present frame.
  var presentation: Value {
    guard let animation, !animation.isOver else { return model }
    return animation.current
  }

  /// Sets the value; inside an animation block of a view on the screen what is seen moves there from where it is now: `changed` is
  /// called in every frame in which something else is seen, with what was seen before. Setting what is set already leaves a movement
  /// towards it alone.
  mutating func set(_ value: Value, in view: View, changed: @escaping @MainActor (View, Value) -> Void) {
    if value == model { return }
    let seen = presentation
    animation?.cancel()
    animation = nil
    model = value
    if let block = AnimationBlock.current, let animator = view.window?.windowScene?.animator, block.duration > 0,
      !animator.isInstant, seen != value
    {
      let moving = ValueAnimation(from: seen, to: value, block: block, view: view, changed)
      animation = moving
      animator.begin(moving)
      view.window?.windowScene?.setNeedsFrame()
    }
  }

  /// Ends a movement where it was to end.
  mutating func finish() {
    animation?.cancel()
    animation = nil
  }

  /// True while something else is seen than what was set.
  var isMoving: Bool { animation?.isOver == false }

  /// Counts from somewhere else: what was set, what is seen and where it is going change alike.
  mutating func shift(_ body: (Value) -> Value) {
    model = body(model)
    animation?.shift(body)
  }
}

/// A value on its way from one to another.
@MainActor final class ValueAnimation<Value: Interpolatable>: RunningAnimation {
  let group: AnimationGroup
  private let preferredFrameInterval: Double
  private(set) var current: Value
  private(set) var isOver = false
  private(set) var isCancelled = false
  private var from: Value
  private var end: Value
  private var start: Double?
  private let delay: Double
  private let duration: Double
  private let curve: AnimationCurve
  private weak var view: View?
  private let changed: @MainActor (View, Value) -> Void

  init(
    from: Value, to end: Value, block: AnimationBlock, view: View,
    _ changed: @escaping @MainActor (View, Value) -> Void
  ) {
    group = block.group
    group.enter()
    current = from
    self.from = from
    self.end = end
    delay = block.delay
    duration = block.duration
    curve = block.curve
    preferredFrameInterval = block.frameInterval
    self.view = view
    self.changed = changed
  }

  func nextFrameTime(after time: Double, interval: Double) -> Double {
    let preferred = time + max(interval, preferredFrameInterval)
    guard !isOver, let start else { return preferred }
    // Whatever it prefers, its last frame is at its end.
    let endTime = start + duration
    return max(start, time < endTime ? min(preferred, max(time + interval, endTime)) : preferred)
  }

  func shift(_ body: (Value) -> Value) { (from, current, end) = (body(from), body(current), body(end)) }

  func cancel() {
    if !isOver { isCancelled = true }
    isOver = true
  }

  func advance(to time: Double) {
    guard !isOver else { return }
    guard let view, view.window != nil else { return cancel() }
    let before = current
    let start = start ?? time + delay
    self.start = start
    let passed = (time - start) / duration
    // A frame at its end may be early by what is lost in rounding.
    isOver = passed > 1 - 1e-6
    current = isOver ? end : from.interpolated(to: end, at: curve.fraction(at: passed))
    if current != before { changed(view, before) }
  }
}

/// A property of a view that animation blocks animate, like `alpha`. Setting it has the view drawn anew.
///
///     @Animatable var scale = 1.0
///     override func draw(in canvas: inout Canvas) { … $scale … }   // `$scale` is what is to be seen right now
@MainActor @propertyWrapper public struct Animatable<Value: Interpolatable> {
  private var storage: AnimatedValue<Value>

  /// Starts with a value.
  public init(wrappedValue: Value) { storage = AnimatedValue(wrappedValue) }

  /// Only views have animatable properties.
  @available(*, unavailable, message: "@Animatable is for properties of views")
  public var wrappedValue: Value {
    get { storage.model }
    set {}
  }

  /// What is to be seen in the present frame.
  public var projectedValue: Value { storage.presentation }

  /// Reads the value set last, or sets one and animates if a block is being run.
  public static subscript<Owner: View>(
    _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Animatable<Value>>
  ) -> Value {
    get { view[keyPath: storage].storage.model }
    set {
      let old = view[keyPath: storage].storage
      if newValue == old.model { return }
      let before = old.presentation
      view[keyPath: storage].storage.set(newValue, in: view) { view, _ in view.setNeedsDisplay() }
      if view[keyPath: storage].storage.presentation != before { view.setNeedsDisplay() }
    }
  }
}
