import TermKitGraphics

/// A transition from a picture of a view to the view itself: a cross dissolve, or a spread of the view's new contents over the picture.
@MainActor final class Dissolve {
  private let picture: CellBuffer
  private let progress: ValueAnimation<Double>
  /// The place from which the new contents spread, relative to the view's top-left cell. Nil for a cross dissolve.
  private let origin: Rect?
  private let ring: Color?

  /// Starts a transition from the present contents of a view. If `origin` is nil, the new contents dissolve.
  init(of view: View, spreadingFrom origin: Rect?, ring: Color?, block: AnimationBlock) {
    picture = view.picture()
    self.ring = ring
    self.origin = origin?.offset(by: .zero - view.bounds.origin)
    progress = ValueAnimation(from: 0, to: 1, block: block, view: view) { view, _ in view.setNeedsDisplayInSubtree() }
  }

  func cancel() { progress.cancel() }

  /// Draws the mix for the current frame, in the coordinates of the superview. `contents` draws the view.
  func render(in canvas: inout Canvas, frame: Rect, contents: (inout Canvas) -> Void) {
    if progress.isOver { return contents(&canvas) }
    let drawPicture: (inout Canvas) -> Void = { canvas in
      canvas.with(clip: frame) { $0.draw(self.picture, at: frame.origin) }
    }
    // Drawing over half of a wide glyph blanks its other half, which can be one column outside.
    let area = frame.inset(by: EdgeInsets(left: -1, right: -1))
    if let origin {
      // The picture does not fit a view that has another size now.
      if frame.size != picture.size { return contents(&canvas) }
      let circle = Spread(from: origin.offset(by: frame.origin), over: frame, progress: progress.current)
      canvas.spread(circle, in: area, from: drawPicture, to: contents)
      if let ring { canvas.drawRing(of: circle, in: frame, ring, opacity: 0.7 * (1 - progress.current)) }
      return
    }
    canvas.dissolve(progress.current, in: area, from: drawPicture, to: contents)
  }
}

extension View {
  /// Starts a transition from the present contents of the view, in the animation block whose closure is running. Replaces a transition
  /// under way, and continues from its present state. Returns nil if changes take effect at once.
  final func beginDissolve(spreadingFrom origin: Rect? = nil, ring: Color? = nil) -> Dissolve? {
    guard let block = AnimationBlock.running(for: self) else { return nil }
    View.performWithoutAnimation { layoutIfNeeded() }
    let next = Dissolve(of: self, spreadingFrom: origin, ring: ring, block: block)
    dissolve?.cancel()
    dissolve = next
    setNeedsDisplayInSubtree()
    return next
  }

  /// Releases a dissolve that has ended, unless another one has replaced it.
  final func endDissolve(_ ended: Dissolve) {
    guard dissolve === ended else { return }
    dissolve = nil
    setNeedsDisplayInSubtree()
  }
}
