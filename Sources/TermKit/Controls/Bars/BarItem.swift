/// What an item tells when it has changed.
@MainActor protocol BarItemObserver: AnyObject {
  func barItemChanged(_ item: BarItem)
}

/// What items of all bars have in common. UIKit's `UIBarItem`.
@MainActor open class BarItem {
  /// The text; empty unless given.
  public final var title: String { didSet { if title != oldValue { changed() } } }
  /// The picture, a template unless it says otherwise (I1); none unless given.
  public final var image: Image? { didSet { if image != oldValue { changed() } } }
  /// False makes it deaf and grey; true unless set. A caller's own view follows it if it is a control.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isEnabledDidChange()
      changed()
    }
  }
  /// What it is called to those who do not see it; nil, as it is unless set, for its title or that of its image (X1).
  public final var accessibilityLabel: String?
  private var titleAttributes: [ControlState: TitleTextAttributes] = [:]
  /// What shows it.
  final weak var observer: (any BarItemObserver)?
  final var customizations = AppearanceSlotSet()

  init(title: String, image: Image?) {
    self.title = title
    self.image = image
  }

  /// Sets how the title differs from the usual look in a state; nil has it take normal's (A8, B7).
  public final func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    guard titleAttributes[state] != attributes else { return }
    titleAttributes[state] = attributes
    changed()
  }

  /// What was set for exactly this state, or nil.
  public final func titleTextAttributes(for state: ControlState) -> TitleTextAttributes? { titleAttributes[state] }

  /// How the title differs from the usual look in a state: those without one of their own take normal's, with the focus that of the
  /// same state without it.
  final func shownTitleAttributes(for state: ControlState) -> TitleTextAttributes? {
    titleAttributes[state] ?? titleAttributes[state.subtracting(.focused)] ?? titleAttributes[.normal]
  }

  func isEnabledDidChange() {}

  final func changed() { observer?.barItemChanged(self) }
}
