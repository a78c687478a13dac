import TermKitGraphics

/// Methods that a scroll view calls when it scrolls. UIKit's `UIScrollViewDelegate`; all methods are optional.
@MainActor public protocol ScrollViewDelegate: ScrollViewDelegateNearMisses {
  /// Called when the content offset has changed, by the user or by the program; in an animation, once a frame.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the user begins to drag the scroll indicator, and before each turn of the mouse wheel that scrolls. Keys do not call it.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called after the release of the indicator of `scrollView`, and after each turn of the wheel that scrolled. `decelerate` is always false.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the animation of `setContentOffset(_:animated:)` or a similar method has ended. Not called if another scroll interrupted
  /// the animation, or if the offset was already reached.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// A change that a scroll view reports to its delegate.
@_spi(TermKit) public enum ScrollEvent {
  /// The offset changed.
  case scrolled
  /// An animated scroll ended.
  case endedAnimation
  /// `adjustedContentInset` changed.
  case changedInset
}

extension ScrollView {
  /// Calls the delegate's method for a change.
  package final func deliver(_ event: ScrollEvent) {
    switch event {
    case .scrolled: delegate?.scrollViewDidScroll(self)
    case .endedAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .changedInset: delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
}

extension ScrollView {
  // Returns the delegate as what a subclass needs.
  package final func delegate<Wanted>(of view: String, asA kind: String) -> Wanted? {
    guard let delegate else { return nil }
    let wanted = delegate as? Wanted
    Contract.require(wanted != nil, "the delegate of \(view) must be a \(kind), which \(type(of: delegate)) is not")
    return wanted
  }
}
