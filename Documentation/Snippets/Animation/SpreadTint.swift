// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a colour that spreads from a button`() throws {
    let screen = View()
    screen.backgroundColor = Color(white: 0.9)
    let button = Button(title: "Green")
    button.frame = Rect(x: 4, y: 2, width: 9, height: 1)
    screen.addSubview(button)
    let app = TestApplication(width: 32, height: 7, screen)
    // snippet.show
    View.transition(with: screen, duration: 0.4, spreadingFrom: button.frame) {
      screen.backgroundColor = Color(red: 52, green: 199, blue: 89)
    }
    // snippet.hide
    app.advance(by: 0.2)
    try expectPicture(of: app)
    app.advance(by: 0.25)
    #expect(app.background(31, 6).green == 199)
  }
}
