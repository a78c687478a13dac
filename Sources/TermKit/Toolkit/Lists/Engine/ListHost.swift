import TermKitGraphics
import TermKitInput
import TermKitViews

/// A view that shows a list of items: a table or a collection.
///
/// It decides where the items are, and calls its own data source and delegate. Its `ListEngine` does the rest.
@MainActor protocol ListHost: ScrollView {
  /// The engine of the list.
  var engine: ListEngine { get }

  // MARK: Rules

  var allowsMultipleSelection: Bool { get }
  /// Whether several items can be selected in the present mode.
  var selectsSeveral: Bool { get }
  var selectionFollowsFocus: Bool { get }
  /// Whether the program lets the user select items.
  var allowsSelection: Bool { get }
  /// Whether Enter, Space and clicks select items in the present mode.
  var canSelectItems: Bool { get }
  /// Whether any item can have the focus in the present mode.
  var canFocusItems: Bool { get }
  var backgroundView: View? { get }
  /// The direction in which the content grows.
  var scrollAxis: LayoutAxis { get }

  // MARK: Data source

  /// The data source, which may know identifiers of the items.
  var dataObject: AnyObject? { get }
  /// The number of sections, as the data source reports it now.
  var reportedSections: Int { get }
  /// Returns the number of items in a section, as the data source reports it now.
  func reportedCount(inSection section: Int) -> Int
  /// Asks the data source for the cell of an item.
  func requestCell(for path: IndexPath) -> any ListCell
  /// Asks the program to begin to load what items will show.
  func prefetch(_ paths: [IndexPath])
  /// Tells the program that items are no longer expected.
  func cancelPrefetching(_ paths: [IndexPath])
  /// Reloads all sections and items.
  func reloadData()
  /// Adopts new counts, while the cells of the old items are still there.
  func countsDidLoad()
  /// Called when the cells of the old items are gone after a reload.
  func oldCellsDidLeave()

  // MARK: Delegate

  /// Returns whether the user can select an item.
  func canChoose(_ path: IndexPath) -> Bool
  /// Returns whether an item can have the focus for another reason.
  func canEdit(_ path: IndexPath) -> Bool
  /// Returns the item to select when the user chooses `path`.
  func willSelect(_ path: IndexPath) -> IndexPath?
  /// Returns the item to deselect when the user chooses `path` again or another item in its place.
  func willDeselect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  /// Does what the item leads to, because the user has chosen it again.
  func performPrimaryAction(_ path: IndexPath)
  /// Performs the selection of a range, which begins at `path`, if several items can be selected. Returns whether they can.
  func selectingRange(at path: IndexPath, _ selection: () -> Void) -> Bool
  func didDeselect(_ path: IndexPath)
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  func willDisplay(_ cell: any ListCell, at path: IndexPath)
  func didEndDisplaying(_ cell: any ListCell, at path: IndexPath)
  func willDisplay(_ view: View, of part: SectionPart)
  func didEndDisplaying(_ view: View, of part: SectionPart)

  // MARK: Places

  /// The size of the content, with estimated sizes of items that were not visible yet.
  var sizeOfContent: Size { get }
  /// The items in the visible area, in any order.
  var itemsInBounds: [IndexPath] { get }
  /// The nearest item outside the visible area, less than a page away, that can have the focus.
  var selectableItemBeyond: IndexPath? { get }
  /// Returns the items in a part of the content along the scroll axis, in any order.
  func items(along span: Range<Int>) -> [IndexPath]
  /// Returns the rectangle of an item in the content, or nil if it is not shown.
  func frame(of path: IndexPath) -> Rect?
  /// Returns whether a part of an item is visible and not covered by its section's header.
  func isPartlyVisible(_ path: IndexPath) -> Bool
  /// Returns whether an item is fully visible and not covered by its section's header.
  func isFullyVisible(_ path: IndexPath) -> Bool
  /// Scrolls as little as possible to show an item.
  func show(_ path: IndexPath)
  /// Returns the item after or before a place that no item covers.
  func item(beyond place: Rect, _ step: Int) -> IndexPath?
  /// Measures the items with estimated sizes in some rows of cells. Returns whether there were any.
  func measure(_ rows: Range<Int>) -> Bool
  /// Turns the measured size of an item into an estimate.
  func forgetSize(of path: IndexPath)
  /// Called when items are not where the last layout pass placed them.
  func placesDidChange()
  /// Lays out the visible content of bounds that are not empty.
  func tileBounds()

  // MARK: Views

  /// Prepares a new cell of an item, which is not a subview yet.
  func prepare(_ cell: any ListCell, at path: IndexPath)
  /// Removes a header, a footer or another supplementary view, or puts it aside for reuse.
  func discard(_ view: View, of part: SectionPart)
  /// Returns whether a view is of the class of the list's cells.
  func isCell(_ view: View) -> Bool

