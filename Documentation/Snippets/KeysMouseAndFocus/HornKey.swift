// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class HornView: View {
    private var isHeld = false { didSet { setNeedsDisplay() } }

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      wantsKeyReleases = true
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressBegan(_ key: Key) -> Bool {
      guard key == .character("h") else { return super.pressBegan(key) }
      isHeld = true
      return true
    }

    override func pressEnded(_ key: Key) {
      if key == .character("h") { isHeld = false }
    }

    override func draw(in canvas: inout Canvas) {
      canvas.draw(isHeld ? "Toot!" : "Hold H", at: .zero)
    }
  }

  // snippet.hide
  @Test func `a key that is held`() throws {
    let screen = View()
    let horn = HornView(frame: Rect(x: 2, y: 1, width: 10, height: 1))
    screen.addSubview(horn)
    let app = TestApplication(width: 20, height: 3, screen)
    app.press("h")
    try expectPicture(of: app)
    app.release(.character("h"))
    app.turn()
    #expect(app.contains("Hold H"))
  }
}
