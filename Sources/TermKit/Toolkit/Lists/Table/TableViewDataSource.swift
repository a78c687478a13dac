import TermKitViews

/// The source of a table's sections, rows, cells and titles. UIKit's `UITableViewDataSource`.
///
/// The table asks for a cell when its row comes into view, when a scroll to or past the row needs the row's height, and when the program
/// calls `reconfigureRows(at:)`.
///
/// - Precondition: The data source does not change the table while it answers.
@MainActor public protocol TableViewDataSource: TableViewDataSourceNearMisses {
  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in `section`.
  /// - Precondition: The result is not negative.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell that shows the row at `indexPath`, from `dequeueReusableCell(withIdentifier:for:)` or one that the data source
  /// creates.
  /// - Precondition: The cell does not show another row at the same time.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the title above `section`, or nil for no title. The default implementation returns nil.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below `section`, or nil for no title. The default implementation returns nil.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns the titles of the index at the right edge, or nil for no index. The default implementation returns nil.
  ///
  /// The user clicks a title, or types its first letter, to go to a section.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section that `title` of the index leads to. The default implementation returns `index`, the number of the title.
  /// - Precondition: The table has a section of that number.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  // MARK: Editing

  /// Returns whether the row at `indexPath` can have a control in editing mode that deletes it or inserts another row. The default
  /// implementation returns true.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has confirmed the deletion of the row at `indexPath`, or has pressed the row's insertion control. `editingStyle`
  /// is `.delete` or `.insert`.
  ///
  /// The data source changes its data, and then calls `deleteRows(at:with:)` or `insertRows(at:with:)`. The default implementation stops
  /// the program.
  /// - Precondition: A data source whose rows can have these controls implements the method.
  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Returns whether the user can move the row at `indexPath` in editing mode. The default implementation returns true if the data source
  /// implements `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  public func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { TableView.failForMissingCommit(Self.self, editingStyle) }
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { Self.movesRows }
}
