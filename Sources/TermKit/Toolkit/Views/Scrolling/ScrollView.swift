import TermKitGraphics
import TermKitInput

/// A view onto content that may be larger than itself. UIKit's `UIScrollView`.
///
///     let scroll = ScrollView()
///     scroll.addSubview(letter)
///     letter.sizeToFit()
///     scroll.contentSize = letter.frame.size
///
/// The user scrolls with the wheel, by dragging the indicator at the right edge, or with the arrows, PageUp, PageDown, Home and End. An
/// arrow key moves the focus if there is a view to move to within a page, and scrolls by a row or two columns otherwise. A step of the
/// wheel scrolls by three rows or six columns. A view that gets the focus is scrolled into view. A scroll view has the focus itself if it
/// can scroll and contains no view that can have the focus.
///
/// Subviews outside the visible area are not drawn. As in UIKit, every change of the offset causes a layout pass, but visible content is
/// moved on the screen and not redrawn. This includes what a subclass draws in `draw(in:)`: it is part of the content and scrolls with it.
/// A subclass that draws something that depends on the offset must call `setNeedsDisplay()`.
open class ScrollView: View {
  /// The size of the content, in cells. Defaults to `.zero`, with which nothing scrolls. The offset stays within content and insets.
  /// - Precondition: The size is at most 2³¹ cells in each direction.
  public final var contentSize = Size.zero {
    didSet {
      contentSize.requireCoordinates()
      guard contentSize != oldValue else { return }
      keepWithinContent()
      setNeedsLayout()
    }
  }

  /// The space around the content, in cells, by which the user can scroll beyond it. Defaults to `.zero`. `adjustedContentInset` adds bars.
  public final var contentInset = EdgeInsets.zero {
    didSet {
      contentInset.requireCoordinates()
      if contentInset != oldValue { insetChanged(from: oldValue + barInsets) }
    }
  }

  /// `contentInset` plus the space for bars, for the titles of a table's columns, and for the views for entering text, in cells.
  ///
  /// Content that is scrolled to its beginning stays there when the insets change. There is space for bars only if the scroll view is the
  /// view of a view controller, or the first subview of that view, and the controller's `automaticallyAdjustsScrollViewInsets` is true.
  /// There is space for the views for entering text if they cover rows of the scroll view.
  public final var adjustedContentInset: EdgeInsets { contentInset + barInsets }

  /// Whether the scroll view keeps its content clear of the views for entering text. Defaults to true.
  ///
  /// While they cover rows of it, `adjustedContentInset` grows by these rows, the text cursor or the control that has the focus is scrolled
  /// into view, and afterwards the scroll view goes back to where it was. A scroll view in another one leaves this to the outer one. Set it
  /// to false if the program changes `contentInset` itself for keyboard notifications.
  public final var automaticallyAdjustsKeyboardInsets = true {
    didSet { if automaticallyAdjustsKeyboardInsets != oldValue { setNeedsLayout() } }
  }

  // The rows that the views for entering text cover.
  private var keyboardRows = 0
  // The offset before the scroll view made room for these views, and the offset after.
  private var keyboardIsToBeAvoided = false
  final var keyboardScroll: (before: Point, after: Point)?

  // The space for bars, for the views for entering text, for the titles of columns, and for the pulled view.
  private var barInsets = EdgeInsets.zero

  /// The view that the user can pull out at the beginning of the content: a refresh control.
  package final var pulledView: (any PulledView)? {
    didSet {
      if oldValue !== pulledView { oldValue?.removeFromSuperview() }
      if let pulledView { addSubview(pulledView) }
      setNeedsLayout()
    }
  }
  /// The rows at the top that the header of a table's columns covers.
  package final var headerRows = 0 { didSet { if headerRows != oldValue { setNeedsLayout() } } }
  // True if a descendant took the focus before the layout pass that places it.
  private var focusIsToBeShown = false

  /// The space at the ends of the indicator's track, in cells, in addition to the space for bars. Defaults to `.zero`. The right inset
  /// moves the track away from the right edge, and the left inset has no effect.
  public final var scrollIndicatorInsets = EdgeInsets.zero {
    didSet {
      scrollIndicatorInsets.requireCoordinates()
      if scrollIndicatorInsets != oldValue { setNeedsLayout() }
    }
  }

