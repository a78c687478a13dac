/// A controller's state in its life cycle.
package enum ScreenState {
  case disappeared, appearing, appeared, disappearing

  /// Whether the controller is on the screen or is appearing.
  package var isShown: Bool { self == .appearing || self == .appeared }
}

/// A controller's state in its life cycle, and what drives the current transition.
package struct LifecycleState {
  /// The driver of a transition: what began it, and therefore ends it.
  package enum Driver: Equatable {
    /// The view tree.
    case views
    /// A container of the program.
    case container
    /// An object with an animated transition, such as a presentation.
    case object(ObjectIdentifier)
  }

  /// Why the controller appears or disappears, if its parent changes.
  package enum Move { case toParent, fromParent }

  /// Whether `viewIsAppearing(_:)` is still to be called in the current transition.
  enum IsAppearingCall {
    case none
    /// The next layout of the view calls it.
    case due
    /// `viewWillAppear(_:)` has not returned yet. Only the end of the transition calls it.
    case dueAfterWillAppear
  }

  var screenState = ScreenState.disappeared
  var isAnimated = false
  /// The driver that began the last transition. No other driver can end it.
  var driver = Driver.views
  /// The number of transitions so far. A change means that a callback began another transition.
  package var count = 0
  /// The unfinished move to or from a parent, or nil.
  package var move: Move?
  /// True during the last callbacks of a dismissal, when the presentation has already ended.
  var isEndingDismissal = false
  /// Whether a parent that does not forward automatically has made the controller appear.
  var isShownByContainer = false
  var isAppearingCall = IsAppearingCall.none
  /// What state restoration knows about the controller.
  var restoration = ScreenRestoration()
}

