import TermKitGraphics

/// Hears of the choice of a tab. UIKit's `UITabBarDelegate`.
@MainActor public protocol TabBarDelegate: AnyObject {
  /// A tab was chosen by a person, perhaps the one that was selected already; does nothing unless implemented.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

/// A bar at the bottom with the screens of an app, one of them selected. UIKit's `UITabBar` (B10).
///
/// Two rows high, images above titles; one row on terminals of fewer than 20 rows. Tab goes to the selected tab, Left and Right move among
/// the tabs, Enter or Space selects.
open class TabBar: Bar {
  /// Hears of choices. Not retained.
  public final weak var delegate: (any TabBarDelegate)? {
    willSet { Contract.require(!isKept, "the delegate of this tab bar is its tab bar controller: set that one's") }
  }

  /// The tabs, left to right, all of one width if their contents allow; none unless set. An item must not be in the bar twice. The
  /// selection stays if its item does. Those of a tab bar controller's bar are its own business, as is which one is selected.
  public final var items: [TabBarItem] {
    get { tabs.map(\.item) }
    set {
      requireOwn()
      replaceItems(with: newValue)
    }
  }

  /// The tab that is shown as the present one, or nil; nil unless set. Setting it does not tell the delegate.
  public final var selectedItem: TabBarItem? {
    get { tabs.first(where: \.isSelected)?.item }
    set {
      requireOwn()
      select(newValue)
    }
  }

  private func requireOwn() {
    Contract.require(
      !isKept,
      "what is in this tab bar follows the screens of its tab bar controller: set that one's viewControllers, "
        + "selectedViewController, or a screen's tabBarItem")
  }

  /// The colour of tabs that are not selected; grey unless set. Images that are always original keep theirs.
  public final var unselectedItemTintColor: Color? {
    didSet {
      noteCustomization()
      if unselectedItemTintColor != oldValue { tabs.forEach { $0.setNeedsDisplay() } }
    }
  }

  /// A picture between the background and the selected tab, in its own colours (B10); none unless set. A resizable one fills the tab.
  public final var selectionIndicatorImage: Image? {
    didSet {
      noteCustomization()
      if selectionIndicatorImage != oldValue { tabs.forEach { $0.setNeedsDisplay() } }
    }
  }

  private var tabs: [TabBarButton] = []
  /// The tab that Tab goes to: the one with the focus, else the selected one, else the first that can have it.
  private weak var focusedTab: TabBarButton?

  /// Sets the tabs, for a tab bar controller too.
  final func replaceItems(with items: [TabBarItem]) {
    for (index, item) in items.enumerated() {
      Contract.require(
        !items[..<index].contains { $0 === item }, "the tab bar item \"\(item.title)\" is in the tab bar twice")
    }
    let before = tabs
    tabs = items.map { item in before.first { $0.item === item } ?? TabBarButton(item, in: self) }
    for tab in before where !tabs.contains(where: { $0 === tab }) { tab.removeFromSuperview() }
    for tab in tabs { addSubview(tab) }
    setNeedsLayout()
  }

  /// Shows a tab as the present one, for a tab bar controller too.
  final func select(_ item: TabBarItem?) {
    if let item {
      Contract.require(
        tabs.contains { $0.item === item },
        "the tab bar item \"\(item.title)\" cannot be selected: it is not in the tab bar")
    }
    for tab in tabs { tab.isSelected = tab.item === item }
  }

  /// Selects a tab because a person chose it.
  final func choose(_ item: TabBarItem) {
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Focus

  /// Whether the focus may go to a tab: it reaches the bar once.
  final func isReachable(_ tab: TabBarButton) -> Bool {
    let candidates = [focusedTab.flatMap { $0.isFirstResponder ? $0 : nil }, tabs.first(where: \.isSelected)]
    return tab === candidates.compactMap { $0 }.first(where: \.isEnabled) ?? tabs.first(where: \.isEnabled)
  }

  /// Moves the focus to a tab.
  final func focus(_ tab: TabBarButton) {
    focusedTab = tab
    tab.takesFocus = true
    tab.becomeFirstResponder()
    tab.takesFocus = false
  }

  /// Moves the focus from a tab to the next one that can have it, by a step of 1 or -1; at the end it stays.
  final func moveFocus(from tab: TabBarButton, by step: Int) {
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return }
    let rest = step > 0 ? Array(tabs[(index + 1)...]) : tabs[..<index].reversed()
    if let next = rest.first(where: \.isEnabled) { focus(next) }
  }

  // MARK: View

  /// Where a tab is among all of them.
  final func place(of tab: TabBarButton) -> AccessibilityPlace? {
    tabs.firstIndex { $0 === tab }.map { AccessibilityPlace(number: $0 + 1, count: tabs.count) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.tabBar)
  }

  /// True when image and title stand side by side in one row.
  final var isCompact: Bool { barMetrics == .compact }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = 0
    for (tab, width) in zip(tabs, widths) {
      tab.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      tab.setNeedsDisplay()
      x += width
    }
  }

  // All alike, or by need where that would cut one for the sake of others.
  private var widths: [Int] {
    let shares = StackLayout.shares(of: bounds.width, among: tabs.count)
    let needs = tabs.map { $0.columnsNeeded(sideBySide: isCompact) }
    let rest = bounds.width - needs.reduce(0, +)
    // In two rows nothing but a blank keeps titles apart; in one their images do.
    guard rest >= (isCompact ? 0 : tabs.count), zip(needs, shares).contains(where: { $0 + TabBarButton.padding > $1 })
    else { return shares }
    return zip(needs, StackLayout.shares(of: rest, among: tabs.count)).map { $0 + $1 }
  }

  /// As wide as there is room, and two rows high, or one.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, isCompact ? 1 : 2))
  }
}
