/// An animatable property: a model value and a presentation value.
@MainActor package struct AnimatedValue<Value: Interpolatable> {
  package private(set) var model: Value
  private var animation: ValueAnimation<Value>?

  package init(_ value: Value) { model = value }

  /// The value to draw in the current frame.
  package var presentation: Value {
    guard let animation, !animation.isOver else { return model }
    return animation.current
  }

  /// Sets the model value. Inside an animation block, for a view on the screen, the presentation value moves there from its current state.
  ///
  /// Setting the current model value leaves an animation towards it alone.
  /// - Parameters:
  ///   - movesView: Whether the value is the place of the view.
  ///   - restore: Sets the property to the previous model value, when a cancelled transition has gone back to its start.
  ///   - changed: Called in each frame in which the presentation value changes, with the previous presentation value.
  /// - Returns: Whether the presentation value has changed at once.
  @discardableResult
  package mutating func set(
    _ value: Value, in view: View, movesView: Bool = false, restore: @escaping @MainActor (View, Value) -> Void,
    changed: @escaping @MainActor (View, Value) -> Void
  ) -> Bool {
    if value == model { return false }
    let (seen, before) = (presentation, model)
    model = value
    let block = AnimationBlock.running(for: view)
    if let block, let animation, !animation.isOver, animation.group === block.group {
      animation.add(value, in: block.part)
      return false
    }
    finish()
    guard let block, seen != value else { return seen != value }
    animation = ValueAnimation(
      from: seen, to: value, block: block, view: view, movesView: movesView, restore: { restore($0, before) }, changed)
    return false
  }

  /// Ends an animation at its end value.
  mutating func finish() {
    animation?.cancel()
    animation = nil
  }

  var isMoving: Bool { animation?.isOver == false }

  /// Applies the same change to the model value, the presentation value and all values of a running animation.
  mutating func shift(_ body: (Value) -> Value) {
    model = body(model)
    animation?.shift(body)
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
      if newValue == view[keyPath: storage].storage.model { return }
      let isShown = view[keyPath: storage].storage.set(
        newValue, in: view, restore: { ($0 as? Owner)?[keyPath: wrapped] = $1 },
        changed: { view, _ in view.setNeedsDisplay() })
      if isShown { view.setNeedsDisplay() }
    }
  }
}
