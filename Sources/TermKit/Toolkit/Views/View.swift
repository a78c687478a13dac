import TermKitGraphics

/// A rectangle of the screen that draws itself, lays out its subviews and takes touches. UIKit's `UIView`.
///
/// A view draws inside its bounds only; its subviews may reach out of them unless `clipsToBounds` is set.
open class View: Responder {
  // MARK: What every frame asks of every view

  /// Whether the view has to be drawn. Only `View+Display.swift` changes it.
  final var displayState = DisplayState()
  /// Whether the view has to be laid out. Only `View+Layout.swift` changes it.
  final var layoutState = LayoutState()

  // Stored privately, so that the compiler proves most accesses safe and they cost no check while the program runs.
  private var hidden = false
  private var clipping = false
  private var covering = Cover.none

  /// Whether the view and its subviews are left out of the screen, and get no focus and no touches. Defaults to false, and to true for
  /// windows.
  public final var isHidden: Bool {
    get { hidden }
    set {
      if newValue == hidden { return }
      setNeedsDisplayBelow()
      hidden = newValue
      setNeedsDisplayBelow()
      superview?.contentsChanged()
      isHiddenDidChange()
      if isHidden { windowWillBeLeft() }
    }
  }

  /// Whether subviews are cut off at the bounds. Defaults to false.
  public final var clipsToBounds: Bool {
    get { clipping }
    set {
      if newValue == clipping { return }
      setNeedsDisplayBelow()
      clipping = newValue
      setNeedsDisplayBelow()
    }
  }

  /// Whether the view keeps its siblings behind it from input or from the screen. Defaults to `none`.
  package final var cover: Cover {
    get { covering }
    set {
      if newValue == covering { return }
      covering = newValue
      setNeedsDisplayBelow()
    }
  }

  // MARK: What UIKit calls its geometry

  private var frameValue: AnimatedValue<Rect>
  private var alphaValue = AnimatedValue(1.0)
  private var backgroundValue = AnimatedValue(Color.clear)
  private var boundsOrigin = Point.zero

  /// Makes a view at a place in its superview; empty at (0, 0) unless given.
  public init(frame: Rect = .zero) {
    frameValue = AnimatedValue(frame.withoutNegativeSize)
    super.init()
    requireReachable(self.frame)
  }

  /// Where the view is, in cells of its superview; negative sizes count as 0, and what is more than 2³¹ cells away or that large stops
  /// the program. Animatable; while it moves its contents are drawn at its new size, clipped to where it is seen.
  public final var frame: Rect {
    get { frameValue.model }
    set {
      let new = newValue.withoutNegativeSize
      let old = frameValue.model
      if new == old { return }
      requireReachable(new)
      setNeedsDisplayBelow()
      var value = frameValue
      value.set(new, in: self) { view, before in
        view.setNeedsDisplayBelow(seenAt: before)
        view.setNeedsDisplayBelow()
      }
      frameValue = value
      setNeedsDisplayBelow()
      forgetAutoresizing()
      safeAreaMayHaveChanged(from: old, boundsOrigin)
      if new.size != old.size { sizeChanged(from: old.size) }
    }
  }

