/// A controller's state in the appearance life cycle.
enum ScreenState {
  case disappeared, appearing, appeared, disappearing

  /// Whether the controller is on the screen or is appearing.
  var isShown: Bool { self == .appearing || self == .appeared }
}

/// A controller's state in the appearance life cycle, and what drives the current transition.
struct LifecycleState {
  /// The driver of a transition: what began it, and therefore ends it.
  enum Driver: Equatable {
    /// The view tree.
    case views
    /// A container of the program.
    case container
    /// An object with an animated transition, such as a presentation.
    case object(ObjectIdentifier)
  }

  /// Why the controller appears or disappears, if its parent changes.
  enum Move { case toParent, fromParent }

  var screenState = ScreenState.disappeared
  var isAnimated = false
  /// The driver that began the last transition. No other driver can end it.
  var driver = Driver.views
  /// The number of transitions so far. A change means that a callback began another transition.
  var count = 0
  /// The unfinished move to or from a parent, or nil.
  var move: Move?
  /// True during `viewDidAppear(_:)` at the end of a presentation.
  var isEndingPresentation = false
  /// True during the last callbacks of a dismissal.
  var isEndingDismissal = false
}

extension ViewController {
  /// Begins an appearance transition: calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` on the controller, and on the children whose
  /// views are in its view.
  ///
  /// For containers that do not forward automatically. Call `endAppearanceTransition()` afterwards. A controller that has already begun
  /// such a transition is not called again. The direction can change during a transition.
  /// - Parameters:
  ///   - isAppearing: Whether the controller is about to appear.
  ///   - animated: Whether the transition is animated.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginLifecycleTransition(isAppearing, animated: animated, by: .container)
  }

  /// Ends the transition begun by `beginAppearanceTransition(_:animated:)`: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`. Does
  /// nothing if none was begun.
  public final func endAppearanceTransition() { endLifecycleTransition(by: .container) }

  /// The controller's state in the appearance life cycle.
  final var screenState: ScreenState { lifecycleState.screenState }

  /// Whether the controller is on the screen, is appearing, or is covered only by a controller on the screen that it presents.
  final var isOnScreen: Bool { screenState.isShown || presentation?.isOnScreen == true }

  /// Begins an appearance transition of the controller, and of all controllers that appear and disappear with it. Controllers that have
  /// already begun it are not called again.
  ///
  /// If a presentation covers this controller, the presented controller appears and disappears in its place.
  final func beginLifecycleTransition(_ isAppearing: Bool, animated: Bool, by driver: LifecycleState.Driver) {
    if presentation?.coversPresenter != true {
      guard notifyBeginning(isAppearing, animated: animated, by: driver) else { return }
      for child in forwardedChildren where !isAppearing || appearsWithParent(child) {
        // A callback may have removed other children, reversed this controller's transition or ended it.
        guard screenState.isShown == isAppearing else { return }
        if !isAppearing || isInView(child) {
          child.beginLifecycleTransition(isAppearing, animated: animated, by: driver)
          // The callback may have removed the child's view from a view that is not on the screen yet.
          if isAppearing, !isInView(child) { child.disappearImmediately() }
        }
        if !isInTransition { child.endLifecycleTransition(by: driver) }
      }
      guard screenState.isShown == isAppearing else { return }
    }
    if let presentation, presentation.style.isOverContext, !isAppearing || presentation.phase != .dismissing {
      presentation.presented.beginLifecycleTransition(isAppearing, animated: animated, by: driver)
    }
  }

  // Returns whether to continue with the other controllers: false if a callback has reversed the transition.
  private func notifyBeginning(_ isAppearing: Bool, animated: Bool, by driver: LifecycleState.Driver) -> Bool {
    if screenState.isShown == isAppearing {
      // A view removed from the view tree disappears at once, even in the middle of another driver's transition.
      if !isAppearing, driver == .views { lifecycleState.driver = .views }
      return true
    }
    if isAppearing {
      // `viewDidLoad()` comes before `viewWillAppear(_:)`.
      loadViewIfNeeded()
    } else {
      rememberFocus()
    }
    lifecycleState.screenState = isAppearing ? .appearing : .disappearing
    lifecycleState.isAnimated = animated
    lifecycleState.driver = driver
    lifecycleState.count += 1
    let count = lifecycleState.count
    lifecycleLimit.run(
      "\(Self.name(of: self)) began to appear or disappear", "begin an appearance transition only once"
    ) {
      if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    return count == lifecycleState.count
  }

  /// Ends this driver's transition of the controller, and of all controllers that appear and disappear with it. Does nothing for
  /// controllers whose transition another driver has taken over.
  final func endLifecycleTransition(by driver: LifecycleState.Driver) {
    let ends = isInTransition && lifecycleState.driver == driver
    if ends { lifecycleState.screenState = screenState == .appearing ? .appeared : .disappeared }
    let state = lifecycleState
    for child in forwardedChildren { child.endLifecycleTransition(by: driver) }
    // A presentation itself ends its presented controller's transition, after the presenter's.
    if let presentation, presentation.style.isOverContext, presentation.driver != driver {
      presentation.presented.endLifecycleTransition(by: driver)
    }
    guard ends, state.count == lifecycleState.count else { return }
    if state.screenState == .appeared { viewDidAppear(state.isAnimated) } else { viewDidDisappear(state.isAnimated) }
    if state.move == lifecycleState.move { lifecycleState.move = nil }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Ends the controller's appearance together with its parent's if that is still appearing, otherwise at once. If a callback has made the
  /// parent disappear meanwhile, this controller disappears with it.
  final func endAppearing(by driver: LifecycleState.Driver) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return endLifecycleTransition(by: driver)
    }
    let state = parent.lifecycleState
    switch state.screenState {
    case .appearing: transferTransition(from: driver, to: state.driver)
    case .appeared: endLifecycleTransition(by: driver)
    case .disappearing: beginLifecycleTransition(false, animated: state.isAnimated, by: state.driver)
    case .disappeared: disappearImmediately()
    }
  }

  /// Makes the controller disappear at once, unless it already has.
  final func disappearImmediately() {
    beginLifecycleTransition(false, animated: false, by: .views)
    endLifecycleTransition(by: .views)
  }

  private func transferTransition(from driver: LifecycleState.Driver, to other: LifecycleState.Driver) {
    if lifecycleState.driver == driver { lifecycleState.driver = other }
    for child in forwardedChildren { child.transferTransition(from: driver, to: other) }
    if let presentation, presentation.style.isOverContext {
      presentation.presented.transferTransition(from: driver, to: other)
    }
  }

  // The children whose views are in this controller's view, and children that have not disappeared, whose views may be added later.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.screenState != .disappeared || isInView($0) }
  }

  private var isInTransition: Bool { screenState == .appearing || screenState == .disappearing }

  private func isInView(_ child: ViewController) -> Bool {
    guard let view = viewIfLoaded else { return false }
    return child.parent === self && child.viewIfLoaded?.isDescendant(of: view) == true
  }

  // MARK: Changes of the view tree

  /// Called when the controller's view is about to enter the screen.
  final func viewWillEnterScreen() {
    if let parent {
      let isForwarded = parent.shouldAutomaticallyForwardAppearanceMethods && parent.screenState.isShown
      if isForwarded, parent.appearsWithParent(self) { beginLifecycleTransition(true, animated: false, by: .views) }
    } else if ownPresentation.map({ $0.phase != .dismissing && !$0.style.isOverContext }) ?? true {
      beginLifecycleTransition(true, animated: false, by: .views)
    }
  }

  /// Called when the controller's view is about to leave the screen.
  final func viewWillLeaveScreen() {
    if ownPresentation?.phase != .dismissed, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true {
      beginLifecycleTransition(false, animated: false, by: .views)
    }
  }

  /// Called when the controller's view has entered or left the screen. Ends the transition, unless a callback has reversed it.
  final func viewDidChangeScreen() {
    // The presentation ends this controller's transition after the presenter's.
    if ownPresentation?.phase == .dismissed { return }
    if viewIfLoaded?.window?.isAppeared == true {
      viewWillEnterScreen()
      endAppearing(by: .views)
    } else {
      viewWillLeaveScreen()
      endLifecycleTransition(by: .views)
    }
  }
}

