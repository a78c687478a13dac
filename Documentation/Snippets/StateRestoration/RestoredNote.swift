// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class NoteViewController: ViewController {
    private let name: String
    private let text = TextView()

    init(_ name: String) {
      self.name = name
      super.init()
      title = name
      restorationIdentifier = "note"
      text.restorationIdentifier = "text"
    }

    override func loadView() { view = text }

    override func encodeRestorableState(with coder: Coder) {
      super.encodeRestorableState(with: coder)
      coder.encode(name, forKey: "name")
    }
  }

  // snippet.hide
  final class NotesViewController: TableViewController {
    private let names = ["Diary", "Shopping", "Work"]

    init() {
      super.init()
      title = "Notes"
      restorationIdentifier = "notes"
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(NoteViewController(names[indexPath.row]), animated: true)
    }
  }

  @Test func `a note`() throws {
    let stack = NavigationController(rootViewController: NoteViewController("Shopping"))
    let app = TestApplication(size: Size(width: 40, height: 8)) { stack }
    app.type("Bread, milk")
    try expectPicture(of: app)
  }
}
