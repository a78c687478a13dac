// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DatedTextView: TextView, ContextMenuInteractionDelegate {
    override func didMoveToWindow() {
      super.didMoveToWindow()
      addInteraction(ContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      ContextMenuConfiguration { suggestedActions in
        let date = Action(title: "Insert date") { [weak self] _ in self?.insertText("25 November") }
        return Menu(children: suggestedActions + [Menu(options: .displayInline, children: [date])])
      }
    }
  }

  // snippet.hide
  @Test func `the menu of a text`() throws {
    let text = DatedTextView(text: "Today is ")
    let app = TestApplication(width: 34, height: 10, text)
    app.press(.character("o"), holding: .control)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.up, .enter)
    app.advance(by: 1)
    #expect(text.text == "Today is 25 November")
  }
}
