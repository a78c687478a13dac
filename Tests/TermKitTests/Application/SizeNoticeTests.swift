import TermKit
import TermKitTestSupport
import TermKitTesting
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

  @Test func `large enough, the application is seen`() {
    expect(app, shows: "                 09:41\n\n  Play")
    app.resize(to: Size(width: 30, height: 5))
    #expect(app.row(2) == "  Play")
  }

  @Test func `too small, a notice says what is needed and what there is`() {
    app.resize(to: Size(width: 29, height: 5))
    expect(
      app,
      shows: """

        This needs 30×5; the terminal
          has 29×5. Make it larger.
        """)
  }

  @Test func `one row too few is too small as well`() {
    app.resize(to: Size(width: 40, height: 4))
    #expect(app.row(1).contains("40×4"))
  }

  @Test func `the notice follows the size, and goes when there is room again`() {
    let before = app.screen
    for size in [(20, 5), (10, 3), (1, 1), (5, 2), (29, 6)] {
      app.resize(to: Size(width: size.0, height: size.1))
      #expect(app.application.windowScene.windows.filter { $0 is SizeNoticeWindow }.count == 1)
      #expect(app.row(2) != "  Play")
    }
    app.resize(to: Size(width: 40, height: 6))
    #expect(app.screen == before)
    #expect(button.isFocused)
  }

  @Test func `under the notice nothing can be pressed, but the application can be quit`() {
    var count = 0
    button.addAction(for: .touchDown) { _ in count += 1 }
    app.resize(to: Size(width: 20, height: 5))
    app.press("\r ")
    app.click(3, 2)
    #expect(count == 0)
    app.press("?")
    #expect(app.application.windowScene.keyWindow is SizeNoticeWindow)
    app.press("q")
    #expect(app.application.isEnding)
  }

  @Test func `a list of keys that was open is there again afterwards`() {
    app.press("?")
    let before = app.screen
    app.resize(to: Size(width: 20, height: 5))
    app.resize(to: Size(width: 40, height: 6))
    #expect(app.screen == before)
    app.press("?")
    #expect(app.row(2) == "  Play")
    #expect(button.isFocused)
  }

  @Test func `another minimum is kept at once`() {
    app.application.minimumSize = Size(width: 80, height: 24)
    app.turn()
    #expect(Picture(app.screen).description.contains("80×24"))
    app.application.minimumSize = Size(width: 1, height: 1)
    app.turn()
    #expect(app.row(2) == "  Play")
  }
}
