extension NearMiss {
  /// Methods of table delegates.
  static let tableDelegate = [
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 2 }",
      says: "return Int: heights are whole cells"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 2 }",
      says: "return Int: heights are whole cells", importing: "CGFloat"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? { nil }",
      says: "return Int: heights are whole cells"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 2 }",
      says: "return Int: heights are whole cells", importing: "CGFloat"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int? { 2 }",
      says: "return Int: heights are whole cells"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Int { 2 }",
      says: "set the table's estimatedRowHeight"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 2 }",
      says: "set the table's estimatedRowHeight", importing: "CGFloat"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> Int { 2 }",
      says: "set the table's estimatedRowHeight"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> Int { 2 }",
      says: "set the table's estimatedRowHeight"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View { View() }",
      says: "return View?"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> Label? { nil }",
      says: "return View?"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath { indexPath }",
      says: "return IndexPath?"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath { indexPath }",
      says: "return IndexPath?"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }",
      says: "implement tableView(_:shouldHighlightRowAt:)"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }",
      says: "set selectionFollowsFocus"),
    NearMiss(
      "TableViewDelegate", "func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }",
      says: "implement tableView(_:shouldHighlightRowAt:)"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 1 }",
      says: "set the cell's layoutMargins"),
    NearMiss(
      "TableViewDelegate", "func tableView(_ tableView: TableView, didSelectRowAtIndexPath indexPath: IndexPath) {}",
      says: "write didSelectRowAt"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, heightForRowAtIndexPath indexPath: IndexPath) -> Int { 1 }",
      says: "write didSelectRowAt and heightForRowAt"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String { \"\" }",
      says: "return String?"),
    NearMiss(
      "TableViewDelegate", "func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}",
      says: "implement tableView(_:trailingSwipe"),
    NearMiss(
      "TableViewDelegate", "func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}",
      says: "implement tableView(_:trailingSwipe"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> [ContextualAction] { [] }",
      says: "return SwipeActionsConfiguration?"),
    NearMiss(
      "TableViewDelegate",
      "func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> [ContextualAction] { [] }",
      says: "return SwipeActionsConfiguration?"),
    NearMiss(
      "TableViewDelegate", "func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
  ]

  /// Methods of table data sources.
  static let tableDataSource = [
    NearMiss(
      "TableViewDataSource", "func numberOfSections(_ tableView: TableView) -> Int { 1 }",
      says: "write numberOfSections(in:)"),
    NearMiss(
      "TableViewDataSource", "func numberOfSectionsInTableView(_ tableView: TableView) -> Int { 1 }",
      says: "write numberOfSections(in:)"),
    NearMiss(
      "TableViewDataSource", "func numberOfSections(in tableView: TableView) -> Int? { 1 }",
      says: "write numberOfSections(in:)"),
    NearMiss(
      "TableViewDataSource",
      "func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String { \"\" }",
      says: "return String?"),
    NearMiss(
      "TableViewDataSource",
      "func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String { \"\" }",
      says: "return String?"),
    NearMiss(
      "TableViewDataSource",
      "func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath) -> Bool { true }",
      says: "return nothing"),
    NearMiss(
      "TableViewDataSource", "func sectionIndexTitles(for tableView: TableView) -> [String] { [] }",
      says: "return [String]?"),
  ]

  /// Methods of table controllers.
  static let tableController = [
    NearMiss(
      "TableViewController", "override func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "TableViewController", "func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}",
      says: "requires an 'override' keyword"),
    NearMiss(
      "TableViewController", "override func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "TableViewController", "func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "requires an 'override' keyword"),
    NearMiss(
      "TableViewController",
      "override func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Int { 2 }",
      says: "set the table's estimatedRowHeight"),
    NearMiss(
      "TableViewController",
      "func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Int { 2 }",
      says: "requires an 'override' keyword"),
    NearMiss(
      "TableViewController", "override func numberOfSectionsInTableView(_ tableView: TableView) -> Int { 1 }",
      says: "write numberOfSections(in:)"),
    NearMiss(
      "TableViewController", "func numberOfSectionsInTableView(_ tableView: TableView) -> Int { 1 }",
      says: "requires an 'override' keyword"),
    NearMiss(
      "TableViewController",
      "override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 2 }",
      says: "does not override any method"),
  ]
}
