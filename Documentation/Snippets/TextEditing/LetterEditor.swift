// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class LetterDraftController: ViewController, TextViewDelegate {
    private let letter = TextView()
    private let count = Label()

    override func viewDidLoad() {
      super.viewDidLoad()
      letter.placeholder = "Dear reader"
      letter.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      letter.delegate = self
      // snippet.hide
      count.textColor = .gray
      letter.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 1)
      letter.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      count.frame = Rect(x: 2, y: view.bounds.height - 1, width: 20, height: 1)
      count.autoresizingMask = .flexibleTopMargin
      [letter, count].forEach(view.addSubview)
      // snippet.show
      // …
    }

    func textViewDidChange(_ textView: TextView) {
      count.text = "\(textView.textLength) characters"
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a letter with a selected word`() throws {
    let app = TestApplication(width: 34, height: 6, LetterDraftController())
    app.type("A terminal is a fine place to write a letter.")
    app.press(.left)
    app.press(.left, holding: [.control, .shift])
    try expectPicture(of: app)
  }
}
