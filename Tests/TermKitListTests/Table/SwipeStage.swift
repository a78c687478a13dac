import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A table of messages with swipe actions, and a record of what the actions did.
@MainActor final class SwipeStage: TableViewDataSource, TableViewDelegate {
  var rows = ["Ada", "Bob", "Cleo"]
  /// The texts of rows without actions.
  var plain: Set<String> = []
  var fullSwipe = true
  /// Whether an action calls its completion at once.
  var completes = true
  var completion: (@MainActor (Bool) -> Void)?
  var menu: Menu?
  private var events: [String] = []
  let table: TableView
  let app: TestApplication

  init(
    style: TableView.Style = .plain, height: Int = 7, traits: TraitCollection = TraitCollection(),
    _ prepare: (SwipeStage) -> Void = { _ in }
  ) {
    let table = TableView(style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    self.table = table
    app = TestApplication(
      size: Size(width: 30, height: height), traits: traits,
      rootViewController: { BareController(showing: table) })
    prepare(self)
    table.dataSource = self
    table.delegate = self
    table.becomeFirstResponder()
    app.turn()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(rows[indexPath.row])")
  }

  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { configuration([action("Read", .normal, indexPath)], indexPath) }

  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { configuration([action("Delete", .destructive, indexPath), action("Flag", .normal, indexPath)], indexPath) }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { menu.map { menu in ContextMenuConfiguration { _ in menu } } }

  private func configuration(_ actions: [ContextualAction], _ path: IndexPath) -> SwipeActionsConfiguration? {
    if plain.contains(rows[path.row]) { return nil }
    let configuration = SwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }

  private func action(_ title: String, _ style: ContextualAction.Style, _ path: IndexPath) -> ContextualAction {
    ContextualAction(style: style, title: title) { [unowned self] action, _, completion in
      events.append("\(title) \(rows[path.row])")
      if action.style == .destructive {
        rows.remove(at: path.row)
        table.deleteRows(at: [path], with: .fade)
      }
      if completes { completion(true) } else { self.completion = completion }
    }
  }

  /// Returns what happened since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Presses the row of a number, drags it by some columns, and releases it unless it is held.
  func drag(row: Int, by columns: Int, holds: Bool = false) {
    let (start, y) = (columns < 0 ? table.bounds.width - 2 : 3, 2 * row)
    app.mouseDown(start, y)
    app.mouseDrag(start + columns.signum(), y)
    app.mouseDrag(start + columns, y)
    if holds { return }
    app.mouseUp(start + columns, y)
    app.advance(by: 1)
  }

  /// Whether the first row shows no actions.
  var isClosed: Bool { !app.text.contains("Flag") && !app.text.contains("Read") }
}
