import TermKit
import TermKitTestSupport
import TermKitTesting

/// A controller that leaves no room for the status bar.
private final class BareController: ViewController {
  override var prefersStatusBarHidden: Bool { true }
}

/// A table in an application, with rows that are mere texts, and a record of what happened.
@MainActor final class TableStage: TableViewDataSource, TableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  /// Heights by text.
  var heights: [String: Int] = [:]
  /// Texts of rows that cannot be pressed.
  var unselectable: Set<String> = []
  /// Fills a cell besides its text.
  var fill: (TableViewCell, IndexPath) -> Void = { _, _ in }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  /// Called the next time that the table is scrolled.
  var onScroll: ((TableStage) -> Void)?
  /// Called when a row comes into sight.
  var onDisplay: (TableStage, IndexPath) -> Void = { _, _ in }
  /// Called when a row is deselected.
  var onDeselect: (TableStage) -> Void = { _ in }
  /// What the table asked for and told.
  var asked: [IndexPath] = []
  var measured: [IndexPath] = []
  var events: [String] = []
  var ended: [String] = []
  let table: TableView
  let app: TestApplication

  /// Shows the table on the whole screen.
  init(
    _ sections: [[String]], style: TableView.Style = .plain, size: Size = Size(width: 20, height: 8),
    traits: TraitCollection = TraitCollection(), _ prepare: (TableStage) -> Void = { _ in }
  ) {
    self.sections = sections
    let table = TableView(style: style)
    self.table = table
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    app = TestApplication(size: size, traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      let controller = BareController()
      controller.view = table
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    prepare(self)
    table.dataSource = self
    table.delegate = self
    table.becomeFirstResponder()
    app.turn()
  }

  /// One section of rows "row 0", "row 1" ….
  convenience init(
    count: Int, size: Size = Size(width: 20, height: 8), traits: TraitCollection = TraitCollection(),
    _ prepare: (TableStage) -> Void = { _ in }
  ) {
    self.init([(0..<count).map { "row \($0)" }], size: size, traits: traits, prepare)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = text(indexPath)
    fill(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? {
    measured.append(indexPath)
    return heights[text(indexPath)]
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !unselectable.contains(text(indexPath))
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { willSelect(indexPath) }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(text(indexPath))")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(text(indexPath))")
    onDeselect(self)
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    onDisplay(self, indexPath)
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let action = onScroll
    onScroll = nil
    action?(self)
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    ended.append(cell.textLabel.text)
  }

  /// Takes out all rows of the first section but so many.
  func keep(_ count: Int, reloading: Bool = false) {
    let gone = (count..<sections[0].count).map { IndexPath(0, $0) }
    sections[0].removeLast(gone.count)
    if reloading { table.reloadData() } else { table.deleteRows(at: gone, with: .fade) }
  }

  func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

  /// The texts of the cells in sight, from top to bottom.
  var visibleTexts: [String] { table.visibleCells.map(\.textLabel.text) }

  /// The texts of the selected rows.
  var selectedTexts: [String] { table.indexPathsForSelectedRows.map(text) }

  /// The text of the row that keys act on.
  var focusedText: String? { table.indexPathForFocusedRow.map(text) }

  /// True when nothing is due but the next minute of the clock.
  var isAtRest: Bool { app.sleepDuration.map { $0 > 2 } ?? true }

  /// What was selected and deselected since the last time.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

extension IndexPath {
  /// For tables of paths.
  init(_ section: Int, _ row: Int) { self.init(row: row, section: section) }
}
