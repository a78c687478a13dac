// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a letter in a scroll view`() throws {
    let text = """
      Dear Ada,
      the engine works. It needs
      seven minutes for a game of
      noughts and crosses, and it
      has not lost one yet.
      Come and see it.
      Yours, Charles
      """
    // snippet.show
    let letter = Label(text: text)
    letter.numberOfLines = 0
    letter.frame = Rect(x: 2, y: 0, width: 30, height: 7)

    let scroll = ScrollView()
    scroll.addSubview(letter)
    scroll.contentSize = Size(width: 34, height: 7)
    scroll.contentInset = EdgeInsets(top: 1, bottom: 1)
    // snippet.hide
    let app = TestApplication(width: 34, height: 6, scroll)
    app.press(.down)
    app.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
    try expectPicture(of: app)
    app.press(.end)
    app.advance(by: 1)
    try expectPicture(of: app, named: "End")
  }
}
