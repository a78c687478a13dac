import TermKitGraphics

extension View {
  /// Changes the contents of a view, such as its subviews or its text, with a transition. UIKit's `UIView.transition(with:…)`.
  ///
  ///     View.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "You win" }
  ///
  /// Hiding and showing the view itself is a change of its contents too. The transition covers the view's frame. What subviews show outside
  /// of it changes at once. With reduced motion, or if the view is in no window, all changes take effect at once.
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: Seconds from the previous to the new contents. At 0 or less, changes take effect at once.
  ///   - options: `.transitionCrossDissolve`, and further options. Defaults to none, with which changes take effect at once.
  ///   - animations: Makes the changes. They are not animated themselves unless the options contain `.allowAnimatedContent`.
  ///   - completion: Called once at the end, with false after an interruption; if nothing is animated, at once with true. Defaults to nil.
  /// - Precondition: `duration` is finite.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    transition(
      with: view, duration: duration, options: options,
      begin: { options.contains(.transitionCrossDissolve) ? view.beginDissolve() : nil }, animations: animations,
      completion: completion)
  }

  /// Changes the contents of a view, and lets the new contents spread from a place in the view until they cover it.
  ///
  ///     let place = button.convert(button.bounds, to: window)
  ///     View.transition(with: window, duration: 0.25, spreadingFrom: place) { window.tintColor = .green }
  ///
  /// The edge between the previous and the new contents is a circle, which grows from the place to the farthest corner of the view. Inside
  /// it, the view is live: it shows later changes too. A view that changes its size shows only its new contents. With
  /// reduced motion, or if the view is in no window, all changes take effect at once.
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: Seconds until the new contents cover the view. At 0 or less, changes take effect at once.
  ///   - origin: The place from which the new contents spread, in the view's coordinates. It shows them from the start.
  ///   - ring: The colour of a ring at the edge of the circle, which fades on its way and is drawn where colours blend. Defaults to no ring.
  ///   - options: The curve, `.allowAnimatedContent` and other options. Defaults to none. `.transitionCrossDissolve` has no effect.
  ///   - animations: Makes the changes. They are not animated themselves unless the options contain `.allowAnimatedContent`.
  ///   - completion: Called once at the end, with false after an interruption; if nothing is animated, at once with true. Defaults to nil.
  /// - Precondition: `duration` is finite.
  public static func transition(
    with view: View, duration: Double, spreadingFrom origin: Rect, ring: Color? = nil,
    options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    transition(
      with: view, duration: duration, options: options,
      begin: { view.beginDissolve(spreadingFrom: origin, ring: ring) }, animations: animations, completion: completion)
  }

  // `begin` starts the transition, before the changes.
  private static func transition(
    with view: View, duration: Double, options: AnimationOptions, begin: @MainActor () -> Dissolve?,
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    let dissolve = Box<Dissolve?>(nil)
    animate(withDuration: duration, options: options) {
      dissolve.value = begin()
      if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
    } completion: { finished in
      if let ended = dissolve.value { view.endDissolve(ended) }
      completion?(finished)
    }
  }

  /// Replaces a view by another one, with a transition of their superview. UIKit's `UIView.transition(from:to:…)`.
  ///
  /// The new view takes the place of the old one among the subviews. With `.showHideTransitionViews`, both views stay where they are: the
  /// old one is hidden and the new one is shown. The frames do not change.
  /// - Parameters:
  ///   - fromView: The view to remove or to hide.
  ///   - toView: The view to add or to show.
  ///   - duration: Seconds from the old to the new view. At 0 or less, the views are exchanged at once.
  ///   - options: `.transitionCrossDissolve`, and further options. Defaults to none, with which the views are exchanged at once.
  ///   - completion: Called once at the end, with false after an interruption; if nothing is animated, at once with true. Defaults to nil.
  /// - Precondition: `fromView` has a superview, and `toView` is another view. `duration` is finite.
  public static func transition(
    from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      Contract.fail(
        "\(type(of: fromView)) cannot be replaced in a transition, because it has no superview: add it to one first")
    }
    Contract.require(
      fromView !== toView, "\(type(of: fromView)) cannot replace itself: use transition(with:) to change its contents")
    let exchange: @MainActor () -> Void = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: superview, duration: duration, options: options, animations: exchange, completion: completion)
  }
}
