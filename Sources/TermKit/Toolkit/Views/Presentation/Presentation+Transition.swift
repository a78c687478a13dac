import TermKitGraphics

// The transitions of presentations and dismissals, by an animator of the program or by the `modalTransitionStyle`.
extension Presentation {
  /// Asks for the presentation controller, and for the animator of the presentation.
  func prepare(animated: Bool) {
    let delegate = presented.transitioningDelegate
    if style == .custom, let presenter, let source {
      controller =
        delegate?.presentationController(forPresented: presented, presenting: presenter, source: source) ?? controller
    }
    controller.presentation = self
    guard animated, let presenter, let source else { return }
    let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
    let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    transition = ControllerTransition(
      from: presenterSide(isGoing: true), to: presentedSide(isComing: true), in: container, style: style,
      animator: animator ?? builtInAnimator(), interaction: interaction
    ) { [weak self] transition, didComplete in
      guard let self, self.transition === transition else { return }
      self.transition = nil
      if didComplete { finishPresenting() } else { cancelPresenting() }
    }
  }

  /// Returns the transition of a dismissal, and asks for its animator. An interactive dismissal can be cancelled.
  func dismissalTransition(isInteractive: Bool) -> ControllerTransition {
    let delegate = presented.transitioningDelegate
    let animator = delegate?.animationController(forDismissed: presented)
    // A controller that it presents leaves with it, and could not come back.
    let isInteractive = isInteractive && presented.presentation == nil
    let interaction = isInteractive ? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil
    return ControllerTransition(
      from: presentedSide(isComing: false), to: presenterSide(isGoing: false), in: container, style: style,
      animator: animator ?? builtInAnimator(), interaction: interaction
    ) { [weak self] transition, didComplete in
      guard let self, self.transition === transition else { return }
      self.transition = nil
      if didComplete { finishDismissing() } else { cancelDismissing() }
    }
  }

  private func builtInAnimator() -> BuiltInAnimator {
    BuiltInAnimator(duration: PresentationView.duration) { [weak self] context in
      View.animate(withDuration: PresentationView.duration) {
        self?.apply()
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  // MARK: Sides

  private func presentedSide(isComing: Bool) -> ControllerTransition.Side {
    ControllerTransition.Side(controller: presented) { [weak self] in
      self?.presentedView
    } frame: { [weak self] isAtEnd in
      guard let self, isAtEnd == isComing else { return .zero }
      return isComing ? controller.frameOfPresentedViewInContainerView : presentedView.frame
    }
  }

  // In other styles, the presenter's view is not in the container, or the container is in that view.
  private func presenterSide(isGoing: Bool) -> ControllerTransition.Side? {
    presenter.map { presenter in
      ControllerTransition.Side(controller: presenter) { [weak self] in
        self?.removesPresenterView == true ? presenter.view : nil
      } frame: { [weak self] isAtEnd in
        self?.removesPresenterView == true && isAtEnd == isGoing ? .zero : presenter.view.frame
      }
    }
  }

  // MARK: Movement

  /// Moves the presented view on the screen, or off it.
  func move(isDismissed: Bool, animated: Bool) {
    container.isDismissed = isDismissed
    guard animated, let transition else {
      container.isMovedByProgram = false
      View.performWithoutAnimation { apply() }
      return isDismissed ? finishDismissing() : finishPresenting()
    }
    container.isMovedByProgram = transition.isCustom
    if transition.isCustom { transition.animate { [weak self] _ in self?.apply() } }
    transition.begin()
  }

  /// Places the presented view, and updates what depends on the presentation.
  func apply() {
    container.layOut()
    sheet?.updateTintBehind()
    presented.setNeedsStatusBarAppearanceUpdate()
  }
}
