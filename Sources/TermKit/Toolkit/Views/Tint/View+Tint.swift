import TermKitGraphics

/// The tint that was set on a view.
struct TintState {
  /// The colour and the mode that were set.
  fileprivate(set) var settings = TintSettings()
  /// True when the view has yet to hear of its new tint.
  fileprivate var isUntold = false
}

extension View {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour that marks what can be acted on. Setting it colours this view and all below without a colour of their own;
  /// setting nil goes back to the superview's (T1–T5). The getter answers the effective colour, grey if need be, never nil; blue
  /// unless somebody above set one. Animatable (V9): the getter answers the new colour at once, `Canvas.tintColor` what is seen.
  public final var tintColor: Color! {
    get { tint.effectiveColor }
    set {
      noteCustomization()
      if newValue != tintState.settings.color { changeTint(.color) { $0.color = newValue } }
    }
  }

  /// Whether the tint is shown as it is or greyed; as the superview's unless set. The getter never answers `automatic` (T7).
  /// Animatable.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.mode }
    set {
      if newValue != tintState.settings.mode { changeTint(.dimming) { $0.mode = newValue } }
    }
  }

  /// How text in this view's tint is drawn right now, also where the colour alone would not tell (T12). A view that draws its own asks
  /// the canvas, `Canvas.tintTextStyle(_:)`, which need not look for it; this is for those who draw in another's tint.
  /// - Parameters:
  ///   - attributes: Others that the text is to have; none unless given.
  ///   - traits: What can be shown.
  public final func tintTextStyle(_ attributes: TextAttributes = [], in traits: TraitCollection) -> TextStyle {
    let tint = seenTint
    if tint.isMoving { window?.windowScene?.animator.noteTintWitness(self) }
    return tint.textStyle(attributes, in: traits)
  }

  /// What this view hands down.
  final var tint: Tint { inheritedTint.inherited(tintState.settings) }

  /// What this view is handed from above.
  final var inheritedTint: Tint { superview?.tint ?? .root }

  private func changeTint(_ part: TintMovement.Part, _ change: (inout TintSettings) -> Void) {
    let (above, before) = (inheritedTint, tintState.settings)
    animateTint(part) { change(&tintState.settings) }
    TintNews.willAdd()
    noteTint(TintChange(from: above.inherited(before), to: above.inherited(tintState.settings)))
    TintNews.tell()
  }

  /// The view has other ancestors than before. Nobody is told yet.
  final func noteInheritedTint(from before: Tint) {
    TintNews.willAdd()
    noteTint(TintChange(from: before.inherited(tintState.settings), to: tint))
  }

  // Goes down only as long as something that is handed down differs; notes just those whose colour differs (T6). Nothing of the
  // program is called meanwhile, so that what was handed down before is known for all of them.
  private func noteTint(_ change: TintChange) {
    if change.isNone { return }
    if change.isSeen { TintNews.add(self, before: change.before) }
    for subview in subviews {
      subview.noteTint(
        subview.tintState.settings == TintSettings() ? change : change.inherited(subview.tintState.settings))
    }
  }
}

/// What a view hands down, before and after.
private struct TintChange {
  private let old: Tint
  private let new: Tint
  /// The effective colour there was.
  let before: Color
  /// True when the effective colour is another one now.
  let isSeen: Bool

  init(from old: Tint, to new: Tint) {
    (self.old, self.new) = (old, new)
    before = old.effectiveColor
    isSeen = before != new.effectiveColor
  }

  var isNone: Bool { old == new }

  /// The change of a view below that has settings of its own.
  func inherited(_ own: TintSettings) -> TintChange {
    TintChange(from: old.inherited(own), to: new.inherited(own))
  }
}

/// The views whose tint has changed and that have not been told yet. It is empty unless a setter of a tint is under way.
///
/// First all are noted, then told, so that who is told and asks any view for its tint gets the new one. Who changes tints while being
/// told has everybody told before the setter returns: also those who were not reached yet, once, with the colours as they are then,
/// or not at all when they have again the colour that they were told of last.
@MainActor enum TintNews {
  private static var untold: [(view: View, before: Color)] = []
  private static var toldCount = 0
  // How many setters are telling: those called by whoever is told come on top.
  private static var tellersInHand = 0
  // True when there was another change before all were told of one, so that what was noted may not be so any more.
  private static var isOutdated = false
  private static var holdCount = 0

  /// Tints are about to be changed.
  static func willAdd() {
    if !untold.isEmpty { isOutdated = true }
  }

  /// Notes a view with the colour that it knows of.
  static func add(_ view: View, before: Color) {
    if view.tintState.isUntold { return }
    view.tintState.isUntold = true
    untold.append((view, before))
  }

  /// Puts off all telling until `tell()` is called after it.
  static func hold(_ changes: () -> Void) {
    holdCount += 1
    changes()
    holdCount -= 1
  }

  /// Tells those who were noted, superviews before subviews.
  static func tell() {
    if untold.isEmpty || holdCount > 0 { return }
    tellersInHand += 1
    Contract.require(
      tellersInHand <= 100, "tintColorDidChange() changed the tint again each time it was told: let it stop")
    defer { tellersInHand -= 1 }
    while toldCount < untold.count {
      let (view, before) = untold[toldCount]
      toldCount += 1
      view.tintState.isUntold = false
      if !isOutdated || view.tintColor != before {
        if view.backgroundPattern?.renderingMode == .alwaysTemplate { view.setNeedsDisplay() }
        view.tintColorDidChange()
      }
    }
    untold.removeAll(keepingCapacity: true)
    toldCount = 0
    isOutdated = false
  }
}
