import TermKitGraphics

extension View {
  /// The interactions of the view, in the order in which they were added. Defaults to none.
  public final var interactions: [any Interaction] { attachments?.interactions ?? [] }

  /// Adds an interaction, such as a context menu, and removes it from the view that had it. The view retains the interaction. If several
  /// context menu interactions have a menu for the same place, the first one added opens.
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.view = self
    requiredAttachments.interactions.append(interaction)
    if interaction is PointerInteraction { pointerStyleChanged() }
  }

  /// Removes an interaction. Does nothing if the view does not have it.
  public final func removeInteraction(_ interaction: any Interaction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    attachments?.interactions.remove(at: index)
    interaction.view = nil
    if interaction is PointerInteraction { pointerStyleChanged() }
  }

  // The application switches the terminal's reports of the pointer with the next frame.
  private func pointerStyleChanged() {
    guard let scene = window?.windowScene else { return }
    scene.pointerTracker.remove(self)
    if tracksPointer || interactionPointerStyle != nil { scene.pointerTracker.add(self) }
    scene.setNeedsFrame()
  }

  /// The shape of the pointer over the view, or nil if a superview decides.
  final var pointerStyle: PointerStyle? { interactionPointerStyle ?? (takesTyping ? .beam : nil) }

  /// The shape that the last pointer interaction gives the pointer. Nil without such an interaction.
  final var interactionPointerStyle: PointerStyle? {
    attachments?.interactions.lazy.compactMap { ($0 as? PointerInteraction)?.style }.last
  }

  /// Returns the menu of the first context menu interaction that has one at a point of the view's own coordinates, or nil.
  final func interactionMenu(at point: Point) -> MenuOpening? {
    guard let attachments else { return nil }
    for case let interaction as ContextMenuInteraction in attachments.interactions {
      if let opening = interaction.opening(at: point) { return opening }
    }
    return nil
  }
}

extension ContextMenuInteraction {
  /// Returns what to open at a point of the view's coordinates, or nil.
  func opening(at point: Point) -> MenuOpening? {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.menu(suggesting: view.suggestedMenuElements),
      var opening = MenuOpening(menu, sender: self)
    else { return nil }
    opening.willOpen = { [weak self] in
      guard let self else { return }
      menuWindow = self.view?.window?.windowScene?.menuWindow
      self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration)
    }
    opening.didEnd = { [weak self] in
      if let self { self.delegate?.contextMenuInteraction(self, willEndFor: configuration) }
    }
    return opening
  }
}
