import TermKitGraphics
import TermKitInput

/// Told of a scroll view's scrolling. UIKit's `UIScrollViewDelegate`.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The content is seen at another offset; in an animation, once a frame.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}

/// A view onto content that may be larger than itself. UIKit's `UIScrollView`.
///
///     let scroll = ScrollView()
///     scroll.addSubview(letter)
///     letter.sizeToFit()
///     scroll.contentSize = letter.frame.size
///
/// It scrolls by the wheel, by dragging the indicator at its right edge, and by keys: the arrows, PageUp, PageDown, Home and End. The arrows
/// move the focus as long as there is something to go to within a page, then they scroll. What gets the focus is scrolled into sight. A
/// scroll view with nothing in it to have the focus has it itself, if there is something to scroll.
///
/// Subviews that are not seen are not drawn. Like UIKit's, it is laid out anew at every offset, but what is seen of it moves and is not
/// drawn anew. That goes for what a subclass draws itself too: it is part of the content. Call `setNeedsDisplay()` where it depends on the
/// offset.
open class ScrollView: View {
  /// How large the content is, in cells; zero unless set. The offset is kept within it.
  public final var contentSize = Size.zero {
    didSet {
      contentSize.requireReachable()
      if contentSize != oldValue { geometryChanged() }
    }
  }

  /// Cells kept free around the content; none unless set. Those for bars come on top of them by themselves.
  public final var contentInset = EdgeInsets.zero {
    didSet {
      contentInset.requireReachable()
      if contentInset != oldValue { insetChanged(from: oldValue + barInsets) }
    }
  }

  /// `contentInset` and the rows kept free for bars. Content that is seen from its beginning still is when this changes. The same as
  /// `contentInset` unless the controller has `automaticallyAdjustsScrollViewInsets` (B5).
  public final var adjustedContentInset: EdgeInsets { contentInset + barInsets }

  private var barInsets = EdgeInsets.zero
  // True when something in it took the focus before it was laid out.
  private var focusIsToBeShown = false

  /// Cells kept free at the ends of the indicator's way, besides those for bars; none unless set.
  public final var scrollIndicatorInsets = EdgeInsets.zero {
    didSet {
      scrollIndicatorInsets.requireReachable()
      if scrollIndicatorInsets != oldValue { setNeedsLayout() }
    }
  }

  /// Shows, while there is something to scroll, which rows of the content are seen; true unless set.
  public final var showsVerticalScrollIndicator = true {
    didSet {
      noteCustomization()
      if showsVerticalScrollIndicator != oldValue { setNeedsLayout() }
    }
  }

