// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class TasksViewController: TableViewController {
    private var tasks = ["Water the plants", "Call Ada", "Buy bread"]

    override var keyCommands: [KeyCommand] {
      [KeyCommand(title: "New task", keys: [.character("n")]) { [weak self] in self?.addTask() }]
    }

    private func addTask() {
      tasks.insert("Read a book", at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }

    // snippet.hide
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Tasks"
      navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = tasks[indexPath.row]
      return cell
    }

    // snippet.show
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }

    override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      tasks.insert(tasks.remove(at: source.row), at: destination.row)
    }
  }

  // snippet.hide
  @Test func `a table of tasks in editing mode`() throws {
    let tasks = TasksViewController()
    let app = TestApplication(width: 36, height: 10, NavigationController(rootViewController: tasks))
    app.type("n")
    app.advance(by: 1)
    tasks.setEditing(true, animated: false)
    app.turn()
    app.press(.down, holding: .alt)
    app.advance(by: 1)
    app.press(.delete)
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
