import TermKitGraphics

// The order of subviews, and the search among them.

extension View {
  /// Inserts `view` directly in front of the subview `sibling`, removing it from its previous superview.
  ///
  /// The views of presented controllers stay in front of the other subviews, except in windows.
  /// - Precondition: `sibling` is a subview of this view. `view` is not a window and not this view or one of its ancestors.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, besides: sibling, offset: 1)
  }

  /// Inserts `view` directly behind the subview `sibling`, removing it from its previous superview.
  ///
  /// Ordinary views stay behind views of presented controllers, except in windows.
  /// - Precondition: `sibling` is a subview of this view. `view` is not a window and not this view or one of its ancestors.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, besides: sibling, offset: 0)
  }

  private func insertSubview(_ view: View, besides sibling: View, offset: Int) {
    if view === sibling { return }
    // A view that is already a subview leaves its place first, so the index is that among the others.
    guard let index = subviews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
      Contract.fail(
        "\(type(of: view)) cannot be inserted beside \(type(of: sibling)), which is not a subview of \(type(of: self))")
    }
    insertSubview(view, at: index + offset)
  }

  /// Moves a subview in front of its siblings, except for views of presented controllers. Does nothing if the view is not a subview.
  public final func bringSubviewToFront(_ view: View) {
    if view.superview === self { reorder(view, to: subviews.count) }
  }

  /// Moves a subview behind its siblings. Does nothing if the view is not a subview.
  public final func sendSubviewToBack(_ view: View) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Exchanges the places of the subviews at `index1` and `index2`.
  ///
  /// Ordinary views stay behind views of presented controllers, except in windows.
  /// - Precondition: Both are indices of `subviews`.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    Contract.require(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "subviews \(index1) and \(index2) of \(type(of: self)) cannot be exchanged: it has \(subviews.count)")
    let (back, front) = (min(index1, index2), max(index1, index2))
    let (backView, frontView) = (subviews[back], subviews[front])
    reorder(frontView, to: back)
    reorder(backView, to: front)
  }

  /// Returns the first view with a tag: this view or one of its descendants, each before its own subviews, from back to front.
  public final func viewWithTag(_ tag: Int) -> View? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The value -1, which means in `intrinsicContentSize` that the view has no best width or height.
  public static var noIntrinsicMetric: Int { -1 }
}
