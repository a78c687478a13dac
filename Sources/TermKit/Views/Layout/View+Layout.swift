extension View {
  /// Has the view laid out before the next frame.
  public final func setNeedsLayout() {
    layoutIsDue = true
    var view: View? = self
    while let above = view, above === self || !above.layoutBelowIsDue {
      above.layoutBelowIsDue = true
      view = above.superview
    }
    window?.windowScene?.setNeedsFrame()
  }

  /// Lays out the view and those below it now, as far as they need it.
  public final func layoutIfNeeded() {
    guard layoutBelowIsDue else { return }
    layoutBelowIsDue = false
    if layoutIsDue {
      layoutIsDue = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Gives the view the size that fits its contents, leaving its top-left corner where it is.
  public final func sizeToFit() {
    frame.size = sizeThatFits(Size(width: Int.max / 4, height: Int.max / 4))
  }

  final func sizeChanged(from old: Size) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.frame = subview.autoresizingMask.frame(subview.frame, from: old, to: frame.size)
    }
    setNeedsLayout()
  }

  /// How strongly the view keeps from growing along an axis; `defaultLow` unless set. The one that hugs least gets the room left over.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    switch axis {
    case .horizontal: huggingPriorities.horizontal = priority
    case .vertical: huggingPriorities.vertical = priority
    }
    superview?.setNeedsLayout()
  }

  /// How strongly the view keeps from growing along an axis.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? huggingPriorities.horizontal : huggingPriorities.vertical
  }

  /// How strongly the view keeps from shrinking along an axis; `defaultHigh` unless set. The one that resists least gives way first.
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    switch axis {
    case .horizontal: resistancePriorities.horizontal = priority
    case .vertical: resistancePriorities.vertical = priority
    }
    superview?.setNeedsLayout()
  }

  /// How strongly the view keeps from shrinking along an axis.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? resistancePriorities.horizontal : resistancePriorities.vertical
  }

  /// How much of each edge lies under the status bar, in cells.
  public final var safeAreaInsets: EdgeInsets {
    guard let window, let scene = window.windowScene else { return .zero }
    let top = convert(bounds, to: nil).minY + window.frame.minY
    return EdgeInsets(top: max(0, scene.statusBarHeight - top))
  }
}
