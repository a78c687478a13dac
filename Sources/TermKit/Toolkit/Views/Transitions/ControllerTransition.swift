import TermKitGraphics

/// One animated transition from a controller to another, from before the first life-cycle callback until after the last one (V5).
///
/// It belongs to the container or to the presentation that it takes place in, which calls the callbacks.
@MainActor package final class ControllerTransition: ViewControllerContextTransitioning {
  /// One of the two controllers, and where its view is.
  package struct Side {
    let controller: ViewController
    /// The view that the animator may move, or nil.
    let view: @MainActor () -> View?
    /// The frame of the view at the start or the end, in the container's coordinates.
    let frame: @MainActor (_ isAtEnd: Bool) -> Rect
  }

  package let containerView: View
  package let presentationStyle: ModalPresentationStyle?
  private let from: Side?
  private let to: Side?
  private let animator: any ViewControllerAnimatedTransitioning
  private let interaction: (any ViewControllerInteractiveTransitioning)?
  private let wasCompleted: @MainActor (ControllerTransition, Bool) -> Void
  private var timeline: AnimationTimeline?
  private var hasStarted = false
  private var hasAnimated = false
  package private(set) var isOver = false
  package private(set) var initiallyInteractive = false
  private(set) package var isInteractive = false
  private(set) package var transitionWasCancelled = false
  private typealias Closure = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []

  /// Creates a transition that waits for `begin()`.
  /// - Parameters:
  ///   - style: The style of a presentation or dismissal.
  ///   - wasCompleted: Called once when the animator completes the transition, with whether it has arrived.
  package init(
    from: Side?, to: Side?, in container: View, style: ModalPresentationStyle? = nil,
    animator: any ViewControllerAnimatedTransitioning, interaction: (any ViewControllerInteractiveTransitioning)?,
    _ wasCompleted: @escaping @MainActor (ControllerTransition, Bool) -> Void
  ) {
    (self.from, self.to, containerView, presentationStyle) = (from, to, container, style)
    (self.animator, self.interaction, self.wasCompleted) = (animator, interaction, wasCompleted)
  }

  /// Whether the program animates the transition.
  package var isCustom: Bool { !(animator is BuiltInAnimator) }

  /// Whether the transition goes back, or its interaction has not decided yet.
  package var isUndecided: Bool { isInteractive || transitionWasCancelled }

  // MARK: Course

  /// Starts the animations, or the interaction.
  package func begin() {
    if let interaction, containerView.window?.isAppeared == true { begin(interaction) }
    if !isInteractive { animate() }
    hasStarted = true
    runAnimations()
    // The animations decide how long the timeline runs.
    if !isInteractive { timeline?.run(isReversed: false, speed: 1, curve: .linear) }
  }

  private func begin(_ interaction: any ViewControllerInteractiveTransitioning) {
    let timeline = AnimationTimeline(duration: transitionDuration, in: containerView) { [weak self] in
      self?.cancelInteractiveTransition()
    }
    self.timeline = timeline
    (interaction as? PercentDrivenInteractiveTransition)?.attach(to: self)
    guard interaction.wantsInteractiveStart else { return }
    isInteractive = true
    initiallyInteractive = true
    interaction.startInteractiveTransition(self)
  }

  /// Calls the animator, once.
  func animate() {
    if hasAnimated { return }
    hasAnimated = true
    joining { animator.animateTransition(using: self) }
  }

  // The animations of the closure belong to the timeline.
  private func joining(_ body: () -> Void) {
    let outer = AnimationTimeline.current
    AnimationTimeline.current = timeline
    body()
    AnimationTimeline.current = outer
  }

  private func runAnimations() {
    let closures = animations
    animations = []
    if closures.isEmpty { return }
    joining {
      View.animate(withDuration: transitionDuration, curve: timeline == nil ? .easeInOut : .linear) {
        for closure in closures { closure(self) }
      }
    }
  }

  package func completeTransition(_ didComplete: Bool) {
    // Without a timeline, nothing would take back the animations of a transition that its animator cancels at once.
    if !didComplete, !hasStarted { animations = [] }
    StructuralChanges.perform { [self] in end(didComplete) { wasCompleted(self, didComplete) } }
  }

  /// Ends the transition, unless it is over. If it is not completed, it is interactive and `reverts` is true, animated properties get their
  /// previous values. `finish` calls the callbacks of the controllers.
  package func end(_ didComplete: Bool, reverts: Bool = true, _ finish: () -> Void) {
    if isOver { return }
    isOver = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    animations = []
    timeline?.finish(isReversed: !didComplete && reverts)
    let completions = completions
    (self.completions, interactionHandlers) = ([], [])
    finish()
    for completion in completions { completion(self) }
    animator.animationEnded(didComplete)
  }

  // MARK: Interaction

  package func updateInteractiveTransition(_ percentComplete: Double) {
    if isInteractive { timeline?.stop(at: percentComplete) }
  }

  package func finishInteractiveTransition() { decide(isCancelled: false) }

  package func cancelInteractiveTransition() { decide(isCancelled: true) }

  /// Takes the decision out of the user's hands: the transition runs to its end, even if its interaction was cancelled.
  func complete() {
    if isUndecided { runOn(isCancelled: false) }
  }

  private func decide(isCancelled: Bool) {
    if isInteractive { runOn(isCancelled: isCancelled) }
  }

  private func runOn(isCancelled: Bool) {
    if isOver { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    let speed = completionVelocity
    Contract.require(
      speed > 0 && speed.isFinite,
      "completionSpeed is \(speed): return a positive number, such as 1 for the usual speed")
    timeline?.run(isReversed: isCancelled, speed: speed, curve: completionCurve)
    interactionChanged()
  }

  package func pauseInteractiveTransition() {
    guard hasStarted, !isOver, !isInteractive, let timeline else { return }
    isInteractive = true
    transitionWasCancelled = false
    timeline.stop(at: timeline.fraction)
    interactionChanged()
  }

  private func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  // MARK: Sides

  package func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .from ? from : to)?.controller
  }

  package func view(forKey key: TransitionContextViewKey) -> View? { (key == .from ? from : to)?.view() }

  package func initialFrame(for viewController: ViewController) -> Rect { frame(of: viewController, isAtEnd: false) }

  package func finalFrame(for viewController: ViewController) -> Rect { frame(of: viewController, isAtEnd: true) }

  private func frame(of controller: ViewController, isAtEnd: Bool) -> Rect {
    [from, to].lazy.compactMap { $0 }.first { $0.controller === controller }?.frame(isAtEnd) ?? .zero
  }
}

extension ControllerTransition: ViewControllerTransitionCoordinator {
  package var isAnimated: Bool { true }
  package var isInterruptible: Bool { hasStarted ? timeline != nil : interaction != nil }
  package var isCancelled: Bool { transitionWasCancelled }
  package var transitionDuration: Double { animator.transitionDuration(using: self) }
  package var percentComplete: Double { timeline?.fraction ?? 0 }
  package var completionVelocity: Double { interaction?.completionSpeed ?? 1 }
  package var completionCurve: AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  @discardableResult
  package func animate(
    alongsideTransition animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isOver { return false }
    if let completion { completions.append(completion) }
    if let animation { animations.append(animation) }
    if hasStarted { runAnimations() }
    return true
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { interactionHandlers.append(handler) }
  }
}
