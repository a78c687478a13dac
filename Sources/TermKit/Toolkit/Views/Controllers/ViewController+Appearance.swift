/// Where a controller is between off and on the screen.
enum ScreenState {
  case disappeared, appearing, appeared, disappearing

  /// True when the controller is on the screen or comes on it.
  var isShown: Bool { self == .appearing || self == .appeared }
}

/// How far a controller has come or gone, and who has told it.
struct AppearanceState {
  /// Who begins a transition, and ends it.
  enum Teller: Equatable {
    /// The tree of views.
    case views
    /// A program's own container.
    case container
    /// An object that takes its time, such as a presentation.
    case object(ObjectIdentifier)
  }

  var appearance = ScreenState.disappeared
  var isAnimated = false
  /// Who began the last transition. Nobody else can end it.
  var teller = Teller.views
  /// Counts the transitions, so that one can tell whether it is still the same one.
  var count = 0
}

extension ViewController {
  /// Tells the controller, and those of its children whose views are in its own, that they are about to appear or disappear. Does
  /// nothing if they are told already, so that everything is told once; turning round in mid transition is allowed.
  ///
  /// For containers that do not forward automatically; always followed by `endAppearanceTransition()`.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, by: .container)
  }

  /// Tells the controller and its children that the transition begun before is over. Does nothing if none was begun.
  public final func endAppearanceTransition() { endAppearance(by: .container) }

  /// Where the controller is between off and on the screen.
  final var appearance: ScreenState { appearanceState.appearance }

  /// True when the controller is on the screen, or comes on it, or has only been covered by what it presents there.
  final var isOnScreen: Bool { appearance.isShown || presentation?.isOnScreen == true }

  /// Tells the controller, and all that come and go with it, that they are about to; those who know it already are not told again.
  ///
  /// Who is covered by what it presents stays away, and that comes and goes in its place.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool, by teller: AppearanceState.Teller) {
    if presentation?.coversPresenter != true {
      guard tellOfBeginning(isAppearing, animated: animated, by: teller) else { return }
      for child in forwardedChildren where !isAppearing || appearsWithParent(child) {
        // Who was told may have taken others out, turned this controller round, or brought it to its end.
        guard appearance.isShown == isAppearing else { return }
        if !isAppearing || isInView(child) { child.beginAppearance(isAppearing, animated: animated, by: teller) }
        if !isInTransition { child.endAppearance(by: teller) }
      }
      guard appearance.isShown == isAppearing else { return }
    }
    if let presentation, presentation.style.isOverContext, !isAppearing || presentation.phase != .leaving {
      presentation.presented.beginAppearance(isAppearing, animated: animated, by: teller)
    }
  }

  // Answers whether the others are to be told too: unless the controller has turned round when it was told.
  private func tellOfBeginning(_ isAppearing: Bool, animated: Bool, by teller: AppearanceState.Teller) -> Bool {
    if appearance.isShown == isAppearing {
      // What the views lose is gone at once.
      if !isAppearing, teller == .views { appearanceState.teller = .views }
      return true
    }
    if isAppearing {
      // It hears that its view was made before.
      loadViewIfNeeded()
    } else {
      rememberFocus()
    }
    appearanceState.appearance = isAppearing ? .appearing : .disappearing
    appearanceState.isAnimated = animated
    appearanceState.teller = teller
    appearanceState.count += 1
    let count = appearanceState.count
    appearanceLimit.run(
      "\(Self.name(of: self)) began to appear or disappear", "begin an appearance transition only once"
    ) {
      if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    return count == appearanceState.count
  }

  /// Tells the controller, and all that come and go with it, that what this teller has begun is over. Does nothing to those that
  /// somebody else has turned round.
  final func endAppearance(by teller: AppearanceState.Teller) {
    let ends = isInTransition && appearanceState.teller == teller
    if ends { appearanceState.appearance = appearance == .appearing ? .appeared : .disappeared }
    let state = appearanceState
    for child in forwardedChildren { child.endAppearance(by: teller) }
    // The presentation itself tells the one after the other.
    if let presentation, presentation.style.isOverContext, presentation.teller != teller {
      presentation.presented.endAppearance(by: teller)
    }
    guard ends, state.count == appearanceState.count else { return }
    if state.appearance == .appeared { viewDidAppear(state.isAnimated) } else { viewDidDisappear(state.isAnimated) }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Has the controller arrive together with its parent, if that is on its way still; else at once. If the parent has been put away
  /// meanwhile, by those who were told, it goes with that.
  final func arrive(by teller: AppearanceState.Teller) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return endAppearance(by: teller) }
    let state = parent.appearanceState
    switch state.appearance {
    case .appearing: handOver(from: teller, to: state.teller)
    case .appeared: endAppearance(by: teller)
    case .disappearing: beginAppearance(false, animated: state.isAnimated, by: state.teller)
    case .disappeared: leaveAtOnce()
    }
  }

  /// Tells the controller that it is gone, unless it knows.
  final func leaveAtOnce() {
    beginAppearance(false, animated: false, by: .views)
    endAppearance(by: .views)
  }

  private func handOver(from teller: AppearanceState.Teller, to other: AppearanceState.Teller) {
    if appearanceState.teller == teller { appearanceState.teller = other }
    for child in forwardedChildren { child.handOver(from: teller, to: other) }
    if let presentation, presentation.style.isOverContext {
      presentation.presented.handOver(from: teller, to: other)
    }
  }

  // Those whose views are in this one's, or will be: they may have been told already.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.appearance != .disappeared || isInView($0) }
  }

  private var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }

  private func isInView(_ child: ViewController) -> Bool {
    guard let view = viewIfLoaded else { return false }
    return child.parent === self && child.viewIfLoaded?.isDescendant(of: view) == true
  }

  // MARK: What the view tree tells

  /// Its view is about to come on the screen.
  final func viewWillEnterScreen() {
    if let parent {
      let isTold = parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isShown
      if isTold, parent.appearsWithParent(self) { beginAppearance(true, animated: false, by: .views) }
    } else if ownPresentation.map({ $0.phase != .leaving && !$0.style.isOverContext }) ?? true {
      beginAppearance(true, animated: false, by: .views)
    }
  }

  /// Its view is about to leave the screen.
  final func viewWillLeaveScreen() {
    if ownPresentation?.phase != .gone, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true {
      beginAppearance(false, animated: false, by: .views)
    }
  }

  /// Its view came on the screen or left it; what it was told before is over, unless those who were told have undone it.
  final func viewDidChangeScreen() {
    // It is told by what presents it when the presenter has been told.
    if ownPresentation?.phase == .gone { return }
    if viewIfLoaded?.window?.isAppeared == true {
      viewWillEnterScreen()
      arrive(by: .views)
    } else {
      viewWillLeaveScreen()
      endAppearance(by: .views)
    }
  }
}

// MARK: Focus

extension ViewController {
  /// Keeps in mind which of its views has the focus.
  final func rememberFocus() {
    guard let view = viewIfLoaded, let focused = view.window?.firstResponder, focused.isDescendant(of: view) else {
      return
    }
    leftFocus = focused
  }

  /// Where the focus goes when the controller is shown: back to where it was, else where it should begin.
  final var focusTarget: View? {
    guard let view = viewIfLoaded else { return nil }
    let views = view.focusableViews
    let wanted =
      [leftFocus, preferredFocusedView].compactMap { $0 }.first { wanted in views.contains { $0 === wanted } }
    return wanted ?? barFocus ?? shownChildren.lazy.compactMap(\.focusTarget).first ?? views.first
  }

  // It may be in a bar that a container shows for the controller.
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

  /// Brings the focus into the controller's view, if anything there can have it; else nothing has the focus.
  final func takeFocus() {
    guard let window = viewIfLoaded?.window else { return }
    if let focusTarget { focusTarget.becomeFirstResponder() } else { _ = window.setFirstResponder(nil) }
  }
}
