import TermKitGraphics

/// Scrolling moves the cells of the subviews on the screen, if the view draws nothing itself and is in front of a plain background.
///
/// No view declares whether it draws. `hasDrawn` records whether the last `draw(in:)` read or wrote any cell, and the view draws once more
/// before cells are moved (`drawsCells`). No wrong declaration can therefore leave stale cells. `ScrollingRandomTests` and
/// `DifferentialTests` compare the result with a full redraw.
extension View {
  /// Scrolls the subviews vertically. `change` sets the new origin of the bounds.
  final func moveContents(byRows rows: Int, _ change: () -> Void) {
    guard !displayState.hasDrawn, let scene = window?.windowScene, let area = areaOfContents(in: scene),
      let scrolled = ScrolledArea(of: area, behind: occlusions(in: area, scene))
    else {
      setNeedsDisplayInSubtree()
      change()
      return setNeedsDisplayInSubtree()
    }
    change()
    scene.move(self, ContentShift(area: scrolled.area, rows: rows), leaving: scrolled.occlusions)
    scrolled.covered.forEach(scene.addDamage)
  }

  // The screen area that shows the view; nil if something behind it shows through, which would have to stay in place.
  private func areaOfContents(in scene: WindowScene) -> Rect? {
    let area = visibleScreenRect(presentationBounds).intersection(scene.bounds)
    let isMixed = sequence(first: self, next: \.superview).contains { $0.presentationAlpha < 1 || $0.dissolve != nil }
    return area.isEmpty || isMixed || !clipsToBounds || !hasPlainBackdrop(in: area, scene) ? nil : area
  }

  private func hasPlainBackdrop(in area: Rect, _ scene: WindowScene) -> Bool {
    if backgroundPattern != nil { return false }
    if presentationBackground.alpha == 255 { return true }
    var view = self
    while let superview = view.superview {
      for sibling in superview.subviews {
        if sibling === view { break }
        if !sibling.visibleReach(in: area).isEmpty { return false }
      }
      if superview.backgroundPattern != nil || superview.displayState.hasDrawn { return false }
      let paper = superview.presentationBackground
      // The view may extend beyond its superview.
      if paper.alpha > 0, !superview.visibleScreenRect(superview.presentationBounds).contains(area) { return false }
      if paper.alpha == 255 { return true }
      view = superview
    }
    for window in scene.windows {
      if window === view { break }
      if !window.visibleReach(in: area).isEmpty { return false }
    }
    return true
  }

  /// Returns whether `draw(in:)` currently reads or writes any cell. If it does, the caller must redraw the whole view.
  package final func drawsCells(in canvas: inout Canvas) -> Bool {
    if isTurnedInRoot { return true }
    let offset = sequence(first: self, next: \.superview).reduce(Point.zero) { offset, view in
      offset + view.presentationFrame.origin - view.bounds.origin
    }
    let accessCount = canvas.accessCount
    canvas.with(offset: offset, clip: visibleScreenRect(presentationBounds)) { draw(in: &$0) }
    return canvas.accessCount != accessCount
  }

  // The areas of the screen where something in front of the view is drawn.
  private func occlusions(in area: Rect, _ scene: WindowScene) -> [Rect] {
    var found: [Rect] = []
    var view = self
    while let superview = view.superview {
      for other in superview.subviews.reversed() {
        if other === view { break }
        found.append(other.visibleReach(in: area))
      }
      view = superview
    }
    for window in scene.windows.reversed() {
      if window === view { break }
      found.append(window.visibleReach(in: area))
    }
    return found.filter { !$0.isEmpty }
  }
}
