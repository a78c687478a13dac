import TermKit
import TermKitTestSupport
import TermKitTesting

/// An animator that moves the view that comes in from the right, or the view that goes out to the right.
final class WipeAnimator: ViewControllerAnimatedTransitioning {
  private let duration: Double
  private let curve: AnimationCurve
  private(set) var context: (any ViewControllerContextTransitioning)?
  /// The arguments of the calls of `animationEnded(_:)`.
  private(set) var endings: [Bool] = []
  /// The frames of the two views at the start and the end, as the context tells them.
  private(set) var frames: [Rect] = []

  init(duration: Double = 0.4, curve: AnimationCurve = .linear) { (self.duration, self.curve) = (duration, curve) }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    self.context = context
    let controllers = [context.viewController(forKey: .from), context.viewController(forKey: .to)].compactMap { $0 }
    frames = controllers.flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    let goes = context.viewController(forKey: .from)?.isBeingDismissed == true || isPop(context)
    if goes { uncover(context) } else { cover(context) }
  }

  private func isPop(_ context: any ViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .from)?.isMovingFromParent == true
  }

  private func cover(_ context: any ViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
    let end = context.finalFrame(for: to)
    view.frame = end.offset(by: Point(x: end.width, y: 0))
    context.containerView.addSubview(view)
    move(view, to: end, context)
  }

  private func uncover(_ context: any ViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let view = context.view(forKey: .from) else { return }
    if let to = context.viewController(forKey: .to), let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, at: 0)
      below.frame = context.finalFrame(for: to)
    }
    let start = context.initialFrame(for: from)
    move(view, to: start.offset(by: Point(x: start.width, y: 0)), context)
  }

  private func move(_ view: View, to frame: Rect, _ context: any ViewControllerContextTransitioning) {
    View.animate(withDuration: duration, curve: curve) {
      view.frame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// The delegate of all kinds of transitions. It returns the same animator and the same interaction each time.
final class TransitionProvider: ViewControllerTransitioningDelegate, NavigationControllerDelegate,
  TabBarControllerDelegate
{
  var animator: WipeAnimator? = WipeAnimator()
  var interaction: PercentDrivenInteractiveTransition?
  var makePresentationController: (@MainActor (ViewController, ViewController?) -> PresentationController)?
  /// The questions so far, in words.
  private(set) var questions: [String] = []

  func take() -> [String] {
    defer { questions = [] }
    return questions
  }

  private func name(_ controller: ViewController?) -> String { controller?.title ?? "-" }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("\(name(presenting)) presents \(name(presented)) for \(name(source))")
    return animator
  }
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("\(name(dismissed)) is dismissed")
    return animator
  }
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { makePresentationController?(presented, presenting) }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("\(operation) from \(name(fromVC)) to \(name(toVC))")
    return animator
  }
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) { questions.append("will show \(name(viewController))") }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) { questions.append("did show \(name(viewController))") }

  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("tab from \(name(fromVC)) to \(name(toVC))")
    return animator
  }
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}
