import TermKitGraphics

/// Whether a view has to be drawn, and whether it draws anything itself.
struct DisplayState {
  /// True when the whole view has to be drawn.
  fileprivate(set) var isDue = false
  /// True when a part of the view or of a subview has to be drawn.
  fileprivate(set) var isBelowDue = false
  /// Whether `draw(in:)` may have put cells on the screen, or looked at cells there.
  fileprivate(set) var hasDrawn = false
}

extension View {
  /// Has all of the view's own cells drawn in the next frame.
  public final func setNeedsDisplay() {
    if displayState.isDue { return }
    displayState.isDue = true
    displayBelowBecameDue()
  }

  /// Has a part of the view, in its own coordinates, drawn in the next frame.
  public final func setNeedsDisplay(in rect: Rect) {
    if !displayState.isDue { damage(rect.intersection(presentationBounds)) }
  }

  // What is above a view of which this is known knows it already, so the way up is short. Where the cells are on the screen is found out
  // on the way down, in `collectDamage`.
  final func displayBelowBecameDue() {
    var view = self
    while !view.displayState.isBelowDue {
      view.displayState.isBelowDue = true
      guard let above = view.superview else {
        view.window?.windowScene?.setNeedsFrame()
        return
      }
      view = above
    }
  }

  /// Adds the cells that are due to be drawn, and takes note that they will be.
  /// - Parameters:
  ///   - origin: Where the superview's (0, 0) is on the screen.
  ///   - clip: What can be seen of the superview, in cells of the screen; empty when it is hidden.
  final func collectDamage(in damage: inout DamageRegion, origin: Point = .zero, clip: Rect) {
    guard displayState.isBelowDue else { return }
    displayState.isBelowDue = false
    let frame = presentationFrame.offset(by: origin)
    let visible = isHidden ? .zero : frame.intersection(clip)
    if displayState.isDue {
      displayState.isDue = false
      damage.add(visible)
    }
    let inner = frame.origin - bounds.origin
    let innerClip = isHidden || clipsToBounds ? visible : clip
    for subview in subviews where subview.displayState.isBelowDue {
      subview.collectDamage(in: &damage, origin: inner, clip: innerClip)
    }
  }

  /// Has the cells drawn anew that the view and those below it reach. Called before and after what changes how far that is.
  final func setNeedsDisplayBelow() { setNeedsDisplayBelow(seenAt: presentationFrame) }

  /// Likewise for a moving view: where it reaches when it is seen at `frame`.
  final func setNeedsDisplayBelow(seenAt frame: Rect) {
    guard let scene = window?.windowScene, !isHidden else { return }
    guard let superview else { return scene.addDamage(reach(seenAt: frame)) }
    // What fills a view that cuts it off reaches as far as that, whatever is below.
    let isCutOff = superview.clipsToBounds && frame.contains(superview.presentationBounds)
    superview.damage(isCutOff ? superview.presentationBounds : reach(seenAt: frame))
  }

  /// A rectangle around all that the view and those below it draw, in its superview's coordinates.
  private func reach(seenAt frame: Rect) -> Rect {
    if clipsToBounds { return frame }
    let offset = frame.origin - bounds.origin
    return subviews.reduce(frame) { reach, view in
      view.isHidden ? reach : reach.union(view.reach(seenAt: view.presentationFrame).offset(by: offset))
    }
  }

  /// The cells of an area of the screen that the view and those below it reach.
  final func seenReach(in area: Rect) -> Rect {
    if isHidden || presentationAlpha <= 0 { return .zero }
    if !displayState.hasDrawn, presentationBackground.alpha == 0, backgroundPattern == nil {
      return subviews.reduce(.zero) { reach, view in
        let more = view.seenReach(in: area)
        return more.isEmpty ? reach : reach.isEmpty ? more : reach.union(more)
      }
    }
    let reach = reach(seenAt: presentationFrame)
    return (superview?.seen(reach) ?? reach).intersection(area)
  }

  /// Tells the scene that a rectangle of this view's coordinates looks different now.
  private func damage(_ rect: Rect) { window?.windowScene?.addDamage(seen(rect)) }

