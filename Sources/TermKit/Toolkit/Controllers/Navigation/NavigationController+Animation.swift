import TermKitGraphics
import TermKitViews

// The animations of transitions: the program's, or the slide of the screens. Cancelled transitions.
extension NavigationController {
  private static let duration = 0.3

  /// Returns the animation of a transition, and asks the delegate for its animator.
  final func makeAnimation(from: ViewController?, to: ViewController?, isBack: Bool) -> ControllerTransition {
    var animator: (any ViewControllerAnimatedTransitioning)?
    var interaction: (any ViewControllerInteractiveTransitioning)?
    if let from, let to {
      animator = delegate?.navigationController(
        self, animationControllerFor: isBack ? .pop : .push, from: from, to: to)
      interaction = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    }
    let transitionView = animator.map { _ in
      TransitionView(leaving: from?.viewIfLoaded) { [weak self] in
        self?.placeFinally(to, in: self?.stack.transitionView)
      }
    }
    return ControllerTransition(
      from: from.map { side($0, isComing: false) }, to: to.map { side($0, isComing: true) }, in: transitionView ?? view,
      animator: animator ?? slide(), interaction: isBack ? popInteraction ?? interaction : interaction
    ) { [weak self] transition, didComplete in
      guard let self, stack.transition?.animation === transition else { return }
      if didComplete { finish() } else { cancel() }
    }
  }

  // An interaction moves the screens in step with the pointer.
  private func slide() -> BuiltInAnimator {
    BuiltInAnimator(duration: Self.duration) { [weak self] context in
      View.animate(withDuration: Self.duration, curve: context.isInteractive ? .linear : .easeInOut) {
        self?.apply(animated: true)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  // MARK: The container of a program's transition

  /// Moves the previous top screen's view into the container of a transition. The animator adds the new one.
  final func prepareTransitionView(for animation: ControllerTransition) {
    guard let container = animation.containerView as? TransitionView else { return }
    let from = stack.transition?.from
    container.frame = view.bounds
    container.contentSafeArea = layout(for: stack.top).contentSafeArea
    view.insertSubview(container, at: stack.contents.count)
    if let from, stack.contents.contains(where: { $0.controller === from && $0.holdsView }) {
      container.addSubview(from.view)
      from.view.frame = layout(for: from).frame
    }
    let contents = stack.contents
    stack.contents = []
    stack.transitionView = container
    for content in contents { content.removeWithContent() }
  }

  /// Shows the top screen without the container of a transition, which is removed together with the other screen.
  final func leaveTransitionView() {
    takeTransitionView()?.removeWithContents()
  }

  /// Moves the top screen's view out of the container of a transition, and returns the container.
  private func takeTransitionView() -> TransitionView? {
    guard let container = stack.transitionView else { return nil }
    stack.transitionView = nil
    guard let top = stack.top else { return container }
    insertContent(of: top, isOnScreen: true) { content in
      stack.contents.append(content)
      place(content)
    }
    return container
  }

  // MARK: Cancelling

  /// Restores the screens from before a transition that has gone back to its start (V5).
  ///
  /// The callbacks have UIKit's order: the screen that does not come leaves first.
  final func cancel() {
    guard let cancelled = stack.cancelTransition() else { return }
    if cancelled.previous.first !== cancelled.to { tabBarController?.updateItems() }
    for controller in stack.leaving where controller.parent === self { controller.beginRemoval() }
    for controller in cancelled.previous where controller.isMovingFromParent {
      controller.lifecycleState.move = nil
      controller.didMove(toParent: self)
    }
    let hadFocus = cancelled.to?.viewIfLoaded.map { view.window?.firstResponder?.isDescendant(of: $0) == true } ?? false
    if let to = cancelled.to { leave(to) }
    View.performWithoutAnimation { apply(animated: false) }
    if let from = cancelled.from { appearAgain(from) }
    if hadFocus || view.window?.firstResponder == nil { stack.top?.takeFocus() }
    removeLeavingScreens()
  }

  private func leave(_ controller: ViewController) {
    let container = takeTransitionView()
    for content in stack.contents where content.controller === stack.top {
      content.position = .center
      content.isUserInteractionEnabled = true
    }
    controller.beginLifecycleTransition(false, animated: true, by: driver)
    container?.removeWithContents()
    for content in stack.takeCoveredContents() { content.removeWithContent() }
    controller.endLifecycleTransition(by: driver)
  }

  private func appearAgain(_ controller: ViewController) {
    guard screenState.isShown else { return controller.disappearUnlessPlaced() }
    controller.beginLifecycleTransition(true, animated: true, by: driver)
    controller.endAppearing(by: driver)
  }
}
