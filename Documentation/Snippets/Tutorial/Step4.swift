import TermKit
import TermKitTesting
import Testing

/// Step 4 of the tutorial.
enum ToDo4 {
  struct Item {
    var title: String
    var isDone = false
  }

  final class ListViewController: TableViewController {
    var items = [Item(title: "Buy milk"), Item(title: "Call Ada")]

    // snippet.edit
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "To do"
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
      navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add) { [weak self] _ in self?.askForItem() }
      navigationItem.leftBarButtonItem = editButtonItem
    }
    // snippet.end

    func askForItem() {
      let alert = AlertController(title: "New item")
      alert.addTextField { $0.placeholder = "What is to be done?" }
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        AlertAction(title: "Add") { [weak self, weak alert] _ in self?.add(alert?.textFields?.first?.text ?? "") })
      present(alert, animated: true)
    }

    func add(_ title: String) {
      guard !title.isEmpty else { return }
      items.append(Item(title: title))
      tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
    }

    override var keyCommands: [KeyCommand] {
      [KeyCommand(title: "New item", keys: [.character("n")]) { [weak self] in self?.askForItem() }]
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      cell.textLabel.text = items[indexPath.row].title
      cell.textLabel.textColor = items[indexPath.row].isDone ? .gray : .black
      cell.accessoryType = items[indexPath.row].isDone ? .checkmark : .none
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      items[indexPath.row].isDone.toggle()
      tableView.deselectRow(at: indexPath, animated: true)
      tableView.reconfigureRows(at: [indexPath])
    }

    // snippet.delete
    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    // snippet.end
  }
}

extension Snippets {
  @Test func `step 4 of the tutorial: items are deleted`() throws {
    let controller = ToDo4.ListViewController()
    let app = TestApplication(width: 36, height: 8, NavigationController(rootViewController: controller))
    app.click(on: "Edit")
    app.advance(by: 1)
    try expectPicture(of: app)
    controller.tableView(controller.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    #expect(controller.items.map(\.title) == ["Call Ada"])
  }
}
