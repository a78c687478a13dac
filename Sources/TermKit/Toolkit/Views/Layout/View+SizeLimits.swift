import TermKitGraphics

// UIKit has constraints for a constant width or height. The limits of a view hold for its alignment rectangle, in a stack view.

extension View {
  /// Gives the view a constant width in stack views. The default is the best width, which may grow and shrink.
  ///
  ///     nameLabel.setWidth(12)
  ///
  /// The view keeps the width also if the stack's alignment or distribution is `.fill` or `.fillEqually`. It is narrower only if the stack
  /// is too small even after all other views have shrunk.
  /// - Parameter width: The width in cells. Nil removes the limits of the width.
  /// - Precondition: The width is not negative.
  public final func setWidth(_ width: Int?) { setLimits(width.map { $0...$0 }, along: .horizontal) }

  /// Gives the view a minimum width in stack views, in place of the limits that it had. The default is 0.
  ///
  /// The view is narrower only if the stack is too small even after all other views have shrunk.
  /// - Parameter width: The width in cells.
  /// - Precondition: The width is not negative.
  public final func setWidth(atLeast width: Int) { setLimits(width...Int.max, along: .horizontal) }

  /// Gives the view a constant height in stack views. The default is the best height, which may grow and shrink.
  ///
  ///     notesView.setHeight(4)
  ///
  /// It is lower only if the stack is too small even after all other views have shrunk.
  /// - Parameter height: The height in cells. Nil removes the limits of the height.
  /// - Precondition: The height is not negative.
  public final func setHeight(_ height: Int?) { setLimits(height.map { $0...$0 }, along: .vertical) }

  /// Gives the view a minimum height in stack views, in place of the limits that it had. The default is 0.
  ///
  /// The view is lower only if the stack is too small even after all other views have shrunk.
  /// - Parameter height: The height in cells.
  /// - Precondition: The height is not negative.
  public final func setHeight(atLeast height: Int) { setLimits(height...Int.max, along: .vertical) }

  private func setLimits(_ limits: ClosedRange<Int>?, along axis: LayoutAxis) {
    let limits = limits ?? 0...Int.max
    Contract.require(
      limits.lowerBound >= 0,
      "\(type(of: self)) cannot be \(limits.lowerBound) cells \(axis == .horizontal ? "wide" : "high"): pass 0 or more")
    requiredAttachments.sizeLimits[axis] = limits
    invalidateIntrinsicContentSize()
  }

  /// The lengths that the view may have along `axis` in a stack view.
  final func sizeLimits(along axis: LayoutAxis) -> ClosedRange<Int> {
    attachments?.sizeLimits[axis] ?? 0...Int.max
  }
}
