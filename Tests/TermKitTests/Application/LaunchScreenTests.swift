import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
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

  @Test func `S8: the launch screen is shown before applicationDidFinishLaunching, under the status bar`() {
    let terminal = HeadlessTerminal(size: Size(width: 13, height: 3))
    var seen = ""
    var textColor = Color.clear
    delegate.whileLaunching = { _ in
      seen = terminal.text
      textColor = terminal.screen[4, 0].foreground
    }
    Application(terminal: terminal, clock: clock, delegate: delegate).launch()
    expectEqual(seen, "LLLL09:41LLLL\nLLLLLLLLLLLLL\nLLLLLLLLLLLLL")
    expectEqual(textColor, .white, "the launch screen decides the style of the status bar")
    expectEqual(delegate.askedSizes, [Size(width: 13, height: 3)])
  }

  @Test func `S8: the first window replaces the launch screen, which is released`() {
    delegate.whileLaunching = { [delegate] in delegate.makeWindow($0) }
    let app = app()
    expect(app, shows: "    09:41\naaaaaaaaaaaaa")
    expectEqual(app.foreground(4, 0), .black)
    expectEqual(app.frameCount, 2)
    expectEqual(app.application.windowScene.windows.count, 2, "the window and the status bar's window")
    app.turn()
    expectNil(delegate.launchScreen, "the launch screen is released")
  }

  @Test func `S8: a first screen that equals the launch screen writes nothing`() {
    delegate.whileLaunching = { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = LaunchScreen("L")
      window.makeKeyAndVisible()
    }
    expectEqual(app().frameCount, 1)
  }

  @Test func `S8: the launch screen stays until the first window becomes the key window`() {
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

  @Test func `S8: each terminal size has its own launch screen`() {
    let app = app()
    app.resize(to: Size(width: 9, height: 2))
    expect(app, shows: "ss09:41ss\nsssssssss")
    expectEqual(delegate.askedSizes.map(\.width), [13, 9])
    delegate.makeWindow(app.application)
    app.turn()
    app.resize(to: Size(width: 13, height: 2))
    expectEqual(delegate.askedSizes.count, 2, "no launch screen is requested once the application has a window")
  }

  @Test func `S8: an application without a launch screen draws its first screen in one frame`() {
    let app = TestApplication(size: Size(width: 13, height: 3)) { _ in }
    expectEqual(app.frameCount, 1)
    expect(app, shows: "    09:41")
  }
}