  /// Lets the person scroll; true unless set. What gets the focus is scrolled into sight even so.
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { setNeedsLayout() } }
  }

  /// Told of scrolling. Not retained.
  public final weak var delegate: (any ScrollViewDelegate)? { didSet { delegateDidChange() } }

  // What views do whose delegate is told of more than scrolling.
  func delegateDidChange() {}

  private var offset = AnimatedValue(Point.zero)
  private let indicator = ScrollIndicator()

  /// Makes a scroll view at a place in its superview; empty at (0, 0) unless given.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    indicator.dragged = { [unowned self] in indicatorWasDragged(to: $0) }
    addSubview(indicator)
  }

  // MARK: Offset

  /// The cell of the content that is seen at the top left, the origin of `bounds`; kept within the content and its insets. Animatable: then
  /// it answers where it is on the way.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      let target = Point(x: axis(.horizontal).clamped(newValue.x), y: axis(.vertical).clamped(newValue.y))
      offset.set(target, in: self) { view, _ in (view as? ScrollView)?.followOffset() }
      followOffset()
    }
  }

  /// Scrolls to an offset, within a quarter of a second if that is animated.
  public final func setContentOffset(_ contentOffset: Point, animated: Bool) {
    View.animateIf(animated) { self.contentOffset = contentOffset }
  }

  /// Scrolls as little as it takes for a rectangle of the content to be seen; its top left, if it is too large.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let target = offset.model
    let shown = Point(
      x: axis(.horizontal).offset(showing: rect.minX..<max(rect.minX, rect.maxX), from: target.x),
      y: axis(.vertical).offset(showing: rect.minY..<max(rect.minY, rect.maxY), from: target.y))
    if shown != target { setContentOffset(shown, animated: animated) }
  }

  /// Moves along with the content, all of which moved by some rows: nothing is seen to happen, and an animation goes on.
  final func shiftContent(byRows rows: Int) {
    offset.shift { Point(x: $0.x, y: $0.y + rows) }
    followOffset()
  }

  /// True while an animated offset is on its way.
  final var isOffsetMoving: Bool { offset.presentation != offset.model }

  private func followOffset() {
    if bounds.origin != offset.presentation { bounds.origin = offset.presentation }
  }

  final override func boundsOriginDidChange() {
    // Somebody set the bounds themselves.
    if bounds.origin != offset.presentation { offset = AnimatedValue(bounds.origin) }
    setNeedsLayout()
    offsetDidChange()
  }

  // Tables wait until all is in its place.
  func offsetDidChange() { delegate?.scrollViewDidScroll(self) }

  /// How it scrolls along one axis.
  final func axis(_ axis: LayoutAxis) -> ScrollAxis {
    let inset = adjustedContentInset
    return switch axis {
    case .horizontal:
      ScrollAxis(content: contentSize.width, room: bounds.width, leading: inset.left, trailing: inset.right)
    case .vertical:
      ScrollAxis(content: contentSize.height, room: bounds.height, leading: inset.top, trailing: inset.bottom)
    }
  }

  /// The part of the content that is seen where nothing is kept free, once all scrolling has come to rest.
  final var visibleContent: Rect { Rect(origin: offset.model, size: bounds.size).inset(by: adjustedContentInset) }

  /// True when the person can scroll.
  final var canScroll: Bool {
    isScrollEnabled && (axis(.vertical).isScrollable || axis(.horizontal).isScrollable)
  }

  private func insetChanged(from old: EdgeInsets) {
    let (target, new) = (offset.model, adjustedContentInset)
    let x = target.x == -old.left ? -new.left : target.x
    let y = target.y == -old.top ? -new.top : target.y
    View.performWithoutAnimation { contentOffset = Point(x: x, y: y) }
    setNeedsLayout()
  }

  private func geometryChanged() {
    keepWithinContent()
    setNeedsLayout()
  }

  private func keepWithinContent() { View.performWithoutAnimation { contentOffset = offset.model } }

  /// Scrolls by some cells, as far as that goes; answers whether it went anywhere.
  @discardableResult
  final func scroll(byColumns columns: Int = 0, rows: Int = 0) -> Bool {
    let before = offset.model
    contentOffset = before + Point(x: columns, y: rows)
    return offset.model != before
  }

  // MARK: Layout

  /// Keeps the offset within the content and puts the indicator in its place. Call it when you override it.
  open override func layoutSubviews() {
    keepClearOfBars()
    layOutContent()
    keepWithinContent()
    showFocusIfDue()
    let vertical = axis(.vertical)
    indicator.isHidden = !showsVerticalScrollIndicator || !isScrollEnabled || !vertical.isScrollable || bounds.isEmpty
    if indicator.isHidden { return }
    if subviews.last !== indicator { bringSubviewToFront(indicator) }
    let track = indicatorTrack
    indicator.show(
      vertical.thumb(at: contentOffset.y, track: track.height * Self.steps, shortest: Self.steps),
      of: Point(x: track.maxX - 1, y: track.minY), isActive: isFocused)
  }

  // What views do that have in them only what is seen of their content: now it is settled what that is.
  func layOutContent() {}

  // Whenever the safe area changes the view is laid out.
  private func keepClearOfBars() {
    let insets = adjustingController == nil ? EdgeInsets.zero : safeAreaInsets
    let old = barInsets
    barInsets = EdgeInsets(top: insets.top, bottom: insets.bottom)
    if barInsets != old { insetChanged(from: contentInset + old) }
  }

  private var adjustingController: ViewController? {
    let isFirst = superview?.subviews.first === self
    guard let controller = viewController ?? (isFirst ? superview?.viewController : nil) else { return nil }
    return controller.automaticallyAdjustsScrollViewInsets ? controller : nil
  }

  final override var safeAreaForSubviews: EdgeInsets? { .zero }

  private static let steps = ScrollIndicator.stepsPerRow

  private var indicatorTrack: Rect { bounds.inset(by: scrollIndicatorInsets + barInsets) }

  private func indicatorWasDragged(to start: Int) {
    let y = axis(.vertical).offset(
      thumbStart: start, track: indicatorTrack.height * Self.steps, shortest: Self.steps)
    View.performWithoutAnimation { contentOffset.y = y }
  }

  // The thumb is in front of all the content.
  open override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return found != nil && !indicator.isHidden && indicator.frame.contains(point) ? indicator : found
  }

  // MARK: Focus

  /// True when there is something to scroll and nothing inside that the focus could go to instead.
  open override var canBecomeFirstResponder: Bool {
    canScroll && subviews.allSatisfy { $0.focusableViews.isEmpty }
  }

  open override func firstResponderDidChange() { setNeedsLayout() }

  final override func descendantTookFocus(_ view: View) {
    // As long as not everything is in its place one cannot tell for good.
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

  // MARK: Input

  open override func touchBegan(_ touch: Touch) {
    if canBecomeFirstResponder { becomeFirstResponder() }
    super.touchBegan(touch)
  }

  open override func wheelTurned(x: Int, y: Int) -> Bool {
    isScrollEnabled && scroll(byColumns: x * Self.wheelStep.width, rows: y * Self.wheelStep.height)
  }

  private static let wheelStep = Size(width: 6, height: 3)

  open override var keyCommands: [KeyCommand] { scrollCommands }

  open override func pressBegan(_ key: Key) -> Bool { key.modifiers.isEmpty && takeArrow(key.code) }
}
