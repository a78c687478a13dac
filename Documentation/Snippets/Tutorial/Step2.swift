import TermKit
import TermKitTesting
import Testing

/// Step 2 of the tutorial.
enum ToDo2 {
  struct Item {
    var title: String
    var isDone = false
  }

  final class ListViewController: TableViewController {
    var items = [Item(title: "Buy milk"), Item(title: "Call Ada")]

    // snippet.add
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "To do"
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
      navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add) { [weak self] _ in self?.askForItem() }
    }

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
    // snippet.end

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      cell.textLabel.text = items[indexPath.row].title
      return cell
    }
  }
}

extension Snippets {
  @Test func `step 2 of the tutorial: new items`() throws {
    let app = TestApplication(
      width: 36, height: 11, NavigationController(rootViewController: ToDo2.ListViewController()))
    app.type("n")
    app.advance(by: 1)
    app.type("Water the plants")
    try expectPicture(of: app)
    app.press(.enter)
    app.advance(by: 1)
    try expectPicture(of: app, named: "Added")
  }
}
