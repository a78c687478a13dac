import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A view that shows items in sections, at places that a layout decides. UIKit's `UICollectionView`.
///
///     let layout = CollectionViewFlowLayout()
///     layout.itemSize = Size(width: 12, height: 4)
///     let collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
///     collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     collectionView.dataSource = self
///
/// Cells are made for the items that come into view, and reused when their items leave it. With TermKit's layouts, the cost of scrolling
/// and drawing does not depend on the number of items.
///
/// The arrow keys move a focus mark to the next item in their direction; PageUp, PageDown, Home and End move it farther. Enter, Space or a
/// click selects an item. Tab moves the focus to the controls in the marked item.
open class CollectionView: ScrollView {
  /// The kind of the views above sections: "header".
  public static let elementKindSectionHeader = "header"
  /// The kind of the views below sections: "footer".
  public static let elementKindSectionFooter = "footer"

  /// The kinds of elements: UIKit's name for `CollectionViewLayoutAttributes.ElementCategory`.
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory

  /// The directions in which a collection scrolls. UIKit's `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Hashable, Sendable {
    /// Up and down.
    case vertical
    /// To the left and to the right.
    case horizontal
  }

  /// The places to which an item can be scrolled: at most one in each direction. UIKit's `UICollectionView.ScrollPosition`.
  ///
  /// In a direction without a place, the collection scrolls only as far as needed to show the item. With an empty set,
  /// `selectItem(at:animated:scrollPosition:)` does not scroll.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The places as a bit mask.
    public let rawValue: Int
    /// Makes a set of places from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The top, below any header that stays there.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left side.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle between the sides.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right side.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The source of the collection's sections and items. Defaults to nil: the collection is empty. Not retained. Setting it reloads the
  /// collection.
  public final weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      engine.outline = nil
      reloadData()
    }
  }
  /// The object that loads data of items before they come into view. Defaults to nil. Not retained.
  public final weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    didSet {
      engine.prefetching = prefetchDataSource == nil ? nil : ListPrefetching()
      setNeedsLayout()
    }
  }
  /// The scroll view's delegate, as a collection's delegate.
  private(set) final weak var collectionDelegate: (any CollectionViewDelegate)?
  /// The delegate, if it gives a flow layout the sizes of items and sections.
  private(set) final weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?

  /// The layout, which decides where items are. Setting it does not animate: see `setCollectionViewLayout(_:animated:completion:)`.
  ///
  /// The item with the focus stays in sight if it is visible; otherwise the first visible item does.
  /// - Precondition: No other collection uses the layout.
  public final var collectionViewLayout: CollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// The layout. Only `CollectionView+Updates.swift` changes it.
  final var layout: CollectionViewLayout

  /// A view that stays behind the items, fills the visible area of the collection and does not scroll. Defaults to nil.
  public final var backgroundView: View? { didSet { exchange(oldValue, for: backgroundView) } }

  // MARK: Selection

  /// Whether items can be selected. Defaults to true. If false, the arrow keys scroll. Setting it to false deselects all items without
  /// calling the delegate.
  public final var allowsSelection = true {
    didSet { if allowsSelection != oldValue { engine.selectionRulesChanged() } }
  }
  /// Whether several items can be selected. Defaults to false. If true, the user deselects a selected item by choosing it again, and
  /// selects a range with Shift and the arrow keys or a click. Setting it to false keeps only the first selected item, and does not call
  /// the delegate.
  public final var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { engine.selectionRulesChanged() } }
  }
  /// Whether the arrow keys, PageUp, PageDown, Home and End select the item to which they move the focus. Defaults to false. Has no effect
  /// if `allowsMultipleSelection` is true.
  ///
  /// The delegate is called as for other choices of the user. While no item is selected, the first arrow key selects the item that has the
  /// focus.
  public final var selectionFollowsFocus = false

  // MARK: Visible content

  /// The engine that tables and collections share.
  final lazy var engine = ListEngine(host: self, noun: .item)
  /// The bounds for which the layout has placed the items. Only `CollectionView+Tiling.swift` changes it.
  final var tiling = CollectionTiling()
  /// The registrations that this collection has used, so that their identities stay unique.
  final var registrations: [CollectionRegistrationIdentity] = []

  /// Makes a collection with `layout`, which decides where the items are, and `frame` in its superview's coordinates, by default `.zero`.
  /// - Precondition: No other collection uses the layout.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    AppearancePass.setDefaults { backgroundColor = layout.defaultBackground }
    adopt(layout)
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: engine, isRestored: true, ("items", \ListEngine.restorableItems)).adding(
      of: self, ("allowsSelection", \CollectionView.allowsSelection),
      ("allowsMultipleSelection", \.allowsMultipleSelection))
  }

  public final override var isolatesLayout: Bool { true }

  @_spi(TermKit) public final override func delegateDidChange() {
    collectionDelegate = delegate(of: "a collection view", asA: "CollectionViewDelegate")
    flowDelegate = delegate as? any CollectionViewDelegateFlowLayout
    reloadData()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    engine.commands = nil
    // The contents of items may have another size.
    layout.invalidateLayout()
  }

  @_spi(TermKit) public final override func report(_ event: ScrollEvent) { engine.report(event) }

  @_spi(TermKit) public final override func layOutContent() { engine.tile() }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      label: strings.collection,
      value: engine.visibleItemsText(one: strings.position, many: strings.items))
  }

  public final override var accessibilityFocus: View { engine.focus.flatMap { engine.cells[$0] } ?? self }

  public final override func accessibilityScroll(past element: View, by step: Int) -> View? {
    engine.scroll(past: element, by: step)
  }

  // MARK: Focus and input

  /// Whether the collection can have the focus.
  ///
  /// True if an item in or near the visible area can be selected, or if the collection can scroll and contains no view that can have the
  /// focus.
  open override var canBecomeFirstResponder: Bool { engine.hasSelectableItems || super.canBecomeFirstResponder }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    engine.focusDidChange()
  }

  public final override var subviewsForFocus: [View] { engine.focusableParts }

  @_spi(TermKit) public final override func takeTab(isForward: Bool, before target: View?) -> Bool {
    engine.takeTab(isForward: isForward, before: target)
  }

  public final override var subviewsBeforeFocus: Int {
    engine.partsBeforeFocus { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  open override var keyCommands: [KeyCommand] {
    engine.hasSelectableItems ? commands(with: engine.keyCommands) : super.keyCommands
  }

  open override func pressBegan(_ key: Key) -> Bool {
    if key.modifiers == .shift, Self.arrows[key.code] != nil, engine.hasSelectableItems {
      return engine.extendSelection { takeItemKey(key.code) }
    }
    guard key.modifiers.isEmpty else { return false }
    return takeItemKey(key.code) ?? super.pressBegan(key)
  }

  // A cell that is leaving cannot be pressed.
  open override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return engine.isLeaving(found) ? self : found
  }

  @_spi(TermKit) public override func contextMenu(at point: Point) -> MenuOpening? {
    let path = indexPathForItem(at: point)
    let paths = path.map { engine.selected.contains($0) ? indexPathsForSelectedItems : [$0] } ?? []
    let configuration = collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    return engine.menu(configuration, of: path) ?? super.contextMenu(at: point)
  }

  open override func touchBegan(_ touch: Touch) {
    if !engine.touchBegan(touch) { super.touchBegan(touch) }
  }

  open override func touchMoved(_ touch: Touch) {
    if !engine.touchMoved(touch) { super.touchMoved(touch) }
  }

  open override func touchEnded(_ touch: Touch) {
    let isUsed = engine.touchEnded(touch) { path in
      if engine.counts.contains(path), engine.focus == path { show(path) }
    }
    if !isUsed { super.touchEnded(touch) }
  }

  open override func touchCancelled(_ touch: Touch) {
    engine.setPressed(nil)
    super.touchCancelled(touch)
  }
}

extension AppearanceProxy where Target: CollectionViewCell {
  /// The background colour of selected and pressed items. Defaults to nil, which means grey. Terminals with eight or no colours show
  /// such items in reverse instead.
  public var selectedBackgroundColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.selectedBackgroundColor = $1 } }
  }
}
