// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class BadgeView: View {
    var text = "" {
      didSet {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
      }
    }

    override var intrinsicContentSize: Size { Size(width: text.columns + 4, height: 1) }

    override func draw(in canvas: inout Canvas) {
      var pill = Path.Frame(bounds)
      (pill.x, pill.width) = (pill.x + 0.5, pill.width - 1)
      canvas.fill(Path(rect: pill), with: canvas.tintColor)
      canvas.draw(text, at: Point(x: 2, y: 0), style: TextStyle(foreground: .white, attributes: .bold))
    }

  }
  // snippet.hide
  private final class RoundBadge: View {
    override func draw(in canvas: inout Canvas) {
      canvas.fill(Path(roundedRect: Path.Frame(bounds), cornerRadius: 2), with: canvas.tintColor)
      canvas.draw("round", at: Point(x: 2, y: 0), style: TextStyle(foreground: .white, attributes: .bold))
    }
  }

  @Test func `badges one row high`() throws {
    let screen = View()
    var x = 2
    for (text, tint) in [
      ("new", Color.systemBlue), ("urgent", Color(red: 200, green: 30, blue: 30)), ("12", .darkGray),
    ] {
      let badge = BadgeView()
      badge.text = text
      badge.tintColor = tint
      badge.frame = Rect(origin: Point(x: x, y: 1), size: badge.intrinsicContentSize)
      screen.addSubview(badge)
      x = badge.frame.maxX + 1
    }
    screen.addSubview(RoundBadge(frame: Rect(x: 2, y: 3, width: 9, height: 1)))
    try expectPicture(of: TestApplication(width: 34, height: 5, screen))
  }
}
