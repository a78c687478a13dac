import TermKitGraphics

extension ScrollView {
  // Without room, such as in a hidden view, the offset would be lost. The size of the content may have changed just now.
  final var restorableOffset: [Int] {
    get { [targetOffset.x, targetOffset.y] }
    set {
      guard newValue.count == 2, !bounds.isEmpty else { return }
      layoutIfNeeded()
      setContentOffset(Point(x: newValue[0], y: newValue[1]), animated: false)
    }
  }
}
