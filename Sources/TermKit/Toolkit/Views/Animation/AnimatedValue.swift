/// An animatable property: a model value and a presentation value.
@MainActor struct AnimatedValue<Value: Interpolatable> {
  /// The value set last.
  private(set) var model: Value
  private var animation: ValueAnimation<Value>?

  init(_ value: Value) { model = value }

  /// The value to draw in the current frame.
  var presentation: Value {
    guard let animation, !animation.isOver else { return model }
    return animation.current
  }

  /// Sets the model value. Inside an animation block, for a view on the screen, the presentation value moves there from its current state.
  ///
  /// Setting the current model value leaves an animation towards it alone.
  /// - Parameters:
  ///   - value: The new model value.
  ///   - view: The view that owns the property.
  ///   - changed: Called in each frame in which the presentation value changes, with the previous presentation value.
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

  /// Ends an animation at its end value.
  mutating func finish() {
    animation?.cancel()
    animation = nil
  }

  /// Whether an animation of the value is under way.
  var isMoving: Bool { animation?.isOver == false }

  /// Applies the same change to the model value, the presentation value and the ends of a running animation.
  mutating func shift(_ body: (Value) -> Value) {
    model = body(model)
    animation?.shift(body)
  }
}

/// A running animation of one value.
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
    // The last frame is at the end, regardless of the preferred frame interval.
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
    // A frame at the end may be early by a rounding error.
    isOver = passed > 1 - 1e-6
    current = isOver ? end : from.interpolated(to: end, at: curve.fraction(at: passed))
    if current != before { changed(view, before) }
  }
}

/// A property of a view that animation blocks animate, like `alpha`. Setting it redraws the view.
///
///     @Animatable var scale = 1.0
///     override func draw(in canvas: inout Canvas) { … $scale … }   // `$scale` is the presentation value
@MainActor @propertyWrapper public struct Animatable<Value: Interpolatable> {
  private var storage: AnimatedValue<Value>

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { storage = AnimatedValue(wrappedValue) }

  /// Unavailable: only views have animatable properties.
  @available(*, unavailable, message: "@Animatable is for properties of views")
  public var wrappedValue: Value {
    get { storage.model }
    set {}
  }

  /// The presentation value: the value to draw in the current frame.
  public var projectedValue: Value { storage.presentation }

  /// Reads the model value, or sets it and animates the change inside an animation block.
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
