/// Where a controller is between off and on the screen.
enum Appearance {
  case disappeared, appearing, appeared, disappearing

  /// True when the controller is on the screen or comes on it.
  var isShown: Bool { self == .appearing || self == .appeared }
}

extension ViewController {
  /// Tells the controller, and those of its children whose views are in its own, that they are about to appear or disappear. Does
  /// nothing if they are told already, so that everything is told once; turning round in mid transition is allowed.
  ///
  /// For containers that do not forward automatically; always followed by `endAppearanceTransition()`.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isShown != isAppearing else { return }
    appearanceIsAutomatic = false
    if !isAppearing { rememberFocus() }
    appearance = isAppearing ? .appearing : .disappearing
    appearanceIsAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    // What the controller just did may have turned it round.
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller and its children that the transition begun before is over. Does nothing if none was begun.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing: appearance = .appeared
    case .disappearing: appearance = .disappeared
    case .appeared, .disappeared: return
    }
    let didAppear = appearance == .appeared
    for child in forwardedChildren { child.endAppearanceTransition() }
    if didAppear { viewDidAppear(appearanceIsAnimated) } else { viewDidDisappear(appearanceIsAnimated) }
    setNeedsStatusBarAppearanceUpdate()
  }

  // Children that were taken out of the view tree have been told then.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// True when a controller whose view enters or leaves the screen is told so by the view tree itself.
  private var isForwardedTo: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isShown
  }

  /// Its view is about to come on the screen.
  final func viewWillEnterScreen() {
    if isForwardedTo { changeAutomatically(true) }
  }

  /// Its view came on the screen. If the parent is on its way, the controller arrives with it.
  final func viewDidEnterScreen() {
    if appearanceIsAutomatic, parent?.appearance != .appearing { endAppearanceTransition() }
  }

  /// Its view is about to leave the screen.
  final func viewWillLeaveScreen() {
    if isForwardedTo { changeAutomatically(false) }
  }

  /// Its view left the screen. A parent that is on its way tells only those whose views are still in its own.
  final func viewDidLeaveScreen() {
    if appearanceIsAutomatic || parent?.shouldAutomaticallyForwardAppearanceMethods == true {
      endAppearanceTransition()
    }
  }

  private func changeAutomatically(_ isAppearing: Bool) {
    guard appearance.isShown != isAppearing else { return }
    beginAppearanceTransition(isAppearing, animated: false)
    appearanceIsAutomatic = true
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
    return wanted ?? shownChildren.lazy.compactMap(\.focusTarget).first ?? views.first
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
