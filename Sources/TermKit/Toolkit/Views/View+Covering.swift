import TermKitGraphics

/// Whether opaque views hide others. Only background colours are looked at, so the answer can be no although nothing shows through.
extension View {
  /// Returns whether opaque views in front of this view hide all of its cells in an area of the screen.
  final func isCovered(in area: Rect) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      let siblings = view.superview?.subviews ?? view.window?.windowScene?.windows ?? []
      if siblings.reversed().prefix(while: { $0 !== view }).contains(where: { $0.covers(area) }) { return true }
    }
    return false
  }

  // Returns whether the view, or one of its subviews, fills an area of the screen with an opaque colour.
  private func covers(_ area: Rect) -> Bool {
    guard !isHidden, presentationAlpha >= 1, dissolve == nil else { return false }
    if visibleScreenRect(presentationBounds).contains(area), presentationBackground.isOpaque { return true }
    return subviews.contains { $0.covers(area) }
  }
}
