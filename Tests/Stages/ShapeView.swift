package import TermKit

/// Lines and curves in the tint and in another colour, in the size of the view.
package final class ShapeView: View {
  package override func tintColorDidChange() { setNeedsDisplay() }

  package override func draw(in canvas: inout Canvas) {
    let frame = Path.Frame(bounds)
    var path = Path()
    path.move(to: Path.Position(x: frame.x, y: frame.y))
    path.addLine(to: Path.Position(x: frame.x + frame.width, y: frame.y + frame.height))
    canvas.stroke(path, width: 1, with: canvas.tintColor)
    canvas.stroke(Path(ovalIn: frame), width: 0.8, with: canvas.tintColor)
    canvas.stroke(Path(rect: frame), width: 0.5, with: .systemBlue)
  }
}
