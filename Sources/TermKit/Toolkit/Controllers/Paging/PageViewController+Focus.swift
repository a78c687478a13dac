import TermKitGraphics
import TermKitInput
import TermKitViews

extension PageViewController {
  /// Moves the focus inside the page, or turns the page if no view of the page is in that direction.
  final func takeArrow(_ key: Key) {
    guard let direction = Self.directions[key.code] else { return }
    if let view = neighbor(direction) {
      view.becomeFirstResponder()
    } else {
      _ = turnPages(direction == .right || direction == .down ? 1 : -1)
    }
  }

  private static let directions: [KeyCode: FocusRing.Direction] = [
    .left: .left, .right: .right, .up: .up, .down: .down,
  ]

  private func neighbor(_ direction: FocusRing.Direction) -> View? {
    guard let content = shownContent, let focused = view.window?.firstResponder else { return nil }
    let views = content.focusableViews
    guard let present = views.firstIndex(where: { $0 === focused }) else { return nil }
    let frames = views.map { $0.convert($0.bounds, to: view) }
    return FocusRing(frames: frames).index(from: present, going: direction).map { views[$0] }
  }
}
