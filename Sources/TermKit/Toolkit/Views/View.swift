import TermKitGraphics
import TermKitInput

/// A rectangle of the screen that draws itself, lays out its subviews and handles touches. UIKit's `UIView`.
///
/// A view draws only inside its bounds. Its subviews can extend beyond them unless `clipsToBounds` is true.
open class View: Responder {
  // MARK: State read in every frame

  /// Whether the view has to be drawn. Only `View+Display.swift` changes it.
  final var displayState = DisplayState()
  /// Whether the view has to be laid out. Only `View+Layout.swift` changes it.
  package final var layoutState = LayoutState()

  // The stored values of `isHidden`, of properties in View+Geometry.swift, and of `frame`, `alpha`, `backgroundColor` and `bounds`.
  private var hidden = false
  final var clipping = false
  final var blocking = SiblingBlocking.none
  final var frameValue: AnimatedValue<Rect>
  final var alphaValue = AnimatedValue(1.0)
  final var backgroundValue = AnimatedValue(Color.clear)
  /// The cross dissolve under way, or nil. Only `Dissolve.swift` changes it.
  final var dissolve: Dissolve?
  final var boundsOrigin = Point.zero

  /// Whether the view and its subviews are hidden: not drawn, and without focus and touches. Defaults to false, for windows and activity
  /// indicators to true. Overrides must call `super`.
  open var isHidden: Bool {
    get { hidden }
    set { if newValue != hidden { changeVisibility { hidden = newValue } } }
  }

  // MARK: Geometry

  /// Makes a view with a frame in its superview's coordinates. The frame defaults to zero. Negative sizes count as 0.
  /// - Precondition: No coordinate or size is beyond 2³¹.
  public init(frame: Rect = .zero) {
    frameValue = AnimatedValue(frame.withoutNegativeSize)
    super.init()
    requireCoordinates(self.frame)
  }

  /// The view's rectangle in its superview's coordinates, in cells. Defaults to zero, for windows to the whole scene. Animatable.
  ///
  /// Negative sizes count as 0. In an animation, the view draws its own contents at the new size, clipped to the presentation value of the
  /// frame. Overrides must call `super`. An animation sets the property at its start, a cancelled transition also at its end. Tables and
  /// collections can move their rows without setting it.
  /// - Precondition: No coordinate or size is beyond 2³¹.
  open var frame: Rect {
    get { frameValue.model }
    set { changeFrame(to: newValue.withoutNegativeSize) }
  }

