import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A list of messages that scrolls. Each message opens a screen.
private final class ListScreen: ViewController {
  private let rows: Int

  init(_ title: String, rows: Int) {
    self.rows = rows
    super.init()
    self.title = title
  }

  override func loadView() {
    let scroll = ScrollView()
    scroll.backgroundColor = .white
    for row in 0..<rows {
      let button = Button(title: "\(title ?? "")-\(row)")
      button.frame = Rect(0, row, 20, 1)
      button.addAction(for: .touchUpInside) { [weak self] _ in
        self?.navigationController?.pushViewController(ListScreen("Letter-\(row)", rows: 2), animated: true)
      }
      scroll.addSubview(button)
    }
    scroll.contentSize = Size(width: 20, height: rows)
    view = scroll
  }
}

/// An app with two tabs of lists, and typical sessions of a user.
@MainActor @Suite struct JourneyTests {
  private nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 16), Size(width: 120, height: 40),
  ]

  private let inbox = NavigationController(rootViewController: ListScreen("Inbox", rows: 60))
  private let sent = NavigationController(rootViewController: ListScreen("Sent", rows: 3))
  private let tabs = TabBarController()

  private func launch(_ size: Size) -> TestApplication {
    tabs.viewControllers = [inbox, sent]
    return TestApplication(size: size, root: tabs)
  }

  private func focused(_ app: TestApplication) -> String? {
    (app.application.windowScene.keyWindow?.firstResponder as? Button)?.currentTitle
  }

  private func row(of text: String, in app: TestApplication) -> Int? {
    (0..<app.screen.size.height).first { app.row($0).contains(text) }
  }

  @Test(arguments: sizes)
  func `X3: every part of an app can be reached with the keyboard alone`(size: Size) {
    let app = launch(size)
    expectEqual(focused(app), "Inbox-0")
    app.press("\u{1B}[6~\u{1B}[6~")
    let far = focused(app) ?? ""
    #expect(far != "Inbox-0" && row(of: far, in: app) != nil)
    app.press("\r")
    app.advance(by: 1)
    expectEqual(focused(app), "Letter-\(far.dropFirst(6))-0")
    app.press("\u{1B}2")
    expectEqual(focused(app), "Sent-0")
    app.press("\u{1B}[B\r")
    app.advance(by: 1)
    app.press("\u{1B}1")
    expectEqual(focused(app), "Letter-\(far.dropFirst(6))-0", "each tab keeps its state")
    app.press("\u{1B}")
    app.advance(by: 1)
    expectEqual(focused(app), far, "the focus is restored and visible")
    #expect(row(of: far, in: app) != nil)
    app.press("\u{1B}2")
    expectEqual(focused(app), "Letter-1-0")
    app.press("\u{1B}2")
    app.advance(by: 1)
    expectEqual(focused(app), "Sent-1")
  }

  @Test(arguments: sizes)
  func `X3: every part of an app can be reached with the mouse alone`(size: Size) throws {
    let app = launch(size)
    let bottom = size.height - 1
    app.turnWheel(by: 2, 5, 5)
    #expect(app.row(2).contains("Inbox-6"))
    app.click(4, 4)
    app.advance(by: 1)
    expectEqual(inbox.topViewController?.title, "Letter-8")
    app.click(size.width * 3 / 4, bottom)
    app.click(4, 3)
    app.advance(by: 1)
    expectEqual(sent.topViewController?.title, "Letter-1")
    app.click(2, 1)
    app.advance(by: 1)
    expectEqual(sent.viewControllers.count, 1)
    app.click(size.width / 4, bottom)
    expectEqual(inbox.topViewController?.title, "Letter-8")
    app.click(size.width / 4, bottom)
    app.advance(by: 1)
    expectEqual(inbox.viewControllers.count, 1)
    #expect(app.row(2).contains("Inbox-6"), "the list keeps its scroll position")
  }

  @Test(arguments: sizes)
  func `X3: keys that are typed during transitions have the same effect as keys that are typed slowly`(size: Size) {
    let app = launch(size)
    app.press("\u{1B}[B\u{1B}[B")
    for pause in [0, 0.02, 0.15, 0.29] {
      for key in ["\r", "\u{1B}", "\r", "\u{1B}"] {
        app.press(key)
        app.advance(by: pause)
      }
      expectEqual(inbox.viewControllers.count, 1)
      expectEqual(focused(app), "Inbox-2")
    }
    app.press("\r")
    app.press("\u{1B}2")
    app.press("\u{1B}1")
    app.press("\u{1B}")
    app.advance(by: 1)
    expectEqual(focused(app), "Inbox-2")
    #expect(app.row(1).contains("Inbox") && !app.row(1).contains("Letter"))
    #expect(app.row(4).contains("Inbox-2"))
  }

  @Test(arguments: sizes)
  func `X3: clicks during a transition go to the incoming screen`(size: Size) {
    let app = launch(size)
    app.click(4, 3)
    app.advance(by: 0.1)
    app.click(2, 1)
    app.advance(by: 0.1)
    app.click(4, 4)
    app.advance(by: 1)
    expectEqual(inbox.viewControllers.map(\.title), ["Inbox", "Letter-2"])
  }

  @Test(arguments: sizes)
  func `a resize during a transition keeps the screen and the focus correct`(size: Size) {
    let app = launch(size)
    app.press("\u{1B}[F\r")
    app.advance(by: 0.1)
    app.resize(to: Size(width: 44, height: 18))
    app.advance(by: 1)
    #expect(app.row(1).contains("Letter-59"))
    app.press("\u{1B}")
    app.advance(by: 1)
    #expect(focused(app) == "Inbox-59" && row(of: "Inbox-59", in: app) != nil)
    app.resize(to: size)
    #expect(app.row(size.height - 1).contains("Sent"))
  }

  @Test func `B5: a compact terminal has bars of one row`() {
    let app = launch(Size(width: 40, height: 16))
    app.press("\u{1B}[B\r")
    app.advance(by: 1)
    expectEqual((0..<2).map(app.row), ["                 09:41", "  ‹ Inbox       Letter-1"])
    expectEqual(app.row(3), "     Letter-1-1")
    #expect(app.row(15).contains("Inbox") && app.row(15).contains("Sent"))
  }

  @Test func `a screen's key commands work while the focus is in a surrounding bar`() {
    let screen = CountingScreen()
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit")
    tabs.viewControllers = [NavigationController(rootViewController: screen), sent]
    let app = TestApplication(size: Size(width: 40, height: 16), root: tabs)
    for _ in 0..<4 {
      app.press("c")
      app.press("\t")
    }
    // The screen, its button in the bar above, and both tabs below.
    expectEqual(screen.count, 4)
  }
}

/// A screen that counts presses of c.
private final class CountingScreen: ViewController {
  var count = 0
  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Count", keys: [.character("c")]) { [weak self] in self?.count += 1 }]
  }
}
