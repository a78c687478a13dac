extension View {
  /// Has all of the view's own cells drawn in the next frame.
  public final func setNeedsDisplay() { setNeedsDisplay(in: presentationBounds) }

  /// Has a part of the view, in its own coordinates, drawn in the next frame.
  public final func setNeedsDisplay(in rect: Rect) { damage(rect.intersection(presentationBounds)) }

  /// Has the cells drawn anew that the view and those below it reach. Called before and after what changes how far that is.
  final func setNeedsDisplayBelow() { setNeedsDisplayBelow(seenAt: presentationFrame) }

  /// Likewise for a moving view: where it reaches when it is seen at `frame`.
  final func setNeedsDisplayBelow(seenAt frame: Rect) {
    guard let scene = window?.windowScene, !isHidden else { return }
    let reach = reach(seenAt: frame)
    if let superview { superview.damage(reach) } else { scene.addDamage(reach) }
  }

  /// A rectangle around all that the view and those below it draw, in its superview's coordinates.
  private func reach(seenAt frame: Rect) -> Rect {
    if clipsToBounds { return frame }
    let offset = frame.origin - bounds.origin
    return subviews.reduce(frame) { reach, view in
      view.isHidden ? reach : reach.union(view.reach(seenAt: view.presentationFrame).offset(by: offset))
    }
  }

  /// Tells the scene that a rectangle of this view's coordinates looks different now; ancestors hide it or cut it.
  private func damage(_ rect: Rect) {
    guard let scene = window?.windowScene else { return }
    var rect = rect
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden { return }
      if view.clipsToBounds { rect = rect.intersection(view.presentationBounds) }
      if rect.isEmpty { return }
      rect = rect.offset(by: view.presentationFrame.origin - view.bounds.origin)
    }
    scene.addDamage(rect)
  }

  /// Draws the view and all below it as they are seen right now, the view's top-left cell at the canvas's (0, 0), whether it is on
  /// the screen or not. Lay it out before. UIKit's `drawHierarchy(in:afterScreenUpdates:)`.
  public final func drawHierarchy(in canvas: inout Canvas) {
    let frame = presentationFrame
    canvas.with(offset: .zero - frame.origin, clip: Rect(size: frame.size)) { render(in: &$0) }
  }

  /// Draws the view and all below it. The canvas is in the superview's coordinates.
  final func render(in canvas: inout Canvas) {
    let alpha = presentationAlpha
    if isHidden || alpha <= 0 { return }
    let frame = presentationFrame
    if alpha >= 1 { return renderContents(in: &canvas, frame: frame) }
    // What is drawn over a half of a wide glyph blanks the other half, which may be a column beside.
    let reach = reach(seenAt: frame).inset(by: EdgeInsets(left: -1, right: -1))
    let area = canvas.clipBounds.intersection(reach)
    if area.isEmpty { return }
    canvas.withOpacity(alpha, in: area) { renderContents(in: &$0, frame: frame) }
  }

  private func renderContents(in canvas: inout Canvas, frame: Rect) {
    let offset = frame.origin - bounds.origin
    if canvas.clipBounds.intersects(frame) {
      canvas.with(offset: offset, clip: frame) { canvas in
        canvas.fill(presentationBounds, with: presentationBackground)
        draw(in: &canvas)
      }
    } else if clipsToBounds {
      return
    }
    if subviews.isEmpty { return }
    canvas.with(offset: offset, clip: clipsToBounds ? frame : nil) { canvas in
      // What an opaque cover hides need not be drawn.
      let first = subviews.lastIndex { $0.cover == .opaque } ?? 0
      for subview in subviews[first...] { subview.render(in: &canvas) }
    }
  }
}
