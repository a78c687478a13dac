import TermKitGraphics
import TermKitViews

extension CollectionView {
  // MARK: Selected items

  /// The selected items, in order.
  public final var indexPathsForSelectedItems: [IndexPath] { engine.selected.sorted() }

  /// The item that has the focus while the collection is first responder.
  ///
  /// Nil at first, and after `reloadData()`, until the collection has the focus or an item is selected.
  public final var indexPathForFocusedItem: IndexPath? { engine.focus }

  /// Selects an item without calling the delegate. Does nothing if `allowsSelection` is false.
  ///
  /// Other items are deselected unless `allowsMultipleSelection` is true. The focus mark moves to the item, but the collection does not
  /// become first responder.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or nil to deselect all items.
  ///   - animated: Whether the change of the selection and the scrolling are animated.
  ///   - scrollPosition: The place to which the item is scrolled. If it is empty, the collection does not scroll.
  /// - Precondition: `indexPath` is nil or an item of the collection.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let isSelected = engine.select(indexPath, animated: animated, "selectItem(at:animated:scrollPosition:)")
    if isSelected, let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects the item at `indexPath` without calling the delegate. If `animated`, the selection fades out over a quarter of a second.
  /// Does nothing if the item is not selected.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(indexPath, animated: animated, "deselectItem(at:animated:)")
  }

  // MARK: Selection by the user

  final var selectableItemBeyond: IndexPath? {
    let size = bounds.size
    let page = bounds.insetBy(dx: -size.width, dy: -size.height)
    let paths = items(in: page).map(\.indexPath).sorted()
    guard let first = engine.visible.first, let last = engine.visible.last else {
      return paths.first(where: engine.isSelectable)
    }
    return paths.first { $0 > last && engine.isSelectable($0) } ?? paths.last { $0 < first && engine.isSelectable($0) }
  }

  // MARK: Scrolling

  /// Scrolls the item at `indexPath` to the place `scrollPosition`, at once or, if `animated`, in a quarter of a second. An empty position
  /// stands for the nearest place at which the item is visible.
  ///
  /// A list first asks for the heights of the rows that become visible. The collection does nothing while its bounds are empty.
  /// - Precondition: The item exists. The position contains one place in each direction at most.
  public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    for places in [ScrollPosition.vertical, .horizontal] {
      Contract.require(
        scrollPosition.intersection(places).rawValue.nonzeroBitCount <= 1,
        "an item cannot be scrolled to several places in one direction: use one of top, centeredVertically and bottom, "
          + "and one of left, centeredHorizontally and right")
    }
    let isNear = scrollPosition.isEmpty
    engine.scroll(to: indexPath, isNear: isNear, animated: animated, "scrollToItem(at:at:animated:)") {
      offset(showing: indexPath, scrollPosition)
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> Point? {
    guard let frame = frame(of: path) else { return nil }
    var vertical = axis(.vertical)
    vertical.leading += layout.coveredLength(above: path.section)
    let (model, horizontal) = (visibleContent, axis(.horizontal))
    let x = horizontal.offset(
      showing: frame.minX..<frame.maxX, from: model.minX - adjustedContentInset.left,
      at: position.place(.left, .centeredHorizontally, .right))
    let y = vertical.offset(
      showing: frame.minY..<frame.maxY, from: model.minY - adjustedContentInset.top,
      at: position.place(.top, .centeredVertically, .bottom))
    return Point(x: horizontal.clamped(x), y: axis(.vertical).clamped(y))
  }

  /// Returns whether an item is fully visible and not covered by its section's header.
  final func isFullyVisible(_ path: IndexPath) -> Bool {
    frame(of: path).map { visibleContent(of: path.section).contains($0) } ?? false
  }

  /// Returns whether a part of an item is visible and not covered by its section's header.
  final func isPartlyVisible(_ path: IndexPath) -> Bool {
    frame(of: path).map { visibleContent(of: path.section).intersects($0) } ?? false
  }

  /// Returns the part of the visible content that no header of the section covers.
  final func visibleContent(of section: Int) -> Rect {
    visibleContent.inset(by: EdgeInsets(top: layout.coveredLength(above: section)))
  }
}

extension CollectionView.ScrollPosition {
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]

  /// Returns the place in one direction to which an item is scrolled.
  fileprivate func place(_ start: Self, _ middle: Self, _ end: Self) -> ScrollAxis.Place {
    contains(start) ? .start : contains(middle) ? .middle : contains(end) ? .end : .nearest
  }
}
