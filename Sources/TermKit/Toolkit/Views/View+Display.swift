import TermKitGraphics

/// Whether a view has to be drawn, and whether it draws anything itself.
struct DisplayState {
  /// Whether the whole view has to be drawn.
  fileprivate(set) var isDue = false
  /// Whether a part of the view or of a descendant has to be drawn.
  fileprivate(set) var isBelowDue = false
  /// Whether `draw(in:)` may have written or read cells of the screen.
  fileprivate(set) var hasDrawn = false
  /// Whether the drawing on the screen used the tint. The view is then redrawn when the tint changes.
  fileprivate(set) var usesTint = false
  /// Whether the view is tinted, because the pointer is over it.
  fileprivate(set) var isHovered = false
}

extension View {
  /// Marks the whole view for drawing in the next frame.
  public final func setNeedsDisplay() {
    if displayState.isDue { return }
    displayState.isDue = true
    noteDisplayDueInSubtree()
  }

  /// Marks a rectangle of the view's own coordinates for drawing in the next frame.
  public final func setNeedsDisplay(in rect: Rect) {
    if !displayState.isDue { damage(rect.intersection(presentationBounds)) }
  }

  // Stops at the first ancestor that is already marked, because all ancestors above it are too. `collectDamage` finds the screen position
  // of the cells later, from the top down.
  final func noteDisplayDueInSubtree() {
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

  /// Adds the cells that have to be drawn to the dirty region and clears the marks. `origin` is the superview's (0, 0), and `clip` its
  /// visible part, in cells of the screen; empty while the superview is hidden.
  final func collectDamage(in damage: inout DamageRegion, origin: Point = .zero, clip: Rect) {
    guard displayState.isBelowDue else { return }
    displayState.isBelowDue = false
    let frame = presentationFrame.offset(by: origin)
    let visible = isHidden ? .zero : frame.intersection(clip)
    if displayState.isDue {
      displayState.isDue = false
      damage.add(visible)
    }
    if isTurned, !isHidden {
      damage.add(clipsToBounds ? visible : reach(drawnAt: presentationFrame).offset(by: origin).intersection(clip))
    }
    let inner = frame.origin - bounds.origin
    let innerClip = isHidden || clipsToBounds ? visible : clip
    for subview in subviews where subview.displayState.isBelowDue {
      subview.collectDamage(in: &damage, origin: inner, clip: innerClip)
    }
  }

  /// Marks all cells that the view and its descendants cover. Called before and after a change to that area.
  final func setNeedsDisplayInSubtree() { setNeedsDisplayInSubtree(drawnAt: presentationFrame) }

  /// Marks all cells that the view and its descendants cover while the view is drawn at `frame`.
  final func setNeedsDisplayInSubtree(drawnAt frame: Rect) {
    guard let scene = window?.windowScene, isDrawn else { return }
    guard let superview else { return scene.addDamage(reach(drawnAt: frame)) }
    // A view that fills a clipping superview covers exactly that superview, so its own descendants do not matter.
    let isCutOff = superview.clipsToBounds && frame.contains(superview.presentationBounds)
    superview.damage(isCutOff ? superview.presentationBounds : reach(drawnAt: frame))
  }

  /// Returns a rectangle around everything that the view and its descendants draw, in the superview's coordinates.
  private func reach(drawnAt frame: Rect) -> Rect {
    if clipsToBounds { return frame }
    return subviews.reduce(frame) { reach, view in
      view.isDrawn ? reach.union(outer(view.reach(drawnAt: view.presentationFrame), drawnAt: frame)) : reach
    }
  }

  /// Returns a rectangle around the cells of a screen area that the view and its descendants cover.
  final func visibleReach(in area: Rect) -> Rect {
    if !isDrawn || presentationAlpha <= 0 { return .zero }
    if !displayState.hasDrawn, presentationBackground.alpha == 0, backgroundPattern == nil, dissolve == nil {
      return subviews.reduce(.zero) { reach, view in
        let more = view.visibleReach(in: area)
        return more.isEmpty ? reach : reach.isEmpty ? more : reach.union(more)
      }
    }
    let reach = reach(drawnAt: presentationFrame)
    return (superview?.visibleScreenRect(reach) ?? reach).intersection(area)
  }

  /// Adds a rectangle of this view's coordinates to the scene's dirty region.
  private func damage(_ rect: Rect) { window?.windowScene?.addDamage(visibleScreenRect(rect)) }

  /// Returns the visible part of a rectangle of this view's coordinates, in cells of the screen. Hidden and clipping ancestors count.
  package final func visibleScreenRect(_ rect: Rect) -> Rect {
    var rect = rect
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden { return .zero }
      if view.clipsToBounds { rect = rect.intersection(view.presentationBounds) }
      if rect.isEmpty { return .zero }
      rect = view.outer(rect, drawnAt: view.presentationFrame)
    }
    return rect
  }

