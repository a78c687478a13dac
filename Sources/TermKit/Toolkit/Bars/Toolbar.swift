import TermKitControls
import TermKitGraphics
import TermKitViews

/// A delegate that determines the position of a toolbar. UIKit's `UIToolbarDelegate`.
@MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}

/// A bar with the actions of a screen. UIKit's `UIToolbar`.
///
///     bar.items = [reply, BarButtonItem(systemItem: .flexibleSpace), delete]
///
/// The bar is one row high. Items stand side by side from the left, unless flexible spaces spread them. A toolbar too narrow for its items
/// first shrinks the spaces, and then the columns between items to one. Only then are titles truncated, the longest first, so that no item
/// disappears.
open class Toolbar: Bar, BarItemObserver {
  /// The items, left to right. Defaults to nil, no items. Setting them is the same as `setItems(_:animated:)` without animation.
  /// - Precondition: The new items meet the conditions of `setItems(_:animated:)`.
  public final var items: [BarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// The delegate, which determines the position of the bar. Defaults to nil. Not retained.
  public final weak var delegate: (any ToolbarDelegate)? { didSet { setNeedsLayout() } }
  private var shownItems: [BarButtonItem] = []
  private var views: [View] = []

  /// The position of the bar: the delegate's answer, or `bottom`.
  open override var barPosition: BarPosition { delegate?.position(for: self) ?? .bottom }

  /// Sets the `items`, from left to right. Nil removes all. If `animated`, items that leave fade out and new ones fade in, for 0.3 seconds.
  /// - Precondition: No item is in the bar twice or in another bar. The bar does not belong to a navigation controller, which shows the
  ///   `toolbarItems` of its screens.
  public final func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    Contract.require(
      !isManaged,
      "the items of this toolbar follow its navigation controller's topViewController: set that controller's toolbarItems"
    )
    replaceItems(with: items ?? [], animated: animated)
  }

  /// Sets the items, also for the navigation controller that keeps the bar.
  package final func replaceItems(with items: [BarButtonItem], animated: Bool) {
    requireFree(items)
    shownItems = items
    let before = views
    views = items.compactMap(\.view)
    for item in items where item.space != nil { item.observer = self }
    let leaving = before.filter { view in !views.contains { $0 === view } }
    let coming = views.filter { $0.superview !== self }
    for view in coming {
      addSubview(view)
      View.performWithoutAnimation { view.alpha = animated ? 0 : 1 }
    }
    View.performWithoutAnimation { placeItems() }
    leaving.forEach { $0.isUserInteractionEnabled = false }
    views.forEach { $0.isUserInteractionEnabled = true }
    View.animate(withDuration: animated ? Self.fadeDuration : 0) {
      views.forEach { $0.alpha = 1 }
      leaving.forEach { $0.alpha = 0 }
    } completion: { [weak self] _ in
      // Some views may have returned since, or moved to another bar.
      for view in leaving where view.superview === self && self?.views.contains(where: { $0 === view }) != true {
        view.removeFromSuperview()
      }
    }
  }

  // In seconds.
  private static let fadeDuration = 0.3

  final override func shows(_ item: BarButtonItem) -> Bool { shownItems.contains { $0 === item } }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.toolbar)
  }

  final func barItemChanged(_ item: BarItem) { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  private func placeItems() {
    let area = bounds.inset(by: EdgeInsets(left: NavigationBarLayout.margin, right: NavigationBarLayout.margin))
    let layout = ToolbarLayout(
      items: shownItems.map { item in
        ToolbarLayout.Item(
          length: item.view?.sizeThatFits(area.size).width ?? item.gap(in: area.width), space: item.space,
          hasMargins: (item.view as? BarButton)?.hasMargins ?? false)
      }, width: bounds.width)
    for (item, columns) in zip(shownItems, layout.places) {
      guard let view = item.view else { continue }
      let height = view.sizeThatFits(area.size).height
      view.frame = Rect(
        x: bounds.minX + columns.lowerBound, y: (bounds.height - height) / 2, width: columns.count, height: height)
    }
  }

  /// One row. The width is `noIntrinsicMetric`. For another height, override `sizeThatFits(_:)`, which does not change this property.
  public final override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  /// Returns the width of `size`, and one row, but at most the height of `size`.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(size.height, 1)) }
}

/// Computes the columns of the items of a toolbar.
///
/// Where room is short, spaces shrink first. Then neighbours share one of the two columns between them, and the outermost margins leave
/// the bar. Only then are items truncated, the longest first, so that no item disappears.
struct ToolbarLayout {
  /// The facts about an item that the layout needs.
  struct Item {
    /// The columns that the item needs; 0 for a flexible space.
    var length: Int
    var space: BarSystemItem?
    /// True if the first and the last column of the item are empty and may be shared with its neighbours.
    var hasMargins = false
  }

  var items: [Item]
  var width: Int

  private static let margin = NavigationBarLayout.margin

  /// The columns of each item. Where room is short, the margins of neighbours overlap, and the outermost margins lie outside the bar.
  var places: [Range<Int>] {
    let shown = items.indices.filter { items[$0].space == nil }
    // The columns missing when all spaces have shrunk to nothing.
    var excess = shown.reduce(2 * Self.margin) { $0.saturatingAdd(items[$1].length) }.saturatingSubtract(width)
    var parts = items.map { item in
      StackLayout.Part(
        length: item.length, hugging: item.space == .flexibleSpace ? LayoutPriority(1) : .defaultLow,
        resistance: item.space == nil ? .defaultHigh : .defaultLow)
    }
    // Takes the columns left over if there is no flexible space.
    parts.append(StackLayout.Part(length: 0, hugging: LayoutPriority(2)))
    if excess > 0 {
      for (item, next) in zip(shown, shown.dropFirst()) where items[item].hasMargins && items[next].hasMargins {
        parts[item].spacing = -1
        excess -= 1
      }
    }
    let start = room(at: shown.first, for: (excess + 1) / 2)
    let end = room(at: shown.last, for: excess - start)
    let columns = StackLayout().place(parts, in: max(0, width - 2 * Self.margin + start + end))
    return columns.dropLast().map { $0.lowerBound + Self.margin - start..<$0.upperBound + Self.margin - start }
  }

  // Returns the columns at an end of the bar that the item there may use in addition.
  private func room(at item: Int?, for excess: Int) -> Int {
    guard let item else { return 0 }
    return max(0, min(excess, Self.margin + (items[item].hasMargins ? 1 : 0)))
  }
}