  /// The view's own coordinates: its size, and the point that is at its top left, (0, 0) unless scrolled.
  public final var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frame.size) }
    set {
      if newValue.origin != boundsOrigin {
        requireReachable(newValue)
        let old = boundsOrigin
        changeOrigin(to: newValue.origin)
        // It is handed down as it was where subviews are kept clear of nothing.
        if safeAreaForSubviews == nil { safeAreaMayHaveChanged(from: frame, old) }
        boundsOriginDidChange()
      }
      if newValue.size != frame.size { frame.size = newValue.size }
    }
  }

  private func changeOrigin(to origin: Point) {
    if origin.x == boundsOrigin.x {
      moveContents(byRows: origin.y - boundsOrigin.y) { boundsOrigin = origin }
    } else {
      setNeedsDisplayBelow()
      boundsOrigin = origin
      setNeedsDisplayBelow()
    }
  }

  /// Moves along with all that is around it, and so does where it is seen and where it is going.
  final func shift(byRows rows: Int) {
    if rows == 0 { return }
    setNeedsDisplayBelow()
    var value = frameValue
    value.shift { $0.offset(by: Point(x: 0, y: rows)) }
    frameValue = value
    setNeedsDisplayBelow()
  }

  /// Ends what moves the view and what fades it: from now on it is seen where it is.
  final func finishMovement() {
    guard frameValue.isMoving || alphaValue.isMoving else { return }
    setNeedsDisplayBelow()
    var (frame, alpha) = (frameValue, alphaValue)
    frame.finish()
    alpha.finish()
    (frameValue, alphaValue) = (frame, alpha)
    setNeedsDisplayBelow()
  }

  // What scroll views do when they are scrolled.
  func boundsOriginDidChange() {}

  private func requireReachable(_ rect: Rect) {
    Contract.require(
      rect.isReachable,
      """
      \(type(of: self)) cannot be \(rect.width) × \(rect.height) cells large at (\(rect.minX), \(rect.minY)): no number may be \
      beyond 2³¹. Do not answer sizeThatFits(_:) with all the room that is offered, which may be endless
      """)
  }

  /// Where the view is seen in the present frame.
  package final var presentationFrame: Rect { frameValue.presentation }
  /// What is seen of its own coordinates in the present frame.
  package final var presentationBounds: Rect { Rect(origin: boundsOrigin, size: presentationFrame.size) }
  package final var presentationAlpha: Double { alphaValue.presentation }
  package final var presentationBackground: Color { backgroundValue.presentation }

  // MARK: Looks

  /// How opaque the view and all below it are, 0…1, to which others are brought; 1 unless set. Animatable.
  public final var alpha: Double {
    get { alphaValue.model }
    set {
      Contract.require(!newValue.isNaN, "the alpha of \(type(of: self)) cannot be NaN: it is a number from 0 to 1")
      var value = alphaValue
      let before = value.presentation
      value.set(max(0, min(1, newValue)), in: self) { view, _ in view.setNeedsDisplayBelow() }
      alphaValue = value
      if alphaValue.presentation != before { setNeedsDisplayBelow() }
    }
  }

  /// The colour behind what the view draws; clear unless set. Animatable.
  public final var backgroundColor: Color {
    get { backgroundValue.model }
    set {
      noteCustomization()
      var value = backgroundValue
      let before = value.presentation
      value.set(newValue, in: self) { view, _ in view.setNeedsDisplay() }
      backgroundValue = value
      if backgroundValue.presentation != before { setNeedsDisplay() }
    }
  }

  /// An image that fills the view again and again, over its background colour and under what it draws, from the top left of what is
  /// seen of it (I9); nil for none, as it is unless set. UIKit has it as a background colour, `UIColor(patternImage:)`.
  public final var backgroundPattern: Image? {
    didSet { if backgroundPattern != oldValue { setNeedsDisplay() } }
  }

  // What windows do when they come and go.
  func isHiddenDidChange() {}

  /// Lets the mouse touch, and the focus reach, the view and those below it; true unless set.
  public final var isUserInteractionEnabled = true {
    didSet { if !isUserInteractionEnabled { window?.forgetFirstResponder(below: self) } }
  }

  // MARK: Tint

  /// The view's own tint. Only `View+Tint.swift` changes it.
  final var tintState = TintState()
  /// Whether its own colour or mode is on its way. Only `TintMovement.swift` changes it.
  final var isTintMoving = false

  /// Called once when the colour that `tintColor` answers has changed, whatever the cause (T6): when it moves, at the beginning. Does
  /// nothing unless overridden; views that draw with the tint call `setNeedsDisplay()`, or give their parts their new colours.
  ///
  /// All tints are the new ones when the first view is told. It may set tints itself: before its setter returns all are told who were
  /// not yet, each of what it then comes to.
  open func tintColorDidChange() {}

  // MARK: Appearance

  final var customizations = AppearanceSlotSet()

  // Those who show an item have rules applied to that as well.
  func applyAppearance(_ pass: AppearancePass) { pass.apply(to: self) }

  // MARK: Hierarchy

  /// Where the view is in the tree of views. Only `View+Hierarchy.swift` changes it.
  final var hierarchy = ViewHierarchy()

  /// Called after the view came into a window, went to another or left (then `window` is nil).
  open func didMoveToWindow() {}

  /// Whether the view hears where the pointer is while no button is held. Defaults to false. Must always give the same answer.
  open var tracksPointer: Bool { false }

  /// Called when the pointer came to another cell of the view, in its own coordinates. Needs `tracksPointer` and a terminal that reports
  /// motion (mode 1003).
  open func pointerMoved(to point: Point) {}

  /// Called when the pointer left the view, the view left its window, or the terminal lost the focus.
  open func pointerExited() {}

  /// Called when `traitCollection` answers something else than before: the terminal's size, a setting, another window; those above
  /// and the view's controller are told before. `previous` is what it answered, nil if the view was in no window.
  ///
  /// Does nothing unless overridden: all is laid out and drawn anew in any case, and nothing done here is animated.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called before one of the subviews is taken out, to go elsewhere or nowhere. Does nothing unless overridden.
  open func willRemoveSubview(_ view: View) {}

  /// True when the sizes that suit its subviews do not matter to those above.
  var keepsLayoutToItself: Bool { false }

  /// The subviews that the focus can come to, or to something in them, in the order of Tab.
  var subviewsForFocus: [View] { Array(uncoveredSubviews) }

  /// How many of those come before the view itself.
  var subviewsBeforeFocus: Int { 0 }

  /// What subviews keep clear of in place of this view's own safe area, if anything: of nothing where they scroll.
  var safeAreaForSubviews: EdgeInsets? { nil }

  /// True when what it draws reaches over what its superview keeps clear of: it is laid out whenever that changes.
  var reachesOverSafeArea: Bool { false }

  // MARK: Accessibility

  // What was set, made when something is.
  final var accessibilitySettings: AccessibilitySettings?

  /// What the view is to those who do not see it, as long as nothing was set; controls say it here.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// True when the view is one thing to those who do not see it, with all that is in it; those in one that is none are looked for (X1).
  /// False unless set, but true for what shows text, for controls without parts, and for rows of tables.
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? accessibilityDefaults.isElement }
    set { setAccessibility { $0.isElement = newValue } }
  }

  /// What it is called, in a word or two and in the person's language; controls answer their title unless it is set. Of a view that is
  /// no element it names the group of those that are in it.
  open var accessibilityLabel: String? {
    get { accessibilitySettings?.label ?? accessibilityDefaults.label }
    set { setAccessibility { $0.label = newValue } }
  }

  /// What it says at present, where that is not its name, such as the text of a text field; nil unless set or known.
  open var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityDefaults.value }
    set { setAccessibility { $0.value = newValue } }
  }

  /// What it is and the state it is in; a control's state is always among them, whatever is set.
  open var accessibilityTraits: AccessibilityTraits {
    get {
      let defaults = accessibilityDefaults
      return (accessibilitySettings?.traits ?? defaults.traits).union(defaults.state)
    }
    set { setAccessibility { $0.traits = newValue } }
  }

  // What is said in place of a view that has the focus: the row of a table.
  package var accessibilityFocus: View { self }

  // Has what is read at present be what keys act on, if it can be. Answers whether it is.
  package func becomeAccessibilityFocus() -> Bool { becomeFirstResponder() }

  // Scrolls as far as it takes for what comes after (or before) an element in it to be in sight. Answers what that is when the element
  // itself has gone.
  package func accessibilityScroll(past element: View, by step: Int) -> View? { nil }

  // What is in an element and still is one: the controls in a row.
  var accessibilityParts: [View] { [] }

  // True when what comes with it is said as a whole, as with alerts.
  package var isSaidAsAWhole: Bool { false }

  // MARK: Layout

  /// Which parts of the frame follow the superview's size; none unless set.
  public final var autoresizingMask: AutoresizingMask = [] { didSet { forgetAutoresizing() } }
  /// Room kept free inside by those that lay out by margins, such as stack views; none unless set.
  public final var layoutMargins = EdgeInsets.zero {
    didSet { if layoutMargins != oldValue { contentsChanged() } }
  }

  /// Places the subviews; called when the size or the contents changed. Does nothing unless overridden: autoresizing has been done.
  open func layoutSubviews() {}

  /// The size that suits the contents best within the room offered, in cells; when it may answer something else than before, call
  /// `invalidateIntrinsicContentSize()`.
  ///
  /// No cells at all unless overridden. UIKit answers the present size, by which the layout of a stack would depend on the one before.
  open func sizeThatFits(_ size: Size) -> Size { .zero }

  /// The edges of the view that do not count in layout, such as shadows; none unless overridden (I4). When it may answer something
  /// else than before, call `invalidateIntrinsicContentSize()`.
  open var alignmentRectInsets: EdgeInsets { .zero }

  // MARK: Drawing and touching

  /// Draws the view's own cells in its own coordinates, over its background and under its subviews. Nothing unless overridden.
  open func draw(in canvas: inout Canvas) {}

  /// True when a touch at a point of the view's own coordinates is for it; when it is in the bounds unless overridden (C8).
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point of this view's own coordinates: one of those below it, itself, or none.
  open func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point) else { return nil }
    for subview in uncoveredSubviews.reversed() {
      if let found = subview.hitTest(point - subview.frame.origin + subview.bounds.origin) { return found }
    }
    return self
  }

  /// Where the terminal's cursor should be while the view has the focus, in its own coordinates; nil hides it. Screen readers
  /// and input methods follow the cursor.
  open var cursorPosition: Point? { nil }

  // MARK: Responder

  open override var next: Responder? { viewController ?? superview }

  /// Makes the view the first to get keys, if it can be and is in a window. Answers whether it is now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { window?.setFirstResponder(self) ?? false }

  /// Gives up being the first to get keys. Answers whether it is no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { !isFirstResponder || window?.setFirstResponder(nil) ?? true }

  /// Called when the view became the first responder or ceased to be, and when its window began or ceased to get the keys
  /// while it was. Has it drawn anew.
  open func firstResponderDidChange() { setNeedsDisplay() }

  // What scroll views do when the focus comes to something in them.
  func descendantTookFocus(_ view: View) {}
}

extension Rect {
  fileprivate var withoutNegativeSize: Rect { Rect(x: minX, y: minY, width: max(0, width), height: max(0, height)) }
}
