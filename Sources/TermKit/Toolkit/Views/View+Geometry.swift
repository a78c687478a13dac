import TermKitGraphics

// Properties whose storage is in the class: position, opacity, background and clipping.

extension View {
  /// The middle of the frame, in the superview's coordinates, or the right or lower one of two middle cells. Animatable.
  public final var center: Point {
    get { frame.center }
    set { frame.origin = newValue - Point(x: frame.width / 2, y: frame.height / 2) }
  }

  /// The opacity of the view and everything below it. Values are clamped to 0…1, and NaN counts as 0. Defaults to 1. Animatable.
  ///
  /// At 0.01 or less, the view and its subviews get no touches, and assistive technology does not find them. They can still have the focus.
  public final var alpha: Double {
    get { alphaValue.model }
    set {
      var value = alphaValue
      let isShown = value.set(
        max(0, min(1, newValue.withoutNaN)), in: self, restore: { $0.alpha = $1 },
        changed: { view, _ in view.setNeedsDisplayInSubtree() })
      alphaValue = value
      if isShown { setNeedsDisplayInSubtree() }
    }
  }

  /// Whether subviews are clipped to the bounds. Defaults to false. Some classes, such as scroll views and cells of tables, set it to true.
  public final var clipsToBounds: Bool {
    get { clipping }
    set {
      if newValue == clipping { return }
      setNeedsDisplayInSubtree()
      clipping = newValue
      setNeedsDisplayInSubtree()
    }
  }

  final func changeVisibility(_ change: () -> Void) {
    setNeedsDisplayInSubtree()
    change()
    setNeedsDisplayInSubtree()
    superview?.contentsChanged()
    isHiddenDidChange()
    if isHidden { windowWillBeLeft() }
  }

  final func changeFrame(to new: Rect) {
    let old = frameValue.model
    if new == old { return }
    requireCoordinates(new)
    noteFrameSource()
    setNeedsDisplayInSubtree()
    var value = frameValue
    value.set(new, in: self, movesView: true, restore: { $0.frame = $1 }) { view, before in
      view.setNeedsDisplayInSubtree(drawnAt: before)
      view.setNeedsDisplayInSubtree()
    }
    frameValue = value
    setNeedsDisplayInSubtree()
    forgetAutoresizing()
    safeAreaMayHaveChanged(from: old, boundsOrigin)
    if new.size != old.size { sizeChanged(from: old.size) }
  }

  final func changeBoundsOrigin(to bounds: Rect) {
    requireCoordinates(bounds)
    let old = boundsOrigin
    if bounds.origin.x == old.x {
      moveContents(byRows: bounds.origin.y - old.y) { boundsOrigin = bounds.origin }
    } else {
      setNeedsDisplayInSubtree()
      boundsOrigin = bounds.origin
      setNeedsDisplayInSubtree()
    }
    // A view that overrides its subviews' safe area hands down the same insets at any origin.
    if safeAreaForSubviews == nil { safeAreaMayHaveChanged(from: frame, old) }
    boundsOriginDidChange()
  }

  final func changeBackground(to color: Color) {
    var value = backgroundValue
    let isShown = value.set(
      color, in: self, restore: { $0.backgroundColor = $1 }, changed: { view, _ in view.setNeedsDisplay() })
    backgroundValue = value
    if isShown { setNeedsDisplay() }
  }

  /// Whether the view blocks input to, or the drawing of, the siblings behind it. Defaults to `.none`.
  package final var siblingBlocking: SiblingBlocking {
    get { blocking }
    set {
      if newValue == blocking { return }
      blocking = newValue
      setNeedsDisplayInSubtree()
    }
  }

  /// Moves the view, and with it any frame animation under way: start, presentation value and end.
  package final func shift(by distance: Point) {
    if distance == .zero { return }
    setNeedsDisplayInSubtree()
    var value = frameValue
    value.shift { $0.offset(by: distance) }
    frameValue = value
    setNeedsDisplayInSubtree()
  }

  /// Ends animations of `frame` and `alpha`, so that the view is drawn at its model values.
  package final func finishMovement() {
    guard frameValue.isMoving || alphaValue.isMoving else { return }
    setNeedsDisplayInSubtree()
    var (frame, alpha) = (frameValue, alphaValue)
    frame.finish()
    alpha.finish()
    (frameValue, alphaValue) = (frame, alpha)
    setNeedsDisplayInSubtree()
  }

  final func requireCoordinates(_ rect: Rect) {
    Contract.require(
      rect.fitsCoordinates,
      """
      \(type(of: self)) cannot be \(rect.width) × \(rect.height) cells large at (\(rect.minX), \(rect.minY)): no number can exceed \
      2³¹. Do not return the whole offered size from sizeThatFits(_:), because it can be unlimited
      """)
  }

  /// The presentation value of `frame`: where the view is drawn in the current frame.
  package final var presentationFrame: Rect { frameValue.presentation }
  /// The part of the view's own coordinates that is drawn in the current frame.
  package final var presentationBounds: Rect { Rect(origin: bounds.origin, size: presentationFrame.size) }
  package final var presentationAlpha: Double { alphaValue.presentation }
  package final var presentationBackground: Color { backgroundValue.presentation }
}
