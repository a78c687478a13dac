import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A view that draws a letter that is plain in ASCII, and the name of its vertical size class.
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

  @Test func `a view is notified of a new size class, laid out and redrawn at once`() {
    expectEqual(app.row(1), "é regular")
    let layouts = view.layoutCount
    app.resize(to: Size(width: 70, height: 19))
    expectEqual(app.row(1), "é compact")
    expectEqual(view.changeCount, 1)
    #expect(view.layoutCount > layouts)
    app.resize(to: Size(width: 70, height: 18))
    expectEqual(view.changeCount, 1)
    app.resize(to: Size(width: 50, height: 18))
    expectEqual(view.changeCount, 2)
  }

  @Test func `a trait override takes effect at once and can be removed`() {
    let before = app.screen
    application.traitOverrides.glyphLevel = .ascii
    app.turn()
    expectEqual(app.row(1), "e regular")
    application.traitOverrides.verticalSizeClass = .compact
    app.turn()
    expectEqual(app.row(1), "e compact")
    expectEqual(view.changeCount, 2)
    application.traitOverrides = TraitOverrides()
    app.turn()
    expectEqual(view.changeCount, 3)
    expectEqual(app.screen, before)
  }

  @Test func `a tab bar is compact on a short terminal or by a trait override`() {
    let bar = TabBar()
    view.addSubview(bar)
    app.turn()
    expectEqual(bar.sizeThatFits(Size(width: 70, height: 9)).height, 2)
    application.traitOverrides.verticalSizeClass = .compact
    expectEqual(bar.sizeThatFits(Size(width: 70, height: 9)).height, 1)
    application.traitOverrides = TraitOverrides()
    app.resize(to: Size(width: 70, height: 19))
    expectEqual(bar.sizeThatFits(Size(width: 70, height: 9)).height, 1)
  }

  @Test func `a trait override that changes nothing notifies no view`() {
    application.traitOverrides.colorDepth = .truecolor
    application.traitOverrides.reducesMotion = false
    app.turn()
    expectEqual(view.changeCount, 0)
  }

  @Test func `a trait override stays in force after a resize or a return from the background`() {
    application.traitOverrides.colorDepth = .sixteen
    app.resize(to: Size(width: 80, height: 30))
    app.send(.resumed)
    expectEqual(view.traitCollection.colorDepth, .sixteen)
    expectEqual(view.changeCount, 1)
    app.terminal.traits.colorDepth = .eight
    app.send(.resumed)
    expectEqual(view.traitCollection.colorDepth, .eight, "an override cannot exceed the terminal's colours")
  }

  @Test func `an override with fewer colours also limits the terminal and repaints the whole screen`() {
    application.traitOverrides.colorDepth = ColorDepth.none
    app.turn()
    expectEqual(app.terminal.maximumColorDepth, .none)
    expectEqual(app.terminal.lastRuns.map(\.columns.count), Array(repeating: 70, count: 24))
    application.traitOverrides.colorDepth = nil
    app.turn()
    expectEqual(app.terminal.maximumColorDepth, .truecolor)
  }

  @Test(arguments: ["resized", "resumed", "focus"])
  func `the terminal's traits are read again after a resize, a resume or a change of focus`(occasion: String) {
    app.terminal.traits.colorDepth = .sixteen
    app.terminal.traits.userInterfaceStyle = .dark
    switch occasion {
    case "resized": app.resize(to: Size(width: 71, height: 24))
    case "resumed": app.send(.resumed)
    default:
      app.setFocus(false)
      app.setFocus(true)
    }
    expectEqual(view.traitCollection, TraitCollection(colorDepth: .sixteen, userInterfaceStyle: .dark))
    expectEqual(view.changeCount, 1)
  }

  @Test func `a terminal window that becomes active with the same traits causes no frame`() {
    let frames = app.frameCount
    app.setFocus(false)
    app.setFocus(true)
    expectEqual(app.frameCount, frames)
  }

  @Test func `a change of traits is not animated, even inside an animation block`() {
    View.animate(withDuration: 1) { application.traitOverrides.verticalSizeClass = .compact }
    expectEqual(view.presentationAlpha, 0.5)
    View.animate(withDuration: 1) { view.alpha = 1 }
    app.advance(by: 0.5)
    #expect(view.presentationAlpha < 1)
    app.resize(to: Size(width: 70, height: 30))
    application.traitOverrides.reducesMotion = true
    View.animate(withDuration: 1) { view.alpha = 0.25 }
    expectEqual(view.presentationAlpha, 0.25)
  }
}
