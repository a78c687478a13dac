import TermKitGraphics
import TermKitInput

/// A list of rows in sections, of which only those in sight are ever made. UIKit's `UITableView` (C9).
///
///     tableView.register(TableViewCell.self, style: .subtitle, forCellReuseIdentifier: "game")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// A million rows are as fast as ten. Up, Down, PageUp, PageDown, Home and End move a mark from row to row, Enter and Space select the row
/// it is on, as a click does; with `selectionFollowsFocus` the mark selects as it goes. Right and Tab lead to the controls in that row.
open class TableView: ScrollView {
  /// How sections are set apart. UIKit's `UITableView.Style`.
  public enum Style: Hashable, Sendable {
    /// By their headers alone, which stay at the top while their section goes by.
    case plain
    /// As groups of white rows, from end to end, on a darker ground with more room between them.
    case grouped
  }

  /// How rows come and go. UIKit's `UITableView.RowAnimation`.
  public enum RowAnimation: Hashable, Sendable, CaseIterable {
    /// As suits the table: fading.
    case automatic
    /// Fading.
    case fade
    /// From and to above, behind the row that is there.
    case top
    /// From and to below, behind the row that is there.
    case bottom
    /// From and to the left.
    case left
    /// From and to the right.
    case right
    /// At once.
    case none
  }

  /// Where a row is to be scrolled to. UIKit's `UITableView.ScrollPosition`.
  public enum ScrollPosition: Hashable, Sendable {
    /// Into sight, as far as it takes.
    case none
    /// To the top, below what stays there.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// What is between rows. UIKit's `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Hashable, Sendable {
    /// Nothing: rows are as high as their contents.
    case none
    /// A hairline at the lower edge of each row that has two or more.
    case singleLine
  }

  /// For heights: what suits the contents.
  public static let automaticDimension = -1

  /// How sections are set apart; set when made.
  public final let style: Style

  /// Says what is in the table. Not retained.
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, which is told of more than scrolling.
  private(set) final weak var tableDelegate: (any TableViewDelegate)?

