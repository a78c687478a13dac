import TermKitGraphics

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
  /// The picture in place of `image` where bars have little room (`BarMetrics.compact`); none unless given. UIKit's
  /// `landscapeImagePhone`.
  public final var compactImage: Image? { didSet { if compactImage != oldValue { changed() } } }
  /// Moves the image: makes its place smaller at some edges, larger at others where they are negative; none unless set (B9).
  public final var imageInsets = EdgeInsets.zero {
    didSet {
      noteCustomization()
      if imageInsets != oldValue { changed() }
    }
  }
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
  private var titleAttributes = StateValues<TitleTextAttributes>()
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

  /// How the title differs from the usual look in a state.
  final func shownTitleAttributes(for state: ControlState) -> TitleTextAttributes? { titleAttributes.shown(for: state) }

  /// The picture shown with some metrics.
  final func shownImage(_ metrics: BarMetrics) -> Image? { metrics == .compact ? compactImage ?? image : image }

  func isEnabledDidChange() {}

  final func changed() { observer?.barItemChanged(self) }
}
