// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class TideView: View {
    override func draw(in canvas: inout Canvas) {
      var axes = Path()
      axes.move(to: Path.Position(x: 0.5, y: 0))
      axes.addLine(to: Path.Position(x: 0.5, y: 8.5))
      axes.addLine(to: Path.Position(x: 40, y: 8.5))
      canvas.stroke(axes, with: .gray, as: .box)

      var curve = Path()
      curve.move(to: Path.Position(x: 2, y: 7))
      curve.addCurve(
        to: Path.Position(x: 38, y: 6), controlPoint1: Path.Position(x: 14, y: -7),
        controlPoint2: Path.Position(x: 26, y: 14))
      canvas.stroke(curve, width: 0.25, with: canvas.tintColor)

      let ring = Path(ovalIn: Path.Frame(x: 9, y: 0.5, width: 6, height: 3))
      canvas.stroke(ring, with: .orange)
    }

  }

  // snippet.hide
  @Test func `axes, a fine curve and a wide ring`() throws {
    try expectPicture(of: TestApplication(width: 40, height: 9, TideView()))
  }
}
