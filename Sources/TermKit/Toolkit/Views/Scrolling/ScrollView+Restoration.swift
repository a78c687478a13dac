import TermKitGraphics

extension ScrollView {
  // Without room, such as in a hidden view, the offset would be lost. The size of the content may have changed just now.
  final var restorableOffset: Point {
    get { targetOffset }
    set {
      if bounds.isEmpty { return }
      layoutIfNeeded()
      setContentOffset(newValue, animated: false)
    }
  }
}
