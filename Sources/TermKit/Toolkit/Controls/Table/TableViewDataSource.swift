/// Says what is in a table. UIKit's `UITableViewDataSource`.
///
/// It is asked for the rows in sight only, when they come into sight. While it is asked it must not change the table.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell that shows a row, one that shows no other: from `dequeueReusableCell(withIdentifier:for:)`, or one's own.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// What is written above a section; nil, as it is unless implemented, for nothing.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// What is written below a section; nil, as it is unless implemented, for nothing.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Nothing.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Nothing.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
}
