// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class SeatsView: View {
    private var cursor = Point.zero { didSet { setNeedsDisplay() } }
    private var taken: Set<Point> = [] { didSet { setNeedsDisplay() } }

    override var canBecomeFirstResponder: Bool { true }

    override func pressBegan(_ key: Key) -> Bool {
      switch key {
      case .character(" "): taken.formSymmetricDifference([cursor])
      case Key(.left) where cursor.x > 0: cursor.x -= 1
      case Key(.right) where cursor.x < 7: cursor.x += 1
      default: return super.pressBegan(key)
      }
      return true
    }

    override func draw(in canvas: inout Canvas) {
      for x in 0..<8 {
        let seat = Point(x: x, y: 0)
        let isHere = isFocused && seat == cursor
        if isHere { canvas.fillFocus(in: Rect(x: 3 * x, y: 0, width: 3, height: 1)) }
        let style = TextStyle().focused(isHere, in: canvas.traits)
        canvas.draw(taken.contains(seat) ? " ■ " : " □ ", at: Point(x: 3 * x, y: 0), style: style)
      }
    }
  }

  // snippet.hide
  @Test func `seats with a cursor`() throws {
    let seats = SeatsView(frame: Rect(x: 2, y: 1, width: 24, height: 1))
    let button = Button(configuration: .filled())
    button.setTitle("Book", for: .normal)
    button.frame = Rect(x: 2, y: 3, width: 8, height: 1)
    let screen = View()
    [seats, button].forEach(screen.addSubview)
    let app = TestApplication(width: 30, height: 5, screen)
    app.press(.right, .right)
    app.type(" ")
    app.press(.right)
    try expectPicture(of: app)
    app.press(.down)
    #expect(button.isFocused)
  }
}