  /// The height of rows whose height the delegate does not say, in cells; `automaticDimension` unless set: each row is as high as its cell
  /// wants to be, which is asked when it comes into sight.
  public final var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }
  /// What rows that were not yet in sight are taken to be high, where `rowHeight` is automatic; 2 unless set.
  public final var estimatedRowHeight = 2 { didSet { if estimatedRowHeight != oldValue { reloadData() } } }
  /// The height of what is above sections where the delegate does not say; automatic unless set: as the title or view wants it.
  public final var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  /// The height of what is below sections where the delegate does not say; automatic unless set: as the title or view wants it.
  public final var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  // MARK: Looks

  /// What is between rows; a hairline unless set.
  public final var separatorStyle = SeparatorStyle.singleLine {
    didSet {
      noteCustomization()
      if separatorStyle != oldValue { separatorsChanged() }
    }
  }
  /// The colour of hairlines; light grey unless set.
  public final var separatorColor = hairlineGrey {
    didSet {
      noteCustomization()
      if separatorColor != oldValue { setNeedsLayout() }
    }
  }
  static let hairlineGrey = Color(white: 0.82)
  /// Columns free at the ends of hairlines; nil, as it is unless set, has each begin where the text of its row does.
  public final var separatorInset: EdgeInsets? {
    didSet {
      noteCustomization()
      if separatorInset != oldValue { setNeedsLayout() }
    }
  }
  /// Whether the contents of rows, headers and footers are at most `readableWidth` wide, in the middle of a wider table. Defaults to false.
  public final var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { reloadData() } }
  }
  /// The widest text that is comfortable to read, with its margins: 88 columns.
  public static let readableWidth = 88
  /// A view that stays behind the rows, as large as the table; none unless set.
  public final var backgroundView: View? { didSet { exchange(oldValue, for: backgroundView) } }
  /// A view above all sections, of the height that it has or that suits it; none unless set.
  public final var tableHeaderView: View? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below all sections, of the height that it has or that suits it; none unless set.
  public final var tableFooterView: View? { didSet { exchange(oldValue, for: tableFooterView) } }

  // MARK: Selection

  /// Lets rows be selected; true unless set. Without it the arrows scroll.
  public final var allowsSelection = true { didSet { if allowsSelection != oldValue { selectionRulesChanged() } } }
  /// Lets several rows be selected; false unless set. Selecting a selected row deselects it then.
  public final var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionRulesChanged() } }
  }
  /// Has the arrows select rows, in a table in which one row can be selected; false unless set: then they only go there.
  public final var selectionFollowsFocus = false

  /// The rows that are selected.
  final var selected = RowSelection()
  /// The row that has the focus. Only `TableView+Selection.swift` changes it.
  final var focus = TableFocus()
  /// What keys and presses need to know. Only `TableView+Keys.swift` changes it.
  final var keyState = TableKeyState()

  // MARK: What is shown

  /// Where everything is.
  final var geometry = TableGeometry()
  /// Whether the data source has to be asked, or is being asked. Only `TableView+Data.swift` changes it.
  final var loading = TableLoading()
  /// The cells of the rows in sight.
  final var rows = RowCells()
  /// Which rows are in sight. Only `TableView+Tiling.swift` changes it.
  final var tiling = TableTiling()
  /// The headers and footers in sight. Only `TableView+Sections.swift` changes it.
  final var sections = TableSectionViews()
  final var cellPool = ReusePool<TableViewCell>()
  final var sectionViewPool = ReusePool<TableViewHeaderFooterView>()
  /// Where the table is being scrolled to. Only `TableView+Scrolling.swift` changes it.
  final var scrolling = TableScrolling()

  // MARK: Changes

  /// Rows that come, go and move. Only `TableView+Updates.swift` changes it.
  final var batch = TableBatch()
  /// What the delegate has not heard of yet.
  final var news = TableNews()

  /// Makes a table at a place in its superview; plain, and empty at (0, 0), unless given.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    AppearancePass.setDefaults {
      backgroundColor = style == .plain ? .white : Color(red: 239, green: 239, blue: 244)
    }
  }

  final override var keepsLayoutToItself: Bool { true }

  final override func delegateDidChange() {
    tableDelegate = delegate as? any TableViewDelegate
    Contract.require(
      delegate == nil || tableDelegate != nil,
      "the delegate of a table view has to be a TableViewDelegate, which \(delegate.map { "\(type(of: $0))" } ?? "") is not"
    )
    reloadData()
  }

  private func exchange(_ old: View?, for new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  private func separatorsChanged() {
    geometry.forgetHeights()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    forgetRowCommands()
    // Images of another size.
    geometry.forgetHeights()
  }

  final override func offsetDidChange() {
    news.isScrolled = true
    work {}
  }

  final override func layOutContent() {
    // In the middle of a batch the data source is ahead of the table.
    if batch.depth == 0 { tile() }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(label: strings.list, value: sightText(strings))
  }

  package final override var accessibilityFocus: View { focus.row.flatMap { rows[$0] } ?? self }

  package final override func accessibilityScroll(past element: View, by step: Int) -> View? {
    scrollToRow(past: element, by: step)
  }

  // MARK: Focus and input

  /// True when there are rows that can be selected, or when there is something to scroll and nothing inside that the focus could go to.
  open override var canBecomeFirstResponder: Bool { hasSelectableRows || super.canBecomeFirstResponder }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    focusDidChange()
  }

  final override var subviewsForFocus: [View] { focusableParts }

  final override var subviewsBeforeFocus: Int { partsBeforeRow }

  open override var keyCommands: [KeyCommand] { hasSelectableRows ? rowCommands : super.keyCommands }

  open override func pressBegan(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    return takeRowKey(key.code) ?? super.pressBegan(key)
  }

  // What is gone cannot be pressed.
  open override func hitTest(_ point: Point) -> View? {
    let found = super.hitTest(point)
    return batch.leaving.contains { found?.isDescendant(of: $0.cell) == true } ? self : found
  }

  open override func touchBegan(_ touch: Touch) {
    if !rowTouchBegan(touch) { super.touchBegan(touch) }
  }

  open override func touchMoved(_ touch: Touch) {
    if !rowTouchMoved(touch) { super.touchMoved(touch) }
  }

  open override func touchEnded(_ touch: Touch) {
    if !rowTouchEnded(touch) { super.touchEnded(touch) }
  }

  open override func touchCancelled(_ touch: Touch) {
    setPressed(nil)
    super.touchCancelled(touch)
  }
}
