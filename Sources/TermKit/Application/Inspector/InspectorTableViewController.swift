import TermKitBars
import TermKitControllers
import TermKitGraphics
import TermKitLists
import TermKitViews

/// A table of texts about the inspected program.
class InspectorTableViewController: TableViewController, BarCommands {
  /// Texts for the columns. Without columns, a title and an explanation of any length.
  struct Row {
    var texts: [String]
    var level = 0
    /// Whether the row is about a problem.
    var isMarked = false
    var choose: (@MainActor () -> Void)?
  }

  let program: InspectedProgram
  var commands: [KeyCommand] = []
  var sections: [(title: String?, rows: [Row])] = [] {
    didSet {
      let selected = tableView.indexPathForSelectedRow
      tableView.reloadData()
      if let selected, row(at: selected) != nil { tableView.selectRow(at: selected, animated: false) }
    }
  }

  init(_ program: InspectedProgram, title: String, columns: [TableColumn] = []) {
    self.program = program
    super.init(style: .plain)
    self.title = title
    clearsSelectionOnViewWillAppear = false
    tableView.separatorStyle = .none
    tableView.register(columns.isEmpty ? ExplanationCell.self : TableViewCell.self, forCellReuseIdentifier: "row")
    tableView.columns = columns
  }

  override var keyCommands: [KeyCommand] { super.keyCommands + commands }

  private func row(at path: IndexPath) -> Row? {
    path.section < sections.count && path.row < sections[path.section].rows.count
      ? sections[path.section].rows[path.row] : nil
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.indentationLevel = row.level
    if tableView.columns.isEmpty {
      cell.textLabel.text = row.texts[0]
      cell.detailTextLabel?.text = row.texts[1]
    } else {
      cell.columnTexts = row.texts
      for label in cell.columnLabels { label.textColor = row.isMarked ? Action.destructiveColor : .label }
    }
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    row(at: indexPath)?.choose?()
  }
}

/// A title above an explanation of any length.
private final class ExplanationCell: TableViewCell {
  required init(style: Style, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.numberOfLines = 0
  }
}

/// Commands that are buttons in the navigation bar and keys.
protocol BarCommands: ViewController {
  var commands: [KeyCommand] { get set }
}

extension BarCommands {
  func addCommand(_ title: String, _ key: Character, _ action: @escaping @MainActor () -> Void) {
    let item = BarButtonItem(title: title) { _ in action() }
    item.keyEquivalent = .character(key)
    navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [item]
    commands.append(KeyCommand(title: title, keys: [.character(key)], action: action))
  }
}

extension ViewController {
  /// Shows a text that was truncated, or an error.
  func showText(_ title: String, _ text: String) {
    let alert = AlertController(title: title, message: text)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert)
  }

  /// Asks for a text, and uses it.
  func askForText(_ title: String, _ message: String, _ text: String, then use: @escaping @MainActor (String) -> Void) {
    let alert = AlertController(title: title, message: message)
    alert.addTextField { $0.text = text }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "OK") { [weak alert] _ in use(alert?.textFields?.first?.text ?? "") })
    present(alert)
  }
}

extension JSONValue {
  /// The value as text for people: texts stand without quotation marks.
  var words: String { string ?? (self == .null ? "nil" : text) }
}
