import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class SeatView: View {
    override init(frame: Rect) {
      super.init(frame: frame)
      // The window seat is at the left in all languages.
      semanticContentAttribute = .spatial
    }

    override func draw(in canvas: inout Canvas) {
      canvas.draw("│1A 1B   1C 1D│", at: .zero)
      canvas.draw("│2A 2B   2C 2D│", at: Point(x: 0, y: 1))
    }
  }
  // snippet.hide

  @Test func `a view that has the same sides in all languages`() throws {
    let screen = View()
    let title = Label(text: "מושבים")
    title.frame = Rect(x: 2, y: 1, width: 24, height: 1)
    let arrow = ImageView(image: Image("→", ascii: ">").imageFlippedForRightToLeftLayoutDirection())
    arrow.frame = Rect(x: 25, y: 1, width: 1, height: 1)
    for view in [title, arrow, SeatView(frame: Rect(x: 2, y: 3, width: 15, height: 2))] { screen.addSubview(view) }
    let app = TestApplication(width: 28, height: 6, screen)
    app.application.traitOverrides.layoutDirection = .rightToLeft
    app.turn()
    #expect(app.row(1) == "  ←                 םיבשומ")
    try expectPicture(of: app)
  }
}
