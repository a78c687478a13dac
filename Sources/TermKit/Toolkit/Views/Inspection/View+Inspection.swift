import TermKitGraphics

/// A window of the inspection itself. It is not part of what is inspected.
@MainActor package protocol InspectionWindow: SystemWindow {}

/// A reason why the next frame is due.
@MainActor package struct FrameReason {
  /// `layout`, `display`, `animation`, `scroll`, or `cells` for cells that a view has left or entered.
  package let name: String
  /// The view that asked for the frame. Nil for `cells`.
  package var view: View?
  /// The cells of the scene that change. Nil for other reasons than `cells`.
  package var area: Rect?
}

extension WindowScene {
  /// The windows that can be inspected, back to front.
  package var inspectedWindows: [Window] { windows.filter { !($0 is any InspectionWindow) } }

  /// Returns the frontmost view at a cell of the screen, whether or not it takes touches. A view or a window that lies over others without
  /// drawing anything is passed over.
  package func inspectedView(at point: Point) -> View? {
    let point = isMirrored ? Point(x: size.width - 1 - point.x, y: point.y) : point
    for mustDraw in [true, false] {
      for window in inspectedWindows.reversed() {
        if let view = window.inspectedView(at: point - window.originOnScreen, mustDraw) { return view }
      }
    }
    return nil
  }

  /// Returns a rectangle of the scene in columns of the terminal, which count from the left, also where the columns of the scene count from the right.
  package func terminalRect(_ rect: Rect) -> Rect {
    isMirrored ? Rect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// What asked for the next frame until now. Layout and animations can add more.
  package var frameReasons: [FrameReason] {
    var reasons = animator.animatedViews.map { FrameReason(name: "animation", view: $0) }
    for window in inspectedWindows { window.collectReasons(in: &reasons) }
    let changes = pendingChanges
    reasons += changes.scrolledViews.map { FrameReason(name: "scroll", view: $0) }
    return reasons + changes.areas.map { FrameReason(name: "cells", area: $0) }
  }
}

extension View {
  /// The view's rectangle in cells of the scene, also where it is hidden or clipped.
  package final var screenFrame: Rect { convert(bounds, to: nil).offset(by: window?.originOnScreen ?? .zero) }

  /// Whether the view itself, without its subviews, has cells on the screen.
  fileprivate final var drawsInspectedCells: Bool {
    displayState.hasDrawn || presentationBackground.alpha > 0 || backgroundPattern != nil
  }

  fileprivate final func inspectedView(at point: Point, _ mustDraw: Bool) -> View? {
    let isInside = bounds.contains(point)
    if isHidden || alpha <= 0.01 || clipsToBounds && !isInside { return nil }
    for subview in uncoveredSubviews.reversed() {
      if let found = subview.inspectedView(at: subview.inner(point), mustDraw) { return found }
    }
    let isContainer = superview != nil && !subviews.isEmpty
    return isInside && (isContainer || drawsInspectedCells || !mustDraw) ? self : nil
  }

  fileprivate final func collectReasons(in reasons: inout [FrameReason]) {
    if layoutState.isDue { reasons.append(FrameReason(name: "layout", view: self)) }
    if displayState.isDue { reasons.append(FrameReason(name: "display", view: self)) }
    for subview in subviews { subview.collectReasons(in: &reasons) }
  }
}
