import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Releases of keys, and the shape of the mouse pointer.
@MainActor @Suite struct KeyReleaseTests {
  private final class Horn: View {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override init(frame: Rect) {
      super.init(frame: frame)
      wantsKeyReleases = true
    }
    override func pressBegan(_ key: Key) -> Bool {
      calls.append("began \(key.code)")
      return true
    }
    override func pressEnded(_ key: Key) { calls.append("ended \(key.code)") }
  }

  private final class Screen: ViewController {
    let horn = Horn(frame: Rect(x: 0, y: 0, width: 10, height: 1))
    let button = Button(title: "Press")
    let field = TextField(frame: Rect(x: 0, y: 4, width: 10, height: 1))
    override var prefersStatusBarHidden: Bool { true }
    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = Rect(x: 0, y: 2, width: 10, height: 1)
      [horn, button, field].forEach(view.addSubview)
    }
  }

  private let screen = Screen()
  private let app: TestApplication

  init() {
    let screen = screen
    app = TestApplication(size: Size(width: 20, height: 6), rootViewController: { screen })
    screen.horn.becomeFirstResponder()
    app.turn()
  }

  @Test func `a view that wants releases gets the press and the release of a key`() {
    #expect(app.terminal.reportsKeyReleases)
    app.press("h")
    app.release(.character("h"))
    app.turn()
    expectEqual(screen.horn.calls, ["began character(\"h\")", "ended character(\"h\")"])
  }

  @Test func `the terminal reports releases only while the view with the focus wants them`() {
    screen.button.becomeFirstResponder()
    app.turn()
    #expect(!app.terminal.reportsKeyReleases)
    app.release(.character("h"))
    app.turn()
    expectEqual(screen.horn.calls, [])
    screen.horn.becomeFirstResponder()
    app.turn()
    #expect(app.terminal.reportsKeyReleases)
    let alert = AlertController(title: "Stop", message: nil)
    alert.addAction(AlertAction(title: "OK"))
    screen.present(alert, animated: false)
    app.turn()
    #expect(!app.terminal.reportsKeyReleases)
  }

  @Test func `a release presses nothing`() {
    screen.button.becomeFirstResponder()
    var presses = 0
    screen.button.addAction(for: .touchUpInside) { _ in presses += 1 }
    app.release(.enter)
    app.advance(by: 1)
    expectEqual(presses, 0)
  }

  @Test func `the pointer has the style of the nearest view that has one`() {
    screen.view.addInteraction(PointerInteraction(style: .crosshair))
    screen.button.addInteraction(PointerInteraction(style: .pointingHand))
    app.mouseMove(15, 5)
    expectEqual(app.terminal.pointerStyle, .crosshair)
    app.mouseMove(3, 2)
    expectEqual(app.terminal.pointerStyle, .pointingHand)
    app.mouseMove(3, 4)
    expectEqual(app.terminal.pointerStyle, .beam)
    app.press("\u{1B}[O")
    app.turn()
    expectEqual(app.terminal.pointerStyle, .system)
  }

  @Test func `the terminal reports the pointer while a view with a pointer interaction is shown`() {
    let view = View()
    let app = TestApplication(size: Size(width: 20, height: 6), rootViewController: { BareController(showing: view) })
    #expect(!app.terminal.reportsPointerMotion)
    let interaction = PointerInteraction(style: .openHand)
    view.addInteraction(interaction)
    app.turn()
    #expect(app.terminal.reportsPointerMotion)
    view.removeInteraction(interaction)
    view.setNeedsDisplay()
    app.turn()
    #expect(!app.terminal.reportsPointerMotion)
  }
}
