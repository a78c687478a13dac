import TermKit

/// Turns the screen over: the old view narrows to a line in the middle, and the new view widens from there.
///
/// Cells cannot be squeezed, so the views are clipped by a window in front of them.
final class FlipTransition: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { FlipAnimator() }

  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    FlipAnimator()
  }
}

private final class FlipAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.5 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let (front, back) = (Shutter(of: old, in: container), Shutter(of: new, in: container))
    back.isOpen = false
    View.animateKeyframes(withDuration: transitionDuration(using: context)) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { front.isOpen = false }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { back.isOpen = true }
    } completion: { _ in
      for shutter in [front, back] { shutter.leave() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A view that shows the middle of another one, from nothing up to all of it.
private final class Shutter: View {
  private let content: View

  /// Puts a view behind a shutter that covers a container.
  init(of content: View, in container: View) {
    self.content = content
    super.init(frame: container.bounds)
    clipsToBounds = true
    container.addSubview(self)
    addSubview(content)
    content.frame = bounds
  }

  /// Whether the whole content is visible. If not, the view shows nothing. Animatable.
  var isOpen = true {
    didSet {
      guard let area = superview?.bounds else { return }
      let middle = area.width / 2
      frame = isOpen ? area : Rect(x: middle, y: 0, width: 0, height: area.height)
      content.frame = Rect(x: isOpen ? 0 : -middle, y: 0, width: area.width, height: area.height)
    }
  }

  /// Puts the content back into the container.
  func leave() {
    if let superview, content.superview === self {
      superview.insertSubview(content, at: 0)
      content.frame = superview.bounds
    }
    removeFromSuperview()
  }
}
