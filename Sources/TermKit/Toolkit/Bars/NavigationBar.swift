import TermKitControls
import TermKitGraphics
import TermKitViews

/// A bar with the title of a screen, the back button and the screen's actions. UIKit's `UINavigationBar`.
///
///     let bar = NavigationBar()
///     bar.setItems([NavigationItem(title: "Messages")], animated: false)
///
/// The bar has a stack of items and shows the top one. A navigation controller keeps the stack in step with its screens. The bar is one row
/// high, or three at the accessibility sizes of text, plus the rows of the search bar of `NavigationItem.searchController`.
open class NavigationBar: Bar, BarItemObserver, StatusBarMatching, ContentSizeCategoryAdjusting {
  /// The stack of items, bottom to top. Defaults to no items.
  public private(set) final var items: [NavigationItem] = []
  /// The delegate, which decides whether items are pushed and popped, and which determines the position of the bar. Defaults to nil. Not
  /// retained.
  /// - Precondition: When it is set, the bar does not belong to a navigation controller.
  public final weak var delegate: (any NavigationBarDelegate)? {
    willSet {
      Contract.require(
        !isManaged, "the delegate of this navigation bar is its navigation controller: set the controller's delegate")
    }
    didSet { setNeedsLayout() }
  }

  /// The differences between the title and its usual look. Defaults to nil: a bold title, black or white according to the bar style.
  public final var titleTextAttributes: TitleTextAttributes? {
    didSet { noteCustomization(changes: titleTextAttributes != oldValue) { titleStyleChanged() } }
  }

