import TermKitGraphics

/// Where a view is in the tree of views.
struct ViewHierarchy {
  fileprivate(set) var subviews: [View] = []
  fileprivate(set) weak var superview: View?
  fileprivate(set) weak var window: Window?
  fileprivate(set) weak var viewController: ViewController?
  fileprivate var isLeaving = false
}

extension View {
  /// The views inside this one, back to front.
  public final var subviews: [View] { hierarchy.subviews }

  /// The view this one is in.
  public final var superview: View? { hierarchy.superview }

  /// The window this view is in; a window is in itself.
  public final var window: Window? { hierarchy.window }

  /// The controller whose root view this is.
  public final var viewController: ViewController? { hierarchy.viewController }

  /// Makes the view the root view of a controller, or of none.
  final func setViewController(_ controller: ViewController?) { hierarchy.viewController = controller }

  /// Puts a view in front of the others inside this one, taking it from where it was.
  public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view at an index of `subviews`, 0 being the backmost, taking it from where it was; an index beyond the last puts it in
  /// front. What is presented over a controller's view stays in front of all that is put into it.
  public final func insertSubview(_ view: View, at index: Int) {
    Contract.require(!(view is Window), "a window cannot be a subview: give it to a window scene")
    Contract.require(index >= 0, "\(type(of: view)) cannot be put at index \(index) of the subviews: 0 is the backmost")
    requireOutside(view)
    if view.superview === self { return reorder(view, to: index) }
    view.changeScreen(to: window) {
      // Controllers have been told, and may have moved views.
      requireOutside(view)
      let tint = view.inheritedTint
      if view.window !== window { view.windowWillBeLeft() }
      view.leaveSuperview()
      let place = min(index, frontIndex(for: view))
      changeSubviews { $0.insert(view, at: place) }
      view.hierarchy.superview = self
      view.noteInheritedTint(from: tint)
      view.enter(window)
      TintNews.tell()
      if view.displayState.isBelowDue { displayBelowBecameDue() }
      view.setNeedsDisplayBelow()
      view.setNeedsLayoutBelow()
      contentsChanged()
    }
  }

  private func requireOutside(_ view: View) {
    Contract.require(
      !sequence(first: self, next: \.superview).contains { $0 === view },
      "\(type(of: view)) cannot be put below itself: it is the view it would be put into, or around it")
  }

  // Not changed in place: then the compiler proves reading them safe, and they are read without a check while the program runs.
  private func changeSubviews(_ change: (inout [View]) -> Void) {
    var subviews = hierarchy.subviews
    hierarchy.subviews = []
    change(&subviews)
    hierarchy.subviews = subviews
  }

  /// Takes the view out of its superview, and so off the screen.
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    changeScreen(to: nil) {
      let tint = inheritedTint
      windowWillBeLeft()
      leaveSuperview()
      noteInheritedTint(from: tint)
      move(to: nil)
      TintNews.tell()
    }
  }

  // Moves the view between windows, telling the controllers of it and of what is below about coming and going.
  private func changeScreen(to window: Window?, _ change: () -> Void) {
    let old = self.window
    func move() {
      change()
      traitsInherited(from: old)
    }
    // Of a window that is about to go, too: those in it have been told, and what was told comes to its end here.
    let leaves = self.window !== window && self.window != nil
    let enters = self.window !== window && window?.isAppeared == true
    guard leaves || enters else { return move() }
    let controllers = topmostControllers
    if leaves { controllers.forEach { $0.viewWillLeaveScreen() } }
    if enters { controllers.forEach { $0.viewWillEnterScreen() } }
    move()
    controllers.forEach { $0.viewDidChangeScreen() }
  }

  /// The controller of this view, or those of the nearest views below it that have one.
  final var topmostControllers: [ViewController] {
    viewController.map { [$0] } ?? subviews.flatMap(\.topmostControllers)
  }

  /// What the view and those below it have to do with keys and the mouse is over: they leave their window, or are hidden.
  final func windowWillBeLeft() {
    window?.forgetFirstResponder(below: self)
    window?.windowScene?.cancelTouch(in: self)
  }

  private func leaveSuperview() {
    guard let superview else { return }
    setNeedsDisplayBelow()
    Contract.require(
      !hierarchy.isLeaving,
      "willRemoveSubview(_:) of \(type(of: superview)) takes \(type(of: self)) out, which goes already: leave it")
    hierarchy.isLeaving = true
    superview.willRemoveSubview(self)
    hierarchy.isLeaving = false
    AppearancePass.forgetWhatFollows()
    superview.changeSubviews { $0.removeAll { $0 === self } }
    hierarchy.superview = nil
    superview.contentsChanged()
    forgetAutoresizing()
  }

  /// Puts a subview in front of the others.
  public final func bringSubviewToFront(_ view: View) {
    if view.superview === self { reorder(view, to: subviews.count) }
  }

  private func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    changeSubviews { $0.remove(at: old) }
    let new = min(index, frontIndex(for: view))
    changeSubviews { $0.insert(view, at: new) }
    if new != old { view.setNeedsDisplayBelow() }
  }

  // In a window everything can be put in front, also of what is presented there.
  private func frontIndex(for view: View) -> Int {
    var index = subviews.count
    if self === window || view.cover != .none { return index }
    while index > 0, subviews[index - 1].cover != .none { index -= 1 }
    return index
  }

  /// True when the view is `ancestor` or somewhere below it.
  public final func isDescendant(of ancestor: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === ancestor }
  }

  // In a window that is shown, rules give a look to what comes into it or is put elsewhere in it (A2).
  private func enter(_ window: Window?) {
    let pass = window?.isAppeared == true ? AppearancePass(in: window?.windowScene) : nil
    if self.window === window, let pass { return applyAppearanceBelow(pass) }
    move(to: window, pass)
  }

  private func move(to window: Window?, _ pass: AppearancePass? = nil) {
    guard self.window !== window else { return }
    if tracksPointer { self.window?.windowScene?.pointerTracker.remove(self) }
    hierarchy.window = window
    if tracksPointer { window?.windowScene?.pointerTracker.add(self) }
    if window != nil { viewController?.checkHierarchy() }
    if let pass { applyAppearance(pass) }
    // Rules and those who are told may put views elsewhere, this one and those that are next too: these know of it.
    for subview in subviews where self.window === window && subview.superview === self {
      subview.move(to: window, pass)
    }
    if self.window === window { didMoveToWindow() }
  }
}

