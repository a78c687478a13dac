// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an image that is drawn`() throws {
    // snippet.show
    let medal = Image(size: Size(width: 8, height: 5)) { canvas in
      var ribbon = Path()
      ribbon.move(to: Path.Position(x: 1, y: 0))
      ribbon.addLine(to: Path.Position(x: 4, y: 2.5))
      ribbon.addLine(to: Path.Position(x: 7, y: 0))
      canvas.stroke(ribbon, width: 1.5, with: Color(red: 40, green: 90, blue: 200))
      let disc = Path.Frame(x: 1, y: 1.75, width: 6, height: 3)
      canvas.fill(Path(ovalIn: disc), with: Color(red: 230, green: 180, blue: 40))
    }
    // snippet.hide
    let view = ImageView(image: medal)
    view.frame.origin = Point(x: 2, y: 1)
    let label = Label(text: "First place")
    label.frame = Rect(x: 13, y: 3, width: 14, height: 1)
    let screen = View()
    screen.addSubview(view)
    screen.addSubview(label)
    try expectPicture(of: TestApplication(width: 30, height: 7, screen))
  }
}
