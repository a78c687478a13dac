import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A view that shows rows in sections. UIKit's `UITableView`.
///
///     tableView.register(TableViewCell.self, style: .subtitle, forCellReuseIdentifier: "game")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// Cells are made for the rows that come into view, and reused when their rows leave it. The cost of scrolling and drawing does not depend
/// on the number of rows.
///
/// With `columns`, the table has a row of titles, and the rows show texts below them.
///
/// Up, Down, PageUp, PageDown, Home and End move a focus mark from row to row. Enter, Space or a click selects a row; with
/// `selectionFollowsFocus`, moving the mark also selects. Right and Tab move the focus to the controls in the marked row. Shift-Left and
/// Shift-Right show its swipe actions.
open class TableView: ScrollView {
  /// The ways to set sections apart. UIKit's `UITableView.Style`.
  public enum Style: Hashable, Sendable {
    /// Sections are set apart by their headers. A header stays at the top while its section scrolls by.
    case plain
    /// Sections are groups of white rows as wide as the table, on a darker background, with more space between them.
    case grouped
    /// Sections are groups as in `grouped`, with two columns of the background at each side, or fewer if the table is narrower than 16
    /// columns.
    case insetGrouped
  }

  /// The ways to animate rows that are inserted or deleted. UIKit's `UITableView.RowAnimation`.
  public enum RowAnimation: Hashable, Sendable, CaseIterable {
    /// The animation that suits the table, which is `fade`.
    case automatic
    /// The row fades in or out.
    case fade
    /// An inserted row slides down to its place and a deleted row slides up, by its own height and behind the rows that stay.
    case top
    /// An inserted row slides up to its place and a deleted row slides down, by its own height and behind the rows that stay.
    case bottom
    /// The row slides in from the left or out to the left.
    case left
    /// The row slides in from the right or out to the right.
    case right
    /// The row appears or disappears at once.
    case none
  }

  /// The places to which a row can be scrolled. UIKit's `UITableView.ScrollPosition`.
  public enum ScrollPosition: Hashable, Sendable {
    /// The nearest place at which the row is visible.
    case none
    /// The top, below any header that stays there.
    case top
    /// The middle of the visible area.
    case middle
    /// The bottom of the visible area.
    case bottom
  }

