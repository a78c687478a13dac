import TermKitGraphics

extension ViewController {
  /// Replaces the view of one child by that of another, with an animation. UIKit's `transition(from:to:…)` for containers.
  ///
  ///     addChild(next)
  ///     next.view.frame = view.bounds.offset(by: Point(x: view.bounds.width, y: 0))
  ///     transition(from: current, to: next, duration: 0.3) {
  ///       next.view.frame = self.view.bounds
  ///     } completion: { _ in
  ///       next.didMove(toParent: self)
  ///     }
  ///
  /// The new view is added in front of the old one, and the old one is removed at the end. Both children get their life-cycle callbacks
  /// once, unless this container does not forward them automatically. If the old view had the focus, the new one gets it. With
  /// `.transitionCrossDissolve`, the views are exchanged at once, and what the superview shows dissolves.
  ///
  /// A transition back to the old child can begin before the end. The first transition then completes with false.
  /// - Parameters:
  ///   - fromController: The child whose view is shown.
  ///   - toController: The child whose view is to be shown. Set its frame first.
  ///   - duration: Seconds from the old to the new view. At 0 or less, the views are exchanged at once.
  ///   - options: The curve, `.transitionCrossDissolve` and other options. Defaults to none.
  ///   - animations: Sets the properties to animate, such as the frames of the views. With `.transitionCrossDissolve`, they change at once
  ///     unless the options contain `.allowAnimatedContent`. Defaults to nil.
  ///   - completion: Called after the life-cycle callbacks, with false if the animation was interrupted. Defaults to nil.
  /// - Precondition: The controllers are two different children of this one, and the first one's view is in the view of this one. The
  ///   options do not contain `.repeat`. `duration` is finite.
  public final func transition(
    from fromController: ViewController, to toController: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (@MainActor () -> Void)? = nil,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    for child in [fromController, toController] { requireChild(child) }
    Contract.require(
      fromController !== toController,
      "\(Self.name(of: fromController)) cannot replace itself: pass two children to transition(from:to:)")
    Contract.require(
      !options.contains(.repeat),
      "a transition between two controllers cannot repeat, because it ends with the removal of a view")
    guard let place = fromController.viewIfLoaded?.superview, place.isDescendant(of: view) else {
      Contract.fail(
        """
        \(Self.name(of: fromController)) cannot be replaced in a transition, because its view is not in the view of \
        \(Self.name(of: self)): add the view of \(Self.name(of: toController)) without a transition
        """)
    }
    let transition = ChildTransition(from: fromController, to: toController, in: self, at: place)
    StructuralChanges.step { transition.begin(animated: duration > 0) }
    let end: @MainActor (Bool) -> Void = { finished in
      StructuralChanges.step { transition.end() }
      completion?(finished)
    }
    guard options.contains(.transitionCrossDissolve) else {
      transition.showNewView()
      return View.animate(
        withDuration: duration, options: options, animations: { animations?() }, completion: end)
    }
    View.transition(
      with: place, duration: duration, options: options,
      animations: {
        View.performWithoutAnimation { transition.exchangeViews() }
        animations?()
      }, completion: end)
  }

  private func requireChild(_ child: ViewController) {
    Contract.require(
      child.parent === self,
      """
      \(Self.name(of: child)) cannot take part in a transition of \(Self.name(of: self)), because it is not one of its children: \
      call addChild(_:) of \(Self.name(of: self)) first
      """)
  }
}

/// A transition of a container from one child to another.
///
/// A child that takes part in a later transition meanwhile belongs to that one: the number of its life-cycle transitions has changed.
@MainActor private final class ChildTransition {
  private let from: ViewController
  private let to: ViewController
  private let container: ViewController
  private let place: View
  private var countOfLeaving = 0
  private var hidesOldView = false

  init(from: ViewController, to: ViewController, in container: ViewController, at place: View) {
    (self.from, self.to, self.container, self.place) = (from, to, container, place)
  }

  private var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }

  func begin(animated: Bool) {
    if container.screenState.isShown, container.shouldAutomaticallyForwardAppearanceMethods {
      from.beginLifecycleTransition(false, animated: animated, by: driver)
      // The callback may have removed the container from the screen.
      if container.screenState.isShown { to.beginLifecycleTransition(true, animated: animated, by: driver) }
    }
    countOfLeaving = from.lifecycleState.count
  }

  /// Adds the new view in front of the old one, and moves the focus there.
  func showNewView() {
    guard from.view.superview === place else { return }
    let hadFocus = from.view.window?.firstResponder?.isDescendant(of: from.view) == true
    View.performWithoutAnimation { place.insertSubview(to.view, aboveSubview: from.view) }
    if hadFocus { to.takeFocus() }
  }

  /// Shows only the new view. The old one stays in the view tree until the end, because it disappears when it is removed.
  func exchangeViews() {
    showNewView()
    hidesOldView = !from.view.isHidden
    from.view.isHidden = true
  }

  /// Removes the old view and calls the last life-cycle callbacks.
  func end() {
    if hidesOldView { from.view.isHidden = false }
    if from.lifecycleState.count == countOfLeaving, from.view.superview === place { from.view.removeFromSuperview() }
    from.endLifecycleTransition(by: driver)
    to.endAppearing(by: driver)
  }
}
