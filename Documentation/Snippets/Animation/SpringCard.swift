// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a card on a spring, beyond its place`() throws {
    let screen = View()
    let card = View(frame: Rect(x: 2, y: 1, width: 6, height: 3))
    card.backgroundColor = Color(red: 255, green: 204, blue: 0)
    let mark = View(frame: Rect(x: 26, y: 0, width: 1, height: 5))
    mark.backgroundColor = Color(white: 0.8)
    [mark, card].forEach(screen.addSubview)
    let app = TestApplication(width: 34, height: 5, screen)
    // snippet.show
    View.animate(withDuration: 0.8, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      card.frame.origin.x = 20
    }
    // snippet.hide
    app.advance(by: 0.1)
    try expectPicture(of: app)
    app.advance(by: 0.9)
    #expect(app.background(25, 2) == card.backgroundColor)
    #expect(app.background(26, 2) == mark.backgroundColor)
  }
}
