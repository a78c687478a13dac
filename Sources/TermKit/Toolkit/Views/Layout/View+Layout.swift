import TermKitGraphics

/// Whether a view has to be laid out, and how its superview lays it out.
package struct LayoutState {
  /// Whether the view has to lay out its subviews.
  package fileprivate(set) var isDue = true
  /// Whether the view or a descendant has to lay out its subviews.
  fileprivate(set) var isBelowDue = true
  fileprivate var isRunning = false
  /// What set the frame last.
  fileprivate(set) var frameSource = FrameSource.code
  /// The kind of contents, as far as the direction of layout depends on it. Only `View+LayoutDirection.swift` changes it.
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The starting point of autoresizing: the frame that was set last, and the superview's size then.
  fileprivate var autoresizingStart: Box<(frame: Rect, room: Size)>?
  /// The insets for which the view was notified last.
  var notifiedSafeArea: Box<EdgeInsets>?
  fileprivate var hugging: [LayoutAxis: LayoutPriority] = [:]
  fileprivate var resistance: [LayoutAxis: LayoutPriority] = [:]
}

/// What sets the frame of a view, for the question why the view is where it is.
enum FrameSource: UInt8 {
  /// Code outside of layouts, of the program or of TermKit.
  case code
  /// The autoresizing mask.
  case autoresizing
  /// `layoutSubviews()` of the superview, or its controller's methods before and after it.
  case superview
  /// The layout of another view.
  case otherLayout
}

/// The layout under way.
@MainActor private enum LayoutPass {
  /// The view that lays out its subviews now. It is only compared.
  static var view: ObjectIdentifier?
  static var isAutoresizing = false
}

extension View {
  /// Marks the view for layout before the next frame.
  public final func setNeedsLayout() {
    if !layoutState.isDue || !layoutState.isBelowDue { noteLayoutIsDue() }
    window?.windowScene?.setNeedsFrame()
  }

  private func noteLayoutIsDue() {
    layoutState.isDue = true
    var view: View? = self
    while let above = view, above === self || !above.layoutState.isBelowDue {
      above.layoutState.isBelowDue = true
      view = above.superview
    }
  }

  /// Lays out the view and its descendants now, where necessary. Superviews are not laid out. Layout that a view asks for during its own
  /// layout happens before the next frame.
  public final func layoutIfNeeded() {
    guard layoutState.isBelowDue else { return }
    layoutState.isBelowDue = false
    if layoutState.isDue, !layoutState.isRunning {
      layoutState.isDue = false
      layoutState.isRunning = true
      let outer = LayoutPass.view
      LayoutPass.view = ObjectIdentifier(self)
      notifySafeAreaChange()
      if let viewController {
        if window != nil { viewController.notifyIsAppearing() }
        viewController.viewWillLayoutSubviews()
      }
      layoutSubviews()
      window?.windowScene?.didLayOut()
      viewController?.viewDidLayoutSubviews()
      LayoutPass.view = outer
      layoutState.isRunning = false
    }
    for subview in subviews { subview.layoutIfNeeded() }
    if layoutState.isDue { setNeedsLayout() }
  }

  /// The deepest view, at or below this one, that still has to be laid out.
  final var viewAwaitingLayout: View? {
    guard layoutState.isBelowDue else { return nil }
    return subviews.lazy.compactMap(\.viewAwaitingLayout).first ?? (layoutState.isDue ? self : nil)
  }

  /// Resizes the view to the best size for unlimited room. The top-left corner stays in place.
  public final func sizeToFit() {
    frame.size = sizeThatFits(.unlimited)
  }

  /// Returns the alignment rectangle of a frame: the frame without `alignmentRectInsets`.
  public final func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  public final func frame(forAlignmentRect rect: Rect) -> Rect { rect.inset(by: .zero - alignmentRectInsets) }

  /// Marks the view's ancestors for layout before the next frame. Call it when `sizeThatFits(_:)` may return another size.
  ///
  /// The first ancestor whose `isolatesLayout` is true, such as a table or its cell, is the last one that is marked.
  public final func invalidateIntrinsicContentSize() {
    var view = superview
    while let above = view {
      above.setNeedsLayout()
      view = above.isolatesLayout ? nil : above.superview
    }
  }

  /// Called when the view has other subviews or contents. Lays out the view, and its ancestors, because its best size may have changed.
  package final func contentsChanged() {
    setNeedsLayout()
    if !isolatesLayout { invalidateIntrinsicContentSize() }
  }

  /// Marks the view and all its descendants for layout before the next frame.
  final func setNeedsLayoutInSubtree() {
    setNeedsLayout()
    for subview in subviews { subview.setNeedsLayoutInSubtree() }
  }

  final func sizeChanged(from old: Size) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: old, to: frame.size)
    }
    setNeedsLayout()
  }

  /// Applies the autoresizing mask after a change of the superview's size.
  ///
  /// The new frame is computed from the frame that was set last. Many small changes, even through sizes without room for the view,
  /// therefore lead to the same frame as one large change.
  final func autoresize(from old: Size, to new: Size) {
    let start = layoutState.autoresizingStart ?? Box((frame, old))
    let isNested = LayoutPass.isAutoresizing
    LayoutPass.isAutoresizing = true
    defer { LayoutPass.isAutoresizing = isNested }
    frame = autoresizingMask.frame(start.value.frame, from: start.value.room, to: new)
    layoutState.autoresizingStart = start
  }

  /// Makes the next autoresizing start from the current frame.
  final func forgetAutoresizing() { layoutState.autoresizingStart = nil }

  /// Notes what sets the frame now.
  final func noteFrameSource() {
    layoutState.frameSource =
      LayoutPass.isAutoresizing
      ? .autoresizing
      : LayoutPass.view.map { $0 == superview.map(ObjectIdentifier.init) ? .superview : .otherLayout } ?? .code
  }

  /// Sets how strongly the view resists growing along `axis`. Defaults to `.defaultLow`. In a stack with the distribution `.fill`, the
  /// views with the lowest `priority` share the extra space.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    layoutState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns how strongly the view resists growing along an axis.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    layoutState.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists shrinking along `axis`. Defaults to `.defaultHigh`. In a stack, the views with the lowest
  /// `priority` shrink first, unless its distribution is `.fillEqually` or `.fillProportionally`.
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    layoutState.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns how strongly the view resists shrinking along an axis.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    layoutState.resistance[axis] ?? .defaultHigh
  }
}
