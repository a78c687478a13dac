// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a text that dissolves into another one`() throws {
    let screen = View()
    let banner = View(frame: Rect(x: 2, y: 1, width: 20, height: 3))
    banner.backgroundColor = Color(white: 0.9)
    let label = Label(text: "Your turn")
    label.frame = Rect(x: 2, y: 1, width: 16, height: 1)
    banner.addSubview(label)
    screen.addSubview(banner)
    let app = TestApplication(width: 24, height: 5, screen)
    // snippet.show
    View.transition(with: banner, duration: 0.4, options: .transitionCrossDissolve) {
      banner.backgroundColor = Color(red: 52, green: 199, blue: 89)
      label.text = "You win"
    }
    // snippet.hide
    app.advance(by: 0.25)
    try expectPicture(of: app)
    app.advance(by: 0.25)
    #expect(app.row(2) == "    You win")
  }
}
