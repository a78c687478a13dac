import TermKitGraphics

/// The tint state of a view.
struct TintState {
  /// The colour and the mode that were set on the view.
  fileprivate(set) var settings = TintSettings()
  /// Whether `tintColorDidChange()` is still to be called for a change.
  fileprivate var awaitsNotification = false
}

extension View {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of interactive elements. Defaults to nil, which inherits the superview's tint; the root default is blue. Animatable.
  ///
  /// Setting a colour tints the view and all descendants without a specific colour. The getter returns the effective colour, never nil:
  /// grey while it is dimmed, and the new one during an animation. `Canvas.tintColor` is the presentation value.
  public final var tintColor: Color! {
    get { tint.effectiveColor }
    set {
      noteCustomization()
      if newValue != tintState.settings.color { changeTint(.color) { $0.color = newValue } }
    }
  }

  /// Whether the tint is in full colour or dimmed to grey. Defaults to `.automatic`: the superview's mode, else `.normal`. Animatable.
  ///
  /// The getter returns the effective mode, never `.automatic`.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.mode }
    set {
      let settings = tintState.settings
      // Setting `dimmed` for a sheet that is about to dim the view changes nothing.
      let isExpected = newValue == .dimmed && settings.mode != .dimmed
      setTintMode(newValue, withoutCover: isExpected ? settings.modeWithoutCover : nil)
    }
  }

  /// Remembers the mode before something in front of the view dims its tint.
  final func tintWillBeCovered() {
    let settings = tintState.settings
    setTintMode(settings.mode, withoutCover: settings.modeWithoutCover ?? settings.mode)
  }

  /// Dims the tint because something is in front of the view, or ends that. A mode that the program sets in between stays (T10).
  package final func setTintCovered(_ isCovered: Bool) {
    let settings = tintState.settings
    if isCovered {
      setTintMode(.dimmed, withoutCover: settings.modeWithoutCover ?? settings.mode)
    } else if let mode = settings.modeWithoutCover {
      setTintMode(mode, withoutCover: nil)
    }
  }

  /// Sets both modes, for example to those from before a cancelled animation.
  final func setTintMode(_ mode: TintAdjustmentMode, withoutCover: TintAdjustmentMode?) {
    if mode == tintState.settings.mode {
      tintState.settings.modeWithoutCover = withoutCover
    } else {
      changeTint(.dimming) { ($0.mode, $0.modeWithoutCover) = (mode, withoutCover) }
    }
  }

  /// Returns the style of text in the presentation value of this view's tint, with additional `attributes`, and with the attributes that
  /// `traits` with few colours need.
  ///
  /// A view that draws itself calls `Canvas.tintTextStyle(_:)`, which is faster. This method is for drawing in the tint of another view.
  public final func tintTextStyle(_ attributes: TextAttributes = [], in traits: TraitCollection) -> TextStyle {
    let tint = presentationTint
    if tint.isMoving { window?.windowScene?.animator.noteMovingTint(self) }
    return tint.textStyle(attributes, in: traits)
  }

  /// The tint that this view hands down to its subviews.
  final var tint: Tint { inheritedTint.inherited(tintState.settings) }

  /// The tint that this view inherits.
  final var inheritedTint: Tint { superview?.tint ?? .root }

  private func changeTint(_ part: TintMovement.Part, _ change: (inout TintSettings) -> Void) {
    let (above, before) = (inheritedTint, tintState.settings)
    animateTint(part) { change(&tintState.settings) }
    TintNotifications.willAdd()
    noteTint(TintChange(from: above.inherited(before), to: above.inherited(tintState.settings)))
    TintNotifications.deliver()
  }

  /// Notes the changes of tint after the view has moved to other ancestors. Calls no callbacks yet.
  final func noteInheritedTint(from before: Tint) {
    TintNotifications.willAdd()
    noteTint(TintChange(from: before.inherited(tintState.settings), to: tint))
  }

  // Visits only subtrees whose inherited tint changes, and collects only the views whose effective tint changes (T6). No callback runs in
  // between, so the previous tint is known for all of them.
  private func noteTint(_ change: TintChange) {
    if change.isNone { return }
    if change.changesEffectiveTint { TintNotifications.add(self, before: change.before) }
    for subview in subviews {
      subview.noteTint(
        subview.tintState.settings == TintSettings() ? change : change.inherited(subview.tintState.settings))
    }
  }
}

/// The tint of a view before and after a change.
private struct TintChange {
  private let old: Tint
  private let new: Tint
  /// The previous effective tint.
  let before: Tint
  /// Whether the effective tint has changed.
  let changesEffectiveTint: Bool

  init(from old: Tint, to new: Tint) {
    (self.old, self.new) = (old, new)
    before = old.effective
    changesEffectiveTint = before != new.effective
  }

  var isNone: Bool { old == new }

  /// Returns the change for a subview with its own settings.
  func inherited(_ own: TintSettings) -> TintChange {
    TintChange(from: old.inherited(own), to: new.inherited(own))
  }
}

/// The views whose tint has changed and that are still to be called. Empty except during a change of tints.
///
/// All views are collected before the first is called, so a callback that reads any view's tint gets the new colour. If a callback changes
/// tints again, all affected views are called before that setter returns. A view that was still waiting is called once, with the latest
/// colour. It is not called if it has the tint that it had at its last call.
@MainActor enum TintNotifications {
  private static var pending: [(view: View, before: Tint)] = []
  private static var deliveredCount = 0
  // The number of nested `deliver()` calls, from setters called inside callbacks.
  private static var nestedDeliveryCount = 0
  // True if tints changed again before all views were called, so that collected changes may be outdated.
  private static var isOutdated = false
  private static var deferralDepth = 0

  /// Called before tints change.
  static func willAdd() {
    if !pending.isEmpty { isOutdated = true }
  }

  /// Collects a view, with the effective tint that it had at its last call.
  static func add(_ view: View, before: Tint) {
    if view.tintState.awaitsNotification { return }
    view.tintState.awaitsNotification = true
    pending.append((view, before))
  }

  /// Delays all calls until the next `deliver()` after the closure.
  static func deferDelivery(_ changes: () -> Void) {
    deferralDepth += 1
    changes()
    deferralDepth -= 1
  }

  /// Calls the collected views, superviews before subviews.
  static func deliver() {
    if pending.isEmpty || deferralDepth > 0 { return }
    nestedDeliveryCount += 1
    Contract.require(
      nestedDeliveryCount <= 100,
      "tintColorDidChange() changed the tint again each time it was called: do not change it there unconditionally")
    defer { nestedDeliveryCount -= 1 }
    while deliveredCount < pending.count {
      let (view, before) = pending[deliveredCount]
      deliveredCount += 1
      view.tintState.awaitsNotification = false
      if !isOutdated || view.tint.effective != before {
        if view.displayState.usesTint { view.setNeedsDisplay() }
        view.tintColorDidChange()
      }
    }
    pending.removeAll(keepingCapacity: true)
    deliveredCount = 0
    isOutdated = false
  }
}
