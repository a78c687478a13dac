// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PieView: View {
    @Animatable var share = 0.0

    override func draw(in canvas: inout Canvas) {
      let center = Path.Position(x: Double(bounds.width) / 2, y: Double(bounds.height) / 2)
      let radius = Double(bounds.width) / 2
      canvas.fill(Path(ovalIn: Path.Frame(bounds)), with: Color(white: 0.9))
      var slice = Path()
      slice.move(to: center)
      slice.addArc(
        center: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + $share * 2 * .pi)
      slice.close()
      canvas.fill(slice, with: canvas.tintColor)
    }
  }

  // snippet.hide
  @Test func `a pie that fills`() throws {
    let screen = View()
    let pie = PieView(frame: Rect(x: 2, y: 1, width: 14, height: 7))
    screen.addSubview(pie)
    let app = TestApplication(width: 18, height: 9, screen)
    // snippet.show
    View.animate(withDuration: 1) { pie.share = 0.8 }
    // snippet.hide
    #expect(pie.share == 0.8)
    app.advance(by: 0.45)
    try expectPicture(of: app, named: "Moving")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
