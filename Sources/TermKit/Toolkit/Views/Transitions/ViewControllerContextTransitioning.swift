import TermKitGraphics

/// One of the two controllers of a transition. UIKit's `UITransitionContextViewControllerKey`.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is shown before the transition.
  case from
  /// The controller that is shown after the transition.
  case to
}

/// One of the two views of a transition. UIKit's `UITransitionContextViewKey`.
public enum TransitionContextViewKey: Hashable, Sendable {
  /// The view that is shown before the transition.
  case from
  /// The view that is shown after the transition.
  case to
}

/// A transition between controllers, for animators and interactions. UIKit's `UIViewControllerContextTransitioning`.
///
/// It is over when `completeTransition(_:)` is called, or when another operation interrupts it; calls after that do nothing.
@MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view that the transition takes place in. It contains the previous screen of a navigation or tab bar controller, and the view of a
  /// presented controller. The view of a presenting controller is behind the container; an animator may move it into the container.
  var containerView: View { get }
  /// Whether the transition is animated. Always true, because animators are not asked otherwise.
  var isAnimated: Bool { get }
  /// Whether an interaction controls the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that it goes back to its start.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation or dismissal; nil in other transitions.
  var presentationStyle: ModalPresentationStyle? { get }
  /// Moves the transition to a fraction of its duration. Does nothing unless `isInteractive` is true.
  /// - Parameter percentComplete: The fraction. Values are clamped to 0…1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Ends the interaction. The rest of the transition runs to the end.
  func finishInteractiveTransition()
  /// Ends the interaction. The transition runs back to its start.
  func cancelInteractiveTransition()
  /// Begins the interaction in a transition that is running. Does nothing without an interaction controller.
  func pauseInteractiveTransition()
  /// Ends the transition and calls the life-cycle callbacks of the controllers.
  /// - Parameter didComplete: Whether the transition has arrived at its end. False if it has gone back to its start.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two controllers, or nil if that side of the transition is empty.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view of one of the two controllers, or nil if that side is empty.
  ///
  /// The view of a presenting controller is part of the transition only if the presentation removes it, as `.fullScreen` does.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view at the start, in the container's coordinates. `.zero` if the view is not shown then.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Returns the frame of a controller's view at the end, in the container's coordinates. `.zero` if the view is not shown then.
  func finalFrame(for viewController: ViewController) -> Rect
}