extension ViewController {
  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` on the controller, and on the children whose views are in its view.
  ///
  /// For containers that do not forward automatically. They call `endAppearanceTransition()` when the transition ends. A second call with
  /// the same `isAppearing` calls nothing, and a call with the other value reverses the transition. The callbacks receive `animated`.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    lifecycleState.isShownByContainer = isAppearing
    StructuralChanges.step { beginLifecycleTransition(isAppearing, animated: animated, by: .container) }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began, if anything: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
  public final func endAppearanceTransition() { StructuralChanges.step { endLifecycleTransition(by: .container) } }

  /// The controller's state in its life cycle.
  package final var screenState: ScreenState { lifecycleState.screenState }

  /// Whether the controller belongs on the screen, even if a controller that it presents covers it or has replaced its view.
  ///
  /// The state of the controller follows this with the callbacks that are due.
  final var isPlaceOnScreen: Bool {
    if let ownPresentation { return ownPresentation.isPlaceOnScreen }
    let place = presentation?.presenterSuperview ?? viewIfLoaded
    return place?.window?.isAppeared == true && isShownByParent
  }

  /// Whether the parent shows the controller when its view is on the screen. True without a parent.
  private var isShownByParent: Bool {
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return lifecycleState.isShownByContainer }
    return parent.screenState.isShown && parent.appearsWithParent(self)
  }

  /// Begins a life-cycle transition of the controller and of all that appear and disappear with it, unless they have begun it already.
  ///
  /// If a presentation covers this controller, the presented controller appears and disappears in its place.
  package final func beginLifecycleTransition(_ isAppearing: Bool, animated: Bool, by driver: LifecycleState.Driver) {
    if !isAppearing || presentation?.coversPresenter != true {
      guard notifyBeginning(isAppearing, animated: animated, by: driver) else { return }
      // Children join a transition that is already under way.
      let driver = isInTransition ? lifecycleState.driver : driver
      for child in forwardedChildren where child.parent === self && (!isAppearing || appearsWithParent(child)) {
        // A callback may have reversed this controller's transition or ended it.
        guard screenState.isShown == isAppearing else { return }
        if !isAppearing || isInView(child) {
          child.beginLifecycleTransition(isAppearing, animated: animated, by: driver)
        }
        if !isInTransition { endLifecycleTransition(of: child, by: driver) }
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
    lifecycleState.isAppearingCall = isAppearing ? .dueAfterWillAppear : .none
    if isAppearing { lifecycleState.isEndingDismissal = false }
    let count = lifecycleState.count
    lifecycleLimit.run(
      "\(Self.name(of: self)) began to appear or disappear", "begin a life-cycle transition only once"
    ) {
      if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    guard count == lifecycleState.count else { return false }
    if lifecycleState.isAppearingCall == .dueAfterWillAppear {
      lifecycleState.isAppearingCall = .due
      view.setNeedsLayout()
    }
    return true
  }

  /// Calls `viewIsAppearing(_:)` if the layout is to call it. The view already has its final size then.
  final func notifyIsAppearing() {
    if lifecycleState.isAppearingCall == .due { StructuralChanges.step { callIsAppearing() } }
  }

  // Calls `viewIsAppearing(_:)` in a transition that ends before the next frame.
  private func layOutAppearingView() {
    guard lifecycleState.isAppearingCall != .none else { return }
    viewIfLoaded?.window?.layoutIfNeeded()
    if lifecycleState.isAppearingCall != .none { callIsAppearing() }
  }

  private func callIsAppearing() {
    lifecycleState.isAppearingCall = .none
    if lifecycleState.restoration.rest != nil { viewIfLoaded?.window?.windowScene?.restoreBeforeFrame(self) }
    viewIsAppearing(lifecycleState.isAnimated)
  }

  /// Ends this driver's transition of the controller, and of all controllers that appear and disappear with it. Does nothing for
  /// controllers whose transition another driver has taken over.
  package final func endLifecycleTransition(by driver: LifecycleState.Driver) {
    let ends = isInTransition && lifecycleState.driver == driver
    if ends {
      lifecycleState.screenState = screenState == .appearing ? .appeared : .disappeared
    }
    let state = lifecycleState
    for child in forwardedChildren { endLifecycleTransition(of: child, by: driver) }
    // A presentation itself ends its presented controller's transition, after the presenter's.
    if let presentation, presentation.style.isOverContext, presentation.driver != driver {
      presentation.presented.endLifecycleTransition(by: driver)
    }
    guard ends, state.count == lifecycleState.count else { return }
    layOutAppearingView()
    guard state.count == lifecycleState.count else { return }
    if state.screenState == .appeared { viewDidAppear(state.isAnimated) } else { viewDidDisappear(state.isAnimated) }
    // The callback may have begun the opposite move.
    if lifecycleState.move == (state.screenState == .appeared ? .toParent : .fromParent) { lifecycleState.move = nil }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func endLifecycleTransition(of child: ViewController, by driver: LifecycleState.Driver) {
    // A callback may have removed the child's view from a view that was not on the screen yet.
    if child.parent === self, child.screenState == .appearing, !isInView(child) { child.disappearUnlessPlaced() }
    child.endLifecycleTransition(by: driver)
  }

  /// Ends the controller's transition together with its parent's if that is still appearing, otherwise at once. If a callback has made the
  /// parent disappear meanwhile, this controller disappears with it.
  package final func endAppearing(by driver: LifecycleState.Driver) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return endLifecycleTransition(by: driver)
    }
    let state = parent.lifecycleState
    switch state.screenState {
    case .appearing: transferTransition(from: driver, to: state.driver)
    case .appeared: endLifecycleTransition(by: driver)
    case .disappearing:
      // First, because a callback may reverse and end the parent's transition. The descendants end with it.
      transferTransition(from: driver, to: state.driver)
      beginLifecycleTransition(false, animated: state.isAnimated, by: state.driver)
    case .disappeared: disappearUnlessPlaced()
    }
  }

  /// Makes the controller disappear at once, unless it already has, or a callback has placed its view on the screen again.
  package final func disappearUnlessPlaced() {
    if isPlaceOnScreen { return }
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
    return children.filter { $0.isPresent || isInView($0) }
  }

  // Whether this controller or the one presented in its place has appeared and not yet disappeared.
  private var isPresent: Bool {
    if screenState != .disappeared { return true }
    guard let presentation, presentation.style.isOverContext else { return false }
    return presentation.presented.isPresent
  }

  private var isInTransition: Bool { screenState == .appearing || screenState == .disappearing }

  private func isInView(_ child: ViewController) -> Bool {
    guard let view = viewIfLoaded else { return false }
    return child.parent === self && child.viewIfLoaded?.isDescendant(of: view) == true
  }

  // MARK: Changes of the view tree

  package final func viewWillEnterScreen() {
    if ownPresentation?.isPlaceOnScreen ?? isShownByParent {
      beginLifecycleTransition(true, animated: false, by: .views)
    }
  }

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
  package final func rememberFocus() {
    guard let view = viewIfLoaded, let focused = view.window?.firstResponder else { return }
    if focused.isDescendant(of: view) { lastFocusedView = focused }
  }

  /// The view to focus when the controller is shown: the last focused one, otherwise the field of a search, the preferred or the first one.
  package final var focusTarget: View? {
    guard let view = viewIfLoaded else { return nil }
    let views = view.focusableViews
    let wanted = [lastFocusedView, preferredFocusedView].compactMap { $0 }.first(where: views.contains)
    let first = barFocus ?? children.lazy.filter(isInView).compactMap(\.focusTarget).first
    return wanted ?? associatedFocus ?? first ?? views.first(where: \.takesInitialFocus)
  }

  // The preferred view may be in a bar that a container shows for the controller.
  private var barFocus: View? {
    guard let wanted = preferredFocusedView, let window = viewIfLoaded?.window else { return nil }
    return wanted.window === window && wanted.isFocusable ? wanted : nil
  }

  /// Moves the focus into the controller's view: to where it was when the controller left the screen, otherwise to `preferredFocusedView`
  /// or the first view that can have it. If no view can have it, nothing has the focus. Does nothing while the view is in no window.
  ///
  /// A container calls it for the child that it has just shown, so that the keys go there.
  public final func takeFocus() {
    guard let window = viewIfLoaded?.window else { return }
    // The view that has the focus now cannot refuse, because its screen is replaced.
    window.forceFocusChange {
      if let focusTarget { focusTarget.becomeFirstResponder() } else { _ = window.setFirstResponder(nil) }
    }
  }
}
