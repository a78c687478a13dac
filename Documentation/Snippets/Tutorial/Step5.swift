// snippet.imports
import Foundation
import TermKit
// snippet.end
import TermKitTesting
import Testing

// snippet.imports
import struct TermKit.IndexPath

// snippet.end

/// Step 5 of the tutorial.
enum ToDo5 {
  // snippet.item
  struct Item: Codable, Equatable {
    var title: String
    var isDone = false
  }
  // snippet.end

  final class ListViewController: TableViewController {
    // snippet.file
    private(set) var items: [Item] {
      didSet { save() }
    }
    private let file: URL

    init(file: URL) {
      self.file = file
      let data = try? Data(contentsOf: file)
      items = data.flatMap { try? JSONDecoder().decode([Item].self, from: $0) } ?? []
      super.init()
    }

    private func save() {
      do {
        try JSONEncoder().encode(items).write(to: file, options: .atomic)
      } catch {
        let alert = AlertController(title: "The list cannot be saved", message: error.localizedDescription)
        alert.addAction(AlertAction(title: "OK"))
        present(alert, animated: true)
      }
    }
    // snippet.end

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "To do"
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
      navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add) { [weak self] _ in self?.askForItem() }
      navigationItem.leftBarButtonItem = editButtonItem
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

    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

extension Snippets {
  @Test func `step 5 of the tutorial: the list is kept in a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "to-do-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = ToDo5.ListViewController(file: file)
    first.loadViewIfNeeded()
    first.add("Buy milk")
    let second = ToDo5.ListViewController(file: file)
    #expect(second.items == [ToDo5.Item(title: "Buy milk")])
    let app = TestApplication(width: 36, height: 8, NavigationController(rootViewController: second))
    try expectPicture(of: app)
  }
}
