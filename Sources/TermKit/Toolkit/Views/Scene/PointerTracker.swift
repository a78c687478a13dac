import TermKitGraphics

/// The views of a scene that track the pointer, and the one under it.
@MainActor package final class PointerTracker {
  private struct TrackingView {
    weak var view: View?
  }

  private var trackingViews: [TrackingView] = []
  private weak var current: View?
  private var position: Point?

  /// Whether a tracking view is in a window that is shown. Only then does the terminal need to report motion.
  package var isNeeded: Bool { trackingViews.contains { $0.view?.window?.isAppeared == true } }

  /// Adds a view that entered a window of the scene.
  func add(_ view: View) { trackingViews.append(TrackingView(view: view)) }

  /// Removes a view that left its window.
  func remove(_ view: View) {
    trackingViews.removeAll { $0.view === view || $0.view == nil }
    if current === view { leave() }
  }

  /// Calls the nearest tracking view around a view with the pointer's position, and `pointerExited()` of the previous one.
  /// - Parameters:
  ///   - view: The deepest view under the pointer; nil outside of all windows.
  ///   - position: The cell of the screen that the pointer is on.
  func move(over view: View?, at position: Point) {
    var follower = view
    while let next = follower, !next.tracksPointer { follower = next.superview }
    // In mode 1016, the terminal also reports movements inside a cell.
    if current === follower, self.position == position { return }
    if current !== follower { leave() }
    (current, self.position) = (follower, position)
    guard let follower, let window = follower.window else { return }
    follower.pointerMoved(to: follower.convert(position - window.originOnScreen, from: window))
  }

  /// Calls `pointerExited()` of the view under the pointer.
  func leave() {
    let left = current
    (current, position) = (nil, nil)
    left?.pointerExited()
  }
}
