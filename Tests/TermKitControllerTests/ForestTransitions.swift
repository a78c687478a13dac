import TermKit
import TermKitTestSupport

/// The delegate of all transitions of a `ControllerForest`. It returns random animators and interactions.
final class ForestTransitions: ViewControllerTransitioningDelegate, NavigationControllerDelegate,
  TabBarControllerDelegate
{
  private var random: SeededGenerator
  private var interactions: [ForestInteraction] = []
  var note: (String) -> Void = { _ in }
  /// The number of interactions that were finished or cancelled.
  private(set) var decisionCount = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private func animator() -> (any ViewControllerAnimatedTransitioning)? {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return nil }
    return ForestAnimator(duration: [0.05, 0.1, 0.4].randomElement(using: &random) ?? 0.1)
  }

  private func interaction() -> (any ViewControllerInteractiveTransitioning)? {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return nil }
    let interaction = ForestInteraction()
    interaction.wantsInteractiveStart = Int.random(in: 0..<4, using: &random) > 0
    interactions.append(interaction)
    note("interactive \(interaction.wantsInteractiveStart)")
    return interaction
  }

  // MARK: Interactions

  /// Whether an interaction has not decided yet.
  var isUndecided: Bool { interactions.contains(where: \.isActive) }

  /// Moves an interaction that is under way, or decides it.
  func interact() {
    interactions = interactions.suffix(8)
    let current = interactions.filter { !$0.isOver }
    guard let interaction = (current.isEmpty ? interactions : current).randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      note("update")
      interaction.update(Double.random(in: -0.1...1.1, using: &random))
    case 2:
      note("pause")
      interaction.pause()
    default: decide(interaction)
    }
  }

  /// Decides all interactions that are under way.
  func decideAll() {
    for interaction in interactions where interaction.isActive { decide(interaction) }
  }

  private func decide(_ interaction: ForestInteraction) {
    let (wasActive, finishes) = (interaction.isActive, Bool.random(using: &random))
    note(finishes ? "finish" : "cancel")
    if finishes { interaction.finish() } else { interaction.cancel() }
    if wasActive { decisionCount += 1 }
  }

  // MARK: Delegates

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator() }
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator() }
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction() }
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction() }
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    Bool.random(using: &random) ? ForestRemover(presentedViewController: presented, presenting: presenting) : nil
  }
  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator() }
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction() }
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator() }
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction() }
}

/// An interaction that knows its transition.
private final class ForestInteraction: PercentDrivenInteractiveTransition {
  private weak var context: (any ViewControllerContextTransitioning)?

  private var isPaused = false

  var isActive: Bool { context?.isInteractive == true || isPaused && !isOver }
  /// Whether the transition has ended.
  var isOver: Bool { duration == 0 }

  override func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
    super.startInteractiveTransition(context)
  }

  override func pause() {
    super.pause()
    isPaused = true
  }

  override func finish() {
    super.finish()
    isPaused = false
  }

  override func cancel() {
    super.cancel()
    isPaused = false
  }
}

/// An animator that moves both views in the container.
private final class ForestAnimator: ViewControllerAnimatedTransitioning {
  private let duration: Double

  init(duration: Double) { self.duration = duration }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    if let new, let to = context.viewController(forKey: .to) {
      context.containerView.addSubview(new)
      let end = context.finalFrame(for: to)
      View.performWithoutAnimation { new.frame = end.offset(by: Point(x: end.width, y: 0)) }
      View.animate(withDuration: duration) { new.frame = end }
    }
    View.animate(withDuration: duration) {
      old?.frame.origin.x -= 5
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A presentation that removes the presenter's view.
private final class ForestRemover: PresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
