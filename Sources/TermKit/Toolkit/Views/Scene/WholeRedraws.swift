import TermKitGraphics

/// The views of a scene that are always redrawn as a whole, because their cells depend on each other.
@MainActor struct WholeRedraws {
  private var entries: [ObjectIdentifier: Weak<View>] = [:]

  mutating func add(_ view: View) { entries[ObjectIdentifier(view)] = Weak(view) }

  /// Returns a rectangle that contains another one and the visible cells of every view in it.
  func area(drawnWith rect: Rect, in scene: WindowScene) -> Rect {
    if entries.isEmpty { return rect }
    let areas = entries.values.compactMap(\.object).map { $0.visibleArea(in: scene) }
    var (area, last) = (rect, Rect.zero)
    while area != last {
      last = area
      for other in areas where other.intersects(area) { area = area.union(other) }
    }
    return area
  }

  /// Adds the views that movements of cells cut off to the dirty region, because their visible parts may have changed. Also forgets the
  /// views that have left the scene.
  mutating func drawCutViews(in scene: WindowScene, _ plan: inout FramePlan) {
    if entries.isEmpty { return }
    entries = entries.filter { $0.value.object?.window?.windowScene === scene }
    for view in entries.values.compactMap(\.object) {
      let area = view.visibleArea(in: scene)
      let isCut = area.size != view.presentationBounds.size
      if isCut, plan.shifts.contains(where: { $0.area.intersects(area) }) { plan.damage.add(area) }
    }
  }
}

extension View {
  fileprivate func visibleArea(in scene: WindowScene) -> Rect {
    visibleScreenRect(presentationBounds).intersection(scene.bounds)
  }
}
