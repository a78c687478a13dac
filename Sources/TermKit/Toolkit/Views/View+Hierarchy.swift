import TermKitGraphics

/// The view's place in the view tree.
struct ViewHierarchy {
  fileprivate(set) var subviews: [View] = []
  fileprivate(set) weak var superview: View?
  fileprivate(set) weak var window: Window?
  fileprivate(set) weak var viewController: ViewController?
  // Whether a callback before the removal or the move of the view runs.
  fileprivate var isLeaving = false
  fileprivate var isAnnouncing = false
  // The number of calls that added or removed the view.
  fileprivate var moves: UInt32 = 0
  fileprivate var isPutAway = false
}

extension View {
  /// The subviews, back to front.
  public final var subviews: [View] { hierarchy.subviews }

  /// The view that contains this view, or nil.
  public final var superview: View? { hierarchy.superview }

  /// The window that contains this view, or nil. A window returns itself.
  public final var window: Window? { hierarchy.window }

  /// The controller whose root view this is, or nil.
  public final var viewController: ViewController? { hierarchy.viewController }

  /// Makes the view the root view of a controller, or of none if nil.
  final func setViewController(_ controller: ViewController?) { hierarchy.viewController = controller }

  /// Adds a view in front of the other subviews, or moves a subview there. Removes it from its previous superview.
  ///
  /// Views of presented controllers stay in front of it, except in windows. Cannot be overridden: override `didAddSubview(_:)` and
  /// `willRemoveSubview(_:)`.
  /// - Precondition: The view is not a window and not this view or one of its ancestors.
  public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index of `subviews`, removing it from its previous superview.
  ///
  /// Views of presented controllers stay in front of the other subviews, except in windows.
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - index: The index among the others, 0 for the backmost place. An index beyond the last inserts in front.
  /// - Precondition: The view is not a window and not this view or one of its ancestors, and the index is not negative.
  public final func insertSubview(_ view: View, at index: Int) {
    Contract.require(!(view is Window), "a window cannot be a subview: it belongs to a window scene")
    Contract.require(
      index >= 0,
      "\(type(of: view)) cannot be inserted at index \(index) of the subviews: the lowest index is 0, at the back")
    requireOutside(view)
    view.hierarchy.moves &+= 1
    if view.superview === self { return reorder(view, to: index) }
    let moves = view.hierarchy.moves
    view.changeWindow(to: window) {
      // A callback of a controller may have removed the view, or added it elsewhere. The last call counts.
      guard moves == view.hierarchy.moves else { return }
      view.announceMove(to: self)
      // The callbacks may have moved views.
      requireOutside(view)
      let tint = view.inheritedTint
      if view.window !== window { view.windowWillBeLeft() }
      view.leaveSuperview()
      let place = min(index, frontIndex(for: view))
      changeSubviews { $0.insert(view, at: place) }
      view.hierarchy.superview = self
      view.noteInheritedTint(from: tint)
      view.enter(window)
      TintNotifications.deliver()
      if view.displayState.isBelowDue { noteDisplayDueInSubtree() }
      view.setNeedsDisplayInSubtree()
      view.setNeedsLayoutInSubtree()
      contentsChanged()
      if view.superview === self { view.didMoveToSuperview() }
      if view.superview === self { didAddSubview(view) }
    }
  }

  private func requireOutside(_ view: View) {
    Contract.require(
      !sequence(first: self, next: \.superview).contains { $0 === view },
      "\(type(of: view)) cannot be added to itself or to one of its own descendants")
  }

  // Not changed in place: this lets the compiler prove reads safe, so they need no exclusivity check at run time.
  private func changeSubviews(_ change: (inout [View]) -> Void) {
    var subviews = hierarchy.subviews
    hierarchy.subviews = []
    change(&subviews)
    hierarchy.subviews = subviews
  }

  /// Removes the view from its superview and from its window. Does nothing without a superview.
  public final func removeFromSuperview() {
    hierarchy.moves &+= 1
    guard superview != nil else { return }
    let moves = hierarchy.moves
    changeWindow(to: nil) {
      guard moves == hierarchy.moves else { return }
      announceMove(to: nil)
      let tint = inheritedTint
      windowWillBeLeft()
      leaveSuperview()
      noteInheritedTint(from: tint)
      move(to: nil)
      TintNotifications.deliver()
      if superview == nil { didMoveToSuperview() }
    }
  }

