package import TermKit
import TermKitTestSupport
package import TermKitTesting

/// A controller that leaves no room for the status bar.
package final class BareController: ViewController {
  package override var prefersStatusBarHidden: Bool { true }

  /// Makes a controller with a view.
  package convenience init(showing view: View) {
    self.init()
    self.view = view
  }
}

/// A table in an application, with rows of plain text, and a record of its calls.
@MainActor package final class TableStage: TableViewDataSource, TableViewDelegate {
  package var sections: [[String]]
  package var titles: [String?] = []
  package var footers: [String?] = []
  /// The row heights by text.
  package var heights: [String: Int] = [:]
  /// The texts of rows that cannot be selected.
  package var unselectable: Set<String> = []
  /// Configures a cell beyond its text.
  package var fill: (TableViewCell, IndexPath) -> Void = { _, _ in }
  package var willSelect: (IndexPath) -> IndexPath? = { $0 }
  /// Called the next time the table scrolls.
  package var onScroll: ((TableStage) -> Void)?
  /// Called when a row becomes visible.
  package var onDisplay: (TableStage, IndexPath) -> Void = { _, _ in }
  /// Called when a row is deselected.
  package var onDeselect: (TableStage) -> Void = { _ in }
  /// The index paths that the table asked for, and the events that it reported.
  package var asked: [IndexPath] = []
  package var measured: [IndexPath] = []
  package var events: [String] = []
  package var ended: [String] = []
  /// Called when a row is no longer displayed.
  package var onEnd: (TableStage) -> Void = { _ in }
  package let table: TableView
  package let app: TestApplication

  /// Shows the table on the whole screen.
  package init(
    _ sections: [[String]], style: TableView.Style = .plain, size: Size = Size(width: 20, height: 8),
    traits: TraitCollection = TraitCollection(), _ prepare: (TableStage) -> Void = { _ in }
  ) {
    self.sections = sections
    let table = TableView(style: style)
    self.table = table
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    app = TestApplication(
      size: size, traits: traits, rootViewController: { BareController(showing: table) })
    prepare(self)
    table.dataSource = self
    table.delegate = self
    table.becomeFirstResponder()
    app.turn()
  }

  /// Shows one section with the rows "row 0", "row 1" ….
  package convenience init(
    count: Int, size: Size = Size(width: 20, height: 8), traits: TraitCollection = TraitCollection(),
    _ prepare: (TableStage) -> Void = { _ in }
  ) {
    self.init([(0..<count).map { "row \($0)" }], size: size, traits: traits, prepare)
  }

  package func numberOfSections(in tableView: TableView) -> Int { sections.count }
  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  package func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  package func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  package func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = text(indexPath)
    fill(cell, indexPath)
    return cell
  }

  package func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    measured.append(indexPath)
    return heights[text(indexPath)] ?? tableView.rowHeight
  }
  package func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !unselectable.contains(text(indexPath))
  }
  package func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    willSelect(indexPath)
  }
  package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(text(indexPath))")
  }
  package func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(text(indexPath))")
    onDeselect(self)
  }
  package func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    onDisplay(self, indexPath)
  }
  package func scrollViewDidScroll(_ scrollView: ScrollView) {
    let action = onScroll
    onScroll = nil
    action?(self)
  }
  package func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(cell.textLabel.text ?? "")
    onEnd(self)
  }

  /// Deletes all rows of the first section except the first `count`.
  package func keep(_ count: Int, reloading: Bool = false) {
    let gone = (count..<sections[0].count).map { IndexPath(0, $0) }
    sections[0].removeLast(gone.count)
    if reloading { table.reloadData() } else { table.deleteRows(at: gone, with: .fade) }
  }

  package func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

  /// The texts of the visible cells, from top to bottom.
  package var visibleTexts: [String] { table.visibleCells.map { $0.textLabel.text ?? "" } }

  /// The texts of the selected rows.
  package var selectedTexts: [String] { table.indexPathsForSelectedRows.map(text) }

  /// The text of the row with the focus.
  package var focusedText: String? { table.indexPathForFocusedRow.map(text) }

  /// Whether the application waits for nothing but the next minute of the clock.
  package var isAtRest: Bool { app.sleepDuration.map { $0 > 2 } ?? true }

  /// Returns the selections and deselections since the last call.
  package func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

extension IndexPath {
  /// Creates an index path with short notation, for lists of paths.
  package init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}
