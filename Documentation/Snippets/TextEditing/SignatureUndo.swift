// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an edit by the program that the user can undo`() throws {
    let text = TextView()
    text.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 26, height: 5, text)
    app.type("See you.")
    // snippet.show
    text.insertText("\nYours, Ada")
    text.selectedRange = 0..<3
    // snippet.hide
    app.turn()
    try expectPicture(of: app)
    // snippet.show
    text.undo()
    // snippet.hide
    #expect(text.text == "See you.")
    #expect(text.canRedo)
  }
}
