import TermKitGraphics
import TermKitViews

extension NavigationItem: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: NavigationItem, right: NavigationItem) -> Bool { left === right }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The contents of a navigation bar for one screen. UIKit's `UINavigationItem`.
///
///     item.title = "Messages"
///     item.rightBarButtonItem = BarButtonItem(systemItem: .compose, target: self, action: Messages.compose)
@MainActor open class NavigationItem {
  /// The title in the middle of the bar, which is also the text of the next screen's back button. Defaults to nil.
  ///
  /// Without a title, the back button says "Back", in the user's language. In a narrow bar, a longer title becomes "Back", and then only
  /// the chevron is left.
  public final var title: String? {
    didSet {
      if title == oldValue { return }
      StructuralChanges.generation += 1
      changed()
    }
  }

  /// A view that replaces the title in the middle of the bar. Defaults to nil. The next screen's back button still shows `title`.
  ///
  /// The size of the view is the result of `sizeThatFits(_:)`. If that is empty, it is the size of the view's frame.
  public final var titleView: View? {
    didSet {
      guard titleView !== oldValue else { return }
      titleSlot = titleView.map { BarCustomViewContainer($0) }
      changed()
    }
  }

  /// The items at the left, left to right. Defaults to nil, no items.
  ///
  /// The items replace the back button, unless `leftItemsSupplementBackButton` is true. A fixed space is a gap; a flexible space has no
  /// effect.
  /// - Precondition: While the item is the top item of a bar, no button is in the bar twice or in another bar.
  public final var leftBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The items at the right, right to left: the first is at the edge. Defaults to nil, no items.
  ///
  /// A fixed space is a gap; a flexible space has no effect.
  /// - Precondition: While the item is the top item of a bar, no button is in the bar twice or in another bar.
  public final var rightBarButtonItems: [BarButtonItem]? { didSet { changed() } }

  /// The first of the items at the left, or nil. Setting it removes the others, and nil removes all.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items at the right, which is at the edge, or nil. Setting it removes the others, and nil removes all.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The look of the *next* screen's back button, which leads to this item: its title or image, its tint, its background and its offsets.
  /// Defaults to nil, which shows the title of this item. An item with an empty title shows only the chevron.
  ///
  /// The action of the item is not performed: a back button always goes back. If the item is disabled, the back button is.
  public final var backBarButtonItem: BarButtonItem? { didSet { if backBarButtonItem !== oldValue { changed() } } }

  /// Whether the back button is hidden while this item is at the top. Defaults to false. In a navigation controller, Escape then does
  /// not go back either.
  public final var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }

  /// Whether the items at the left stand beside the back button instead of replacing it. Defaults to false.
  public final var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// The search controller whose search bar is shown below the title. Defaults to nil. Replacing it ends its search.
  public final var searchController: SearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.isActive = false
      oldValue?.owningItem = nil
      searchController?.owningItem = self
      searchBarChanged(animated: false)
    }
  }

  /// Lays the bar out after a change of the search controller.
  final func searchBarChanged(animated: Bool) {
    bar?.navigationItemChanged(self, animated: animated)
    bar?.invalidateIntrinsicContentSize()
  }

  final weak var bar: NavigationBar?
  private(set) final var titleSlot: BarCustomViewContainer?
  private var animatesChange = false

  /// Creates an item with a title. The title defaults to nil.
  public init(title: String? = nil) { self.title = title }

  /// The title, or an empty string.
  final var titleText: String { title ?? "" }

  /// Sets the `items` at the left, beginning at the edge, with a fade of 0.3 seconds if `animated`. Nil removes them.
  public final func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the `items` at the right, beginning at the edge, with a fade of 0.3 seconds if `animated`. Nil removes them.
  public final func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Hides the back button, or shows it if `hides` is false, with a fade of 0.3 seconds if `animated`.
  public final func setHidesBackButton(_ hides: Bool, animated: Bool) {
    change(animated) { hidesBackButton = hides }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    animatesChange = animated
    change()
    animatesChange = false
  }

  private func changed() { bar?.navigationItemChanged(self, animated: animatesChange) }

  /// True if the bar shows a back button while this item is on top of another one.
  package final var wantsBackButton: Bool {
    !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }

  /// Returns the texts that the next screen's back button may show, the preferred ones first. The shorter ones are for narrow bars.
  final func backTitles(_ strings: SystemStrings) -> [String] {
    if backBarButtonItem?.shownImage(.default, strings) != nil { return [""] }
    let own = backBarButtonItem?.shownTitle(strings) ?? (titleText.isEmpty ? strings.back : titleText)
    if own.isEmpty { return [""] }
    return own.columns > strings.back.columns ? [own, strings.back, ""] : [own, ""]
  }
}
