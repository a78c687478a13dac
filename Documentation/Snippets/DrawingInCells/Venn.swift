// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class VennView: View {
    override func draw(in canvas: inout Canvas) {
      let colors = [Color(red: 230, green: 60, blue: 60), Color(red: 40, green: 110, blue: 230)]
      for (index, color) in colors.enumerated() {
        let frame = Path.Frame(x: Double(9 * index + 3), y: 0.5, width: 16, height: 8)
        canvas.fill(Path(ovalIn: frame), with: color.withAlphaComponent(0.7))
      }
      canvas.draw("Cats", at: Point(x: 5, y: 4), style: TextStyle(foreground: .white, attributes: .bold))
      canvas.draw("Dogs", at: Point(x: 21, y: 4), style: TextStyle(foreground: .white, attributes: .bold))
    }
  }

  // snippet.hide
  @Test func `two translucent circles that overlap`() throws {
    try expectPicture(of: TestApplication(width: 30, height: 9, VennView()))
  }
}
