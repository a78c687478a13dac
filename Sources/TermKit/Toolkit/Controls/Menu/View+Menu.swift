import TermKitGraphics

extension View {
  /// The interactions of the view, in the order in which they were added. Defaults to none.
  public final var interactions: [any Interaction] { interactionList }

  /// Adds an interaction, such as a context menu, and removes it from the view that had it. The view retains the interaction.
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.view = self
    interactionList.append(interaction)
  }

  /// Removes an interaction. Does nothing if the view does not have it.
  public final func removeInteraction(_ interaction: any Interaction) {
    guard let index = interactionList.firstIndex(where: { $0 === interaction }) else { return }
    interactionList.remove(at: index)
    interaction.view = nil
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
    opening.willOpen = { [weak self] window in
      guard let self else { return }
      menuWindow = window
      self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration)
    }
    opening.didEnd = { [weak self] in
      if let self { self.delegate?.contextMenuInteraction(self, willEndFor: configuration) }
    }
    return opening
  }
}
