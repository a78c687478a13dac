extension View {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour that marks what can be acted on. Setting it colours this view and all below without a colour of their own;
  /// setting nil goes back to the superview's (T1–T5). The getter answers the colour to draw in, dimmed if need be, never nil;
  /// blue unless somebody above set one.
  public final var tintColor: Color! {
    get { tint.effectiveColor }
    set { specificTintColor = newValue }
  }

  /// Whether the tint is shown as it is or greyed; as the superview's unless set. The getter never answers `automatic` (T7).
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.mode }
    set { tintModeSetting = newValue }
  }

  /// What this view hands down.
  final var tint: Tint { inheritedTint.inherited(color: specificTintColor, mode: tintModeSetting) }

  /// What this view is handed from above.
  final var inheritedTint: Tint { superview?.tint ?? .root }

  /// The view has other ancestors than before.
  final func tintInherited(from before: Tint) {
    propagate(from: before, to: inheritedTint, ownBefore: (specificTintColor, tintModeSetting))
  }

  /// The view's own setting changed.
  final func inheritedTintChanged(ownBefore: (Color?, TintAdjustmentMode)) {
    propagate(from: inheritedTint, to: inheritedTint, ownBefore: ownBefore)
  }

  // Goes down only as long as something that is handed down differs; tells just those whose colour differs (T6).
  private func propagate(from before: Tint, to after: Tint, ownBefore: (Color?, TintAdjustmentMode)) {
    let old = before.inherited(color: ownBefore.0, mode: ownBefore.1)
    let new = after.inherited(color: specificTintColor, mode: tintModeSetting)
    if old == new { return }
    if old.effectiveColor != new.effectiveColor { tintColorDidChange() }
    for subview in subviews {
      subview.propagate(from: old, to: new, ownBefore: (subview.specificTintColor, subview.tintModeSetting))
    }
  }
}
