// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class TagField: TextField {
    var tags: [String] = []

    override var keyCommands: [KeyCommand] {
      let add = KeyCommand(title: "Add tag", keys: [Key(.enter)]) { [weak self] in self?.addTag() }
      return [add] + super.keyCommands
    }

    override func canPerform(_ command: KeyCommand, for key: Key) -> Bool {
      if key == Key(.enter) { return hasText }
      return super.canPerform(command, for: key)
    }

    override func deleteBackward() {
      if hasText { super.deleteBackward() } else if !tags.isEmpty { tags.removeLast() }
      // snippet.hide
      update()
      // snippet.show
    }
    // snippet.hide

    private func addTag() {
      tags.append(text ?? "")
      text = ""
      update()
    }

    private func update() {
      label.text = tags.map { "#\($0)" }.joined(separator: " ")
      leftView = label
      leftViewMode = tags.isEmpty ? .never : .always
      setNeedsLayout()
    }

    private let label = Label()
    // snippet.show
  }

  // snippet.hide
  private final class TagScreen: ViewController {
    let field = TagField(placeholder: "Tag")
    private(set) var saves = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame = Rect(x: 2, y: 1, width: 34, height: 1)
      view.addSubview(field)
    }

    override var keyCommands: [KeyCommand] {
      [KeyCommand(title: "Save", keys: [Key(.enter)]) { [weak self] in self?.saves += 1 }]
    }
  }

  @Test func `a field whose Enter and Backspace depend on its text`() throws {
    let screen = TagScreen()
    let app = TestApplication(width: 40, height: 3, screen)
    app.type("sea")
    app.press(.enter)
    app.type("harbour")
    app.press(.enter)
    app.type("bo")
    try expectPicture(of: app)
    app.press(.backspace)
    app.press(.backspace)
    app.press(.backspace)
    #expect(screen.field.tags == ["sea"] && screen.saves == 0)
    app.press(.enter)
    #expect(screen.saves == 1)
  }
}