  /// Returns whether cells of the view can be seen: neither it nor an ancestor is hidden, transparent, clipped away, behind a view that
  /// blocks drawing, or covered by opaque views. Its own opacity does not count. If it moves, only its superview has to be on the screen.
  final func isVisible(moving isMoving: Bool) -> Bool {
    guard let scene = window?.windowScene, !isHidden else { return false }
    let ancestors = sequence(first: self, next: \.superview)
    if ancestors.dropFirst().contains(where: { $0.presentationAlpha <= 0 }) { return false }
    if ancestors.contains(where: \.isBehindBlockingSibling) { return false }
    let area = isMoving ? Rect.everywhere : reach(drawnAt: presentationFrame)
    let shown = (superview?.visibleScreenRect(area) ?? area).intersection(scene.bounds)
    return !shown.isEmpty && (isMoving || !isCovered(in: shown))
  }

  private var isBehindBlockingSibling: Bool {
    guard let superview else { return false }
    return !superview.subviews[superview.firstVisibleIndex...].contains { $0 === self }
  }

  /// Draws the presentation values of the view and its descendants, with the view's top-left cell at (0, 0) of the canvas. UIKit's
  /// `drawHierarchy(in:afterScreenUpdates:)`.
  ///
  /// The view need not be on the screen. Lay it out first. Whatever sticks out of the view is cut off. A hidden view draws nothing. The
  /// canvas decides the traits, and animated images show one frame.
  /// - Precondition: Calls are nested at most 32 deep. A view that draws one of its ancestors exceeds that.
  public final func drawHierarchy(in canvas: inout Canvas) {
    Self.nestedDrawingCount += 1
    defer { Self.nestedDrawingCount -= 1 }
    Contract.require(
      Self.nestedDrawingCount <= 32,
      "drawHierarchy(in:) of \(type(of: self)) draws a view that calls it again: hide that view first, or draw another view"
    )
    let frame = presentationFrame
    let (tint, tintOfDrawing, usesTint) = (superview?.presentationTint ?? .root, canvas.tint, canvas.isTintUsed)
    // Animated images show a single frame, because the caller is not told when to draw the next one.
    let (player, nextImageFrame) = (canvas.imagePlayer, canvas.nextImageFrame)
    canvas.imagePlayer = nil
    canvas.with(offset: .zero - frame.origin, clip: Rect(size: frame.size)) { render(in: &$0, tint: tint) }
    (canvas.tint, canvas.imagePlayer, canvas.nextImageFrame) = (tintOfDrawing, player, nextImageFrame)
    canvas.isTintUsed = canvas.isTintUsed || usesTint
  }

  private static var nestedDrawingCount = 0

  /// Draws the view and its descendants. The canvas has the superview's coordinates, and `tint` is the superview's.
  final func render(in canvas: inout Canvas, tint: PresentationTint = .root) {
    let alpha = presentationAlpha
    if !isDrawn || alpha <= 0 { return }
    let frame = presentationFrame
    if alpha >= 1, dissolve == nil { return renderContents(in: &canvas, frame: frame, tint: tint) }
    renderGroup(in: &canvas, frame: frame, alpha: alpha, tint: tint)
  }

  // Renders a view that is mixed with other cells. Not inlined, so that the closure's captures cost opaque views nothing.
  @inline(never)
  private func renderGroup(in canvas: inout Canvas, frame: Rect, alpha: Double, tint: PresentationTint) {
    // Drawing over half of a wide glyph blanks its other half, which can be one column outside.
    let reach = reach(drawnAt: frame).inset(by: EdgeInsets(left: -1, right: -1))
    let area = canvas.clipBounds.intersection(reach)
    if area.isEmpty { return }
    canvas.withOpacity(alpha, in: area) { renderDissolve(in: &$0, frame: frame, tint: tint) }
  }

  private func renderDissolve(in canvas: inout Canvas, frame: Rect, tint: PresentationTint) {
    guard let dissolve else { return renderContents(in: &canvas, frame: frame, tint: tint) }
    dissolve.render(in: &canvas, frame: frame) { canvas in
      if !isHidden { renderContents(in: &canvas, frame: frame, tint: tint) }
    }
  }

