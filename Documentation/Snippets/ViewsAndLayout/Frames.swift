// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a card with a label in its own coordinates`() throws {
    let screen = View()
    // snippet.show
    let card = View(frame: Rect(x: 4, y: 1, width: 20, height: 3))
    card.backgroundColor = Color(red: 255, green: 204, blue: 0)
    let label = Label(text: "Hello")
    label.frame = Rect(x: 2, y: 1, width: 10, height: 1)
    card.addSubview(label)
    screen.addSubview(card)
    // snippet.hide
    try expectPicture(of: TestApplication(width: 30, height: 5, screen))
    #expect(label.convert(Point(x: 0, y: 0), to: screen) == Point(x: 6, y: 2))
  }
}
