/// A transition, for the code that runs alongside it. UIKit's `UIViewControllerTransitionCoordinatorContext`.
@MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated. Always true, because other transitions have no coordinator.
  var isAnimated: Bool { get }
  /// The style of a presentation or dismissal; nil in other transitions.
  var presentationStyle: ModalPresentationStyle? { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction can pause the transition while it runs.
  var isInterruptible: Bool { get }
  /// Whether an interaction controls the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that it goes back to its start. Also true if a dismissal has interrupted a presentation.
  var isCancelled: Bool { get }
  /// The duration of the transition without an interaction, in seconds.
  var transitionDuration: Double { get }
  /// How far the transition is, as a fraction of its duration. Always 0 without an interaction controller.
  var percentComplete: Double { get }
  /// The speed of the transition after the interaction, as a multiple of the usual speed.
  var completionVelocity: Double { get }
  /// The curve of the transition after the interaction.
  var completionCurve: AnimationCurve { get }
  /// The view that the transition takes place in.
  var containerView: View { get }
  /// Returns one of the two controllers, or nil if that side of the transition is empty.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view of one of the two controllers, or nil if that side is empty.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// A transition that other animations can join. UIKit's `UIViewControllerTransitionCoordinator`.
///
///     override func viewWillAppear(_ animated: Bool) {
///       super.viewWillAppear(animated)
///       transitionCoordinator?.animate { _ in self.header.alpha = 1 }
///     }
@MainActor public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Animates changes together with the transition, in views anywhere on the screen.
  ///
  /// An interaction controls them too. If the transition is cancelled, values that the closure has set inside the animation go back.
  /// - Parameters:
  ///   - animation: Sets the properties. Called when the transition starts, or at once if it has started. Defaults to nil.
  ///   - completion: Called after the last callbacks of all controllers. Read `isCancelled` there. Defaults to nil.
  /// - Returns: Whether the closures were accepted. False after the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure each time that an interaction begins in a running transition, finishes or is cancelled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Animates changes together with the transition.
  /// - Returns: Whether the closure was accepted. False after the transition has ended.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates changes in views that are not in the container of the transition, together with the transition.
  ///
  /// `animate(alongsideTransition:completion:)` does the same. In UIKit, interactions control only the views in the container.
  /// - Parameters:
  ///   - view: A view that contains the animated views, or nil. TermKit finds them on its own.
  ///   - animation: Sets the properties. Called when the transition starts, or at once if it has started.
  ///   - completion: Called after the transition has ended and all controllers have got their callbacks. Defaults to nil.
  /// - Returns: Whether the closures were accepted. False after the transition has ended.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

extension ViewController {
  /// The animated transition that the controller takes part in: a presentation, or a push, pop or change of tabs of a container that it
  /// is in. Nil at other times, and in changes without an animation.
  ///
  /// Read it in `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    for controller in sequence(first: self, next: \.parent) {
      let presentations = [controller.ownPresentation, controller.presentation].lazy
      if let found = controller.containerTransition ?? presentations.compactMap({ $0?.transition }).first {
        return found
      }
    }
    return nil
  }
}
