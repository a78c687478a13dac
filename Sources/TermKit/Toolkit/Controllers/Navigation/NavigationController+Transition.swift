import TermKitGraphics
import TermKitViews

// Transitions between screens.
extension NavigationController {
  /// Replaces the screens within a step of the container.
  final func replaceScreens(with new: [ViewController], animated: Bool) {
    requireValid(new)
    endTransition(before: new)
    makeChange(to: new, animated: animated)
  }

  /// Ends the present transition if other screens are to follow, or if the user has not finished it.
  final func endTransition(before new: [ViewController]) {
    if stack.transition?.animation?.isUndecided == true { interruptTransition() }
    if !new.elementsEqual(stack.controllers, by: ===) { interruptTransition() }
  }

  final func interruptTransition() {
    guard let animation = stack.transition?.animation, !animation.isOver else { return endTransition() }
    if animation.isUndecided {
      animation.end(false) { cancel() }
    } else if stack.transitionView != nil {
      animation.end(true) { finish() }
    } else {
      animation.end(true) { endTransition() }
    }
  }

  final func makeChange(to new: [ViewController], animated: Bool) {
    let old = stack.controllers
    if new.elementsEqual(old, by: ===) { return }
    let isSeen = screenState.isShown && viewIfLoaded?.window != nil
    let animated = animated && isSeen && old.last != nil && new.last !== old.last
    let isBack = NavigationStack.isBack(from: old, to: new)
    let returning = stack.leaving
    let (added, removed) = stack.begin(new, animated: animated)
    // The tab bar may show the first screen's item for this controller.
    if new.first !== old.first { tabBarController?.updateItems() }
    for controller in added {
      // A popped screen that is still visible is pushed again.
      if returning.contains(where: { $0 === controller }) { controller.beginMove(to: self) }
      addChild(controller)
    }
    // Code that calls `removeFromParent()` has announced the removal already.
    for controller in removed where controller.parent === self && !controller.isMovingFromParent {
      controller.beginRemoval()
    }
    if isViewLoaded { _ = new.last?.view }
    if animated { stack.animateTransition(with: makeAnimation(from: old.last, to: new.last, isBack: isBack)) }
    notifyBeginning(from: old.last, to: new.last, animated: animated)
    show(isBack: isBack, animated: animated)
  }

  final func requireValid(_ controllers: [ViewController]) {
    Contract.requireDistinct(controllers) {
      "\(Self.name(of: $0)) is already in \(Self.name(of: self)): pop to it instead of pushing it again"
    }
    for controller in controllers {
      Contract.require(
        acceptsNavigationControllers || !(controller is NavigationController),
        "\(Self.name(of: controller)) is a navigation controller and cannot be pushed: present it, or push its viewControllers"
      )
    }
  }

  final var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }

  private func notifyBeginning(from: ViewController?, to: ViewController?, animated: Bool) {
    if from !== to { from?.beginLifecycleTransition(false, animated: animated, by: driver) }
    // A top screen that stays may have disappeared under a screen that is gone.
    if screenState.isShown { to?.beginLifecycleTransition(true, animated: animated, by: driver) }
    if from !== to, let to { delegate?.navigationController(self, willShow: to, animated: animated) }
  }

  private func show(isBack: Bool, animated: Bool) {
    guard isViewLoaded else {
      updateBars(animated: false)
      return finish()
    }
    // While this controller itself is appearing, nothing has the focus yet, and its container or presentation sets it.
    let hadFocus = view.window?.firstResponder?.isDescendant(of: view) ?? (screenState == .appeared)
    if let animation = stack.transition?.animation, animation.isCustom {
      View.performWithoutAnimation { prepareTransitionView(for: animation) }
      animation.animate { [weak self] _ in self?.apply(animated: true) }
      animation.begin()
      guard hadFocus else { return }
      stack.top?.takeFocus()
      return takeFocusInBar()
    }
    let isChanged = stack.contents.last { $0.position == .center }?.controller !== stack.top
    if isChanged { View.performWithoutAnimation { prepareContents(isBack: isBack, animated: animated) } }
    if isChanged, hadFocus { stack.top?.takeFocus() }
    guard animated, let animation = stack.transition?.animation else {
      View.performWithoutAnimation { apply(animated: false) }
      if isChanged, hadFocus { takeFocusInBar() }
      return finish()
    }
    animation.begin()
    if isChanged, hadFocus { takeFocusInBar() }
  }

  // The screen's preferred view may be its title view, which is only now in the bar.
  private func takeFocusInBar() {
    guard view.window?.firstResponder == nil else { return }
    navigationBar.layoutIfNeeded()
    stack.top?.takeFocus()
  }

  /// Places the top screen's view where its transition starts, and sets where the others go.
  private func prepareContents(isBack: Bool, animated: Bool) {
    let known = stack.contents.first { $0.controller === stack.top }
    // All visible screens continue from their presentation values.
    for content in stack.contents { content.stopAnimations() }
    for content in stack.contents where content.position == .center {
      content.position = isBack ? .ahead : .behind
      content.isUserInteractionEnabled = false
    }
    guard let top = stack.top else { return }
    let content = known ?? ContentView(top)
    content.isUserInteractionEnabled = true
    if known == nil {
      let index = isBack ? 0 : stack.contents.count
      stack.contents.insert(content, at: index)
      content.position = isBack ? .behind : .ahead
      if animated { place(content) }
      content.position = .center
      if !animated { place(content) }
      view.insertSubview(content, at: index)
      content.layoutIfNeeded()
    }
    content.position = .center
  }

  final func apply(animated: Bool) {
    updateBars(animated: animated)
    // The room that the status bar leaves affects the rest of the layout.
    setNeedsStatusBarAppearanceUpdate()
    bottomBarsMayHaveChanged()
  }

  /// Shows the top screen when the controller's view is made.
  final func showTop() {
    // The view is made first, because `viewDidLoad()` may change the screens.
    stack.top?.loadViewIfNeeded()
    View.performWithoutAnimation {
      prepareContents(isBack: false, animated: false)
      updateBars(animated: false)
    }
  }

  /// Ends the transition and removes the screens that are not in the stack.
  final func finish() {
    leaveTransitionView()
    for content in stack.takeCoveredContents() { content.removeWithContent() }
    endTransition()
    removeLeavingScreens()
  }

  final func removeLeavingScreens() {
    for controller in stack.takeLeaving() where controller.parent === self {
      // Another driver may be making it disappear together with this controller. That ends here, because the screen leaves this
      // controller.
      controller.disappearUnlessPlaced()
      controller.removeFromParent()
    }
    screensWereRemoved()
  }

  final func endTransition() {
    guard let transition = stack.takeTransition() else { return }
    if transition.from !== transition.to { transition.from?.endLifecycleTransition(by: driver) }
    transition.to?.endAppearing(by: driver)
    for controller in transition.added where controller.parent === self { controller.didMove(toParent: self) }
    if let to = transition.to, transition.from !== to {
      delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
    }
  }
}