  /// Returns the cells of the view as it is shown now, at full opacity. Without contents if the view is hidden. A view that is larger than
  /// `most` is cut off.
  package final func picture(atMost most: Size = .unlimited) -> CellBuffer {
    let frame = presentationFrame
    var canvas = Canvas(CellBuffer(size: frame.size.limited(to: most)), traits: traitCollection)
    if !isDrawn { return canvas.cells }
    canvas.imagePlayer = window?.windowScene?.imagePlayer
    canvas.with(offset: .zero - frame.origin) { [tint = superview?.presentationTint ?? .root] canvas in
      renderDissolve(in: &canvas, frame: frame, tint: tint)
    }
    return canvas.cells
  }

  /// Whether the view can have cells on the screen. A view that was hidden in a cross dissolve has them until the dissolve ends.
  private var isDrawn: Bool { !isHidden || dissolve != nil }

  private func renderContents(in canvas: inout Canvas, frame: Rect, tint above: PresentationTint) {
    if LayoutDirections.areMixed, canvas.isMirrored != isRightToLeft || canvas.trace?.isNew(self) == true {
      return renderSpecially(in: &canvas, frame: frame, tint: above)
    }
    guard let ownTraitOverrides else { return renderTree(in: &canvas, frame: frame, tint: above) }
    let traits = canvas.traits
    canvas.traits = ownTraitOverrides.value.applied(to: traits)
    renderTree(in: &canvas, frame: frame, tint: above)
    canvas.traits = traits
  }

  // A view of another direction than the canvas is drawn as its mirror image, and so is the canvas. A trace hears of each view.
  @inline(never)
  private func renderSpecially(in canvas: inout Canvas, frame: Rect, tint above: PresentationTint) {
    if let trace = canvas.trace, trace.isNew(self) {
      trace.begin(self, on: canvas)
      defer { trace.end(on: canvas) }
      return renderContents(in: &canvas, frame: frame, tint: above)
    }
    canvas.withOppositeDirection(in: frame, clips: clipsToBounds) { renderContents(in: &$0, frame: frame, tint: above) }
  }

  private func renderTree(in canvas: inout Canvas, frame: Rect, tint above: PresentationTint) {
    let tint = presentationTint(below: above)
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
      for subview in subviews[firstVisibleIndex...] { subview.render(in: &canvas, tint: tint) }
    }
    canvas.moveBack(to: outside)
    if displayState.isHovered, showsHover, canvas.traits.colorDepth.blends { canvas.fill(frame, with: Self.hoverColor) }
  }

  final func setHovered(_ isHovered: Bool) {
    displayState.isHovered = isHovered
    setNeedsDisplay()
  }

  /// The colour over a view under the pointer.
  private static let hoverColor = Color.black.withAlphaComponent(0.07)

  // Skips subviews behind one that blocks drawing. A loop, because each call of a closure would check for the main actor.
  private var firstVisibleIndex: Int {
    var index = subviews.count - 1
    while index > 0, subviews[index].siblingBlocking != .inputAndDrawing { index -= 1 }
    return index
  }

  private func drawContents(in canvas: inout Canvas, _ tint: PresentationTint) {
    canvas.fillShaded(presentationBounds, with: presentationBackground)
    canvas.tint = tint
    canvas.isTintUsed = false
    canvas.nextImageFrame = nil
    if let backgroundPattern { drawPattern(backgroundPattern, in: &canvas) }
    let (accessCount, paperReadCount) = (canvas.accessCount, canvas.paperReadCount)
    draw(in: &canvas)
    let (draws, isWhole) = (canvas.accessCount != accessCount, canvas.clipBounds.contains(presentationBounds))
    if canvas.paperReadCount != paperReadCount { window?.windowScene?.redrawAsWhole(self) }
    displayState.hasDrawn = draws || displayState.hasDrawn && !isWhole
    displayState.usesTint = canvas.isTintUsed || displayState.usesTint && !isWhole
    if canvas.isTintUsed, tint.isMoving { window?.windowScene?.animator.noteMovingTint(self) }
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

extension Rect {
  /// A rectangle with all cells that a screen can have, wherever its origin is.
  fileprivate static let everywhere = Rect(x: -(1 << 30), y: -(1 << 30), width: 1 << 31, height: 1 << 31)
}