  /// Whether an indicator at the right edge shows which part of the content is visible. Defaults to true. The indicator appears only while
  /// the content is too high for the view and `isScrollEnabled` is true.
  public final var showsVerticalScrollIndicator = true {
    didSet { noteCustomization(changes: showsVerticalScrollIndicator != oldValue) { setNeedsLayout() } }
  }

  /// Whether the user can scroll. Defaults to true. If false, the program still can, and a view that gets the focus is scrolled into view.
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { setNeedsLayout() } }
  }

  /// Whether the user is dragging the scroll indicator. Also true while a turn of the wheel scrolls.
  public private(set) final var isDragging = false

  /// The object that is notified of scrolling. Defaults to nil. Not retained. Tables, collections and text views need their own kind.
  public final weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }

  // Overridden by subclasses whose delegate has more methods.
  @_spi(TermKit) open func delegateDidChange() {}

  private var offset = AnimatedValue(Point.zero)
  private let indicator = ScrollIndicator()

  /// Creates a scroll view with a frame. The frame defaults to `.zero`.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    indicator.dragged = { [unowned self] in indicatorWasDragged($0) }
    addSubview(indicator)
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("contentOffset", \ScrollView.restorableOffset))
      .adding(
        of: self, ("isScrollEnabled", \ScrollView.isScrollEnabled),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator))
  }

  // MARK: Offset

  /// The cell of the content at the view's top left, which is the origin of `bounds`. Animatable.
  ///
  /// The value is limited to the content and its insets. During an animation it is the presentation value.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      offset.set(
        clamped(newValue), in: self, restore: { ($0 as? ScrollView)?.contentOffset = $1 },
        changed: { view, _ in (view as? ScrollView)?.followOffset() })
      followOffset()
    }
  }

  /// Scrolls to an offset, as far as the content and its insets allow.
  /// - Parameters:
  ///   - contentOffset: The cell of the content that comes to the view's top left.
  ///   - animated: Whether the content moves for 0.25 seconds, after which `scrollViewDidEndScrollingAnimation(_:)` is called.
  public final func setContentOffset(_ contentOffset: Point, animated: Bool) {
    guard animated else { return View.performWithoutAnimation { self.contentOffset = contentOffset } }
    let before = offset.model
    View.animate(withDuration: 0.25) {
      self.contentOffset = contentOffset
    } completion: { [weak self] finished in
      if let self, finished, offset.model != before { report(.endedAnimation) }
    }
  }

  /// Scrolls as little as possible to make a rectangle of the content visible, clear of the insets. Does nothing if it is visible already.
  ///
  /// If the rectangle is larger than the visible area, its top left corner becomes visible.
  /// - Parameters:
  ///   - rect: The rectangle, in the view's own coordinates.
  ///   - animated: Whether the content moves for 0.25 seconds, as in `setContentOffset(_:animated:)`.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let shown = offset(showing: rect)
    if shown != offset.model { setContentOffset(shown, animated: animated) }
  }

  private func offset(showing rect: Rect) -> Point {
    let target = offset.model
    return Point(
      x: axis(.horizontal).offset(showing: rect.minX..<max(rect.minX, rect.maxX), from: target.x),
      y: axis(.vertical).offset(showing: rect.minY..<max(rect.minY, rect.maxY), from: target.y))
  }

  /// Adjusts the offset after all content has moved. The picture stays the same, and an animated scroll continues.
  package final func shiftContent(by distance: Point) {
    offset.shift { $0 + distance }
    followOffset()
  }

  /// Whether an animated scroll is in progress.
  package final var isOffsetMoving: Bool { offset.presentation != offset.model }

  private func followOffset() {
    if bounds.origin != offset.presentation { bounds.origin = offset.presentation }
  }

  final override func boundsOriginDidChange() {
    keepPresentedViewInPlace()
    // The caller set `bounds` directly.
    if bounds.origin != offset.presentation { offset = AnimatedValue(bounds.origin) }
    setNeedsLayout()
    report(.scrolled)
  }

  // A controller that is presented over a table controller does not scroll with the table.
  private func keepPresentedViewInPlace() {
    guard let view = subviews.last, view.siblingBlocking != .none else { return }
    View.performWithoutAnimation { view.frame.origin = bounds.origin }
  }

  // `TableView` overrides this, because it notifies its delegate after layout.
  @_spi(TermKit) open func report(_ event: ScrollEvent) { deliver(event) }

  /// Returns the geometry of scrolling along one axis.
  package final func axis(_ axis: LayoutAxis) -> ScrollAxis {
    let inset = adjustedContentInset
    return switch axis {
    case .horizontal:
      ScrollAxis(content: contentSize.width, visibleLength: bounds.width, leading: inset.left, trailing: inset.right)
    case .vertical:
      ScrollAxis(content: contentSize.height, visibleLength: bounds.height, leading: inset.top, trailing: inset.bottom)
    }
  }

  // Bars cover the rest.
  open override var focusArea: Rect { bounds.inset(by: adjustedContentInset) }

  /// The part of the content that is visible and clear of the insets, once all scrolling has ended.
  package final var visibleContent: Rect {
    Rect(origin: offset.model, size: bounds.size).inset(by: adjustedContentInset)
  }

  /// Whether the user can scroll.
  package final var canScroll: Bool {
    isScrollEnabled && (axis(.vertical).isScrollable || axis(.horizontal).isScrollable)
  }

  private func insetChanged(from old: EdgeInsets) {
    let (target, new) = (offset.model, adjustedContentInset)
    let x = target.x == -old.left ? -new.left : target.x
    let y = target.y == -old.top ? -new.top : target.y
    View.performWithoutAnimation { contentOffset = Point(x: x, y: y) }
    setNeedsLayout()
    report(.changedInset)
  }

  private func keepWithinContent() { View.performWithoutAnimation { contentOffset = offset.model } }

  private func clamped(_ offset: Point) -> Point {
    Point(x: axis(.horizontal).clamped(offset.x), y: axis(.vertical).clamped(offset.y))
  }

  /// Scrolls by some cells, as far as the content allows. Returns whether the offset changed.
  @discardableResult
  package final func scroll(byColumns columns: Int = 0, rows: Int = 0) -> Bool {
    let before = offset.model
    contentOffset = before + Point(x: columns, y: rows)
    return offset.model != before
  }

  // MARK: Layout

  /// Limits the offset to the content and places the indicator. Overrides must call super.
  open override func layoutSubviews() {
    keepClearOfBars()
    layOutContent()
    keepWithinContent()
    showFocusIfDue()
    if keyboardIsToBeAvoided, !bounds.isEmpty {
      keyboardIsToBeAvoided = false
      avoidKeyboard()
    }
    if let pulledView { place(pulledView) }
    let vertical = axis(.vertical)
    indicator.isHidden = !showsVerticalScrollIndicator || !isScrollEnabled || !vertical.isScrollable || bounds.isEmpty
    if indicator.isHidden { return }
    if subviews.last !== indicator { bringSubviewToFront(indicator) }
    let track = indicatorTrack
    indicator.show(
      vertical.thumb(at: contentOffset.y, track: 2 * track.height, shortest: 2),
      of: Point(x: track.maxX - 1, y: track.minY), isActive: isFocused)
  }

  // Overridden by subclasses that contain only visible content. The layout pass has settled the insets at this point.
  @_spi(TermKit) open func layOutContent() {}

  // A change of the safe area causes a layout pass, so this is always up to date.
  private func keepClearOfBars() {
    let insets = adjustingController == nil ? EdgeInsets.zero : safeAreaInsets
    let (old, oldRows) = (barInsets, keyboardRows)
    keyboardRows = coveredRows
    let top = insets.top + headerRows + (pulledView?.rows ?? 0)
    barInsets = EdgeInsets(top: top, bottom: max(insets.bottom, keyboardRows))
    if barInsets == old { return }
    let hasReturned = keyboardRows < oldRows && returnFromKeyboard()
    insetChanged(from: contentInset + old)
    if keyboardRows > oldRows || hasReturned { keyboardIsToBeAvoided = keyboardRows > 0 }
  }

  // Above the content and the titles of its columns, or over the first visible row, so that the user always sees it.
  private func place(_ view: any PulledView) {
    view.isHidden = view.rows == 0
    if view.isHidden { return }
    let top = max(-contentInset.top, contentOffset.y + barInsets.top) - headerRows - view.rows
    view.frame = Rect(x: bounds.minX, y: top, width: bounds.width, height: view.rows)
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// Scrolls as little as possible to make a rectangle of the content visible, inside the present animation if there is one.
  final func scrollToShow(_ rect: Rect) { contentOffset = offset(showing: rect) }

  /// The offset once all scrolling has ended.
  final var targetOffset: Point { offset.model }

  private var adjustingController: ViewController? {
    let isFirst = superview?.subviews.first === self
    guard let controller = viewController ?? (isFirst ? superview?.viewController : nil) else { return nil }
    return controller.automaticallyAdjustsScrollViewInsets ? controller : nil
  }

  @_spi(TermKit) public final override var safeAreaForSubviews: EdgeInsets? { .zero }

  private var indicatorTrack: Rect { bounds.inset(by: scrollIndicatorInsets + barInsets) }

  // The indicator moves in half rows.
  private func indicatorWasDragged(_ drag: ScrollIndicator.Drag) {
    switch drag {
    case .began: beginDragging()
    case .moved(let start):
      let y = axis(.vertical).offset(thumbStart: start, track: 2 * indicatorTrack.height, shortest: 2)
      View.performWithoutAnimation { contentOffset.y = y }
    case .ended: endDragging()
    }
  }

  private func beginDragging() {
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func endDragging() {
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  // The indicator is in front of all content.
  open override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return found != nil && !indicator.isHidden && indicator.frame.contains(point) ? indicator : found
  }

  // MARK: Focus

  /// Whether the view can have the focus: true if the user can scroll and no subview can have the focus instead.
  open override var canBecomeFirstResponder: Bool {
    canScroll && subviews.allSatisfy { $0.focusableViews.isEmpty }
  }

  open override func firstResponderDidChange() { setNeedsLayout() }

  public final override func descendantTookFocus(_ view: View) {
    // A scroll view that has the focus itself keeps its place.
    if view === self { return }
    // Before the next layout pass, frames may still change, so the scroll is repeated after it.
    focusIsToBeShown = layoutState.isDue
    if !bounds.isEmpty { show(view) }
  }

  private func showFocusIfDue() {
    guard focusIsToBeShown, !bounds.isEmpty else { return }
    focusIsToBeShown = false
    for subview in subviews { subview.layoutIfNeeded() }
    if let focusedDescendant { show(focusedDescendant) }
  }

  private func show(_ view: View) {
    View.performWithoutAnimation { scrollRectToVisible(view.convert(view.bounds, to: self), animated: false) }
  }

  /// Moves the focus to a view that Tab reaches before `target`, but that has yet to be made. Returns whether it did.
  @_spi(TermKit) open func takeTab(isForward: Bool, before target: View?) -> Bool { false }

  // MARK: Input

  open override func touchBegan(_ touch: Touch) {
    if canBecomeFirstResponder { becomeFirstResponder() }
    super.touchBegan(touch)
  }

  open override func wheelTurned(x: Int, y: Int) -> Bool {
    let turn = Point.zero - Self.wheelMovement(x: x, y: y)
    guard isScrollEnabled, clamped(offset.model + turn) != offset.model else {
      return y < 0 && pulledView?.pull() == true
    }
    if isDragging { return scroll(byColumns: turn.x, rows: turn.y) }
    beginDragging()
    scroll(byColumns: turn.x, rows: turn.y)
    endDragging()
    return true
  }

  /// Returns how contents move when the wheel is turned: by three rows or six columns for each step, and up if it is turned down.
  static func wheelMovement(x: Int, y: Int) -> Point { Point(x: -6 * x, y: -3 * y) }

  open override var keyCommands: [KeyCommand] { commands(with: scrollCommands) }

  /// Returns the commands of the pulled view, followed by others.
  package final func commands(with commands: [KeyCommand]) -> [KeyCommand] {
    pulledView.map { $0.pullCommands + commands } ?? commands
  }

  open override func pressBegan(_ key: Key) -> Bool { key.modifiers.isEmpty && takeArrow(key.code) }
}