  /// What of a rectangle of this view's coordinates is seen right now, in cells of the screen: ancestors hide it or cut it.
  package final func seen(_ rect: Rect) -> Rect {
    var rect = rect
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden { return .zero }
      if view.clipsToBounds { rect = rect.intersection(view.presentationBounds) }
      if rect.isEmpty { return .zero }
      rect = rect.offset(by: view.presentationFrame.origin - view.bounds.origin)
    }
    return rect
  }

  /// Draws the view and all below it as they are seen right now, the view's top-left cell at the canvas's (0, 0), whether it is on
  /// the screen or not. Lay it out before. A view that draws what it is in itself stops the program. UIKit's
  /// `drawHierarchy(in:afterScreenUpdates:)`.
  public final func drawHierarchy(in canvas: inout Canvas) {
    Self.hierarchiesInHand += 1
    defer { Self.hierarchiesInHand -= 1 }
    Contract.require(
      Self.hierarchiesInHand <= 32,
      "drawHierarchy(in:) of \(type(of: self)) has a view draw that calls it again: hide that view before, or draw another one"
    )
    let frame = presentationFrame
    let (tint, tintOfDrawing) = (superview?.seenTint ?? .root, canvas.tint)
    // Animated images stand still: who draws here is not told when to do so again.
    let (player, nextImageFrame) = (canvas.imagePlayer, canvas.nextImageFrame)
    canvas.imagePlayer = nil
    canvas.with(offset: .zero - frame.origin, clip: Rect(size: frame.size)) { render(in: &$0, tint: tint) }
    (canvas.tint, canvas.imagePlayer, canvas.nextImageFrame) = (tintOfDrawing, player, nextImageFrame)
  }

  private static var hierarchiesInHand = 0

  /// Draws the view and all below it. The canvas is in the superview's coordinates, and so is the tint the superview's.
  final func render(in canvas: inout Canvas, tint: SeenTint = .root) {
    let alpha = presentationAlpha
    if isHidden || alpha <= 0 { return }
    let frame = presentationFrame
    if alpha >= 1 { return renderContents(in: &canvas, frame: frame, tint: tint) }
    renderFaded(in: &canvas, frame: frame, alpha: alpha, tint: tint)
  }

  // Not inlined: what a closure needs would be made ready for opaque views too.
  @inline(never)
  private func renderFaded(in canvas: inout Canvas, frame: Rect, alpha: Double, tint: SeenTint) {
    // What is drawn over a half of a wide glyph blanks the other half, which may be a column beside.
    let reach = reach(seenAt: frame).inset(by: EdgeInsets(left: -1, right: -1))
    let area = canvas.clipBounds.intersection(reach)
    if area.isEmpty { return }
    canvas.withOpacity(alpha, in: area) { renderContents(in: &$0, frame: frame, tint: tint) }
  }

  private func renderContents(in canvas: inout Canvas, frame: Rect, tint above: SeenTint) {
    let tint = seenTint(below: above)
    let offset = frame.origin - bounds.origin
    let outside = canvas.move(by: offset, clip: frame)
    if !canvas.clip.isEmpty {
      drawContents(in: &canvas, tint)
    } else if clipsToBounds {
      return canvas.moveBack(to: outside)
    }
    if !subviews.isEmpty {
      if !clipsToBounds {
        canvas.moveBack(to: outside)
        _ = canvas.move(by: offset, clip: nil)
      }
      for subview in subviews[firstSeenIndex...] { subview.render(in: &canvas, tint: tint) }
    }
    canvas.moveBack(to: outside)
  }

  // What an opaque cover hides need not be drawn. No closure: each time one is called it is checked that this is the main actor.
  private var firstSeenIndex: Int {
    var index = subviews.count - 1
    while index > 0, subviews[index].cover != .opaque { index -= 1 }
    return index
  }

  private func drawContents(in canvas: inout Canvas, _ tint: SeenTint) {
    canvas.fill(presentationBounds, with: presentationBackground)
    canvas.tint = tint
    canvas.isTintUsed = false
    canvas.nextImageFrame = nil
    if let backgroundPattern { drawPattern(backgroundPattern, in: &canvas) }
    let accessCount = canvas.accessCount
    draw(in: &canvas)
    let draws = canvas.accessCount != accessCount
    displayState.hasDrawn = draws || displayState.hasDrawn && !canvas.clipBounds.contains(presentationBounds)
    if canvas.isTintUsed, tint.isMoving { window?.windowScene?.animator.noteTintWitness(self) }
    if let next = canvas.nextImageFrame { noteNextImageFrame(next, canvas.origin) }
  }

  private func drawPattern(_ image: Image, in canvas: inout Canvas) {
    canvas.with(offset: presentationBounds.origin) {
      $0.fill(Rect(size: presentationBounds.size), withPattern: image)
    }
  }

  private func noteNextImageFrame(_ next: NextImageFrame, _ origin: Point) {
    window?.windowScene?.imageFrames.note(self, due: next.due, in: next.rect.offset(by: .zero - origin))
  }
}
