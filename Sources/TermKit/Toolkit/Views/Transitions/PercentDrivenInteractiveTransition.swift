import TermKitGraphics

/// An interaction that moves an animator's animations to any fraction. UIKit's `UIPercentDrivenInteractiveTransition`.
///
/// Return it from a delegate's `interactionControllerForDismissal(using:)` or a similar method. Start the transition as usual, for example
/// with `dismiss(animated: true)`, and call `update(_:)` while the user moves.
///
/// Start all animations in the animator's `animateTransition(using:)`. Give them the curve `.linear`, so that views stay under the pointer.
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?

  /// Creates an interaction that waits for a transition.
  public init() {}

  /// The duration of the transition without the interaction, in seconds. 0 if no transition has started.
  public final var duration: Double { transition?.transitionDuration ?? 0 }
  /// How far the interaction is, 0…1: the last value of `update(_:)`, or where `pause()` stopped the transition. Defaults to 0.
  public private(set) final var percentComplete = 0.0
  /// The speed of the rest of the transition, after the interaction, as a multiple of the usual speed. Defaults to 1.
  /// - Precondition: The value is positive.
  public final var completionSpeed = 1.0 {
    didSet {
      Contract.require(
        completionSpeed > 0, "a transition cannot be completed with a speed of \(completionSpeed): use more than 0")
    }
  }
  /// The curve of the rest of the transition, after the interaction. Defaults to `.easeInOut`.
  public final var completionCurve = AnimationCurve.easeInOut
  /// Whether the transition begins interactively. If false, it runs until `pause()`. Defaults to true.
  public final var wantsInteractiveStart = true

  /// Starts the animator's animations, which then wait for `update(_:)`. Overrides must call `super`.
  /// - Precondition: The context is the one that TermKit passes.
  open func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    guard let transition = context as? ControllerTransition else {
      Contract.fail(
        "a percent-driven interaction cannot start with a \(type(of: context)): pass the context that TermKit passes")
    }
    percentComplete = 0
    transition.animate()
  }

  /// Called before a transition starts, so that `pause()` can find it.
  final func attach(to transition: ControllerTransition) {
    self.transition = transition
    percentComplete = 0
  }

  /// Begins the interaction in a transition that is running. Overrides must call `super`.
  open func pause() {
    transition?.pauseInteractiveTransition()
    if let transition { percentComplete = transition.percentComplete }
  }

  /// Moves the transition to a fraction of its duration. Does nothing unless a transition is interactive. Overrides must call `super`.
  /// - Parameter percentComplete: The fraction. Values are clamped to 0…1, and NaN counts as 0.
  open func update(_ percentComplete: Double) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = max(0, min(1, percentComplete.withoutNaN))
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction, and runs the transition back to its start. Overrides must call `super`.
  open func cancel() { transition?.cancelInteractiveTransition() }

  /// Ends the interaction, and runs the rest of the transition. Overrides must call `super`.
  open func finish() { transition?.finishInteractiveTransition() }
}