  /// The ways to separate rows. UIKit's `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No hairlines.
    case none
    /// A hairline at the lower edge of each row that is at least two cells high. `TableViewCell.sizeThatFits(_:)` adds one cell to the
    /// height for it.
    case singleLine
  }

  /// A value that tells the table to compute heights from the contents.
  ///
  /// `rowHeight`, `sectionHeaderHeight` and `sectionFooterHeight` accept it, and the delegate's methods that return a height may return it.
  public static let automaticDimension = -1

  /// How the table separates its sections.
  public final let style: Style

  /// The source of the table's sections and rows. Defaults to nil: the table is empty. Not retained. Setting it reloads the table.
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      engine.outline = nil
      reloadData()
    }
  }
  /// The object that loads data of rows before they come into view. Defaults to nil. Not retained.
  public final weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    didSet {
      engine.prefetching = prefetchDataSource == nil ? nil : ListPrefetching()
      setNeedsLayout()
    }
  }
  /// The scroll view's delegate, as a table's delegate.
  private(set) final weak var tableDelegate: (any TableViewDelegate)?

  /// The height of rows in cells, unless the delegate implements `tableView(_:heightForRowAt:)`. Defaults to `automaticDimension`.
  ///
  /// With `automaticDimension`, each row is as high as the result of its cell's `sizeThatFits(_:)`, which the table asks for when the row
  /// scrolls into view. A change of this or another height property of the table reloads it, which deselects all rows.
  /// - Precondition: The height is `automaticDimension`, or at least 0.
  public final var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }
  /// The height in cells assumed for rows that have not been visible yet, while `rowHeight` is automatic. Defaults to 2. Values below 1
  /// count as 1.
  public final var estimatedRowHeight = 2 { didSet { if estimatedRowHeight != oldValue { reloadData() } } }
  /// The height in cells of section headers, unless the delegate implements `tableView(_:heightForHeaderInSection:)`.
  ///
  /// Defaults to `automaticDimension`: the height of the title or view. For a section that has neither, it is 1 in a grouped table and 0 in
  /// a plain one.
  /// - Precondition: The height is `automaticDimension`, or from 0 to 2³¹.
  public final var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height in cells of section footers, unless the delegate implements `tableView(_:heightForFooterInSection:)`.
  ///
  /// Defaults to `automaticDimension`: the height of the title or view, or 0 for a section that has neither.
  /// - Precondition: The height is `automaticDimension`, or from 0 to 2³¹.
  public final var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  // MARK: Looks

  /// The separators between rows. Defaults to `singleLine`.
  public final var separatorStyle = SeparatorStyle.singleLine {
    didSet {
      noteCustomization()
      if separatorStyle == oldValue { return }
      geometry.forgetHeights()
      setNeedsLayout()
    }
  }
  /// The colour of the hairlines between rows. Defaults to `opaqueSeparator`.
  public final var separatorColor = Color.opaqueSeparator {
    didSet { noteCustomization(changes: separatorColor != oldValue) { setNeedsLayout() } }
  }
  /// The columns left free at both ends of a hairline. The top and bottom insets have no effect. Defaults to nil: each hairline begins at
  /// the column of its row's text.
  public final var separatorInset: EdgeInsets? {
    didSet { noteCustomization(changes: separatorInset != oldValue) { setNeedsLayout() } }
  }
  /// Whether the contents of rows, headers and footers are limited to `readableWidth` and centred in a wider table. In a grouped table, the
  /// rows themselves are. The mark of the focus is beside the contents. Defaults to false. A change reloads the table, which deselects all
  /// rows.
  public final var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { reloadData() } }
  }
  /// The widest line that is comfortable to read, in columns, margins included.
  public static let readableWidth = 88
  /// A view that stays behind the rows, fills the visible area of the table and does not scroll. Defaults to nil.
  public final var backgroundView: View? { didSet { exchange(oldValue, for: backgroundView) } }
  /// A view above all sections, as wide as the table. Defaults to nil. It scrolls with the rows.
  ///
  /// The view's `sizeThatFits(_:)` decides its height; if that returns zero, its frame does.
  public final var tableHeaderView: View? {
    didSet { exchange(oldValue, for: tableHeaderView, at: engine.backIndex) }
  }
  /// A view below all sections, as wide as the table. Defaults to nil. It scrolls with the rows.
  ///
  /// The view's `sizeThatFits(_:)` decides its height; if that returns zero, its frame does.
  public final var tableFooterView: View? {
    didSet { exchange(oldValue, for: tableFooterView, at: engine.backIndex) }
  }

  // MARK: Columns

  /// The columns of the table. Defaults to none: each row shows what its cell contains.
  ///
  /// With columns, a row with their titles stays at the top, and cells show their `columnTexts` below them. In a narrow table, columns become
  /// narrower, down to their `minWidth`; if that is not enough, the last ones are not shown. The user can change the widths.
  public final var columns: [TableColumn] = [] { didSet { if columns != oldValue { columnsDidChange() } } }
  /// The column that shows a triangle, because the rows are sorted by it. Defaults to nil.
  ///
  /// The table does not sort the rows. When the user chooses another order, the table sets it and calls the delegate's
  /// `tableView(_:sortOrderDidChange:)`, which sorts the data and reloads the table or applies a snapshot.
  public final var sortOrder: TableSortOrder? { didSet { columnHeader?.setNeedsDisplay() } }
  /// The row with the titles of the columns, or nil. Only `TableView+Columns.swift` changes it.
  final var columnHeader: TableColumnHeaderView?

  // MARK: Selection

  /// Whether rows can be selected. Defaults to true. If false, the arrow keys scroll, except in editing mode. Setting it to false deselects
  /// all rows without calling the delegate.
  public final var allowsSelection = true {
    didSet { if allowsSelection != oldValue { engine.selectionRulesChanged() } }
  }
  /// Whether several rows can be selected. Defaults to false. If true, the user deselects a selected row by choosing it again, and selects a
  /// range with Shift and Up, Down or a click. Setting it to false keeps only the topmost selected row, and does not call the delegate.
  public final var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { engine.selectionRulesChanged() } }
  }
  /// Whether Up, Down, PageUp, PageDown, Home and End select the row to which they move the focus. Defaults to false. Has no effect if
  /// `allowsMultipleSelection` is true.
  ///
  /// The delegate is called as for other choices of the user. While no row is selected, the first Up or Down selects the row that has the
  /// focus.
  public final var selectionFollowsFocus = false

  // MARK: Visible content

  /// The engine that tables and collections share.
  final lazy var engine = ListEngine(host: self, noun: .row)
  /// The place of every section and row.
  final var geometry = TableGeometry()
  /// The arrangement of the visible rows. Only `TableView+Tiling.swift` changes it.
  final var tiling = TableTiling()
  /// The colour of the titles of the index. Defaults to nil: the tint.
  public final var sectionIndexColor: Color? { didSet { indexView?.color = sectionIndexColor } }
  /// The index at the right edge, or nil. Only `TableView+Index.swift` changes it.
  final var indexView: TableIndexView?

  // MARK: Changes

  /// Whether the user can select rows in editing mode, if `allowsSelection` is true. Defaults to false.
  public final var allowsSelectionDuringEditing = false {
    didSet {
      guard allowsSelectionDuringEditing != oldValue else { return }
      engine.commands = nil
      setNeedsLayout()
    }
  }
  /// Whether the user selects any number of rows in editing mode, if `allowsSelection` is true. Defaults to false.
  ///
  /// In editing mode, rows then show a mark in place of controls that delete or insert, and Shift does not move rows. The end of editing
  /// mode deselects all rows without calling the delegate, unless `allowsMultipleSelection` is true.
  public final var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { engine.selectionRulesChanged() } }
  }
  /// The value of `isEditing`. Only `TableView+Editing.swift` changes it.
  final var isInEditingMode = false
  /// The row that the user is dragging, or nil. Only `TableView+Reordering.swift` changes it.
  final var reorder: RowReorder?
  final var reorderTimer: ScheduledTimer?

  /// Creates a table with `frame`, in the superview's coordinates, and `style`. The frame defaults to `.zero`, the style to `.plain`.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    AppearancePass.setDefaults {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  public final override var isolatesLayout: Bool { true }

  @_spi(TermKit) public final override func delegateDidChange() {
    tableDelegate = delegate(of: "a table view", asA: "TableViewDelegate")
    addSwipes()
    reloadData()
  }

  /// Turns editing mode on if `editing`, or else off. If `animated`, the rows move over a quarter of a second. Overrides must call super.
  ///
  /// In editing mode, rows have controls that delete, insert or move them, as the data source and the delegate decide. Backspace and Delete
  /// ask whether to delete the row that has the focus, and Alt or Shift with Up and Down move it. Enter and Space do what the row's editing
  /// control does, unless the row can be selected.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    engine.commands = nil
    // The images in rows may have another size.
    geometry.forgetHeights()
  }

  @_spi(TermKit) public final override func report(_ event: ScrollEvent) { engine.report(event) }

  @_spi(TermKit) public final override func layOutContent() { engine.tile() }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: engine, isRestored: true, ("items", \ListEngine.restorableItems)).adding(
      of: self, ("allowsSelection", \TableView.allowsSelection),
      ("allowsMultipleSelection", \.allowsMultipleSelection), ("separatorColor", \.separatorColor))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      label: strings.list, value: engine.visibleItemsText(one: strings.row, many: strings.rows))
  }

  public final override var accessibilityFocus: View { engine.focus.flatMap { engine.cells[$0] } ?? self }

  public final override func accessibilityScroll(past element: View, by step: Int) -> View? {
    engine.scroll(past: element, by: step)
  }

  // MARK: Focus and input

  /// Whether the table can have the focus.
  ///
  /// True if a row in or near the visible area can be selected or edited, or if the table can scroll and contains no view that can have the
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

  public final override var subviewsBeforeFocus: Int { engine.partsBeforeFocus { $0.maxY <= $1.minY } }

  open override var keyCommands: [KeyCommand] {
    engine.hasSelectableItems ? commands(with: engine.keyCommands) : super.keyCommands
  }

  open override func pressBegan(_ key: Key) -> Bool {
    if key.modifiers == .shift { return takeShiftedKey(key.code) }
    guard key.modifiers.isEmpty else { return false }
    if case .character(let character) = key.code, goToSection(titledWith: character) { return true }
    return takeRowKey(key.code) ?? super.pressBegan(key)
  }

  // A row that is being deleted cannot be pressed.
  open override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return engine.isLeaving(found) ? self : found
  }

  @_spi(TermKit) public override func contextMenu(at point: Point) -> MenuOpening? {
    let path = indexPathForRow(at: point)
    let configuration = path.flatMap {
      tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point)
    }
    return engine.menu(addingSwipeActions(of: path, to: configuration), of: path) ?? super.contextMenu(at: point)
  }

  // A click beside the actions of an open row only closes it.
  open override func touchBegan(_ touch: Touch) {
    if !endSwipes(), !engine.touchBegan(touch) { super.touchBegan(touch) }
  }

  open override func touchMoved(_ touch: Touch) {
    if !engine.touchMoved(touch) { super.touchMoved(touch) }
  }

  open override func touchEnded(_ touch: Touch) {
    if !engine.touchEnded(touch) { super.touchEnded(touch) }
  }

  open override func touchCancelled(_ touch: Touch) {
    engine.setPressed(nil)
    super.touchCancelled(touch)
  }
}
