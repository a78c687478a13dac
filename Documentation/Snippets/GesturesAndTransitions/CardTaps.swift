// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a tap, a double tap and a swipe`() throws {
    let card = Label(text: "Tap me")
    card.backgroundColor = Color(white: 0.9)
    card.textAlignment = .center
    card.frame = Rect(x: 2, y: 1, width: 20, height: 1)
    let screen = View()
    screen.addSubview(card)
    let app = TestApplication(width: 24, height: 3, screen)
    // snippet.show
    let single = TapGestureRecognizer()
    single.addAction { _ in card.text = "Selected" }
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addAction { _ in card.text = "Opened" }
    single.require(toFail: double)
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addAction { _ in card.text = "Next card" }
    card.gestureRecognizers = [single, double, swipe]
    // snippet.hide
    app.click(12, 1)
    #expect(card.text == "Tap me")
    app.advance(by: 0.5)
    #expect(card.text == "Selected")
    app.click(12, 1)
    app.click(12, 1)
    #expect(card.text == "Opened")
    app.mouseDown(16, 1)
    app.mouseDrag(8, 1)
    app.mouseUp(8, 1)
    try expectPicture(of: app)
  }
}
