import TermKitGraphics
import TermKitViews

// Transitions between screens.
extension NavigationController {
  /// Replaces the screens with the result of `change` for the current screens.
  final func change(animated: Bool, _ change: ([ViewController]) -> [ViewController]) {
    cancelInteraction()
    if change(stack.controllers).elementsEqual(stack.controllers, by: ===) { return }
    changeLimit.run(endlessChange.subject, endlessChange.advice) {
      endTransitions()
      makeChange(animated: animated, change)
    }
  }

  // The message for a program whose callbacks never stop changing the screens.
  private var endlessChange: (subject: String, advice: String) {
    ("the viewControllers of \(Self.name(of: self)) changed", "push, pop or set screens only once")
  }

  // A callback at the end of a transition may begin the next one.
  final func endTransitions() {
    var count = 0
    while stack.transition != nil {
      ChangeLimit.require(count < ChangeLimit.repetitions, endlessChange.subject, endlessChange.advice)
      count += 1
      interruptTransition()
    }
  }

  /// Cancels an interactive transition whose interaction has not decided it yet, or has cancelled it.
  final func cancelInteraction() {
    if stack.transition?.animation?.isUndecided == true { endTransitions() }
  }

  private func interruptTransition() {
    // A callback at the end of an animation may interrupt the transition before its last callbacks.
    guard let animation = stack.transition?.animation, !animation.isOver else { return endTransition() }
    if animation.isUndecided {
      animation.end(false) { cancel() }
    } else if stack.transitionView != nil {
      animation.end(true) { finish() }
    } else {
      animation.end(true) { endTransition() }
    }
  }

  private func makeChange(animated: Bool, _ change: ([ViewController]) -> [ViewController]) {
    let old = stack.controllers
    let new = change(old)
    requireValid(new)
    if new.elementsEqual(old, by: ===) { return }
    let isSeen = screenState.isShown && viewIfLoaded?.window != nil
    let animated = animated && isSeen && old.last != nil && new.last !== old.last
    let isBack = NavigationStack.isBack(from: old, to: new)
    let returning = stack.leaving
    let (added, removed) = stack.begin(new, animated: animated)
    let count = stack.changeCount
    // The tab bar may show the first screen's item for this controller.
    if new.first !== old.first { tabBarController?.updateItems() }
    // `willMove(toParent:)` may change the screens.
    for controller in added where isScreen(controller) {
      // A popped screen that is still visible is pushed again.
      if returning.contains(where: { $0 === controller }) { controller.beginMove(to: self) }
      addChild(controller)
      if !isScreen(controller) {
        controller.beginRemoval()
        controller.removeFromParent()
      }
    }
    for controller in removed where controller.parent === self && !isScreen(controller) {
      controller.beginRemoval()
    }
    guard count == stack.changeCount else { return }
    // The view is made before any other callback, because `viewDidLoad()` may change the screens.
    if isViewLoaded { _ = new.last?.view }
    guard count == stack.changeCount else { return }
    if animated { stack.animateTransition(with: makeAnimation(from: old.last, to: new.last, isBack: isBack)) }
    guard count == stack.changeCount else { return }
    notifyBeginning(from: old.last, to: new.last, animated: animated)
    // Callbacks may have changed the screens.
    if count == stack.changeCount { show(isBack: isBack, animated: animated) }
  }

  private func requireValid(_ controllers: [ViewController]) {
    for (index, controller) in controllers.enumerated() {
      Contract.require(
        !controllers[..<index].contains { $0 === controller },
        "\(Self.name(of: controller)) is already in \(Self.name(of: self)): pop to it instead of pushing it again")
      Contract.require(
        acceptsNavigationControllers || !(controller is NavigationController),
        "\(Self.name(of: controller)) is a navigation controller and cannot be pushed: present it, or push its viewControllers"
      )
    }
  }

