import TermKitGraphics
import TermKitViews

// Changes of tabs that the program animates.
extension TabBarController {
  private func driver(_ transition: ControllerTransition) -> LifecycleState.Driver {
    .object(ObjectIdentifier(transition))
  }

  /// Starts an animated change to a screen, if the delegate has an animator for it.
  /// - Returns: Whether the change was started, or a callback has changed the tab.
  final func beginTransition(to controller: ViewController) -> Bool {
    guard let from = content?.controller, from !== controller, screenState.isShown, view.window != nil,
      isScreen(from), let delegate,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: controller)
    else { return false }
    let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
    let container = TransitionView(leaving: from.view) { [weak self] in
      self?.placeFinally(controller, in: self?.transition?.containerView as? TransitionView)
    }
    let transition = ControllerTransition(
      from: side(from, isComing: false), to: side(controller, isComing: true), in: container, animator: animator,
      interaction: interaction
    ) { [weak self] transition, didComplete in
      guard let self, self.transition === transition else { return }
      if !didComplete, selected === controller { selected = from }
      end(transition, from: from, to: controller, didComplete)
    }
    self.transition = transition
    from.beginLifecycleTransition(false, animated: true, by: driver(transition))
    if screenState.isShown {
      controller.beginLifecycleTransition(true, animated: true, by: driver(transition))
    }
    View.performWithoutAnimation { enter(container, with: from) }
    transition.begin()
    return true
  }

  /// Ends an animated change of tabs, because another change begins. An interactive one that is not finished yet is cancelled.
  final func interruptTransition() {
    guard let transition, let from = transition.viewController(forKey: .from),
      let to = transition.viewController(forKey: .to)
    else { return }
    let didComplete = !transition.isUndecided
    transition.end(didComplete) { end(transition, from: from, to: to, didComplete) }
  }

  final func isInTransition(_ controller: ViewController) -> Bool {
    guard let transition else { return false }
    return transition.viewController(forKey: .from) === controller
      || transition.viewController(forKey: .to) === controller
  }

  // MARK: The container

  private func enter(_ container: TransitionView, with from: ViewController) {
    layOut()
    container.frame = view.bounds
    container.contentSafeArea = layout(for: shown).contentSafeArea
    view.insertSubview(container, at: 0)
    container.addSubview(from.view)
    from.view.frame = layout(for: from).frame
    content?.removeFromSuperview()
    content = nil
  }

  private func show(_ controller: ViewController) {
    insertContent(of: controller, isOnScreen: true) { content in
      self.content = content
      layOut()
    }
  }

  // MARK: The end

  private func end(
    _ transition: ControllerTransition, from: ViewController, to: ViewController, _ didComplete: Bool
  ) {
    self.transition = nil
    if didComplete {
      show(to)
      (transition.containerView as? TransitionView)?.removeWithContents()
      from.endLifecycleTransition(by: driver(transition))
      to.endAppearing(by: driver(transition))
    } else {
      cancel(transition, from: from, to: to)
    }
  }

  // UIKit's order: the screen that does not come leaves first.
  private func cancel(_ transition: ControllerTransition, from: ViewController, to: ViewController) {
    let driver = driver(transition)
    let hadFocus = view.window?.firstResponder?.isDescendant(of: to.view) ?? true
    returnToScreen(from)
    show(from)
    to.beginLifecycleTransition(false, animated: true, by: driver)
    (transition.containerView as? TransitionView)?.removeWithContents()
    to.endLifecycleTransition(by: driver)
    if screenState.isShown { from.beginLifecycleTransition(true, animated: true, by: driver) }
    from.endAppearing(by: driver)
    if hadFocus { from.takeFocus() }
    setNeedsStatusBarAppearanceUpdate()
  }
}
