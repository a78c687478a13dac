import TermKitGraphics

/// The views of a scene that track the pointer or give it a shape, the one under it, and the view that is tinted under it.
@MainActor final class PointerTracker {
  private var trackingViews: [Weak<View>] = []
  private weak var current: View?
  private var position: Point?

  private weak var hovered: View?

  /// Whether a tracking view is in a window that is shown.
  var isNeeded: Bool { trackingViews.contains { $0.object?.window?.isAppeared == true } }

  /// Adds a view that entered a window of the scene.
  func add(_ view: View) { trackingViews.append(Weak(view)) }

  /// Removes a view that left its window.
  func remove(_ view: View) {
    trackingViews.removeAll { $0.object === view || $0.object == nil }
    if current === view { leave() }
  }

  /// Ends the tint of a view and of the views in it, because the view is no longer shown in its place.
  func endHover(in view: View) {
    if hovered?.isDescendant(of: view) == true { hover(over: nil) }
  }

  /// Tints the nearest view around a view that can be tinted, or no view.
  func hover(over view: View?) {
    var next = view
    while let view = next, !view.isHoverable { next = view.superview }
    if next === hovered { return }
    hovered?.setHovered(false)
    next?.setHovered(true)
    hovered = next
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
