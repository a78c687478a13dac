import TermKitGraphics

extension View {
  /// How much of each edge lies under the status bar or under bars that controllers above keep clear for, in cells. When it changes
  /// the view is laid out anew.
  public final var safeAreaInsets: EdgeInsets {
    guard let superview else { return safeArea(onScreenAt: frame) }
    return safeArea(frame: frame, in: superview.bounds, superview.safeAreaHandedDown)
  }

  private func safeArea(onScreenAt frame: Rect) -> EdgeInsets {
    guard let scene = window?.windowScene else { return ownSafeArea }
    return EdgeInsets(top: max(0, scene.statusBarHeight - frame.minY)) + ownSafeArea
  }

  private var safeAreaHandedDown: EdgeInsets { safeAreaForSubviews ?? safeAreaInsets }

  /// What of a safe area reaches into a frame, and what the view's own controller keeps clear besides.
  private func safeArea(frame: Rect, in bounds: Rect, _ insets: EdgeInsets) -> EdgeInsets {
    if insets == .zero { return ownSafeArea }
    let safe = bounds.inset(by: insets)
    return EdgeInsets(
      top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX)) + ownSafeArea
  }

  private var ownSafeArea: EdgeInsets { viewController?.additionalSafeAreaInsets ?? .zero }

  /// The view's frame or its bounds' origin changed: those of it and of what is below are laid out whose safe area differs.
  final func safeAreaMayHaveChanged(from frame: Rect, _ boundsOrigin: Point) {
    guard window != nil else { return }
    // Nothing is handed to the view, and it hands nothing down.
    if let superview, viewController == nil, superview.safeAreaHandedDown == .zero { return }
    let new = safeAreaInsets
    let old =
      superview.map { safeArea(frame: frame, in: $0.bounds, $0.safeAreaHandedDown) } ?? safeArea(onScreenAt: frame)
    visitSafeArea(
      from: (old, Rect(origin: boundsOrigin, size: frame.size)), to: (new, bounds))
  }

  /// The view's controller keeps clear something else than before.
  final func additionalSafeAreaChanged(from old: EdgeInsets) {
    guard window != nil else { return }
    let new = safeAreaInsets
    let before = new - ownSafeArea + old
    visitSafeArea(from: (before, bounds), to: (new, bounds))
  }

  // Goes down as long as something differs; where nothing is kept clear nothing can.
  private func visitSafeArea(from old: (EdgeInsets, Rect), to new: (EdgeInsets, Rect)) {
    if old.0 != new.0 {
      setNeedsLayout()
      for subview in subviews where subview.reachesOverSafeArea { subview.setNeedsLayout() }
    }
    if safeAreaForSubviews == nil { visitSubviews(from: old, to: new) }
  }

  /// The view hands down something else than before.
  final func safeAreaForSubviewsChanged(from old: EdgeInsets) {
    if window != nil { visitSubviews(from: (old, bounds), to: (safeAreaHandedDown, bounds)) }
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
}
