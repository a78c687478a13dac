import TermKitGraphics

extension View {
  /// The insets by which the status bar and the bars of containers cover the view, in cells, plus the `additionalSafeAreaInsets` of
  /// controllers. Inside a scroll view, bars do not count. A change lays out the view again.
  public final var safeAreaInsets: EdgeInsets {
    guard let superview else { return safeArea(onScreenAt: frame) }
    return safeArea(frame: frame, in: superview.bounds, superview.safeAreaForSubviewsOrOwn)
  }

  private func safeArea(onScreenAt frame: Rect) -> EdgeInsets {
    guard let scene = window?.windowScene else { return ownSafeArea }
    return EdgeInsets(top: max(0, scene.statusBarHeight - frame.minY)) + ownSafeArea
  }

  private var safeAreaForSubviewsOrOwn: EdgeInsets { safeAreaForSubviews ?? safeAreaInsets }

  /// Returns how far a frame extends beyond the safe area, plus the insets that the view's own controller adds.
  private func safeArea(frame: Rect, in bounds: Rect, _ insets: EdgeInsets) -> EdgeInsets {
    if insets == .zero { return ownSafeArea }
    let safe = bounds.inset(by: insets)
    let insets = EdgeInsets(
      top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
    return (isTurned ? insets.turned : insets) + ownSafeArea
  }

  private var ownSafeArea: EdgeInsets { viewController?.additionalSafeAreaInsets ?? .zero }

  /// Updates safe areas after a change of the view's frame or bounds origin. Lays out only views whose insets changed.
  final func safeAreaMayHaveChanged(from frame: Rect, _ boundsOrigin: Point) {
    guard window != nil else { return }
    // The superview hands down no insets, and the view adds none.
    if let superview, viewController == nil, superview.safeAreaForSubviewsOrOwn == .zero { return }
    let new = safeAreaInsets
    let old =
      superview.map { safeArea(frame: frame, in: $0.bounds, $0.safeAreaForSubviewsOrOwn) }
      ?? safeArea(onScreenAt: frame)
    visitSafeArea(from: (old, Rect(origin: boundsOrigin, size: frame.size)), to: (new, bounds))
  }

  /// Updates safe areas after a change of the controller's `additionalSafeAreaInsets`.
  final func additionalSafeAreaChanged(from old: EdgeInsets) {
    guard window != nil else { return }
    let new = safeAreaInsets
    let before = new - ownSafeArea + old
    visitSafeArea(from: (before, bounds), to: (new, bounds))
  }

  // Goes down only while insets differ. Where the insets are zero, no insets below can differ.
  private func visitSafeArea(from old: (EdgeInsets, Rect), to new: (EdgeInsets, Rect)) {
    if old.0 != new.0 {
      setNeedsLayout()
      for subview in subviews where subview.reachesOverSafeArea { subview.setNeedsLayout() }
    }
    if safeAreaForSubviews == nil { visitSubviews(from: old, to: new) }
  }

  /// Updates safe areas after a change of `safeAreaForSubviews`.
  package final func safeAreaForSubviewsChanged(from old: EdgeInsets) {
    if window != nil { visitSubviews(from: (old, bounds), to: (safeAreaForSubviewsOrOwn, bounds)) }
  }

  private func visitSubviews(from old: (EdgeInsets, Rect), to new: (EdgeInsets, Rect)) {
    if old == new || old.0 == .zero && new.0 == .zero { return }
    for subview in subviews {
      let before = subview.safeArea(frame: subview.frame, in: old.1, old.0)
      let after = subview.safeArea(frame: subview.frame, in: new.1, new.0)
      let bounds = subview.bounds
      if before != after { subview.visitSafeArea(from: (before, bounds), to: (after, bounds)) }
    }
  }

  /// Calls the controller and the view if the insets have changed since the last layout pass.
  final func notifySafeAreaChange() {
    if window == nil { return }
    let insets = safeAreaInsets
    if insets == layoutState.notifiedSafeArea?.value ?? .zero { return }
    layoutState.notifiedSafeArea = Box(insets)
    viewController?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
  }
}

extension EdgeInsets {
  /// The insets of a view whose columns count in the opposite direction.
  fileprivate var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
