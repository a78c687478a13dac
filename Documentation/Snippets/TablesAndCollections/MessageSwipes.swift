// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class InboxViewController: TableViewController {
    private var senders = ["Ada", "Grace", "Margaret"]

    override func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.senders.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        completion(true)
      }
      let flag = ContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
        self?.flag(at: indexPath)
        completion(true)
      }
      return SwipeActionsConfiguration(actions: [delete, flag])
    }
    // snippet.hide
    private(set) var flags: [Int] = []
    private func flag(at path: IndexPath) { flags.append(path.row) }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { senders.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = senders[indexPath.row]
      return cell
    }
    // snippet.show
  }

  // snippet.hide
  @Test func `a row that is swiped`() throws {
    let inbox = InboxViewController()
    let app = TestApplication(width: 36, height: 9, NavigationController(rootViewController: inbox))
    app.mouseDown(30, 4)
    app.mouseDrag(29, 4)
    app.mouseDrag(16, 4)
    try expectPicture(of: app)
    app.mouseUp(16, 4)
    app.advance(by: 1)
    app.click(on: "Flag")
    #expect(inbox.flags == [1])
    app.advance(by: 1)
    app.press(.left, holding: .shift)
    app.press(.enter)
    app.advance(by: 1)
    #expect(!app.contains("Grace"))
  }
}
