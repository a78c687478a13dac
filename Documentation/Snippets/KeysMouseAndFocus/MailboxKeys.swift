// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class MailboxViewController: ViewController {
    private let label = Label(text: "4 messages")
    private(set) var messageCount = 4 {
      didSet { label.text = "\(messageCount) messages" }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 2, width: 20, height: 1)
      view.addSubview(label)
    }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(title: "Archive", keys: [.character("a"), Key(.delete)]) { [weak self] in self?.messageCount -= 1 },
        KeyCommand(title: "Reply", keys: [.character("r", .control)], disabledReason: "no message is open") {},
      ]
    }
  }

  // snippet.hide
  @Test func `the list of keys of a mailbox`() throws {
    let inbox = MailboxViewController()
    let app = TestApplication(width: 44, height: 19, inbox)
    app.type("a")
    app.press(.delete)
    app.press(.character("r"), holding: .control)
    #expect(inbox.messageCount == 2)
    app.type("?")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
