// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PostcardViewController: ViewController {
    override var keyCommands: [KeyCommand] {
      [KeyCommand(title: "Save", keys: [.character("s", .control)], disabledReason: "The postcard is empty") {}]
    }
  }
  // snippet.hide

  @Test func `a disabled command says why it does nothing`() throws {
    // snippet.show

    let app = TestApplication(size: Size(width: 30, height: 3)) { PostcardViewController() }
    let last = app.why(key: .character("s", .control)).steps.last
    #expect(
      last?.text == """
        PostcardViewController: the command “Save” takes the key, but is disabled: The postcard is empty
        """)
    #expect(last?.values["answer"] == "disabled")
    // snippet.hide
    try expectPicture(of: app)
  }
}
