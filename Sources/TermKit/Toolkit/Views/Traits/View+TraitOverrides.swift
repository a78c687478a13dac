import TermKitGraphics

extension View {
  /// The traits that differ for the view and everything inside it. Defaults to no overrides. UIKit's `traitOverrides` of a view.
  ///
  ///     preview.traitOverrides.language = .german
  ///
  /// A view's overrides apply on top of its ancestors' and the application's overrides. A `glyphLevel` or `colorDepth` above the inherited
  /// one changes nothing. A `colorDepth` changes how views draw, for example whether they blend colours. The terminal still shows every
  /// colour that they draw with. To limit the terminal's colours, override the depth in the application.
  ///
  /// A change calls `traitCollectionDidChange(_:)` on the views and controllers whose traits change.
  /// - Precondition: `reducesMotion` and `usesScreenReader` are nil. They apply to the whole screen: override them in the application.
  public final var traitOverrides: TraitOverrides {
    get { ownTraitOverrides?.value ?? TraitOverrides() }
    set {
      Contract.require(
        newValue.reducesMotion == nil && newValue.usesScreenReader == nil,
        "\(type(of: self)) cannot override reducesMotion or usesScreenReader: set them in Application.traitOverrides, for the whole screen"
      )
      if newValue != traitOverrides { changeTraitOverrides(to: newValue) }
    }
  }

  private func changeTraitOverrides(to overrides: TraitOverrides) {
    window?.hasTraitOverrides = true
    let direction = overrides.layoutDirection ?? overrides.language?.characterDirection
    LayoutDirections.note(isMirrored: direction == .rightToLeft)
    let previous = PreviousTraits(of: self)
    ownTraitOverrides = overrides == TraitOverrides() ? nil : Box(overrides)
    setNeedsDisplayInSubtree()
    setNeedsLayoutInSubtree()
    superview?.contentsChanged()
    notifyTraitChanges(since: previous)
  }
}

extension ViewController {
  /// The trait overrides of the controller's view, which is loaded if necessary. UIKit's `traitOverrides` of a view controller.
  public final var traitOverrides: TraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
}
