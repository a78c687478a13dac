import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

private final class LaunchScreen: ViewController {
  private let mark: Character

  init(_ mark: Character) { self.mark = mark }

  override func loadView() {
    view = View()
    view.backgroundColor = .black
    let filled = FilledView(mark, Rect(0, 0, 0, 0))
    filled.color = .white
    filled.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(filled)
  }
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
}

/// A delegate with a launch screen, another one for little room, and a window that it creates on request.
@MainActor private final class Delegate: ApplicationDelegate {
  var whileLaunching: (Application) -> Void = { _ in }
  var askedSizes: [Size] = []
  weak var launchScreen: ViewController?
  private var window: Window?

  func application(_ application: Application, launchScreenFor size: Size) -> ViewController? {
    askedSizes.append(size)
    let screen = LaunchScreen(size.width < 12 ? "s" : "L")
    launchScreen = screen
    return screen
  }

  func applicationDidFinishLaunching(_ application: Application) { whileLaunching(application) }

  func makeWindow(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    let controller = ViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(FilledView("a", Rect(0, 1, 13, 1)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor @Suite struct LaunchScreenTests {
  private let delegate = Delegate()
  private let clock = ManualClock()

  private func app() -> TestApplication {
    TestApplication(size: Size(width: 13, height: 3), clock: clock, delegate: delegate)
  }

  @Test func `S8: the launch screen is there before the application does anything, under the live status bar`() {
    let terminal = HeadlessTerminal(size: Size(width: 13, height: 3))
    var seen = ""
    var textColor = Color.clear
    delegate.whileLaunching = { _ in
      seen = terminal.text
      textColor = terminal.screen[4, 0].foreground
    }
    Application(terminal: terminal, clock: clock, delegate: delegate).launch()
    #expect(seen == "LLLL09:41LLLL\nLLLLLLLLLLLLL\nLLLLLLLLLLLLL")
    #expect(textColor == .white, "the launch screen says how the bar looks")
    #expect(delegate.askedSizes == [Size(width: 13, height: 3)])
  }

  @Test func `S8: it makes room for the first window, and costs no more than the cells that differ`() {
    delegate.whileLaunching = { [delegate] in delegate.makeWindow($0) }
    let app = app()
    expect(app, shows: "    09:41\naaaaaaaaaaaaa")
    #expect(app.foreground(4, 0) == .black)
    #expect(app.frameCount == 2)
    #expect(app.application.windowScene.windows.count == 2, "the window and the status bar's")
    app.turn()
    #expect(delegate.launchScreen == nil, "nobody keeps it")
  }

  @Test func `S8: an equal first screen costs no bytes at all`() {
    delegate.whileLaunching = { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = LaunchScreen("L")
      window.makeKeyAndVisible()
    }
    #expect(app().frameCount == 1)
  }

  @Test func `S8: it stays until the first window has the keys, however long that takes`() {
    let app = app()
    expect(app, shows: "LLLL09:41LLLL\nLLLLLLLLLLLLL\nLLLLLLLLLLLLL")
    app.advance(by: 60)
    expect(app, shows: "LLLL09:42LLLL\nLLLLLLLLLLLLL\nLLLLLLLLLLLLL")
    app.press("?")
    app.press("\u{1B}")
    app.advance(by: 1)
    expect(app, shows: "LLLL09:42LLLL\nLLLLLLLLLLLLL\nLLLLLLLLLLLLL")
    delegate.makeWindow(app.application)
    app.turn()
    expect(app, shows: "    09:42\naaaaaaaaaaaaa")
  }

  @Test func `S8: each size has its launch screen`() {
    let app = app()
    app.resize(to: Size(width: 9, height: 2))
    expect(app, shows: "ss09:41ss\nsssssssss")
    #expect(delegate.askedSizes.map(\.width) == [13, 9])
    delegate.makeWindow(app.application)
    app.turn()
    app.resize(to: Size(width: 13, height: 2))
    #expect(delegate.askedSizes.count == 2, "nobody asks once the application has a window")
  }

  @Test func `S8: an application without one paints its first frame once`() {
    let app = TestApplication(size: Size(width: 13, height: 3)) { _ in }
    #expect(app.frameCount == 1)
    expect(app, shows: "    09:41")
  }
}
