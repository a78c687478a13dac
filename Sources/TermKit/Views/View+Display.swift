extension View {
  /// Has all of the view's own cells drawn in the next frame.
  public final func setNeedsDisplay() { setNeedsDisplay(in: bounds) }

  /// Has a part of the view, in its own coordinates, drawn in the next frame.
  public final func setNeedsDisplay(in rect: Rect) {
    guard window != nil, !isHidden else { return }
    damage(rect.intersection(bounds))
  }

  /// Has the view and those below it drawn anew, wherever they reach.
  final func setNeedsDisplayBelow(evenIfHidden: Bool = false) {
    guard window != nil, !isHidden || evenIfHidden else { return }
    damage(bounds)
    if !clipsToBounds { for subview in subviews { subview.setNeedsDisplayBelow() } }
  }

  final func setNeedsDisplayInSuperview(_ rect: Rect) {
    guard window != nil, !isHidden, !rect.isEmpty else { return }
    if let superview { superview.damage(rect) } else { (self as? Window)?.windowScene?.addDamage(rect) }
    if !clipsToBounds { for subview in subviews { subview.setNeedsDisplayBelow() } }
  }

  // Called for every frame of a moving view: what it left and what it covers now.
  final func frameMoved(from before: Rect) {
    setNeedsDisplayInSuperview(before)
    setNeedsDisplayInSuperview(presentationFrame)
  }

  /// Tells the scene that a rectangle of this view's coordinates looks different now; a hidden ancestor or a clipping one cuts it.
  private func damage(_ rect: Rect) {
    var rect = rect
    var view = self
    while !rect.isEmpty {
      if view.clipsToBounds { rect = rect.intersection(view.bounds) }
      rect = rect.offset(by: view.presentationFrame.origin - view.bounds.origin)
      guard let above = view.superview else { break }
      if above.isHidden { return }
      view = above
    }
    if !rect.isEmpty { window?.windowScene?.addDamage(rect) }
  }

  /// Draws the view and all below it as they are seen right now, the view's top-left cell at the canvas's (0, 0), whether it is on
  /// the screen or not. Lay it out before. UIKit's `drawHierarchy(in:afterScreenUpdates:)`.
  public final func drawHierarchy(in canvas: inout Canvas) {
    let origin = presentationFrame.origin
    canvas.with(offset: .zero - origin, clip: Rect(size: presentationFrame.size)) { render(in: &$0) }
  }

  /// Draws the view and all below it. The canvas is in the superview's coordinates.
  final func render(in canvas: inout Canvas) {
    let alpha = presentationAlpha
    if isHidden || alpha <= 0 { return }
    let frame = presentationFrame
    let reach = clipsToBounds || subviews.isEmpty ? canvas.clipBounds.intersection(frame) : canvas.clipBounds
    if reach.isEmpty { return }
    if alpha >= 1 { return renderContents(in: &canvas, frame: frame) }
    canvas.withOpacity(alpha, in: reach) { renderContents(in: &$0, frame: frame) }
  }

  private func renderContents(in canvas: inout Canvas, frame: Rect) {
    let offset = frame.origin - bounds.origin
    if canvas.clipBounds.intersects(frame) {
      canvas.with(offset: offset, clip: frame) { canvas in
        canvas.fill(bounds, with: presentationBackground)
        draw(in: &canvas)
      }
    }
    if subviews.isEmpty { return }
    canvas.with(offset: offset, clip: clipsToBounds ? frame : nil) { canvas in
      for subview in subviews { subview.render(in: &canvas) }
    }
  }
}
