import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A table in editing mode, whose rows can be deleted, inserted and moved, with a record of what the table asks its data source to do.
@MainActor final class EditingStage: TableViewDataSource, TableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  /// The controls by text. A row that is not listed has a deletion control.
  var styles: [String: TableViewCell.EditingStyle] = [:]
  /// The texts of rows that cannot be edited, moved or indented.
  var uneditable: Set<String> = []
  var unmovable: Set<String> = []
  var unindented: Set<String> = []
  var confirmationTitle: String?
  var target: (_ source: IndexPath, _ proposed: IndexPath) -> IndexPath = { $1 }
  /// Configures a cell beyond its text.
  var fill: (TableViewCell) -> Void = { _ in }
  private var events: [String] = []
  let table: TableView
  let app: TestApplication

  init(
    _ sections: [[String]], titles: [String?] = [], style: TableView.Style = .plain,
    size: Size = Size(width: 24, height: 10), traits: TraitCollection = TraitCollection(),
    isEditing: Bool = true, _ prepare: (EditingStage) -> Void = { _ in }
  ) {
    self.sections = sections
    self.titles = titles
    let table = TableView(style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    self.table = table
    app = TestApplication(size: size, traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      let controller = BareController()
      controller.view = table
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    table.dataSource = self
    table.delegate = self
    prepare(self)
    table.isEditing = isEditing
    table.becomeFirstResponder()
    app.turn()
  }

  func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = text(indexPath)
    fill(cell)
    return cell
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !uneditable.contains(text(indexPath))
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !unmovable.contains(text(indexPath))
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      events.append("delete \(sections[indexPath.section].remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else {
      events.append("insert at \(text(indexPath))")
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    }
  }
  func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let (from, to) = (sourceIndexPath, destinationIndexPath)
    events.append("\(from.section).\(from.row) to \(to.section).\(to.row)")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    styles[text(indexPath)] ?? .delete
  }
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    confirmationTitle
  }
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    !unindented.contains(text(indexPath))
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(sourceIndexPath, proposedDestinationIndexPath) }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(text(indexPath))")
  }

  /// Returns what the table asked for since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// The texts of the visible rows, from top to bottom as they are shown.
  var shownTexts: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel.text ?? "" }
  }

  /// The text of the row that has the focus.
  var focusedText: String? { table.indexPathForFocusedRow.map(text) }

  /// The cell of the visible row with a text.
  func cell(_ text: String) -> TableViewCell? { table.visibleCells.first { $0.textLabel.text == text } }

  /// The place of the reorder control of a row on the screen.
  func handle(_ text: String) -> Point {
    guard let cell = cell(text) else { return .zero }
    return Point(x: app.screen.size.width - 3, y: cell.frame.minY - table.bounds.minY)
  }
}

extension TestApplication {
  /// The rows of the screen as text.
  var text: String { (0..<screen.size.height).map(row).joined(separator: "\n") }
}