  final var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }

  private func notifyBeginning(from: ViewController?, to: ViewController?, animated: Bool) {
    let count = stack.changeCount
    if from !== to { from?.beginLifecycleTransition(false, animated: animated, by: driver) }
    // The callback may have covered or removed this controller. A top screen that stays may have disappeared under a screen that is gone.
    if screenState.isShown, count == stack.changeCount {
      to?.beginLifecycleTransition(true, animated: animated, by: driver)
    }
    guard from !== to, count == stack.changeCount, let to else { return }
    stack.announceTransition()
    delegate?.navigationController(self, willShow: to, animated: animated)
  }

  private func show(isBack: Bool, animated: Bool) {
    guard isViewLoaded else {
      updateBars(animated: false)
      return finish()
    }
    // While this controller itself is appearing, nothing has the focus yet, and its container or presentation sets it.
    let hadFocus = view.window?.firstResponder?.isDescendant(of: view) ?? (screenState == .appeared)
    let count = stack.changeCount
    if let animation = stack.transition?.animation, animation.isCustom {
      View.performWithoutAnimation { prepareTransitionView(for: animation) }
      animation.animate { [weak self] _ in self?.apply(animated: true) }
      animation.begin()
      guard count == stack.changeCount, hadFocus else { return }
      topViewController?.takeFocus()
      return takeFocusInBar(count)
    }
    let isChanged = stack.contents.last { $0.position == .center }?.controller !== topViewController
    if isChanged { View.performWithoutAnimation { prepareContents(isBack: isBack, animated: animated) } }
    if isChanged, hadFocus { topViewController?.takeFocus() }
    guard animated, let animation = stack.transition?.animation else {
      View.performWithoutAnimation { apply(animated: false) }
      if isChanged, hadFocus { takeFocusInBar(count) }
      return finish()
    }
    animation.begin()
    if isChanged, hadFocus { takeFocusInBar(count) }
  }

  // The screen's preferred view may be its title view, which is only now in the bar.
  private func takeFocusInBar(_ count: Int) {
    guard count == stack.changeCount, view.window?.firstResponder == nil else { return }
    navigationBar.layoutIfNeeded()
    topViewController?.takeFocus()
  }

  /// Places the top screen's view where its transition starts, and sets where the others go.
  private func prepareContents(isBack: Bool, animated: Bool) {
    let known = stack.contents.first { $0.controller === topViewController }
    // All visible screens continue from their presentation values.
    for content in stack.contents { content.stopAnimations() }
    for content in stack.contents where content.position == .center {
      content.position = isBack ? .ahead : .behind
      content.isUserInteractionEnabled = false
    }
    guard let topViewController else { return }
    let content = known ?? ContentView(topViewController)
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
    topViewController?.loadViewIfNeeded()
    View.performWithoutAnimation {
      prepareContents(isBack: false, animated: false)
      updateBars(animated: false)
    }
  }

  // A callback may change the screens. That change then finishes what is left.
  final func finish() {
    let count = stack.changeCount
    leaveTransitionView()
    let gone = stack.takeCoveredContents()
    // A callback may show a popped screen elsewhere.
    for content in gone { content.removeWithContent() }
    if count == stack.changeCount { endTransition() }
    if count == stack.changeCount { removeLeavingScreens() }
  }

  /// Removes the screens that have left the stack and the screen.
  final func removeLeavingScreens() {
    for controller in stack.takeLeaving() where (controller.parent ?? self) === self {
      // Another driver may be making it disappear together with this controller. That ends here, because the screen leaves this
      // controller.
      controller.disappearUnlessPlaced()
      controller.removeFromParent()
    }
    screensWereRemoved()
  }

  /// Ends the current transition and calls the callbacks, even if leaving screens are still visible.
  private func endTransition() {
    guard let transition = stack.takeTransition() else { return }
    let count = stack.changeCount
    if transition.from !== transition.to { transition.from?.endLifecycleTransition(by: driver) }
    transition.to?.endAppearing(by: driver)
    // A callback may have begun to remove a screen.
    for controller in transition.added where controller.parent === self && isScreen(controller) {
      controller.didMove(toParent: self)
    }
    if let to = transition.to, transition.isAnnounced, count == stack.changeCount {
      delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
    }
  }
}
