// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `five lights that go on one after the other`() throws {
    let lights = (0..<5).map { View(frame: Rect(x: 2 + 6 * $0, y: 1, width: 4, height: 2)) }
    let screen = View()
    for light in lights {
      light.backgroundColor = Color(white: 0.9)
      screen.addSubview(light)
    }
    let app = TestApplication(width: 32, height: 4, screen)
    // snippet.show
    View.animateKeyframes(withDuration: 2.5, options: .curveLinear) {
      for (index, light) in lights.enumerated() {
        View.addKeyframe(withRelativeStartTime: Double(index) / 5, relativeDuration: 0.2) {
          light.backgroundColor = .red
        }
      }
    }
    // snippet.hide
    app.advance(by: 1.25)
    try expectPicture(of: app)
    app.advance(by: 1.25)
    #expect(lights.allSatisfy { app.background($0.frame.minX, 1) == .red })
  }
}