  // UIKit's order: the window first.
  private func announceMove(to superview: View?) {
    Contract.require(
      !hierarchy.isLeaving,
      "willRemoveSubview(_:) of \(self.superview.map { "\(type(of: $0))" } ?? "a view") moves \(type(of: self)) during its removal: do not do that"
    )
    Contract.require(
      !hierarchy.isAnnouncing,
      "willMove(toSuperview:) or willMove(toWindow:) moves \(type(of: self)) during its move: do not do that")
    hierarchy.isAnnouncing = true
    announceMove(toWindow: superview?.window)
    willMove(toSuperview: superview)
    hierarchy.isAnnouncing = false
  }

  private func announceMove(toWindow window: Window?) {
    guard self.window !== window else { return }
    willMove(toWindow: window)
    for subview in subviews where subview.superview === self { subview.announceMove(toWindow: window) }
  }

  // Moves the view between windows and calls the life-cycle callbacks of the controllers in it.
  private func changeWindow(to window: Window?, _ change: () -> Void) {
    func move() {
      let previous = PreviousTraits(of: self)
      change()
      notifyTraitChanges(since: previous)
    }
    // Leaving counts even if the window is closing: the controllers were notified that they disappear, and `viewDidChangeScreen` ends that.
    let leaves = self.window !== window && self.window != nil
    let enters = self.window !== window && window?.isAppeared == true
    guard leaves || enters else { return move() }
    let controllers = topmostControllers
    if controllers.isEmpty { return move() }
    StructuralChanges.step {
      if leaves { controllers.forEach { $0.viewWillLeaveScreen() } }
      if enters { controllers.forEach { $0.viewWillEnterScreen() } }
      move()
      controllers.forEach { $0.viewDidChangeScreen() }
    }
  }

  /// The controller of this view, or the controllers of the nearest descendants that have one.
  final var topmostControllers: [ViewController] {
    viewController.map { [$0] } ?? subviews.flatMap(\.topmostControllers)
  }

  /// Ends the focus and touches of the view and its descendants, which leave the window or are hidden.
  final func windowWillBeLeft() {
    window?.forgetFirstResponder(below: self)
    window?.windowScene?.cancelTouch(in: self)
    window?.windowScene?.closeMenu(in: self)
  }

  private func leaveSuperview() {
    guard let superview else { return }
    setNeedsDisplayInSubtree()
    hierarchy.isLeaving = true
    superview.willRemoveSubview(self)
    hierarchy.isLeaving = false
    AppearancePass.invalidateCaches()
    superview.changeSubviews { $0.removeAll { $0 === self } }
    hierarchy.superview = nil
    superview.contentsChanged()
    forgetAutoresizing()
  }

  /// Moves a subview to an index among its siblings.
  final func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    changeSubviews { $0.remove(at: old) }
    let new = min(index, frontIndex(for: view))
    changeSubviews { $0.insert(view, at: new) }
    if new != old { view.setNeedsDisplayInSubtree() }
  }

  // Ordinary subviews stay behind presented ones. In a window, every view can come to the front.
  private func frontIndex(for view: View) -> Int {
    var index = subviews.count
    if self === window || view.siblingBlocking != .none { return index }
    while index > 0, subviews[index - 1].siblingBlocking != .none { index -= 1 }
    return index
  }

  /// Returns whether the view is `ancestor` or one of its descendants.
  public final func isDescendant(of ancestor: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === ancestor }
  }

  // In a window that is shown, appearance rules apply to views that enter it or move within it (A2).
  private func enter(_ window: Window?) {
    let pass = window?.isAppeared == true ? AppearancePass(in: window?.windowScene) : nil
    if self.window === window, let pass { return applyAppearanceInSubtree(pass) }
    move(to: window, pass)
  }

  private func move(to window: Window?, _ pass: AppearancePass? = nil) {
    guard self.window !== window else { return }
    if tracksPointer { self.window?.windowScene?.pointerTracker.remove(self) }
    if isHoverable { self.window?.hoverableCount -= 1 }
    gestureWindowWillChange()
    hierarchy.window = window
    gestureWindowChanged()
    if tracksPointer { window?.windowScene?.pointerTracker.add(self) }
    if isHoverable { window?.hoverableCount += 1 }
    if ownTraitOverrides != nil { window?.hasTraitOverrides = true }
    if window != nil { viewController?.checkHierarchy() }
    if let pass { applyAppearance(pass) }
    // Rules and callbacks may move this view and its subviews. Views that were moved have already been handled.
    for subview in subviews where self.window === window && subview.superview === self {
      subview.move(to: window, pass)
    }
    if self.window === window { didMoveToWindow() }
  }
}

