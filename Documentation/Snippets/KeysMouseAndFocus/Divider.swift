// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a divider with a pointer of its own`() throws {
    let screen = View()
    screen.addSubview(Label(text: "Drag the line"))
    // snippet.show
    let divider = View(frame: Rect(x: 16, y: 0, width: 1, height: 3))
    divider.backgroundColor = .separator
    divider.addInteraction(PointerInteraction(style: .resizeLeftRight))
    screen.addSubview(divider)
    // snippet.hide
    screen.subviews[0].frame = Rect(x: 1, y: 1, width: 14, height: 1)
    let app = TestApplication(width: 24, height: 3, screen)
    try expectPicture(of: app)
    app.mouseMove(16, 1)
    #expect(app.terminal.pointerStyle == .resizeLeftRight)
    // snippet.show
  }
}
