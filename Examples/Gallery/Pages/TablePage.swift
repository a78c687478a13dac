import TermKit

/// A table whose rows show every kind of cell, and insert further rows with every kind of animation. In editing mode, rows can be deleted
/// and moved (C9).
class TablePage: TableViewController {
  private var sections = TableSection.all
  private lazy var reply = Button(title: "Reply")

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.tableHeaderView = Banner("The view above the table")
    tableView.tableFooterView = Banner("The view below the table")
    reply.addTarget(self, action: TablePage.toggleReply, for: .touchUpInside)
  }

  private func toggleReply() {
    reply.setTitle(reply.currentTitle == "Reply" ? "Replied" : "Reply", for: .normal)
    tableView.setNeedsLayout()
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = row.makeCell()
    if row == .reply { cell.accessoryView = reply }
    return cell
  }

  override func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row] != .disabled
  }

  override func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let alert = AlertController(title: "Detail button", message: "It opens the details of the row.")
    alert.addAction(AlertAction(title: "OK"))
    present(alert)
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
  }

  // Pressing a row with an animation inserts a copy below it. Pressing the copy deletes it.
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard case .animation(let animation, let isCopy) = sections[indexPath.section].rows[indexPath.row] else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    if isCopy {
      sections[indexPath.section].rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: animation)
    } else {
      let new = IndexPath(row: indexPath.row + 1, section: indexPath.section)
      sections[new.section].rows.insert(.animation(animation, isCopy: true), at: new.row)
      tableView.insertRows(at: [new], with: animation)
    }
  }
}

/// The same table in grouped style.
final class GroupedTablePage: TablePage {
  override init(style: TableView.Style = .grouped) { super.init(style: style) }
}

/// A section of the table.
struct TableSection {
  let title: String
  var footer: String?
  var rows: [TableRow]

  static let all = [
    TableSection(
      title: "Styles", footer: "A section has a text above it and one below.",
      rows: [.plain, .value, .subtitle, .image]),
    TableSection(title: "At the right end", rows: [.disclosure, .checkmark, .reply, .detail]),
    TableSection(
      title: "Insertion and deletion", footer: "Select a row to insert another one. Select that one to delete it.",
      rows: TableView.RowAnimation.allCases.map { .animation($0, isCopy: false) }),
    TableSection(title: "Backgrounds", rows: [.background, .selectedBackground, .disabled]),
  ]
}

/// A row of the table.
enum TableRow: Equatable {
  case plain, value, subtitle, image
  case disclosure, checkmark, reply, detail
  case animation(TableView.RowAnimation, isCopy: Bool)
  case background, selectedBackground, disabled

  @MainActor func makeCell() -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.textLabel.text = text
    switch self {
    case .value: cell.detailTextLabel?.text = "a value"
    case .subtitle: cell.detailTextLabel?.text = "with a detail below it"
    case .image: cell.imageView.image = Image("★", color: Exhibits.gold, ascii: "*")
    case .disclosure: cell.accessoryType = .disclosureIndicator
    case .checkmark: cell.accessoryType = .checkmark
    case .detail: cell.accessoryType = .detailDisclosureButton
    case .background: cell.backgroundView = Plate(Color(red: 255, green: 204, blue: 0).withAlphaComponent(0.35))
    case .selectedBackground:
      cell.selectedBackgroundView = Plate(Color(red: 0, green: 160, blue: 0).withAlphaComponent(0.35))
    case .disabled: cell.textLabel.textColor = Color(white: 0.6)
    case .plain, .reply, .animation: break
    }
    return cell
  }

  private var style: TableViewCell.Style {
    switch self {
    case .value: .value1
    case .subtitle: .subtitle
    default: .default
    }
  }

  private var text: String {
    switch self {
    case .plain: "Text"
    case .value: "Text and value"
    case .subtitle: "Text"
    case .image: "Image and text"
    case .disclosure: "Disclosure indicator"
    case .checkmark: "Check mark"
    case .reply: "A view of your own"
    case .detail: "Detail button"
    case .animation(let animation, let isCopy): isCopy ? "came: \(animation)" : "\(animation)"
    case .background: "A view behind the row"
    case .selectedBackground: "Another one while it is selected"
    case .disabled: "Cannot be selected"
    }
  }
}

/// A plain background colour.
private final class Plate: View {
  init(_ color: Color) {
    super.init()
    backgroundColor = color
  }
}

/// A text in the middle of three rows.
private final class Banner: View {
  private let label: CaptionLabel

  init(_ text: String) {
    label = CaptionLabel(text: text)
    super.init()
    label.textAlignment = .center
    addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 3) }

  override func layoutSubviews() { label.frame = Rect(x: 0, y: 1, width: bounds.width, height: 1) }
}
