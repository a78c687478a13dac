import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class MailDelegate: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
      application.statusBar.leftText = "anna@example.org"
      application.statusBar.rightText = "? Keys"
      application.statusBar.rightAction = { [unowned application] in application.showKeyList() }

      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = NavigationController(rootViewController: MailListViewController())
      window.makeKeyAndVisible()
    }
  }
  // snippet.hide

  final class MailListViewController: TableViewController {
    private let subjects = ["Lunch on Friday?", "Invoice 2026-114", "Pictures of the garden"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { subjects.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel.text = subjects[indexPath.row]
      return cell
    }
  }

  @Test func `texts beside the time, and a click on the right one`() throws {
    let app = TestApplication(size: Size(width: 48, height: 8), delegate: MailDelegate())
    try expectPicture(of: app)
    app.click(on: "? Keys")
    app.advance(by: 1)
    #expect((0..<8).contains { app.row($0).contains("Keys") })
  }
}
