// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class RegistrationViewController: TableViewController {
    private let name = TextField(placeholder: "Name")
    private let mail = TextField(placeholder: "name@example.org")
    private let news = Switch()
    private lazy var controls: [[(title: String, control: Control)]] = [
      [("Name", name), ("Mail", mail)], [("Newsletter", news)],
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Registration"
      tableView.allowsSelection = false
      navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .save) { [weak self] _ in self?.save() }
      for field in [name, mail] {
        field.frame.size.width = 18
        field.addTarget(self, action: RegistrationViewController.check, for: .editingChanged)
      }
      check()
    }

    private func check() {
      navigationItem.rightBarButtonItem?.isEnabled = name.text?.isEmpty == false && mail.text?.contains("@") == true
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let row = controls[indexPath.section][indexPath.row]
      let cell = TableViewCell()
      cell.textLabel.text = row.title
      cell.accessoryView = row.control
      row.control.accessibilityLabel = row.title
      return cell
    }
    // snippet.hide
    override func numberOfSections(in tableView: TableView) -> Int { controls.count }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      controls[section].count
    }
    private(set) var saves = 0
    private func save() { saves += 1 }
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
    // …
  }

  // snippet.hide
  @Test func `a registration in rows`() throws {
    let form = RegistrationViewController(style: .insetGrouped)
    let app = TestApplication(width: 38, height: 12, NavigationController(rootViewController: form))
    app.click(on: "Name")
    app.click(25, 3)
    app.type("Ada")
    app.press(.tab)
    app.type("ada@example.org")
    try expectPicture(of: app)
    app.press(.tab)
    app.press(" ")
    app.click(on: "Save")
    #expect(form.saves == 1)
  }
}
