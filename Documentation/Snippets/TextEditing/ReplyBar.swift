// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class ReplyController: ViewController {
    private let reply = TextView()
    private let hint = Label(text: "Alt-. has symbols")

    override func viewDidLoad() {
      super.viewDidLoad()
      let bar = Toolbar()
      bar.items = ["Thank you!", "Yours, Ada"].map { phrase in
        BarButtonItem(title: phrase) { [reply] _ in reply.insertText(phrase + "\n") }
      }
      reply.inputAccessoryView = bar
      [reply, hint].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let free = view.keyboardLayoutGuide.layoutFrame.minY
      reply.frame = Rect(x: 1, y: 0, width: view.bounds.width - 2, height: max(0, free - 1))
      hint.frame = Rect(x: 1, y: free - 1, width: view.bounds.width - 2, height: 1)
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    var text: String { reply.text }
    // snippet.show
  }

  // snippet.hide
  @Test func `a reply with a bar of phrases`() throws {
    let screen = ReplyController()
    let app = TestApplication(width: 34, height: 8, screen)
    app.type("Your letter has come.\r")
    app.advance(by: 1)
    app.click(on: "Thank you!")
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.tab, .right, .enter)
    #expect(screen.text == "Your letter has come.\nThank you!\nYours, Ada\n")
  }
}
