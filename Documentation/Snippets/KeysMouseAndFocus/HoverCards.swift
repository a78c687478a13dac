// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class HoverCard: View {
    override init(frame: Rect) {
      super.init(frame: frame)
      backgroundColor = Color(white: 0.9)
      let hover = HoverGestureRecognizer()
      hover.addAction { [unowned self] hover in
        let isOver = hover.state == .began || hover.state == .changed
        backgroundColor = isOver ? Color(red: 255, green: 204, blue: 0) : Color(white: 0.9)
      }
      addGestureRecognizer(hover)
    }

    override func wheelTurned(x: Int, y: Int) -> Bool {
      frame.origin.y += y
      return true
    }
  }

  // snippet.hide
  @Test func `three cards with the pointer over the second one`() throws {
    let screen = View()
    let cards = (0..<3).map { HoverCard(frame: Rect(x: 2 + 9 * $0, y: 1, width: 7, height: 3)) }
    cards.forEach(screen.addSubview)
    let app = TestApplication(width: 30, height: 6, screen)
    app.mouseMove(13, 2)
    app.turnWheel(by: 1, 22, 2)
    try expectPicture(of: app)
    #expect(cards.map(\.frame.minY) == [1, 1, 2])
  }
}
