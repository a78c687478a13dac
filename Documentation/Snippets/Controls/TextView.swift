// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class MessageViewController: ViewController, TextViewDelegate {
    private let message = TextView()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New Message"
      message.placeholder = "Message"
      message.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      message.delegate = self
      message.frame = view.bounds
      message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(message)
    }

    func textViewDidChange(_ textView: TextView) {
      title = textView.hasText ? "Draft of \(textView.textLength) Characters" : "New Message"
    }
  }

  // snippet.hide
  @Test func `a text view for a message`() throws {
    let app = TestApplication(
      width: 40, height: 9, NavigationController(rootViewController: MessageViewController()))
    app.type("Dear Ada,")
    app.press(.enter)
    app.type("the engine works. Shall we play at four o'clock?")
    // Selects the last word, in which the apostrophe separates two parts.
    app.press(.left, holding: [.control, .shift])
    app.press(.left, holding: [.control, .shift])
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
