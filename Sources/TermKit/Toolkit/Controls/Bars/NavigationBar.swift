import TermKitGraphics

/// A bar with the title of a screen, the way back to the one before, and what can be done. UIKit's `UINavigationBar`.
///
///     let bar = NavigationBar()
///     bar.setItems([NavigationItem(title: "Messages")], animated: false)
///
/// One row high. It has a stack of items, of which it shows the top one; a navigation controller keeps them in step with its screens.
open class NavigationBar: Bar, BarItemObserver, StatusBarMatching {
  /// The stack, bottom to top.
  public private(set) final var items: [NavigationItem] = []
  /// Decides and hears about items, and says where the bar is. Not retained.
  public final weak var delegate: (any NavigationBarDelegate)? {
    willSet {
      Contract.require(!isKept, "the delegate of this navigation bar is its navigation controller: set that one's")
    }
    didSet { setNeedsLayout() }
  }

  /// How the title differs from the usual look: bold, black or white by style (B7).
  public final var titleTextAttributes: TitleTextAttributes? {
    didSet {
      noteCustomization()
      if titleTextAttributes != oldValue { titleStyleChanged() }
    }
  }

  /// The caller's own chevron, a template. Counts only with a mask beside it (B8).
  public final var backIndicatorImage: Image? {
    didSet {
      noteCustomization()
      if backIndicatorImage != oldValue { setNeedsLayout() }
    }
  }

  /// Where titles are seen that flow under the chevron in a push or pop: where it is opaque; as large as `backIndicatorImage`, and
  /// only counting with that (B8). To the left of it nothing is seen of them, to the right everything.
  public final var backIndicatorTransitionMaskImage: Image? {
    didSet {
      noteCustomization()
      if backIndicatorTransitionMaskImage != oldValue { setNeedsLayout() }
    }
  }

  private var titleAdjustments: [BarMetrics: Int] = [:]

  /// Moves the title down by so many rows, in bars that have them; 0 unless set (B9).
  public final func setTitleVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    titleAdjustments[barMetrics] = rows
    setNeedsLayout()
  }

  /// The rows by which the title is moved with exactly these metrics.
  public final func titleVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The rows by which the title is moved now.
  final var titleAdjustment: Int { titleAdjustments.shown(for: barMetrics) ?? 0 }

  final let contents = NavigationBarContents()

  /// Makes a bar without items.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    contents.attach(to: self)
  }

  /// The item shown.
  public final var topItem: NavigationItem? { items.last }
  /// The item that the back button leads to.
  public final var backItem: NavigationItem? { items.dropLast().last }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.navigationBar)
  }

  /// Where the bar is; `top` unless the delegate says otherwise.
  open override var barPosition: BarPosition { delegate?.position(for: self) ?? .top }

  /// What the status bar takes on in the look of 2012: the colour of the background (S7).
  public final var statusBarMatchingColor: Color? { seenBackgroundColor }

  // MARK: Items

  /// Puts an item on top. Animated, the old title moves to the back button while the new one comes from the right (B8). An item must
  /// not be in a bar yet, and the bar no navigation controller's.
  public final func pushItem(_ item: NavigationItem, animated: Bool) {
    requireOwn()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    requireFree(items + [item])
    change(to: items + [item], .push, animated) { bar in bar.delegate?.navigationBar(bar, didPush: item) }
  }

  /// Takes the top item away and answers it; nil when there is none beneath it, or the delegate does not let it go. The bar must be no
  /// navigation controller's.
  @discardableResult
  public final func popItem(animated: Bool) -> NavigationItem? {
    requireOwn()
    return goBack(animated: animated)
  }

  /// Does what the back button is for, in a navigation controller too.
  @discardableResult
  final func goBack(animated: Bool) -> NavigationItem? {
    guard items.count > 1, let item = items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    // The delegate may have changed the items itself.
    guard items.count > 1, items.last === item else { return nil }
    change(to: Array(items.dropLast()), .pop, animated) { bar in bar.delegate?.navigationBar(bar, didPop: item) }
    return item
  }

  /// Replaces all items without asking or telling the delegate. Animated it looks like a pop when the new top item was in the stack, and
  /// else like a push. The bar must be no navigation controller's.
  public final func setItems(_ new: [NavigationItem], animated: Bool) {
    requireOwn()
    replaceItems(with: new, animated: animated)
  }

  /// What `setItems` does, for the navigation controller that keeps the bar.
  final func replaceItems(with new: [NavigationItem], animated: Bool) {
    requireFree(new)
    let isBack = new.last.map { top in items.contains { $0 === top } } ?? true
    let staysOnTop = new.last === items.last
    change(to: new, staysOnTop ? .fade : isBack ? .pop : .push, animated) { _ in }
  }

  private func requireOwn() {
    Contract.require(
      !isKept,
      "the items of this navigation bar follow the screens of its navigation controller: push and pop those, or change their "
        + "navigationItem")
  }

  private func requireFree(_ items: [NavigationItem]) {
    for (index, item) in items.enumerated() {
      Contract.require(
        !items[..<index].contains { $0 === item },
        "the navigation item \"\(item.title)\" is in the navigation bar twice")
      Contract.require(
        item.bar == nil || item.bar === self,
        "the navigation item \"\(item.title)\" is in another navigation bar: take it out there before")
    }
  }

  final override func shows(_ item: BarButtonItem) -> Bool {
    topItem.map { ($0.leftBarButtonItems + $0.rightBarButtonItems).contains { $0 === item } } ?? false
  }

  private func change(
    to new: [NavigationItem], _ transition: NavigationBarContents.Transition, _ animated: Bool,
    completion: @escaping @MainActor (NavigationBar) -> Void
  ) {
    // What moves begins where it is now.
    if animated { View.performWithoutAnimation { layoutIfNeeded() } }
    for item in items { item.bar = nil }
    items = new
    for item in items { item.bar = self }
    show(animated ? transition : nil, completion: completion)
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ transition: NavigationBarContents.Transition?, completion: @escaping @MainActor (NavigationBar) -> Void = { _ in }
  ) {
    guard let transition else {
      View.performWithoutAnimation { contents.show(in: self) }
      return completion(self)
    }
    let outer = AnimationBlock.current
    let leaving = Leaving()
    View.animate(
      withDuration: outer?.duration ?? Self.transitionDuration, delay: outer?.delay ?? 0,
      curve: outer?.curve ?? .easeInOut
    ) {
      leaving.views = contents.show(in: self, by: transition)
    } completion: { [weak self] _ in
      guard let self else { return }
      contents.remove(leaving.views)
      completion(self)
    }
  }

  private final class Leaving {
    var views: [View] = []
  }

  // Seconds.
  private static let transitionDuration = 0.3

  // MARK: Changes

  final func navigationItemChanged(_ item: NavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    if animated {
      View.performWithoutAnimation { layoutIfNeeded() }
      show(.fade)
    }
    setNeedsLayout()
  }

  final func barItemChanged(_ item: BarItem) { setNeedsLayout() }

  final override func titleStyleChanged() { contents.titles.forEach { $0.setNeedsDisplay() } }

  /// The look of the title in the middle.
  final func titleLook() -> BarTitle.Look {
    BarTitle.Look(
      style: TextStyle(
        foreground: titleTextAttributes?.foregroundColor ?? barStyle.titleColor,
        attributes: titleTextAttributes?.attributes ?? .bold, minimumContrast: .text),
      shadow: titleTextAttributes?.shadow, margin: BarTitle.padding)
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.show(in: self)
  }

  /// As wide as there is room, and one row high.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(size.height, 1)) }
}