// MARK: Coordinates

extension View {
  /// A point of this view's coordinates in those of another, or of the window when that is nil.
  ///
  /// Between two windows it goes by where they are on the screen.
  public final func convert(_ point: Point, to view: View?) -> Point {
    let inWindow = pointInRoot(point)
    return view.map { $0.pointFromRoot(inWindow + (placeOfWindow - $0.placeOfWindow)) } ?? inWindow
  }

  /// A point of another view's coordinates, or of the window's when that is nil, in those of this view.
  public final func convert(_ point: Point, from view: View?) -> Point {
    view?.convert(point, to: self) ?? pointFromRoot(point)
  }

  /// A rectangle of this view's coordinates in those of another, or of the window when that is nil.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private var placeOfWindow: Point { window?.originOnScreen ?? .zero }

  // The window's own place on the screen is no part of its subviews' coordinates.
  private func pointInRoot(_ point: Point) -> Point {
    var point = point
    var view = self
    while let above = view.superview {
      point = point - view.bounds.origin + view.frame.origin
      view = above
    }
    return point
  }

  private func pointFromRoot(_ point: Point) -> Point {
    point - pointInRoot(.zero)
  }
}

// MARK: Focus

extension View {
  /// True when keys that come to its window come here first.
  public final var isFirstResponder: Bool { window?.firstResponder === self }

  /// True when keys come here first: it is its window's first responder and the window is the key window.
  public final var isFocused: Bool { isFirstResponder && window?.isKeyWindow == true }

  /// The views below, itself included, that can have the focus, in the order of the tree.
  final var focusableViews: [View] {
    if isHidden || !isUserInteractionEnabled { return [] }
    let parts = subviewsForFocus
    guard canBecomeFirstResponder else { return parts.flatMap(\.focusableViews) }
    let before = min(subviewsBeforeFocus, parts.count)
    return parts[..<before].flatMap(\.focusableViews) + [self] + parts[before...].flatMap(\.focusableViews)
  }

  /// True when nothing between the view and its window keeps the focus from it.
  final var isFocusable: Bool {
    canBecomeFirstResponder
      && sequence(first: self, next: \.superview).allSatisfy {
        $0 === window || !$0.isHidden && $0.isUserInteractionEnabled && !$0.isBehindCover
      }
  }

  /// True when no view above that clips hides all of it.
  final var isInSight: Bool {
    var rect = bounds
    for view in sequence(first: self, next: \.superview) {
      if view.clipsToBounds { rect = rect.intersection(view.bounds) }
      if rect.isEmpty { return false }
      rect = rect.offset(by: view.frame.origin - view.bounds.origin)
    }
    return true
  }

  /// The subviews that nothing presented over them keeps from keys and the mouse.
  final var uncoveredSubviews: ArraySlice<View> {
    subviews[(subviews.lastIndex { $0.cover != .none } ?? 0)...]
  }

  private var isBehindCover: Bool {
    superview.map { above in !above.uncoveredSubviews.contains { $0 === self } } ?? false
  }
}

extension Window {
  /// Puts the window into itself, so that its subviews find it.
  final func enterItself() { hierarchy.window = self }
}