// MARK: Focus

extension View {
  /// Whether the view is the first responder of its window: the first to get keys that the window gets.
  public final var isFirstResponder: Bool { window?.firstResponder === self }

  /// Whether a container has moved the view off the screen. It gets no input then, and the program's `isUserInteractionEnabled` stays.
  package final var isPutAway: Bool {
    get { hierarchy.isPutAway }
    set {
      hierarchy.isPutAway = newValue
      if newValue { window?.forgetFirstResponder(below: self) }
    }
  }

  final var takesInput: Bool { isUserInteractionEnabled && !isPutAway }

  /// Whether the view is first responder of the key window, or gets the keys inside the input view of that first responder.
  public final var isFocused: Bool { isFirstResponder && window?.showsFocus == true }

  /// Ends editing if this view or one of its descendants is first responder. UIKit's `endEditing(_:)`.
  ///
  /// - Parameter force: Whether the first responder resigns even if `canResignFirstResponder` is false.
  /// - Returns: Whether neither this view nor a descendant is first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let view = window.firstResponder, view.isDescendant(of: self) else { return true }
    if force { window.forgetFirstResponder(below: self) } else { view.resignFirstResponder() }
    return window.firstResponder?.isDescendant(of: self) != true
  }

  /// The views that can have the focus, at or below this view, in the order of the view tree.
  package final var focusableViews: [View] {
    if isHidden || !takesInput { return [] }
    let parts = subviewsForFocus
    guard canBecomeFirstResponder, !isContentCovered else { return parts.flatMap(\.focusableViews) }
    let before = min(subviewsBeforeFocus, parts.count)
    return parts[..<before].flatMap(\.focusableViews) + [self] + parts[before...].flatMap(\.focusableViews)
  }

  /// The first view, at or below this view, that gets the focus when nothing else decides.
  final var initialFocus: View? { focusableViews.first(where: \.takesInitialFocus) }

  /// Whether the view can be first responder, and neither it nor an ancestor is hidden, disabled or behind a view that blocks input.
  package final var isFocusable: Bool {
    canBecomeFirstResponder && !isContentCovered
      && sequence(first: self, next: \.superview).allSatisfy {
        $0 === window || !$0.isHidden && $0.takesInput && !$0.isInputBlocked
      }
  }

  /// Whether some part of the view remains visible after clipping by its ancestors.
  final var isPartlyVisible: Bool {
    var rect = bounds
    for view in sequence(first: self, next: \.superview) {
      if view.clipsToBounds { rect = rect.intersection(view.bounds) }
      if rect.isEmpty { return false }
      rect = view.outer(rect, drawnAt: view.frame)
    }
    return true
  }

  /// The subviews that can get keys and touches: all, or from the frontmost one that blocks input on.
  final var uncoveredSubviews: ArraySlice<View> {
    subviews[(subviews.lastIndex { $0.siblingBlocking != .none } ?? 0)...]
  }

  // Whether a presented controller covers the whole content of the view.
  private var isContentCovered: Bool { self !== window && subviews.last.map { $0.siblingBlocking != .none } == true }

  private var isInputBlocked: Bool {
    superview.map { above in !above.uncoveredSubviews.contains { $0 === self } } ?? false
  }
}

extension Window {
  /// Makes the window its own `window`, so that its subviews inherit it.
  final func becomeOwnWindow() { hierarchy.window = self }
}

extension Rect {
  var withoutNegativeSize: Rect { Rect(x: minX, y: minY, width: max(0, width), height: max(0, height)) }
}
