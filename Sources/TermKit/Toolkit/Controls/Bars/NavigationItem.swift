import TermKitGraphics

/// What a navigation bar shows for one screen. UIKit's `UINavigationItem`.
///
///     item.title = "Messages"
///     item.rightBarButtonItem = BarButtonItem(systemItem: .compose, target: self, action: Messages.compose)
@MainActor open class NavigationItem {
  /// The title in the middle, and that of the back button of the next screen; empty unless given.
  public final var title: String { didSet { if title != oldValue { changed() } } }

  /// A view in place of the title, or nil; at the size that `sizeThatFits(_:)` answers or, if that is none, its own.
  public final var titleView: View? {
    didSet {
      guard titleView !== oldValue else { return }
      titleSlot = titleView.map { BarSlot($0) }
      changed()
    }
  }

  /// The items at the left, left to right; none unless set. They stand in place of the back button. A fixed space among them is a gap,
  /// a flexible one has no room here that it could take.
  public final var leftBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }
  /// The items at the right, right to left: the first is at the edge; none unless set. Spaces as at the left.
  public final var rightBarButtonItems: [BarButtonItem] = [] { didSet { changed() } }

  /// The first of the items at the left; setting it takes the others away.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first of the items at the right; setting it takes the others away.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// How the back button of the *next* screen looks, which leads here: title or image, tint, background. Nil, unless set, has it show
  /// this item's title. Its action is not performed: a back button goes back.
  public final var backBarButtonItem: BarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed() } } }

  /// Leaves the back button out; false unless set.
  public final var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }

  /// Has the items at the left stand beside the back button; false unless set.
  public final var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// The bar it is in.
  final weak var bar: NavigationBar?
  /// What holds the title view in the bar.
  private(set) final var titleSlot: BarSlot?
  private var animatesChange = false

  /// Makes an item.
  public init(title: String = "") { self.title = title }

  /// Sets the items at the left; animated they fade.
  public final func setLeftBarButtonItems(_ items: [BarButtonItem], animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the right; animated they fade.
  public final func setRightBarButtonItems(_ items: [BarButtonItem], animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Leaves the back button out or shows it; animated it fades.
  public final func setHidesBackButton(_ hides: Bool, animated: Bool) {
    change(animated) { hidesBackButton = hides }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    animatesChange = animated
    change()
    animatesChange = false
  }

  private func changed() { bar?.navigationItemChanged(self, animated: animatesChange) }

  /// Whether a back button stands at the left while this item is on top of another.
  final var wantsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton)
  }

  /// The texts that the back button of the next screen may show, the better ones first; the shorter ones are for when there is no room.
  final func backTitles(_ strings: any SystemStrings) -> [String] {
    if backBarButtonItem?.shownImage(.default, strings) != nil { return [""] }
    let own = backBarButtonItem?.shownTitle(strings) ?? (title.isEmpty ? strings.back : title)
    if own.isEmpty { return [""] }
    return own.columns > strings.back.columns ? [own, strings.back, ""] : [own, ""]
  }
}
