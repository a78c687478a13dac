// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class SketchView: View {
    private var line = Path() { didSet { setNeedsDisplay() } }

    override func touchBegan(_ touch: Touch) {
      line.move(to: touch.preciseLocation(in: self))
    }

    override func touchMoved(_ touch: Touch) {
      line.addLine(to: touch.preciseLocation(in: self))
    }

    override func draw(in canvas: inout Canvas) {
      canvas.stroke(line, with: canvas.tintColor)
    }
  }

  // snippet.hide
  @Test func `a line drawn with the mouse`() throws {
    let app = TestApplication(width: 30, height: 6, SketchView())
    app.mouseDown(at: Path.Position(x: 2, y: 3))
    for step in 1...60 {
      let x = 2 + Double(step) * 0.43
      app.mouseDrag(to: Path.Position(x: x, y: 3 - triangle(at: Double(step) / 15) * 2.4))
    }
    app.mouseUp(at: Path.Position(x: 28, y: 3))
    try expectPicture(of: app)
  }

  // A wave of period 1 and height 1.
  private func triangle(at time: Double) -> Double {
    let phase = time - time.rounded(.down)
    return phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4
  }
}
