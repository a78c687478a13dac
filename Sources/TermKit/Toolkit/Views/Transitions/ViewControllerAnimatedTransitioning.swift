/// An animator: an object that animates a transition from one controller to another. UIKit's `UIViewControllerAnimatedTransitioning`.
///
///     final class Fade: ViewControllerAnimatedTransitioning {
///       func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.3 }
///
///       func animateTransition(using context: any ViewControllerContextTransitioning) {
///         guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
///         context.containerView.addSubview(view)
///         view.alpha = 0
///         View.animate(withDuration: transitionDuration(using: context)) {
///           view.alpha = 1
///         } completion: { _ in
///           context.completeTransition(!context.transitionWasCancelled)
///         }
///       }
///     }
@MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition, in seconds.
  /// - Parameter context: The transition. TermKit does not pass nil; the type is UIKit's.
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double
  /// Starts the animations, and calls `completeTransition(_:)` of the context when they have ended.
  ///
  /// An implementation adds the view for the key `.to` to the container, if there is one. The values that animation blocks change go back
  /// on their own if an interactive transition is cancelled. The completion of the animation has to undo other changes if
  /// `transitionWasCancelled` is true then.
  func animateTransition(using context: any ViewControllerContextTransitioning)
  /// Called after the transition has ended and all controllers have got their callbacks. The default implementation does nothing.
  /// - Parameter transitionCompleted: Whether the new controller is shown now. False if the transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that lets the user control a transition. UIKit's `UIViewControllerInteractiveTransitioning`.
///
/// `PercentDrivenInteractiveTransition` controls the animations of an animator. A class of your own moves the views itself.
@MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the interaction.
  ///
  /// From then on, the object calls `updateInteractiveTransition(_:)` of the context; at the end `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()`; and after the views have come to rest `completeTransition(_:)`.
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning)
  /// The speed of the rest of the transition, after the interaction, as a multiple of the usual speed. Defaults to 1.
  var completionSpeed: Double { get }
  /// The curve of the rest of the transition, after the interaction. Defaults to `.easeInOut`.
  var completionCurve: AnimationCurve { get }
  /// Whether the transition begins interactively. If false, it runs until `pauseInteractiveTransition()`. Defaults to true.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: Double { 1 }
  /// Slow at both ends.
  public var completionCurve: AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// An animator of TermKit, for transitions that the program does not animate itself.
package final class BuiltInAnimator: ViewControllerAnimatedTransitioning {
  private let duration: Double
  private let animate: @MainActor (any ViewControllerContextTransitioning) -> Void

  package init(duration: Double, _ animate: @escaping @MainActor (any ViewControllerContextTransitioning) -> Void) {
    self.duration = duration
    self.animate = animate
  }

  package func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { duration }

  package func animateTransition(using context: any ViewControllerContextTransitioning) { animate(context) }
}
