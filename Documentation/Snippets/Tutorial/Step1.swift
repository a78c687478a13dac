import TermKit
import TermKitTesting
import Testing

/// Step 1 of the tutorial.
enum ToDo1 {
  // snippet.list
  struct Item {
    var title: String
    var isDone = false
  }

  final class ListViewController: TableViewController {
    var items = [Item(title: "Buy milk"), Item(title: "Call Ada")]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "To do"
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      cell.textLabel.text = items[indexPath.row].title
      return cell
    }
  }
  // snippet.end
}

extension Snippets {
  @Test func `step 1 of the tutorial: a list`() throws {
    let app = TestApplication(
      width: 36, height: 8, NavigationController(rootViewController: ToDo1.ListViewController()))
    try expectPicture(of: app)
  }
}
