import TermKit

/// Presents a controller as a card that grows out of a view, and returns there.
final class GrowingSheet: ViewControllerTransitioningDelegate {
  private let source: View

  /// Creates a delegate for cards that grow out of a view.
  init(from source: View) { self.source = source }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { CardPresentation(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { GrowthAnimator(source: self.source, grows: true) }

  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    GrowthAnimator(source: source, grows: false)
  }
}

/// Makes a card as small as a view grow to its own size, or shrinks it again.
private final class GrowthAnimator: ViewControllerAnimatedTransitioning {
  private let source: View
  private let grows: Bool

  init(source: View, grows: Bool) { (self.source, self.grows) = (source, grows) }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.35 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let card = context.viewController(forKey: grows ? .to : .from),
      let view = context.view(forKey: grows ? .to : .from)
    else { return context.completeTransition(true) }
    let small = source.convert(source.bounds, to: context.containerView)
    if grows { view.frame = small }
    View.animate(withDuration: transitionDuration(using: context), options: grows ? .curveEaseOut : .curveEaseIn) {
      view.frame = grows ? context.finalFrame(for: card) : small
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A card in the middle of the screen, over a darker screen.
private final class CardPresentation: PresentationController {
  private let dimming = View()
  private let outline = SheetOutline()

  override var frameOfPresentedViewInContainerView: Rect {
    guard let area = containerView?.bounds else { return .zero }
    let size = Size(width: min(38, area.width - 2), height: min(9, area.height - 2))
    return Rect(
      x: (area.width - size.width) / 2, y: (area.height - size.height) / 2, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = Color.black.withAlphaComponent(0.4)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    dim(to: 1)
  }

  // Where colours cannot set the card off, it has a line around it.
  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { containerView?.addSubview(outline) }
  }

  override func containerViewDidLayoutSubviews() {
    outline.frame = frameOfPresentedViewInContainerView.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
  }

  override func dismissalTransitionWillBegin() {
    outline.removeFromSuperview()
    dim(to: 0)
  }

  // Without an animation, there is no coordinator.
  private func dim(to alpha: Double) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
    coordinator.animate { [dimming] _ in dimming.alpha = alpha }
  }
}
