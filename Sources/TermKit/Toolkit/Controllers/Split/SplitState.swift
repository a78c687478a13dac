import TermKitViews

/// The columns that a split view shows, and the update that is under way.
@MainActor struct SplitState {
  typealias Column = SplitViewController.Column

  /// Whether the columns are a navigation stack.
  var isCollapsed = false
  /// The mode that is shown, or in which a collapsed split view will expand.
  var displayMode = SplitViewController.DisplayMode.secondaryOnly
  /// The mode that the program or the user wants to see.
  var wantedMode = SplitViewController.DisplayMode.automatic
  /// The column on top of the stack of a collapsed split view.
  var topColumn = Column.secondary
  /// The columns that the delegate knows to be shown.
  var announced: Set<Column> = []

  /// The views of the columns, and of columns that slide out.
  var contents: [Column: ContentView] = [:]
  /// The columns that slide out.
  var leaving: Set<Column> = []
  /// The stack of a collapsed split view.
  var stack: ColumnStack?
  /// The view of the stack or of the compact column.
  var collapsedContent: ContentView?

  /// The child that moves between the split view controller and its stack.
  var moving: ViewController?
  var isUpdating = false
}
