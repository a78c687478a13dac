// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a dot that pulses until it is stopped`() throws {
    let screen = View()
    let dot = Label(text: "● recording")
    dot.textColor = .red
    dot.frame = Rect(x: 2, y: 1, width: 14, height: 1)
    screen.addSubview(dot)
    let app = TestApplication(width: 20, height: 3, screen)
    let isRepeating = { app.sleepDuration != nil }
    // snippet.show
    View.animate(withDuration: 0.8, options: [.repeat, .autoreverse, .preferredFramesPerSecond30]) {
      dot.alpha = 0.2
    }
    // snippet.hide
    app.advance(by: 0.5)
    try expectPicture(of: app)
    #expect(isRepeating())
    // snippet.show
    // later
    dot.removeAllAnimations()
    dot.alpha = 1
    // snippet.hide
    #expect(!isRepeating())
  }
}
