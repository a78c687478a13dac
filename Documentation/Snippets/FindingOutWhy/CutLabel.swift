// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a label is cut off by the view around it`() throws {
    // snippet.show
    let label = Label(text: "A text that is too long")
    label.frame = Rect(x: 1, y: 1, width: 23, height: 1)
    let card = View()
    card.clipsToBounds = true
    card.addSubview(label)
    let app = TestApplication(size: Size(width: 16, height: 3), showing: card)

    let why = app.why(frame: label)
    #expect(why[.frame]?.values["by"] == "code")
    #expect(why[.clip]?.text == "View cuts off 8 columns and 0 rows")
    // snippet.hide
    try expectPicture(of: app)

    let other = View()
    other.addSubview(label)
    let large = TestApplication(size: Size(width: 120, height: 24), showing: other)
    large.application.inspect()
    large.press("\u{1B}[24~")
    for _ in 0..<4 { large.turn() }
    large.press(.down, .down)
    for _ in 0..<4 { large.turn() }
    large.advance(by: 1)
    try expectPicture(of: large, named: "Inspector")
  }
}
