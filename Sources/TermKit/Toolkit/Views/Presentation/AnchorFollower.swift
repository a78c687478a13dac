import TermKitGraphics

/// A view that is placed beside a view elsewhere: the container of a popover, or the window of suggestions.
@MainActor protocol AnchorFollower: View {
  /// Asks for a layout if the anchor has moved or gone. Returns whether it has.
  func followAnchor() -> Bool
}

extension WindowScene {
  /// Places the views again whose anchors have moved in a layout pass.
  func updateAnchored() {
    anchored.removeAll { $0.object == nil }
    let followers = anchored.compactMap { $0.object as? any AnchorFollower }
    if followers.filter({ $0.followAnchor() }).isEmpty { return }
    layOutWindows()
  }
}
