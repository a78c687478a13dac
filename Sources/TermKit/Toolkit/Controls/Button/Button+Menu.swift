import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension Button {
  /// Creates a button of a `type` that performs a `primaryAction`, for `.primaryActionTriggered`, when the user presses it.
  ///
  /// The button has the title and the image of the action in all states, and is disabled if the action is. Later changes of the action do
  /// not change the button. Without an action, it has no contents and does nothing.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type, title: primaryAction?.title, image: primaryAction?.image)
    add(primaryAction)
  }

  /// Creates a system button with a `configuration` that performs a `primaryAction`, for `.primaryActionTriggered`, when the user presses
  /// it.
  ///
  /// The button is disabled if the action is. Without a title or an image in the configuration, it shows the action's title and image.
  public convenience init(configuration: Configuration, primaryAction: Action?) {
    self.init(type: .system, title: primaryAction?.title, image: primaryAction?.image)
    self.configuration = configuration
    add(primaryAction)
  }

  private func add(_ action: Action?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    isEnabled = !action.attributes.contains(.disabled)
  }

  // MARK: Menu

  /// The action of the menu whose title the button shows, or nil.
  final var selectedAction: Action? {
    changesSelectionAsPrimaryAction ? menu?.selectedElements.first as? Action : nil
  }

  /// Makes the first action the chosen one if none is.
  final func selectionMayChange() {
    if changesSelectionAsPrimaryAction, let menu, menu.selectedElements.isEmpty {
      menu.inlineActions.first { $0.attributes.isDisjoint(with: [.hidden, .disabled]) }?.state = .on
    }
    sizeMayHaveChanged()
  }

  /// A blank and the mark that says that the button opens a menu, or an empty text.
  final var menuMark: String {
    guard showsMenuAsPrimaryAction, menu != nil else { return "" }
    return switch traitCollection.glyphLevel {
    case .ascii: " v"
    case .blocks: " ▼"
    case .braille: " ▾"
    }
  }

  final var menuOpening: MenuOpening? {
    guard let menu, var opening = MenuOpening(menu, sender: self) else { return nil }
    opening.startsAtSelection = changesSelectionAsPrimaryAction
    opening.didChoose = { [weak self] action in
      guard let self, changesSelectionAsPrimaryAction else { return }
      menu.select(action, always: true)
      sizeMayHaveChanged()
      sendActions(for: .valueChanged)
    }
    return opening
  }
}
