// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class LetterReader: ViewController, TextViewDelegate {
    private let letter = TextView()

    override func viewDidLoad() {
      super.viewDidLoad()
      letter.isEditable = false
      letter.isFindInteractionEnabled = true
      letter.delegate = self
      let heading = AttributedText.Attributes(
        font: .boldSystemFont(ofSize: 17), paragraphStyle: ParagraphStyle(paragraphSpacing: 1))
      let quote = AttributedText.Attributes(paragraphStyle: ParagraphStyle(textBlocks: [.quote]))
      let item = AttributedText.Attributes(paragraphStyle: ParagraphStyle(textBlocks: [.listItem()]))
      letter.attributedText =
        AttributedText("The way to Essen\n", attributes: heading)
        + AttributedText("Is there a train at night?\n", attributes: quote)
        + AttributedText("one at 23:14\n", attributes: item)
        + AttributedText("one at 4:50, with a change in Hagen\n", attributes: item)
        + AttributedText("See ") + AttributedText("all trains", attributes: .init(link: "https://example.org/trains"))
      // snippet.hide
      letter.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      letter.frame = view.bounds
      letter.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(letter)
      // snippet.show
      // …
    }

    func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool {
      link.hasPrefix("https://")  // is opened in the web browser
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a letter with a heading, a quotation, a list and a link`() throws {
    let app = TestApplication(width: 32, height: 10, LetterReader())
    app.press(.tab)
    try expectPicture(of: app)
  }
}
