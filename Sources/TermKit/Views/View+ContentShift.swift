/// What is seen in a view can be moved on the screen instead of being drawn anew, as long as nothing else is seen there.
extension View {
  /// Sees to it that what is in the view is seen at another origin of its bounds, which `change` sets.
  final func moveContents(byRows rows: Int, _ change: () -> Void) {
    guard let scene = window?.windowScene, let area = areaOfContents(in: scene),
      let sight = ContentSight(of: area, behind: obstacles(in: area, scene))
    else {
      setNeedsDisplayBelow()
      change()
      return setNeedsDisplayBelow()
    }
    change()
    scene.move(ContentShift(area: sight.area, rows: rows), leaving: sight.obstacles)
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
      if superview.backgroundPattern != nil || !superview.drawsNothing { return false }
      if superview.presentationBackground.alpha == 255 { return true }
      view = superview
    }
    for window in scene.windows {
      if window === view { break }
      if !window.seenReach(in: area).isEmpty { return false }
    }
    return true
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