  /// Whether the bar's height follows the user's preferred size of text. Defaults to true.
  ///
  /// At the accessibility sizes, the bar has a blank row above and below its title, unless the screen is short.
  public final var adjustsFontForContentSizeCategory = true {
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentsChanged() } }
  }

  /// The image that replaces the chevron of the back button, shown as a template unless its mode is `alwaysOriginal`. Defaults to nil. It
  /// has no effect without a mask image.
  public final var backIndicatorImage: Image? {
    didSet { noteCustomization(changes: backIndicatorImage != oldValue) { setNeedsLayout() } }
  }

  /// The mask for titles that pass under the chevron in a push or a pop. Defaults to nil.
  ///
  /// Titles are visible in the opaque columns of the mask, behind the chevron. They are always hidden to the left
  /// of the chevron and always visible to the right. The mask should have the size of `backIndicatorImage`, and has no effect without it.
  public final var backIndicatorTransitionMaskImage: Image? {
    didSet { noteCustomization(changes: backIndicatorTransitionMaskImage != oldValue) { setNeedsLayout() } }
  }

  private var titleAdjustments: [BarMetrics: Int] = [:] { didSet { setNeedsLayout() } }

  /// Sets the offset of the title for `barMetrics`, `default` or `compact`, in `rows` down. Negative offsets go up. Defaults to 0.
  ///
  /// An offset for `default` is also used with `compact` metrics that have none. The offset is not limited: in a bar of one row, it moves
  /// the title out of the bar. A title view stays where it is.
  public final func setTitleVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    noteCustomization(for: barMetrics)
    titleAdjustments[barMetrics] = rows
  }

  /// Returns the offset that is set for exactly these metrics, in rows, or 0.
  public final func titleVerticalPositionAdjustment(for barMetrics: BarMetrics = .default) -> Int {
    titleAdjustments[barMetrics] ?? 0
  }

  /// The offset of the title with the present metrics, in rows.
  final var titleAdjustment: Int { titleAdjustments.shown(for: barMetrics) ?? 0 }

  final lazy var contents = NavigationBarContents(of: self)

  /// Creates a bar without items, with a frame in its superview's coordinates.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(contents.backButton)
  }

  /// The item that the bar shows: the last of `items`, or nil without items.
  public final var topItem: NavigationItem? { items.last }
  /// The item that the back button leads to: the last but one of `items`, or nil. It does not matter whether the button is hidden.
  public final var backItem: NavigationItem? { items.dropLast().last }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.navigationBar)
  }

  /// The position of the bar: the delegate's answer, or `top`.
  open override var barPosition: BarPosition { delegate?.position(for: self) ?? .top }

  /// The colour of the background, which a status bar with the look of 2012 adopts. With a background
  /// image, it is the mean background colour of the image's top row. Never nil.
  public final var statusBarMatchingColor: Color? { presentationBackgroundColor }

  // MARK: Items

  /// Pushes `item` onto the stack, unless the delegate refuses it.
  ///
  /// If `animated`, the old title moves to the back button while the new title enters from the right, for 0.3 seconds. `items` changes at
  /// once.
  /// - Precondition: The item is not in a bar yet, and the bar does not belong to a navigation controller.
  public final func pushItem(_ item: NavigationItem, animated: Bool) {
    requireOwn()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    requireFree(items + [item])
    change(to: items + [item], .push, animated) { bar in bar.delegate?.navigationBar(bar, didPush: item) }
  }

  /// Pops the top item, unless the delegate refuses it.
  /// - Parameter animated: Whether the titles move to their new places, for 0.3 seconds. `items` changes at once.
  /// - Returns: The item; nil if there is no item beneath it, or if the delegate refuses.
  /// - Precondition: The bar does not belong to a navigation controller.
  @discardableResult
  public final func popItem(animated: Bool) -> NavigationItem? {
    requireOwn()
    return goBack(animated: animated)
  }

  /// Pops the top item as the back button does, also in a navigation controller's bar.
  @discardableResult
  final func goBack(animated: Bool) -> NavigationItem? {
    guard items.count > 1, let item = items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    // The delegate may have changed the items.
    guard items.count > 1, items.last === item else { return nil }
    change(to: Array(items.dropLast()), .pop, animated) { bar in bar.delegate?.navigationBar(bar, didPop: item) }
    return item
  }

  /// Replaces all items by the items `new`, from bottom to top, without calling the delegate.
  ///
  /// The change can be `animated`. The animation is a fade if the top item stays the same. It is a pop if the new top item was in the stack
  /// already or if no item is left, and else a push.
  /// - Precondition: No item is in another bar or twice in this one, and the bar does not belong to a navigation controller.
  public final func setItems(_ new: [NavigationItem], animated: Bool) {
    requireOwn()
    replaceItems(with: new, animated: animated)
  }

  /// Replaces all items, also for the navigation controller that keeps the bar.
  package final func replaceItems(with new: [NavigationItem], animated: Bool) {
    requireFree(new)
    let isBack = new.last.map { top in items.contains { $0 === top } } ?? true
    let staysOnTop = new.last === items.last
    change(to: new, staysOnTop ? .fade : isBack ? .pop : .push, animated) { _ in }
  }

  private func requireOwn() {
    Contract.require(
      !isManaged,
      "the items of this navigation bar follow the viewControllers of its navigation controller: push or pop those, or change "
        + "their navigationItem")
  }

  private func requireFree(_ items: [NavigationItem]) {
    Contract.requireDistinct(items) { "the navigation item \"\($0.titleText)\" is in the navigation bar twice" }
    for item in items {
      Contract.require(
        item.bar == nil || item.bar === self,
        "the navigation item \"\(item.titleText)\" is in another navigation bar: remove it from that bar first")
    }
  }

  final override func shows(_ item: BarButtonItem) -> Bool {
    topItem.map { (($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? [])).contains { $0 === item } } ?? false
  }

  private func change(
    to new: [NavigationItem], _ transition: NavigationBarContents.Transition, _ animated: Bool,
    completion: @escaping @MainActor (NavigationBar) -> Void
  ) {
    // The animation starts from the present positions.
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
      View.performWithoutAnimation { contents.show() }
      return completion(self)
    }
    let leaving = Box<[View]>([])
    // A transition runs once, because it ends with the removal of views.
    View.animate(AnimationBlock.singleRun(orLasting: Self.transitionDuration)) {
      leaving.value = contents.show(by: transition)
    } completion: { [weak self] _ in
      guard let self else { return }
      contents.remove(leaving.value)
      completion(self)
    }
  }

  // In seconds.
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

  final func titleLook() -> BarTitle.Look {
    BarTitle.Look(
      style: TextStyle(
        foreground: titleTextAttributes?.foregroundColor ?? barStyle.titleColor,
        attributes: titleTextAttributes?.attributes ?? .bold, minimumContrast: .text),
      shadow: titleTextAttributes?.shadow, margin: BarTitle.padding)
  }

  // MARK: Search

  final var searchRows: Int { topItem?.searchController?.searchBar.bestHeight ?? 0 }

  /// Whether the search bar takes the place of the title row, because the user is searching.
  final var hidesTitleRow: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  final var titleRows: Int { hidesTitleRow ? 0 : max(0, bounds.height - searchRows) }

  private var bestHeight: Int {
    let isHigh =
      adjustsFontForContentSizeCategory && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && barMetrics == .default
    return (hidesTitleRow ? 0 : isHigh ? 3 : 1) + searchRows
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.show()
  }

  /// One row, or three at the accessibility sizes of text, plus the rows of a search bar. The width is `noIntrinsicMetric`. For another
  /// height, override `sizeThatFits(_:)`, which does not change this property.
  public final override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: bestHeight)
  }

  /// Returns the width of `size`, and one row, or three at the accessibility sizes of text, plus the rows of a search bar, but at most the
  /// height of `size`. An override for a higher title adds rows to the result of `super`.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, bestHeight))
  }
}

/// A delegate that decides whether items of a navigation bar are pushed and popped. UIKit's `UINavigationBarDelegate`.
@MainActor public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether `pushItem(_:animated:)` of `bar` pushes `item`. The default implementation returns true. `setItems(_:animated:)` does
  /// not call it.
  func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called after `item` was pushed onto `bar`, at the end of the animation. The default implementation does nothing.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether to pop `item`, the top item of `bar`, after the back button was pressed or `popItem(animated:)` was called. The
  /// default implementation returns true.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after `item`, the top item of `bar`, was popped, at the end of the animation. The default implementation does nothing.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NavigationBarDelegate {
  public func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
  public func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {}
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}
