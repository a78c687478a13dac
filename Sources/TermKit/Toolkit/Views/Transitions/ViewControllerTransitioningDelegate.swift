/// An object with the animators and the presentation controller of a controller. UIKit's `UIViewControllerTransitioningDelegate`.
///
///     detail.transitioningDelegate = self
///     present(detail, animated: true)
///
/// It is asked for animators of animated changes, before `viewWillAppear(_:)` and `viewWillDisappear(_:)` of the two controllers.
@MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator of the presentation of `presented` by `presenting`, after a call of `present(_:animated:completion:)` of
  /// `source`. If nil, the default, the presented controller's `modalTransitionStyle` decides.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal. If nil, the default, the dismissed controller's `modalTransitionStyle` decides.
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a presentation with the delegate's `animator` interactive. The default implementation returns nil.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the object that makes a dismissal with the delegate's `animator` interactive. The default implementation returns nil.
  ///
  /// Not called if the dismissed controller presents another one, which leaves with it, or if it leaves together with its presenter.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of `presented`, whose `modalPresentationStyle` is `.custom`. `presenting` presents it, after a
  /// call of `present(_:animated:completion:)` of `source`, with an animation or without. The default implementation returns nil, which is
  /// the same as a `PresentationController`.
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
