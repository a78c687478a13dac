import TermKitGraphics

/// When a view is scrolled, the cells of its subviews are moved on the screen instead of being drawn again. That needs a view that draws
/// nothing itself, in front of a plain background.
///
/// No view is asked whether it draws. `hasDrawn` says whether the last `draw(in:)` read or wrote any cell, and the view draws once more
/// before cells are moved (`drawsCells`). So no answer of a view can leave stale cells. `ScrollingRandomTests` and `DifferentialTests`
/// compare the result with drawing everything.
extension View {
  /// Has the subviews seen at another origin of the bounds, which `change` sets.
  final func moveContents(byRows rows: Int, _ change: () -> Void) {
    guard !displayState.hasDrawn, let scene = window?.windowScene, let area = areaOfContents(in: scene),
      let sight = ContentSight(of: area, behind: obstacles(in: area, scene))
    else {
      setNeedsDisplayBelow()
      change()
      return setNeedsDisplayBelow()
    }
    change()
    scene.move(self, ContentShift(area: sight.area, rows: rows), leaving: sight.obstacles)
    sight.covered.forEach(scene.addDamage)
  }

  // The cells of the screen that show the view; nil when what is behind it shows through and would have to stay.
  private func areaOfContents(in scene: WindowScene) -> Rect? {
    let area = seen(presentationBounds).intersection(scene.bounds)
    let isFaded = sequence(first: self, next: \.superview).contains { $0.presentationAlpha < 1 }
    return area.isEmpty || isFaded || !clipsToBounds || !hasPlainBackdrop(in: area, scene) ? nil : area
  }

  private func hasPlainBackdrop(in area: Rect, _ scene: WindowScene) -> Bool {
    if backgroundPattern != nil { return false }
    if presentationBackground.alpha == 255 { return true }
    var view = self
    while let superview = view.superview {
      for sibling in superview.subviews {
        if sibling === view { break }
        if !sibling.seenReach(in: area).isEmpty { return false }
      }
      if superview.backgroundPattern != nil || superview.displayState.hasDrawn { return false }
      let paper = superview.presentationBackground
      // The view may reach out of its superview.
      if paper.alpha > 0, !superview.seen(superview.presentationBounds).contains(area) { return false }
      if paper.alpha == 255 { return true }
      view = superview
    }
    for window in scene.windows {
      if window === view { break }
      if !window.seenReach(in: area).isEmpty { return false }
    }
    return true
  }

  /// Whether `draw(in:)` reads or writes any cell now. If so, all of the view has to be drawn afterwards.
  package final func drawsCells(in canvas: inout Canvas) -> Bool {
    let offset = sequence(first: self, next: \.superview).reduce(Point.zero) { offset, view in
      offset + view.presentationFrame.origin - view.bounds.origin
    }
    let accessCount = canvas.accessCount
    canvas.with(offset: offset, clip: seen(presentationBounds)) { draw(in: &$0) }
    return canvas.accessCount != accessCount
  }

  // What is in front of the view in an area of the screen.
  private func obstacles(in area: Rect, _ scene: WindowScene) -> [Rect] {
    var found: [Rect] = []
    var view = self
    while let superview = view.superview {
      for other in superview.subviews.reversed() {
        if other === view { break }
        found.append(other.seenReach(in: area))
      }
      view = superview
    }
    for window in scene.windows.reversed() {
      if window === view { break }
      found.append(window.seenReach(in: area))
    }
    return found.filter { !$0.isEmpty }
  }
}
