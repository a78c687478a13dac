import TermKitGraphics

/// A cross dissolve from a picture of a view to the view itself.
@MainActor final class Dissolve {
  private let picture: CellBuffer
  private let progress: ValueAnimation<Double>

  init(of view: View, block: AnimationBlock) {
    picture = view.picture()
    progress = ValueAnimation(from: 0, to: 1, block: block, view: view) { view, _ in view.setNeedsDisplayInSubtree() }
    view.window?.windowScene?.begin(progress)
  }

  func cancel() { progress.cancel() }

  /// Draws the mix for the current frame.
  /// - Parameters:
  ///   - canvas: The canvas, with the coordinates of the superview.
  ///   - frame: The presentation frame of the view.
  ///   - contents: The closure that draws the view.
  func render(in canvas: inout Canvas, frame: Rect, contents: (inout Canvas) -> Void) {
    if progress.isOver { return contents(&canvas) }
    // Drawing over half of a wide glyph blanks its other half, which can be one column outside.
    let area = frame.inset(by: EdgeInsets(left: -1, right: -1))
    canvas.dissolve(
      progress.current, in: area,
      from: { canvas in canvas.with(clip: frame) { $0.draw(picture, at: frame.origin) } }, to: contents)
  }
}

extension View {
  /// Starts a cross dissolve from the present contents of the view, in the animation block whose closure is running. Replaces a dissolve
  /// under way, and continues from its present mix.
  /// - Returns: The dissolve, or nil if changes take effect at once.
  final func beginDissolve() -> Dissolve? {
    guard let block = AnimationBlock.running(for: self) else { return nil }
    View.performWithoutAnimation { layoutIfNeeded() }
    let next = Dissolve(of: self, block: block)
    dissolve?.cancel()
    dissolve = next
    setNeedsDisplayInSubtree()
    return next
  }

  /// Releases a dissolve that has ended, unless another one has replaced it.
  final func endDissolve(_ ended: Dissolve?) {
    guard dissolve === ended else { return }
    dissolve = nil
    setNeedsDisplayInSubtree()
  }
}
