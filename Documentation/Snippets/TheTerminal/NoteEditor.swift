// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class NoteViewController: ViewController {
    private let path: String
    private let label = Label()

    override var keyCommands: [KeyCommand] {
      [KeyCommand(title: "Edit", keys: [.character("e")]) { [weak self] in self?.edit() }]
    }

    private func edit() {
      do {
        try Application.shared.runInTerminal("vi", arguments: [path])
        label.text = read(path)
      } catch {
        present(AlertController(title: "No editor", message: "\(error)"), animated: true)
      }
    }
    // snippet.hide
    private let read: (String) -> String

    init(path: String, read: @escaping (String) -> String) {
      (self.path, self.read) = (path, read)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 1, width: 28, height: 1)
      label.text = "Call Ada"
      view.addSubview(label)
    }

    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a note that was edited in vi`() throws {
    let note = NoteViewController(path: "note.txt") { _ in "Call Ada, and bring the book" }
    let app = TestApplication(width: 32, height: 3, note)
    app.type("e")
    #expect(app.terminal.programs == [["vi", "note.txt"]])
    try expectPicture(of: app)
  }
}
