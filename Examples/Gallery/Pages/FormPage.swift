import TermKit

/// A form of rows: Tab goes through the controls, also those below the visible rows, and Save needs a name and an address.
final class FormPage: TableViewController, TranslatedPage {
  private struct Row {
    let title: Text
    let control: Control
  }

  let translations = Translations()
  private let name = TextField()
  private let mail = TextField()
  private let news = Switch()
  private let seats = Stepper()
  private let street = TextField()
  private let town = TextField()
  private lazy var saveItem = BarButtonItem(title: "") { [weak self] _ in self?.save() }

  private lazy var sections: [[Row]] = [
    [
      Row(title: Text("Name", de: "Name", ja: "名前"), control: name),
      Row(title: Text("Mail", de: "E-Mail", ja: "メール"), control: mail),
    ],
    [
      Row(title: Text("Street", de: "Straße", ja: "番地"), control: street),
      Row(title: Text("Town", de: "Ort", ja: "市町村"), control: town),
    ],
    [
      Row(title: Text("Newsletter", de: "Rundbrief", ja: "お知らせを受け取る"), control: news),
      Row(title: Text("Seats", de: "Plätze", ja: "席数"), control: seats),
    ],
  ]

  init() { super.init(style: .insetGrouped) }

  override func viewDidLoad() {
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItem = saveItem
    (seats.minimumValue, seats.maximumValue, seats.value) = (1, 9, 1)
    for field in [name, mail, street, town] {
      field.frame.size.width = 20
      field.addTarget(self, action: FormPage.check, for: .editingChanged)
    }
    translate { [unowned self] in
      saveItem.title = Text("Save", de: "Sichern", ja: "保存").string
      for field in [name, mail] { field.placeholder = Text("required", de: "nötig", ja: "必須").string }
      for field in [street, town] { field.placeholder = Text("optional", de: "freiwillig", ja: "任意").string }
      for row in sections.joined() { row.control.accessibilityLabel = row.title.string }
      tableView.reloadData()
      check()
    }
  }

  private func check() {
    saveItem.isEnabled = name.text?.isEmpty == false && mail.text?.contains("@") == true
  }

  private func save() {
    let alert = AlertController(
      title: Text("Saved", de: "Gesichert", ja: "保存しました").string, message: "\(name.text ?? "") · \(mail.text ?? "")")
    alert.addAction(AlertAction(title: "OK"))
    present(alert)
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard section == 0 else { return nil }
    return Text(
      "Save needs a name and an address with @.", de: "Zum Sichern braucht es einen Namen und eine Adresse mit @.",
      ja: "保存には名前と @ を含む宛先が必要です。"
    ).string
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = sections[indexPath.section][indexPath.row]
    let cell = TableViewCell()
    cell.textLabel.text = row.title.string
    cell.accessoryView = row.control
    return cell
  }
}