// MARK: Focus

extension ViewController {
  /// Remembers which view inside the controller's view has the focus.
  final func rememberFocus() {
    guard let view = viewIfLoaded, let focused = view.window?.firstResponder, focused.isDescendant(of: view) else {
      return
    }
    lastFocusedView = focused
  }

  /// The view to focus when the controller is shown: the last focused one, otherwise the preferred or the first one.
  final var focusTarget: View? {
    guard let view = viewIfLoaded else { return nil }
    let views = view.focusableViews
    let wanted =
      [lastFocusedView, preferredFocusedView].compactMap { $0 }.first { wanted in views.contains { $0 === wanted } }
    return wanted ?? barFocus ?? shownChildren.lazy.compactMap(\.focusTarget).first ?? views.first
  }

  // The preferred view may be in a bar that a container shows for the controller.
  private var barFocus: View? {
    guard let wanted = preferredFocusedView, let window = viewIfLoaded?.window else { return nil }
    return wanted.window === window && wanted.isFocusable ? wanted : nil
  }

  private var shownChildren: [ViewController] {
    children.filter { child in
      guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  /// Moves the focus into the controller's view. If no view there can have the focus, nothing has it.
  final func takeFocus() {
    guard let window = viewIfLoaded?.window else { return }
    // The view that has the focus now cannot refuse, because its screen is replaced.
    window.forceFocusChange {
      if let focusTarget { focusTarget.becomeFirstResponder() } else { _ = window.setFirstResponder(nil) }
    }
  }
}
