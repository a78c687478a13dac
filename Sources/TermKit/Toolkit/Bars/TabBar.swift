import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A delegate that is notified when the user chooses a tab. UIKit's `UITabBarDelegate`.
@MainActor public protocol TabBarDelegate: TabBarDelegateNearMisses {
  /// Called when the user has chosen a tab, which is now the selected one and may have been it before. The default implementation does
  /// nothing.
  /// - Parameter item: The item of the tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

/// A bar at the bottom with a tab for each screen of an application, of which one is selected. UIKit's `UITabBar`.
///
/// The bar is two rows high, with images above titles. On terminals of fewer than 20 rows, it is one row high, with images beside titles.
/// Images of more than one row are then left out.
///
/// The Tab key moves the focus to the selected tab, or to the first enabled tab if no enabled tab is selected. Left and Right move it among
/// the tabs, and Enter or Space selects the tab that has it.
open class TabBar: Bar {
  /// The delegate. Defaults to nil. Not retained.
  /// - Precondition: When it is set, the bar does not belong to a tab bar controller.
  public final weak var delegate: (any TabBarDelegate)? {
    willSet {
      Contract.require(
        !isManaged, "the delegate of this tab bar is its tab bar controller: set the controller's delegate")
    }
  }

  /// The tabs, left to right. Defaults to nil, no tabs. A tab that stays in the bar stays selected.
  ///
  /// All tabs have the same width, unless that would truncate the contents of one.
  /// - Precondition: No item is in the bar twice, and the bar does not belong to a tab bar controller.
  public final var items: [TabBarItem]? {
    get { tabs.isEmpty ? nil : tabs.map(\.item) }
    set {
      requireOwn()
      replaceItems(with: newValue ?? [])
    }
  }

  /// The selected tab. Defaults to nil: no tab. Setting it does not call the delegate, and can also select a disabled tab.
  /// - Precondition: The item is in the bar, and the bar does not belong to a tab bar controller.
  public final var selectedItem: TabBarItem? {
    get { tabs.first(where: \.isSelected)?.item }
    set {
      requireOwn()
      select(newValue)
    }
  }

  private func requireOwn() {
    Contract.require(
      !isManaged,
      "the items of this tab bar follow the viewControllers of its tab bar controller: set the controller's viewControllers "
        + "or selectedViewController, or the tabBarItem of one of them")
  }

  /// The colour of the images and titles of tabs that are not selected. Defaults to nil: grey, if the terminal has more than eight
  /// colours.
  ///
  /// The colour in an item's title attributes takes precedence. Images with the mode `alwaysOriginal` keep their colours.
  public final var unselectedItemTintColor: Color? {
    didSet { noteCustomization(changes: unselectedItemTintColor != oldValue) { displayTabs() } }
  }

  /// The image behind the selected tab, in place of the shape filled with the tint. It is shown in its own colours unless its rendering
  /// mode says otherwise. A resizable image fills the tab, and any other image is centred. Defaults to nil: the filled shape.
  public final var selectionIndicatorImage: Image? {
    didSet { noteCustomization(changes: selectionIndicatorImage != oldValue) { displayTabs() } }
  }

  private func displayTabs() { tabs.forEach { $0.setNeedsDisplay() } }

  private var tabs: [TabBarButton] = []
  /// The tab that last got the focus from the bar.
  private weak var focusedTab: TabBarButton?
  private var mainIndex = 0

  /// Sets the tabs, also for a tab bar controller.
  package final func replaceItems(with items: [TabBarItem]) {
    Contract.requireDistinct(items) { "the tab bar item \"\($0.titleText)\" is in the tab bar twice" }
    let before = tabs
    tabs = items.map { item in before.first { $0.item === item } ?? TabBarButton(item, in: self) }
    for tab in before where !tabs.contains(where: { $0 === tab }) { tab.removeFromSuperview() }
    for tab in tabs { addSubview(tab) }
    setNeedsLayout()
  }

  /// Selects a tab, also for a tab bar controller.
  package final func select(_ item: TabBarItem?) {
    if let item {
      Contract.require(
        tabs.contains { $0.item === item },
        "the tab bar item \"\(item.titleText)\" cannot be selected: it is not in the tab bar")
    }
    for tab in tabs { tab.isSelected = tab.item === item }
  }

