import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A view that shows the traits it was told: two columns of a glyph that has a plain form on poor terminals, and its metrics.
private final class AdaptingView: View {
  var changeCount = 0
  var layoutCount = 0

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    changeCount += 1
    alpha = traitCollection.verticalSizeClass == .compact ? 0.5 : 1
  }

  override func layoutSubviews() { layoutCount += 1 }

  override func draw(in canvas: inout Canvas) {
    let size = traitCollection.verticalSizeClass == .compact ? "compact" : "regular"
    canvas.draw("é \(size)", at: Point(x: 0, y: 1), style: TextStyle(foreground: .black))
  }
}

@MainActor @Suite struct TraitChangeTests {
  private let view = AdaptingView()
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 70, height: 24), showing: view)
    view.backgroundColor = .white
    app.turn()
  }

  private var application: Application { app.application }

  @Test func `another size class is told, laid out and drawn at once`() {
    #expect(app.row(1) == "é regular")
    let layouts = view.layoutCount
    app.resize(to: Size(width: 70, height: 19))
    #expect(app.row(1) == "é compact")
    #expect(view.changeCount == 1)
    #expect(view.layoutCount > layouts)
    app.resize(to: Size(width: 70, height: 18))
    #expect(view.changeCount == 1)
    app.resize(to: Size(width: 50, height: 18))
    #expect(view.changeCount == 2)
  }

  @Test func `a setting of the person takes effect at once, and can be taken back`() {
    let before = app.screen
    application.traitOverrides.glyphLevel = .ascii
    app.turn()
    #expect(app.row(1) == "e regular")
    application.traitOverrides.verticalSizeClass = .compact
    app.turn()
    #expect(app.row(1) == "e compact")
    #expect(view.changeCount == 2)
    application.traitOverrides = TraitOverrides()
    app.turn()
    #expect(view.changeCount == 3)
    #expect(app.screen == before)
  }

  @Test func `bars take compact metrics by setting as they do on a short terminal`() {
    let bar = TabBar()
    view.addSubview(bar)
    app.turn()
    #expect(bar.sizeThatFits(Size(width: 70, height: 9)).height == 2)
    application.traitOverrides.verticalSizeClass = .compact
    #expect(bar.sizeThatFits(Size(width: 70, height: 9)).height == 1)
    application.traitOverrides = TraitOverrides()
    app.resize(to: Size(width: 70, height: 19))
    #expect(bar.sizeThatFits(Size(width: 70, height: 9)).height == 1)
  }

  @Test func `a setting that changes nothing costs no frame's worth of change`() {
    application.traitOverrides.colorDepth = .truecolor
    application.traitOverrides.reducesMotion = false
    app.turn()
    #expect(view.changeCount == 0)
  }

  @Test func `a setting stays in force when the terminal changes size or comes back`() {
    application.traitOverrides.colorDepth = .sixteen
    app.resize(to: Size(width: 80, height: 30))
    app.send(.resumed)
    #expect(view.traitCollection.colorDepth == .sixteen)
    #expect(view.changeCount == 1)
    app.terminal.traits.colorDepth = .eight
    app.send(.resumed)
    #expect(view.traitCollection.colorDepth == .eight, "no more than the terminal has")
  }

  @Test func `fewer colours are a matter of the terminal too, and everything is painted anew`() {
    application.traitOverrides.colorDepth = ColorDepth.none
    app.turn()
    #expect(app.terminal.maximumColorDepth == .none)
    #expect(app.terminal.lastRuns.map(\.columns.count) == Array(repeating: 70, count: 24))
    application.traitOverrides.colorDepth = nil
    app.turn()
    #expect(app.terminal.maximumColorDepth == .truecolor)
  }

  @Test(arguments: ["resized", "resumed", "focus"])
  func `a terminal attached from elsewhere is asked anew what it can show`(occasion: String) {
    app.terminal.traits.colorDepth = .sixteen
    app.terminal.traits.userInterfaceStyle = .dark
    switch occasion {
    case "resized": app.resize(to: Size(width: 71, height: 24))
    case "resumed": app.send(.resumed)
    default:
      app.setFocus(false)
      app.setFocus(true)
    }
    #expect(view.traitCollection == TraitCollection(colorDepth: .sixteen, userInterfaceStyle: .dark))
    #expect(view.changeCount == 1)
  }

  @Test func `the terminal's window becoming active changes nothing when nothing is another`() {
    let frames = app.frameCount
    app.setFocus(false)
    app.setFocus(true)
    #expect(app.frameCount == frames)
  }

  @Test func `a change is animated nowhere, even if it is made inside an animation block`() {
    View.animate(withDuration: 1) { application.traitOverrides.verticalSizeClass = .compact }
    #expect(view.presentationAlpha == 0.5)
    View.animate(withDuration: 1) { view.alpha = 1 }
    app.advance(by: 0.5)
    #expect(view.presentationAlpha < 1)
    app.resize(to: Size(width: 70, height: 30))
    application.traitOverrides.reducesMotion = true
    View.animate(withDuration: 1) { view.alpha = 0.25 }
    #expect(view.presentationAlpha == 0.25)
  }
}
