import TermKitGraphics

/// The views of a scene that track the pointer, and the one under it.
@MainActor final class PointerTracker {
  private var trackingViews: [Weak<View>] = []
  private weak var current: View?
  private var position: Point?

  /// Whether a tracking view is in a window that is shown. Only then does the terminal need to report motion.
  var isNeeded: Bool { trackingViews.contains { $0.object?.window?.isAppeared == true } }

  /// Adds a view that entered a window of the scene.
  func add(_ view: View) { trackingViews.append(Weak(object: view)) }

  /// Removes a view that left its window.
  func remove(_ view: View) {
    trackingViews.removeAll { $0.object === view || $0.object == nil }
    if current === view { leave() }
  }

  /// Calls the nearest tracking view around a view with the pointer's position on the screen, and `pointerExited()` of the previous one.
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
