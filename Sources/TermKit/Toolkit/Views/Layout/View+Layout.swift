import TermKitGraphics

/// Whether a view has to be laid out, and how its superview lays it out.
struct LayoutState {
  /// True when the view has to lay out its subviews.
  fileprivate(set) var isDue = true
  /// True when the view or one below it has to.
  fileprivate(set) var isBelowDue = true
  fileprivate var isRunning = false
  fileprivate var autoresizingStart: AutoresizingStart?
  fileprivate var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
  fileprivate var resistance = (horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh)
}

extension View {
  /// Has the view laid out before the next frame.
  public final func setNeedsLayout() {
    if !layoutState.isDue || !layoutState.isBelowDue { noteLayoutIsDue() }
    window?.windowScene?.setNeedsFrame()
  }

  private func noteLayoutIsDue() {
    layoutState.isDue = true
    var view: View? = self
    while let above = view, above === self || !above.layoutState.isBelowDue {
      above.layoutState.isBelowDue = true
      view = above.superview
    }
  }

  /// Lays out the view and those below it now, as far as they need it. What asks for it while it is being laid out itself is laid out
  /// again after that, before the next frame.
  public final func layoutIfNeeded() {
    guard layoutState.isBelowDue else { return }
    layoutState.isBelowDue = false
    if layoutState.isDue, !layoutState.isRunning {
      layoutState.isDue = false
      layoutState.isRunning = true
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      window?.windowScene?.didLayOut()
      viewController?.viewDidLayoutSubviews()
      layoutState.isRunning = false
    }
    for subview in subviews { subview.layoutIfNeeded() }
    if layoutState.isDue { setNeedsLayout() }
  }

  /// The deepest view, at or below this one, that waits for its layout.
  final var viewAwaitingLayout: View? {
    guard layoutState.isBelowDue else { return nil }
    return subviews.lazy.compactMap(\.viewAwaitingLayout).first ?? (layoutState.isDue ? self : nil)
  }

  /// Gives the view the size that fits its contents, leaving its top-left corner where it is.
  public final func sizeToFit() {
    frame.size = sizeThatFits(Size(width: Int.max / 4, height: Int.max / 4))
  }

  /// What of a frame of this view counts in layout: that without `alignmentRectInsets` (I4).
  public final func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// The frame in which what counts in layout is a rectangle (I4).
  public final func frame(forAlignmentRect rect: Rect) -> Rect { rect.inset(by: .zero - alignmentRectInsets) }

  /// Has all above the view laid out before the next frame, because `sizeThatFits(_:)` may answer something else now; in a table, as far
  /// as the cell.
  public final func invalidateIntrinsicContentSize() {
    var view = superview
    while let above = view {
      above.setNeedsLayout()
      view = above.keepsLayoutToItself ? nil : above.superview
    }
  }

  /// The view has other subviews or contents: it is laid out anew, and those above too, as its best size may differ.
  final func contentsChanged() {
    setNeedsLayout()
    if !keepsLayoutToItself { invalidateIntrinsicContentSize() }
  }

  /// Has the view and all below it laid out before the next frame.
  final func setNeedsLayoutBelow() {
    setNeedsLayout()
    for subview in subviews { subview.setNeedsLayoutBelow() }
  }

  final func sizeChanged(from old: Size) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: old, to: frame.size)
    }
    setNeedsLayout()
  }

  /// Takes the place that the mask gives when what the view is in changes size. It is found from the frame that was set last, so that
  /// many small steps, or a size that leaves no room, end where one large step ends.
  final func autoresize(from old: Size, to new: Size) {
    let start = layoutState.autoresizingStart ?? AutoresizingStart(frame: frame, room: old)
    frame = autoresizingMask.frame(start.frame, from: start.room, to: new)
    layoutState.autoresizingStart = start
  }

  /// Has the next autoresizing begin from the present frame.
  final func forgetAutoresizing() { layoutState.autoresizingStart = nil }

  /// How strongly the view keeps from growing along an axis; `defaultLow` unless set. The one that hugs least gets the room left over.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    switch axis {
    case .horizontal: layoutState.hugging.horizontal = priority
    case .vertical: layoutState.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view keeps from growing along an axis.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  /// How strongly the view keeps from shrinking along an axis; `defaultHigh` unless set. The one that resists least gives way first.
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    switch axis {
    case .horizontal: layoutState.resistance.horizontal = priority
    case .vertical: layoutState.resistance.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view keeps from shrinking along an axis.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? layoutState.resistance.horizontal : layoutState.resistance.vertical
  }
}
