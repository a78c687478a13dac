// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class StepsView: View {
    var step = 1 {
      didSet {
        if step != oldValue { setNeedsDisplay() }
      }
    }

    override var intrinsicContentSize: Size { Size(width: 17, height: 1) }

    override func draw(in canvas: inout Canvas) {
      for number in 1...4 {
        let x = 5 * (number - 1)
        if number > 1 { canvas.draw("──", at: Point(x: x - 3, y: 0), style: TextStyle(foreground: .gray)) }
        let isDone = number <= step
        canvas.draw(isDone ? "●" : "○", at: Point(x: x, y: 0), style: canvas.tintTextStyle())
      }
    }

  }
  // snippet.hide

  @Test func `a view that draws in the tint`() throws {
    let steps = StepsView()
    steps.step = 3
    steps.tintColor = Color(red: 160, green: 60, blue: 200)
    let screen = StackView(arrangedSubviews: [steps])
    screen.alignment = .center
    screen.layoutMargins = EdgeInsets(left: 3, right: 3)
    let app = TestApplication(width: 24, height: 3, screen)
    try expectPicture(of: app)
    steps.tintColor = .red
    app.turn()
    #expect(app.foreground(3, 1) == .red)
  }
}
