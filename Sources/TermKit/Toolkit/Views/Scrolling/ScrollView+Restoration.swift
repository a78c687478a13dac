import TermKitGraphics

extension ScrollView {
  // Without room, such as in a hidden view, the offset would be lost. The size of the content may have changed just now.
  final func restoreOffset(_ coder: Coder) {
    guard !bounds.isEmpty, coder.containsValue(forKey: "contentOffset") else { return }
    layoutIfNeeded()
    let offset = coder.decodePoint(forKey: "contentOffset")
    if offset.x.fitsCoordinates, offset.y.fitsCoordinates { setContentOffset(offset, animated: false) }
  }
}
