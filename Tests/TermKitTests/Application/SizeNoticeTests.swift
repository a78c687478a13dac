import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SizeNoticeTests {
  private let button = Button(title: "Play")
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 40, height: 6)) { [button] application in
      application.minimumSize = Size(width: 30, height: 5)
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      button.frame = Rect(0, 2, 8, 1)
      window.addSubview(button)
      window.makeKeyAndVisible()
    }
  }

  private var picture: Picture { Picture(app.screen) }

  @Test func `a terminal of at least the minimum size shows the application`() {
    expect(app, shows: "                 09:41\n\n  Play")
    app.resize(to: Size(width: 30, height: 5))
    expectEqual(app.row(2), "  Play")
  }

  @Test func `a terminal below the minimum size shows a notice with the needed and the actual size`() {
    app.resize(to: Size(width: 29, height: 5))
    expect(
      app,
      shows: """

          This app needs 30×5; the
         terminal has 29×5. Make it
                   larger.
        """)
  }

  @Test func `a terminal with one row too few also shows the notice`() {
    app.resize(to: Size(width: 40, height: 4))
    #expect(app.row(2).contains("40×4"))
  }

  @Test func `the notice follows the size and disappears when the terminal is large enough`() {
    let before = app.screen
    for size in [(20, 5), (10, 3), (1, 1), (5, 2), (29, 6)] {
      app.resize(to: Size(width: size.0, height: size.1))
      expectEqual(app.application.windowScene.windows.filter { $0 is SizeNoticeWindow }.count, 1)
      #expect(app.row(2) != "  Play")
    }
    app.resize(to: Size(width: 40, height: 6))
    expectEqual(app.screen, before)
    #expect(button.isFocused)
  }

  @Test func `under the notice, controls get no input, but the application can be quit`() {
    var count = 0
    button.addAction(for: .touchDown) { _ in count += 1 }
    app.resize(to: Size(width: 20, height: 5))
    app.press("\r ")
    app.click(3, 2)
    expectEqual(count, 0)
    app.press("?")
    #expect(app.application.windowScene.keyWindow is SizeNoticeWindow)
    app.press("q")
    #expect(app.application.isEnding)
  }

  @Test func `an open list of keys reappears after the notice`() {
    app.press("?")
    let before = app.screen
    app.resize(to: Size(width: 20, height: 5))
    app.resize(to: Size(width: 40, height: 6))
    expectEqual(app.screen, before)
    app.press("?")
    expectEqual(app.row(2), "  Play")
    #expect(button.isFocused)
  }

  @Test func `a new minimum size takes effect at once`() {
    app.application.minimumSize = Size(width: 80, height: 24)
    app.turn()
    #expect(Picture(app.screen).description.contains("80×24"))
    app.application.minimumSize = Size(width: 1, height: 1)
    app.turn()
    expectEqual(app.row(2), "  Play")
  }
}
