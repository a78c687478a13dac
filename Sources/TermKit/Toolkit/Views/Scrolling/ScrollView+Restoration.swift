import TermKitGraphics

extension ScrollView {
  // Without room, such as in a hidden view, the offset would be lost. The size of the content may have changed just now.
  final var restorableOffset: JSONValue {
    get { targetOffset.inspected }
    set {
      guard let offset = Point(encoded: newValue), !bounds.isEmpty else { return }
      layoutIfNeeded()
      setContentOffset(offset, animated: false)
    }
  }
}
