/// An object that provides the animators and the presentation controller of a presented controller. UIKit's
/// `UIViewControllerTransitioningDelegate`.
///
///     detail.transitioningDelegate = self
///     present(detail, animated: true)
///
/// It is asked for animators in animated presentations and dismissals only, before `viewWillAppear(_:)` and `viewWillDisappear(_:)` of the
/// two controllers.
@MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of a presentation. If nil, the presented controller's `modalTransitionStyle` decides. The default implementation
  /// returns nil.
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal. If nil, the dismissed controller's `modalTransitionStyle` decides. The default implementation
  /// returns nil.
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a presentation interactive, or nil. The default implementation returns nil.
  /// - Parameter animator: The animator that the delegate has returned.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the object that makes a dismissal interactive, or nil. The default implementation returns nil.
  ///
  /// Not called if the dismissed controller presents another one, which leaves with it, or if it leaves together with its presenter.
  /// - Parameter animator: The animator that the delegate has returned.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a controller whose `modalPresentationStyle` is `.custom`. The default implementation returns
  /// nil, which is the same as a `PresentationController`.
  ///
  /// Called in presentations without an animation too.
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present(_:animated:completion:)` was called.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
