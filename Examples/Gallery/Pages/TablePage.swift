import TermKit

/// A table whose rows show every kind of cell, and insert further rows with every kind of animation. Swipes select and delete rows, and in
/// editing mode, rows can be deleted and moved (C9).
class TablePage: TableViewController, TranslatedPage {
  let translations = Translations()
  private var sections = TableSection.all
  private let reply = Button()
  private var isReplied = false

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = editButtonItem
    let (header, footer) = (Banner(), Banner())
    tableView.tableHeaderView = header
    tableView.tableFooterView = footer
    show(Text("The view above the table", de: "Die Ansicht über der Tabelle", ja: "表の上のビュー"), in: header.label)
    show(Text("The view below the table", de: "Die Ansicht unter der Tabelle", ja: "表の下のビュー"), in: footer.label)
    reply.addTarget(self, action: TablePage.toggleReply, for: .touchUpInside)
    translate { [unowned self] in
      showReply()
      let selected = tableView.indexPathForSelectedRow
      tableView.reloadData()
      tableView.selectRow(at: selected, animated: false)
    }
  }

  private func toggleReply() {
    isReplied.toggle()
    showReply()
    tableView.setNeedsLayout()
  }

  private func showReply() {
    let (before, after) = (Text("Reply", de: "Antworten", ja: "返信"), Text("Replied", de: "Beantwortet", ja: "返信済み"))
    reply.setTitle((isReplied ? after : before).string, for: .normal)
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title.string
  }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer?.string
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
    let alert = AlertController(
      title: Text("Detail button", de: "Detailtaste", ja: "詳細ボタン").string,
      message: Text(
        "It opens the details of the row.", de: "Sie öffnet die Details der Zeile.", ja: "行の詳細を開きます。"
      ).string)
    alert.addAction(AlertAction(title: "OK"))
    present(alert)
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let title = Text("Select", de: "Wählen", ja: "選択").string
    let select = ContextualAction(style: .normal, title: title) { _, _, completion in
      tableView.selectRow(at: indexPath, animated: true)
      completion(true)
    }
    select.backgroundColor = Color(red: 0, green: 100, blue: 200)
    return SwipeActionsConfiguration(actions: [select])
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let title = Text("Delete", de: "Löschen", ja: "削除").string
    let delete = ContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self else { return }
      self.tableView(tableView, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [delete])
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
  let title: Text
  var footer: Text?
  var rows: [TableRow]

  static let all = [
    TableSection(
      title: Text("Styles", de: "Stile", ja: "スタイル"),
      footer: Text(
        "A section has a text above it and one below.", de: "Über und unter einem Abschnitt steht ein Text.",
        ja: "各節の上と下に文字があります。"),
      rows: [.plain, .value, .subtitle, .image]),
    TableSection(
      title: Text("At the right end", de: "Am rechten Rand", ja: "右端"),
      rows: [.disclosure, .checkmark, .reply, .detail]),
    TableSection(
      title: Text("Insertion and deletion", de: "Einfügen und Löschen", ja: "挿入と削除"),
      footer: Text(
        "Select a row to insert another one. Select that one to delete it.",
        de: "Wähle eine Zeile, um eine einzufügen. Wähle diese, um sie zu löschen.", ja: "行を選ぶと挿入し、その行を選ぶと削除します。"),
      rows: TableView.RowAnimation.allCases.map { .animation($0, isCopy: false) }),
    TableSection(
      title: Text("Backgrounds", de: "Hintergründe", ja: "背景"), rows: [.background, .selectedBackground, .disabled]),
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
    cell.textLabel.text = text.string
    switch self {
    case .value: cell.detailTextLabel?.text = Text("a value", de: "ein Wert", ja: "値").string
    case .subtitle:
      cell.detailTextLabel?.text = Text("with a detail below it", de: "mit Details darunter", ja: "詳細が下にあります").string
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

  private var text: Text {
    switch self {
    case .plain: Text("Text", de: "Text", ja: "文字")
    case .value: Text("Text and value", de: "Text und Wert", ja: "文字と値")
    case .subtitle: Text("Text", de: "Text", ja: "文字")
    case .image: Text("Image and text", de: "Bild und Text", ja: "画像と文字")
    case .disclosure: Text("Disclosure indicator", de: "Pfeil", ja: "開く印")
    case .checkmark: Text("Check mark", de: "Häkchen", ja: "チェック")
    case .reply: Text("A view of your own", de: "Eigene Ansicht", ja: "独自のビュー")
    case .detail: Text("Detail button", de: "Detailtaste", ja: "詳細ボタン")
    case .animation(let animation, let isCopy):
      isCopy ? Text("came: \(animation)", de: "kam: \(animation)", ja: "追加: \(animation)") : "\(animation)"
    case .background: Text("A view behind the row", de: "Eine Ansicht hinter der Zeile", ja: "行の背景のビュー")
    case .selectedBackground: Text("Another one while it is selected", de: "Eine andere, wenn gewählt", ja: "選択中は別のビュー")
    case .disabled: Text("Cannot be selected", de: "Nicht wählbar", ja: "選べません")
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
  let label = CaptionLabel()

  init() {
    super.init()
    label.textAlignment = .center
    addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 3) }

  override func layoutSubviews() { label.frame = Rect(x: 0, y: 1, width: bounds.width, height: 1) }
}