  /// Selects the tab that the user chose, and tells the delegate.
  final func choose(_ item: TabBarItem) {
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Focus

  /// Returns true if the Tab key may move the focus to a tab. Only one tab can be reached: the tab with the focus, else the selected tab,
  /// else the first enabled one.
  final func isReachable(_ tab: TabBarButton) -> Bool {
    let candidates = [focusedTab.flatMap { $0.isFirstResponder ? $0 : nil }, tabs.first(where: \.isSelected)]
    return tab === candidates.compactMap { $0 }.first(where: \.isEnabled) ?? tabs.first(where: \.isEnabled)
  }

  final func focus(_ tab: TabBarButton) {
    focusedTab = tab
    tab.takesFocus = true
    tab.becomeFirstResponder()
    tab.takesFocus = false
  }

  /// Moves the focus from a tab to the next enabled one in the direction of `step`, which is 1 or -1. At the end, the focus stays.
  final func moveFocus(from tab: TabBarButton, by step: Int) {
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return }
    let rest = step > 0 ? Array(tabs[(index + 1)...]) : tabs[..<index].reversed()
    if let next = rest.first(where: \.isEnabled) { focus(next) }
  }

  // MARK: View

  final func place(of tab: TabBarButton) -> AccessibilityPlace? {
    tabs.firstIndex { $0 === tab }.map { AccessibilityPlace(number: $0 + 1, count: tabs.count) }
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, ("unselectedItemTintColor", \TabBar.unselectedItemTintColor))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.tabBar)
  }

  /// True if the image and the title stand side by side in one row.
  final var isCompact: Bool { barMetrics == .compact }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateMainTab()
    var x = 0
    for (tab, width) in zip(tabs, widths) {
      tab.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      tab.setNeedsDisplay()
      x += width
    }
  }

  // True if there is no room for all tabs.
  private var isCrowded: Bool { bounds.width < tabs.count * Self.smallWidth }

  /// Called when the state of a tab has changed, which may be another one with the focus or the selection.
  final func tabDidChange() {
    if isCrowded { setNeedsLayout() }
  }

  // The tab that keeps its title where there is no room for all: the tab with the focus, or else the selected one. Tabs do not move while
  // the mouse button is pressed, because the release would be on another one.
  private func updateMainTab() {
    if tabs.contains(where: \.isTracking) { return }
    let tab = focusedTab.flatMap { $0.isFirstResponder ? $0 : nil } ?? tabs.first(where: \.isSelected)
    mainIndex = tabs.firstIndex { $0 === tab } ?? 0
  }

  // The width of a tab of which only the beginning of the title is visible.
  private static let smallWidth = 3

  // The main tab with its title, and the tabs beside it as far as there is room. A click on one of these brings the next ones into sight.
  private func widths(around index: Int, _ needs: [Int]) -> [Int] {
    var widths = Array(repeating: 0, count: tabs.count)
    let others = tabs.indices.filter { $0 != index }.sorted { abs($0 - index) < abs($1 - index) }
    var closest = others.prefix { abs($0 - index) == 1 }.count
    widths[index] = min(bounds.width, max(1, min(needs[index] + (isCompact ? 0 : 1), bounds.width - closest)))
    var rest = max(0, bounds.width - widths[index])
    for other in others {
      closest = max(0, closest - 1)
      widths[other] = min(Self.smallWidth, max(0, rest - closest))
      rest -= widths[other]
    }
    widths[index] += rest
    return widths
  }

  // Equal shares of the width. If these would truncate a tab and there is room for all, each tab gets the width that it needs.
  private var widths: [Int] {
    let needs = tabs.map { $0.columnsNeeded(sideBySide: isCompact) }
    if isCrowded { return widths(around: min(mainIndex, tabs.count - 1), needs) }
    let shares = StackLayout.shares(of: bounds.width, among: tabs.count)
    let rest = bounds.width - needs.reduce(0, +)
    // In two rows, titles need a blank between them. In one row, their images separate them.
    guard rest >= (isCompact ? 0 : tabs.count), zip(needs, shares).contains(where: { $0 + TabBarButton.padding > $1 })
    else { return shares }
    return zip(needs, StackLayout.shares(of: rest, among: tabs.count)).map { $0 + $1 }
  }

  /// Two rows, or one with compact metrics. The width is `noIntrinsicMetric`. For another height, override `sizeThatFits(_:)`, which does
  /// not change this property.
  public final override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: isCompact ? 1 : 2)
  }

  /// Returns the width of `size`, and two rows, or one row with compact metrics, but at most the height of `size`.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, isCompact ? 1 : 2))
  }
}
