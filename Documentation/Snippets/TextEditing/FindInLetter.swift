// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the bar that finds and replaces text`() throws {
    let textView = TextView(text: "The train to Bonn stops.\nThe train to Essen does not.")
    textView.selectedRange = 0..<0
    // snippet.show
    textView.isFindInteractionEnabled = true
    // snippet.hide
    let app = TestApplication(width: 44, height: 7, textView)
    app.press("\u{6}train")
    try expectPicture(of: app)
    // snippet.show
    textView.findInteraction?.searchText = "stops"
    // snippet.hide
    #expect(textView.findInteraction?.resultCount == 1)
  }
}