  // MARK: Keys

  /// The commands of an editing mode.
  var editingCommands: [KeyCommand] { get }
  /// Whether a key needs the layout pass that is due.
  var keysNeedLayout: Bool { get }
  /// Does what the editing control of the focused item does.
  func useFocusedEditControl()
  func goByPage(isForward: Bool)

  // MARK: Changes

  /// Ends what the user does with items, before they change.
  func willChangeItems()
  /// Returns a function that returns where an item was before a change, from its old path and its new place.
  func placesBeforeChange() -> (_ old: IndexPath, _ end: Rect) -> Rect?
  /// Changes the places of items. The counts are the new ones.
  func follow(_ change: ListChange)
  /// Gives a cell that comes into view its look and its final opacity.
  func adoptPlace(of cell: any ListCell, at path: IndexPath)
  /// Returns where the cell of an item moves that leaves the visible area, or nil if it fades out.
  func placeOutside(_ path: IndexPath) -> Rect?
  /// The views that scroll with the items and belong to no section.
  var endViews: [View] { get }
}

// A collection has no editing mode, and its layout keeps the places of its items.
extension ListHost {
  var selectsSeveral: Bool { allowsMultipleSelection }
  var canSelectItems: Bool { allowsSelection }
  var canFocusItems: Bool { allowsSelection }
  func countsDidLoad() {}
  func oldCellsDidLeave() {}
  func canEdit(_ path: IndexPath) -> Bool { false }
  func selectingRange(at path: IndexPath, _ selection: () -> Void) -> Bool {
    if selectsSeveral { selection() }
    return selectsSeveral
  }
  func placesDidChange() {}
  func prepare(_ cell: any ListCell, at path: IndexPath) {}
  var editingCommands: [KeyCommand] { [] }
  func useFocusedEditControl() {}
  func willChangeItems() {}
  var endViews: [View] { [] }
}

extension View {
  /// Returns the view's `sizeThatFits(_:)`, or the size of its frame if that is zero.
  final func fittingSize(in room: Size) -> Size {
    let size = sizeThatFits(room)
    return size == .zero ? frame.size : size
  }

  /// Replaces a subview, such as the background, by another one at an index.
  final func exchange(_ old: View?, for new: View?, at index: Int = 0) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: index) }
    setNeedsLayout()
  }
}

/// A view that a list puts aside and uses again.
@MainActor protocol ReusableView: View {
  func prepareForReuse()
}

/// A cell of a list.
@MainActor protocol ListCell: ReusableView {
  var reuseIdentifier: String? { get }
  /// The item that the cell shows, or nil if no list is using the cell.
  var indexPath: IndexPath? { get set }
  /// Whether the list has moved the cell to its item's place.
  var isPlaced: Bool { get set }
  /// Whether the cell has the focus mark.
  var hasFocusMark: Bool { get set }
  /// The indentation of the cell. Only `ListEngine+Outline.swift` changes it, and the program.
  var outline: CellOutline { get set }
  /// The opacity of the cell when no animation is running.
  var finalAlpha: Double { get }
  /// Ends what the user does with the cell, because its item leaves.
  func prepareToLeave()
  /// Shows the cell as selected or not.
  func show(selected: Bool, animated: Bool)
  /// Shows the cell as pressed or not.
  func show(highlighted: Bool)
}

extension ListCell {
  /// The engine of the list that contains the cell, or nil.
  var engine: ListEngine? { (superview as? any ListHost)?.engine }

  /// The position of the cell among the items of its section, or nil outside of a list.
  var accessibilityPlace: AccessibilityPlace? {
    guard let path = indexPath, let engine, engine.counts.contains(path) else { return nil }
    return AccessibilityPlace(
      number: path.item + 1, count: engine.counts[path.section], isRow: engine.noun == .row)
  }
}

/// A header, a footer or another supplementary view: its kind and its place. A header or footer is at item 0 of its section.
struct SectionPart: Hashable {
  let kind: String
  let path: IndexPath

  static func header(_ section: Int) -> SectionPart {
    SectionPart(kind: "header", path: IndexPath(item: 0, section: section))
  }

  static func footer(_ section: Int) -> SectionPart {
    SectionPart(kind: "footer", path: IndexPath(item: 0, section: section))
  }

  var section: Int { path.section }
  var isHeader: Bool { kind == "header" }

  /// Returns the same part of another section.
  func of(_ section: Int) -> SectionPart { SectionPart(kind: kind, path: IndexPath(item: path.item, section: section)) }
}
