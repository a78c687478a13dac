/// An animatable property: a model value and a presentation value.
@MainActor package struct AnimatedValue<Value: Interpolatable> {
  /// The value set last.
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
  ///   - value: The new model value.
  ///   - view: The view that owns the property.
  ///   - movesView: Whether the value is the place of the view. Defaults to false.
  ///   - restore: Sets the property to the previous model value, when a cancelled transition has gone back to its start.
  ///   - changed: Called in each frame in which the presentation value changes, with the previous presentation value.
  package mutating func set(
    _ value: Value, in view: View, movesView: Bool = false, restore: @escaping @MainActor (View, Value) -> Void,
    changed: @escaping @MainActor (View, Value) -> Void
  ) {
    if value == model { return }
    let (seen, before) = (presentation, model)
    model = value
    let block = AnimationBlock.running(for: view)
    if let block, let animation, !animation.isOver, animation.group === block.group {
      return animation.add(value, in: block.part)
    }
    animation?.cancel()
    animation = nil
    guard let block, seen != value else { return }
    let moving = ValueAnimation(
      from: seen, to: value, block: block, view: view, movesView: movesView, restore: { restore($0, before) }, changed)
    animation = moving
    view.window?.windowScene?.begin(moving)
  }

  /// Ends an animation at its end value.
  mutating func finish() {
    animation?.cancel()
    animation = nil
  }

  /// Whether an animation of the value is under way.
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
      let old = view[keyPath: storage].storage
      if newValue == old.model { return }
      let before = old.presentation
      view[keyPath: storage].storage.set(newValue, in: view) { view, before in
        (view as? Owner)?[keyPath: wrapped] = before
      } changed: { view, _ in
        view.setNeedsDisplay()
      }
      if view[keyPath: storage].storage.presentation != before { view.setNeedsDisplay() }
    }
  }
}
