// snippet.imports
import Foundation
import TermKit
// snippet.end
import TermKitTesting
import Testing

// snippet.imports
import struct TermKit.IndexPath

// snippet.end

/// Step 6 of the tutorial.
enum ToDo6 {
  struct Item: Codable, Equatable {
    var title: String
    var isDone = false
  }

  final class ListViewController: TableViewController {
    private(set) var items: [Item] {
      didSet {
        save()
        updateHint()
      }
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
    // snippet.hint
    private let hint = Label(text: "Press n for a new item")

    private func updateHint() { tableView.tableFooterView = items.isEmpty ? hint : nil }
    // snippet.end

    // snippet.load
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "To do"
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
      navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add) { [weak self] _ in self?.askForItem() }
      navigationItem.leftBarButtonItem = editButtonItem
      hint.textColor = .gray
      hint.frame.size.height = 1
      hint.textAlignment = .center
      updateHint()
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

    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

extension Snippets {
  // snippet.test
  @MainActor @Test func `a new item is at the end of the list, and a click marks it as done`() {
    let file = FileManager.default.temporaryDirectory.appending(path: "to-do-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let list = ToDo6.ListViewController(file: file)
    let app = TestApplication(size: Size(width: 36, height: 11)) { NavigationController(rootViewController: list) }
    app.type("n")
    app.advance(by: 1)
    app.type("Call Ada")
    app.press(.enter)
    app.advance(by: 1)
    app.click(on: "Call Ada")
    #expect(list.items == [ToDo6.Item(title: "Call Ada", isDone: true)])
  }
  // snippet.end

  @Test func `step 6 of the tutorial: an empty list says what to do`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "to-do-\(UUID().uuidString).json")
    let app = TestApplication(size: Size(width: 36, height: 8)) { application in
      // snippet.look
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Color(red: 180, green: 60, blue: 0)
      // snippet.end
      window.rootViewController = NavigationController(rootViewController: ToDo6.ListViewController(file: file))
      window.makeKeyAndVisible()
    }
    try expectPicture(of: app)
  }
}
