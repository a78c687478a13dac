// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class OutboxViewController: TableViewController {
    private var messages = ["Bring the charts", "Paint is here", "Late by an hour"]

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(title: "Delete Message", keys: [Key(.delete)]) { [weak self] in
          if let self, let focused = tableView.indexPathForFocusedRow { delete(at: focused.row) }
        }
      ]
    }

    private func delete(at index: Int) {
      let message = messages.remove(at: index)
      undoManager?.registerUndo(withTarget: self) { $0.insert(message, at: index) }
      undoManager?.setActionName("Delete Message")
      tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }

    private func insert(_ message: String, at index: Int) {
      messages.insert(message, at: index)
      undoManager?.registerUndo(withTarget: self) { $0.delete(at: index) }
      tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }
    // snippet.hide

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel.text = messages[indexPath.row]
      return cell
    }
    // snippet.show
  }

  // snippet.hide
  @Test func `the list of keys names the deletion of a message`() throws {
    let app = TestApplication(width: 44, height: 12, OutboxViewController())
    app.press(.delete)
    app.advance(by: 1)
    #expect(!app.contains("Bring the charts"))
    app.press("?")
    app.advance(by: 1)
    #expect(app.contains("Undo Delete Message"))
    try expectPicture(of: app)
    app.press(.escape)
    app.advance(by: 1)
    app.press(.character("z"), holding: .alt)
    app.advance(by: 1)
    #expect(app.contains("Bring the charts"))
    app.press(.character("y"), holding: .control)
    app.advance(by: 1)
    #expect(!app.contains("Bring the charts"))
  }
}