  /// The view's rectangle in its own coordinates, in cells. Its origin is the point at the top left, (0, 0) unless the contents are
  /// scrolled. Setting another size keeps the origin of `frame`, where UIKit keeps `center`. A new size is animatable, a new origin is not.
  ///
  /// Overrides must call `super`. A new `frame` changes the size without setting this property: override `layoutSubviews()` to follow both.
  /// - Precondition: No coordinate or size is beyond 2³¹.
  open var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: frameValue.model.size) }
    set {
      if newValue.origin != boundsOrigin { changeBoundsOrigin(to: newValue) }
      if newValue.size != frame.size { frame.size = newValue.size }
    }
  }

  // Called when the bounds' origin changed. Overridden by scroll views.
  func boundsOriginDidChange() {}

  // MARK: Opacity and background

  /// The colour behind the view's drawing. Defaults to nil, the same as `.clear`; tables and collections have other defaults. Animatable.
  /// Overrides must call `super`. An animation sets the property at its start, a cancelled transition also at its end.
  open var backgroundColor: Color? {
    get { backgroundValue.model == .clear ? nil : backgroundValue.model }
    set {
      noteCustomization()
      changeBackground(to: newValue ?? .clear)
    }
  }

  /// An image that is repeated over the background colour, beginning at the view's top-left cell. Defaults to nil.
  ///
  /// In UIKit, a pattern is a colour: `UIColor(patternImage:)`.
  public final var backgroundPattern: Image? {
    didSet { if backgroundPattern != oldValue { setNeedsDisplay() } }
  }

  // Called when `isHidden` changed. Overridden by windows.
  @_spi(TermKit) open func isHiddenDidChange() {}

  /// Whether the view and its subviews can get touches and the focus. Defaults to true. If it is set to false, they lose the focus.
  public final var isUserInteractionEnabled = true {
    didSet { if !isUserInteractionEnabled { window?.forgetFirstResponder(below: self) } }
  }

  // MARK: Tint

  /// The tint settings of this view. Only `View+Tint.swift` changes them.
  final var tintState = TintState()
  /// Whether the tint settings of this view are being animated. Only `TintMovement.swift` changes it.
  final var isTintMoving = false

  /// Called once when the effective `tintColor` or `tintAdjustmentMode` has changed. An animated change calls it once, at the start.
  ///
  /// The default implementation does nothing. An override updates what depends on `tintColor`, such as colours of subviews. A view that draws
  /// with `Canvas.tintColor` needs no override: it is redrawn.
  ///
  /// When the first view is called, `tintColor` already returns the new colour on every view. An override may change tints. All views that
  /// such a change affects are called before its setter returns, each at most once.
  open func tintColorDidChange() {}

  // MARK: Appearance rules

  package final var customizations = AppearanceSlotSet()

  // Overridden by views that show bar items, to apply the rules to the items too.
  @_spi(TermKit) open func applyAppearance(_ pass: AppearancePass) { pass.apply(to: self) }

  // MARK: Hierarchy

  /// The view's place in the view tree. Only `View+Hierarchy.swift` changes it.
  final var hierarchy = ViewHierarchy()
  final var ownTraitOverrides: Box<TraitOverrides>?  // Only `View+TraitOverrides.swift` changes it.

  /// The interactions and gesture recognizers. Only `View+Menu.swift` and `View+Gestures.swift` change them.
  final var attachments: ViewAttachments?

  /// A number to find the view by, with `viewWithTag(_:)`. Defaults to 0.
  public final var tag = 0

  /// Called before the view enters or moves to `newWindow`, or leaves its window if that is nil. Overrides must not move the view.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view has entered a window, moved to another window or left its window (`window` is then nil).
  open func didMoveToWindow() {}
  /// Called before the view gets another superview, or none if `newSuperview` is nil. Overrides must not move the view.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the view has got another superview, or none (`superview` is then nil).
  open func didMoveToSuperview() {}

  /// Called after a view has become a subview of this view. Override it, instead of `addSubview(_:)`, to follow the subviews.
  open func didAddSubview(_ view: View) {}
  /// Called before a subview is removed or gets another superview. Overrides must not move it. The default implementation does nothing.
  open func willRemoveSubview(_ view: View) {}

  /// Whether the view is notified of pointer movements without a held button. Defaults to false. Overrides must return a constant value.
  open var tracksPointer: Bool { false }

  /// Called when the pointer has moved to another cell of the view while no button is held. The default implementation does nothing.
  ///
  /// Cells of subviews that do not track the pointer count too. Requires `tracksPointer` and a terminal that reports motion (mode 1003).
  /// - Parameter point: The cell, in the view's own coordinates.
  open func pointerMoved(to point: Point) {}

  /// Called when the pointer has left the view or moved to a subview that tracks it, when the view has left its window, or when the
  /// terminal no longer reports the pointer, for example because it has lost the focus.
  open func pointerExited() {}

  /// Whether the view is tinted under the pointer where colours blend, except while `showsHover` is false. Overrides return a constant.
  @_spi(TermKit) open var isHoverable: Bool { false }
  /// Whether a hoverable view reacts to clicks now. Defaults to true. Read when the view is drawn.
  @_spi(TermKit) open var showsHover: Bool { true }

  /// Called when `traitCollection` has changed. The default implementation does nothing.
  ///
  /// The view's ancestors and its controller are called first. The view is laid out and drawn again. Changes made here are not animated.
  /// - Parameter previous: The previous traits; nil if the view was in no window.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Whether changes to the best sizes of the subviews leave the layout of the ancestors unchanged. Defaults to false. A view that computes
  /// its size from its data, such as a list, overrides it with true. A change inside it lays out nothing outside.
  open var isolatesLayout: Bool { false }

  /// The views to search for the focus, in Tab order. Defaults to the subviews, back to front, without those behind a presented controller.
  ///
  /// A container overrides it to give its parts another order, or to leave some of them out.
  open var subviewsForFocus: [View] { Array(uncoveredSubviews) }

  /// The number of `subviewsForFocus` before the view itself in Tab order. Defaults to 0. Asked only of views that can be first responder.
  open var subviewsBeforeFocus: Int { 0 }

  /// The part of the view that the arrow keys move the focus to and from, in the view's own coordinates. Defaults to `bounds`.
  open var focusArea: Rect { bounds }

  /// Whether the view gets the focus when a screen is shown and nothing else decides. The default implementation returns true.
  @_spi(TermKit) open var takesInitialFocus: Bool { true }
  /// The safe area insets for subviews, in place of the view's own. Defaults to nil: the view's own. Zero in views whose contents scroll.
  @_spi(TermKit) open var safeAreaForSubviews: EdgeInsets? { nil }
  /// Whether the view draws into the part of its superview that the safe area excludes. It is then laid out when that safe area changes.
  @_spi(TermKit) open var reachesOverSafeArea: Bool { false }

  // MARK: Accessibility

  // The accessibility properties set on the view. Allocated when the first one is set.
  final var accessibilitySettings: AccessibilitySettings?

  /// The values of the accessibility properties that were not set. Overrides change the result of `super.accessibilityDefaults`.
  ///
  /// While the user has a screen reader, it is read in each frame. Overrides return the present values.
  open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether assistive technology treats the view, with everything inside it, as one element. If false, it looks at the subviews instead.
  ///
  /// Defaults to the value in `accessibilityDefaults`: true for cells and most views that show a text, a value, or an image with a label.
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? accessibilityDefaults.isElement }
    set { setAccessibility { $0.isElement = newValue } }
  }

  /// The name of the view: a word or two in the user's language. Defaults to the label in `accessibilityDefaults`; nil restores that.
  ///
  /// If the view is not an element, this is the name of the group of elements inside it.
  open var accessibilityLabel: String? {
    get { (accessibilitySettings?.label ?? accessibilityDefaults.label)?.withoutIsolation }
    set { setAccessibility { $0.label = newValue } }
  }

  /// The current value, which is announced after the label, such as the text of a text field. Defaults to the value of the control, or to
  /// nil for views without a value. Setting it to nil restores the default.
  open var accessibilityValue: String? {
    get { (accessibilitySettings?.value ?? accessibilityDefaults.value)?.withoutIsolation }
    set { setAccessibility { $0.value = newValue } }
  }

  /// The role of the view and its state. Defaults to the traits and the state in `accessibilityDefaults`. Setting it replaces the traits only.
  open var accessibilityTraits: AccessibilityTraits {
    get {
      let defaults = accessibilityDefaults
      return (accessibilitySettings?.traits ?? defaults.traits).union(defaults.state)
    }
    set { setAccessibility { $0.traits = newValue } }
  }

  /// The part that has the focus while this view is first responder, such as the selected row of a table. Defaults to the view itself.
  ///
  /// It is announced, arrow keys start at its `focusArea`, and the keys for context menus open the menu there. It is inside this view.
  open var accessibilityFocus: View { self }

  /// Makes the element that a screen reader reads the target of keys, if it can be. The default implementation makes it first responder.
  ///
  /// A part that keys reach by way of the view around it, such as a row of a table, makes that view first responder and itself its
  /// `accessibilityFocus`.
  /// - Returns: Whether keys go to the element now.
  open func becomeAccessibilityFocus() -> Bool { becomeFirstResponder() }

  /// Makes the element after (or before) the one that was read last visible. The default implementation returns nil. Override it in lists
  /// that make their views while they scroll, and lay out the new views before you return.
  ///
  /// When a screen reader's user goes on, it is called on the views around the last element, from the inside out, until one returns a view.
  /// - Parameters:
  ///   - element: The element that was read last, inside this view.
  ///   - step: 1 for the next element, -1 for the previous one.
  /// - Returns: The element to read next if scrolling removed `element` from the view. Otherwise nil: the screen reader finds the element.
  open func accessibilityScroll(past element: View, by step: Int) -> View? { nil }

  /// Does what a press of the element does. The default implementation returns false.
  ///
  /// Called when the user of a screen reader presses Enter or Space on an element that does not handle these keys, or chooses "Activate" in
  /// the menu of the element. If it returns false, the choice clicks the middle of the element's visible part.
  /// - Returns: Whether the element was activated.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an element with the trait `adjustable`, by a sensible step. The default implementation does nothing.
  ///
  /// Called for Right, and with a screen reader for Up, if the element has the focus and does not handle the key itself; and when the user
  /// chooses "Increase" in the menu of the element. Not called while the traits contain `notEnabled`.
  open func accessibilityIncrement() {}

  /// Decreases the value of an element with the trait `adjustable`. The default implementation does nothing.
  ///
  /// Called for Left, and with a screen reader for Down, if the element has the focus and does not handle the key itself; and when the user
  /// chooses "Decrease" in the menu of the element. Not called while the traits contain `notEnabled`.
  open func accessibilityDecrement() {}

  /// The actions of the view for the users of screen readers, in addition to a press. Defaults to none.
  ///
  /// Overrides can return other actions for each state. While a screen reader reads the view, the keys for context menus open them as a
  /// menu. Without a screen reader, they have no effect.
  open var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibilitySettings?.customActions ?? [] }
    set { setAccessibility { $0.customActions = newValue } }
  }

  // The accessible views inside an element, such as the controls in a table row. Others set `accessibilityElements`.
  @_spi(TermKit) open var accessibilityParts: [View] { [] }

  /// Whether everything inside the view is announced when the view appears, as with alerts.
  @_spi(TermKit) open var isAnnouncedAsWhole: Bool { false }

  /// Whether a press opens a menu. The keys for the menu of the content around the view then open it at the view.
  @_spi(TermKit) open var opensMenuWhenPressed: Bool { false }

  /// The metrics of the bar that the view is in, or `default` outside bars.
  @_spi(TermKit) open var barMetrics: BarMetrics { superview?.barMetrics ?? .default }

  // MARK: Layout

  /// The parts of the frame that follow the superview's size. Defaults to none, for windows to width and height. Along each axis, they
  /// share the growth evenly, not in proportion as in UIKit. Cells left over go to a flexible width or height, else to the right or bottom
  /// margin.
  public final var autoresizingMask: AutoresizingMask = [] { didSet { forgetAutoresizing() } }
  /// The insets that layouts keep free inside the view, in cells. Defaults to zero. Table and collection cells, and headers and footers of
  /// table sections, have two columns on the left and on the right.
  public final var layoutMargins = EdgeInsets.zero {
    didSet { if layoutMargins != oldValue { contentsChanged() } }
  }

  /// Places the subviews. Called when the size or the contents changed, after autoresizing. The default implementation does nothing.
  open func layoutSubviews() {}

  /// Returns the best size of the view within the offered size, in cells. When the answer changes, call `invalidateIntrinsicContentSize()`.
  ///
  /// The default implementation returns `intrinsicContentSize`, with 0 in place of `noIntrinsicMetric`. UIKit returns the current size,
  /// which makes a stack's layout depend on the previous layout.
  open func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(0, intrinsicContentSize.width), height: max(0, intrinsicContentSize.height))
  }

  /// The best size of the view if there is room enough, in cells. When it changes, call `invalidateIntrinsicContentSize()`.
  ///
  /// Defaults to `noIntrinsicMetric` in both dimensions; for labels, buttons and other views with contents of their own, to the size that
  /// fits unlimited room. Override it in views whose best size does not depend on the room, otherwise override `sizeThatFits(_:)`.
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Called before `layoutSubviews()` when `safeAreaInsets` has changed in a window. The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The edges of the frame that layout ignores, such as shadows, in cells. Defaults to zero. When the value changes, call
  /// `invalidateIntrinsicContentSize()`.
  open var alignmentRectInsets: EdgeInsets { .zero }

  // MARK: Drawing and touching

  /// Draws the view's own contents in its own coordinates, over its background and below its subviews. The default draws nothing.
  open func draw(in canvas: inout Canvas) {}

  /// Returns whether a touch at a point of the view's own coordinates is inside the view. The default implementation tests the bounds.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at a point of this view's own coordinates: one of its descendants, the view itself, or nil. A view is left
  /// out, with its subviews, if it is hidden, has an `alpha` up to 0.01, has `isUserInteractionEnabled` false, does not contain the point
  /// (`point(inside:)`) or is behind the view of a presented controller.
  open func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha > 0.01, takesInput, self.point(inside: point) else { return nil }
    for subview in uncoveredSubviews.reversed() {
      if let found = subview.hitTest(subview.inner(point)) { return found }
    }
    return self
  }

  /// Returns whether a recognizer of this view or of a superview may recognize its gesture. The default implementation returns true.
  ///
  /// The pressed view is asked first, then its superviews up to the view of the recognizer; for the wheel and hovering, only the latter.
  /// Enabled controls refuse single taps of the left button that superviews recognize. Some controls refuse drags too.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether drags along an axis belong to the view, and not to the recognizers of superviews.
  @_spi(TermKit) open func keepsDrag(along axis: LayoutAxis) -> Bool { false }
  /// Returns the menu for a cell of the view's own coordinates, or nil. Overridden by controls and tables.
  @_spi(TermKit) open func contextMenu(at point: Point) -> MenuOpening? { interactionMenu(at: point) }
  /// The items that the delegate of a context menu is offered. Overridden by text fields and text views.
  @_spi(TermKit) open var suggestedMenuElements: [MenuElement] { [] }

  /// The position of the terminal's cursor while the view has the focus, in the view's coordinates. Defaults to nil: the cursor is hidden.
  ///
  /// Screen readers and input methods follow the cursor. If it is nil while a screen reader is used, the cursor is in the spoken line.
  open var cursorPosition: Point? { nil }

  // MARK: Responder

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] { propertiesOfAllViews }
  /// Whether `pressEnded(_:)` is called, in terminals with kitty's keyboard protocol. Defaults to false. Set it before the view has the focus.
  public final var wantsKeyReleases = false
  /// Called when the user has released a key, if `wantsKeyReleases` is true. No release comes after the terminal has lost the focus.
  open func pressEnded(_ key: Key) {}
  open override var next: Responder? { viewController ?? superview }

  /// Makes the view first responder, if it can be and the present one agrees to resign. Returns whether the view is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { window?.setFirstResponder(self) ?? false }

  /// Gives up being the first responder. Returns whether the view no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool { !isFirstResponder || window?.setFirstResponder(nil) ?? true }

  /// Called when the view has become first responder or ceased to be. Also called when a first responder's window has become the key window
  /// or ceased to be. The default implementation calls `setNeedsDisplay()`. Overrides must call `super`.
  open func firstResponderDidChange() { setNeedsDisplay() }

  /// Handles keys for assistive technology: an adjustable view that has the focus is adjusted by the arrows, and Enter and Space activate
  /// it for the user of a screen reader. Overrides call `super` for the keys that they do not handle.
  open override func pressBegan(_ key: Key) -> Bool { adjusts(by: key) || activates(by: key) }

  /// Called when this view or a view inside it has become first responder, so that it can scroll there. The default does nothing.
  open func descendantTookFocus(_ view: View) {}
  /// Called when this view or a view inside it is first responder no longer. The default implementation does nothing.
  open func descendantLostFocus(_ view: View) {}
}
