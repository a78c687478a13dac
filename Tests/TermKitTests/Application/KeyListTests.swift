import TermKitTestSupport
import Testing

@testable import TermKit

private final class Screen: ViewController {
  var pressed: [String] = []
  var commands: [KeyCommand] = []
  override var keyCommands: [KeyCommand] { commands }
  override func pressBegan(_ key: Key) -> Bool {
    pressed.append(key.label)
    return false
  }
}

@MainActor @Suite struct KeyListTests {
  private let screen = Screen()

  private func app(_ size: Size = Size(width: 40, height: 14)) -> AppUnderTest {
    screen.commands = [
      KeyCommand(title: "New game", keys: [.character("n")]) {},
      KeyCommand(title: "", keys: [.character("s")]) {},
    ]
    return AppUnderTest(size: size) { [screen] application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Color(red: 255, green: 0, blue: 0)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
  }

  @Test func `the question mark lists the titled commands of the chain, nearest first`() {
    let app = app()
    app.press("?")
    expect(
      app,
      shows: """
                         09:41


                   n  New game
                 Tab  Next control
              Arrows  Move
                   ?  These keys
              Ctrl-L  Draw the screen anew
              Ctrl-Z  Suspend
                   q  Quit
        """)
  }

  @Test func `keys are in the tint of the window behind, titles are black, both on paper`() {
    let app = app()
    app.press("?")
    let row = app.row(3)
    let column = row.distance(from: row.startIndex, to: row.firstIndex(of: "n") ?? row.startIndex)
    #expect(app.foreground(column, 3) == Color(red: 255, green: 0, blue: 0))
    #expect(app.cell(column, 3).attributes == .bold)
    #expect(app.foreground(column + 3, 3) == .black)
    #expect(app.background(column, 3) == .white)
    #expect(app.background(0, 13) == Color.black.withAlpha(0.15).over(.white), "the screen behind is darker")
  }

  @Test func `a command whose keys all lead elsewhere is not listed`() {
    let app = app()
    screen.commands = [KeyCommand(title: "Ask", keys: [.character("q"), .character("\u{3}", .control)]) {}]
    let titles = app.application.windowScene.effectiveKeyCommands.map(\.title)
    #expect(titles.contains("Ask"))
    #expect(titles.contains("Quit"), "Ctrl-C still does")
    screen.commands[0].keys = [.character("q"), .character("c", .control)]
    #expect(!app.application.windowScene.effectiveKeyCommands.map(\.title).contains("Quit"))
  }

  @Test(arguments: ["\u{1B}", "?", "q", "\r", " "])
  func `it closes by Escape, the question mark and others`(key: String) {
    let app = app()
    let before = app.screen
    app.press("?")
    #expect(app.screen != before)
    app.press(key)
    #expect(app.screen == before)
    #expect(!app.application.isEnding)
    #expect(screen.view.window?.isKeyWindow == true)
  }

  @Test func `it closes by a click anywhere`() {
    let app = app()
    let before = app.screen
    for point in [(0, 0), (20, 6)] {
      app.press("?")
      app.click(point.0, point.1)
      #expect(app.screen == before)
    }
  }

  @Test func `keys do not reach the screen behind`() {
    let app = app()
    app.press("?")
    screen.pressed = []
    app.press("nx\t\u{1B}[A")
    app.paste("text")
    #expect(screen.pressed.isEmpty)
    app.press("?x")
    #expect(screen.pressed == ["x"])
  }

  @Test func `it can be opened again and again, but not twice`() {
    let app = app()
    app.press("?")
    app.application.showKeyList()
    #expect(app.application.windowScene.windows.count == 3)
    app.press("?")
    app.press("?")
    #expect(app.application.windowScene.windows.count == 3)
  }

  // MARK: Scrolling

  private func rows(_ app: AppUnderTest) -> [String] {
    (0..<app.screen.size.height).map { app.row($0).trimmed() }.filter { !$0.isEmpty }
  }

  @Test func `what does not fit is reached by scrolling, and marks say where it goes on`() {
    let app = app(Size(width: 40, height: 6))
    app.press("?")
    #expect(rows(app).first == "n  New game")
    #expect(rows(app).last == "▼")
    app.press("\u{1B}[B")
    #expect(rows(app)[0].contains("▲"))
    #expect(rows(app)[1] == "Tab  Next control")
    app.press("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B")
    #expect(rows(app).last == "q  Quit")
    app.press("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A")
    #expect(rows(app).first == "n  New game")
  }

  @Test func `it scrolls by pages and by the wheel too`() {
    let app = app(Size(width: 40, height: 6))
    app.press("?")
    app.press("\u{1B}[6~")
    #expect(rows(app).last == "q  Quit")
    app.press("\u{1B}[5~")
    #expect(rows(app).first == "n  New game")
    app.turnWheel(by: 3, 20, 3)
    #expect(rows(app).last == "q  Quit")
    app.turnWheel(by: -9, 0, 5)
    #expect(rows(app).first == "n  New game")
  }

  @Test func `in a larger terminal what was scrolled away comes back`() {
    let app = app(Size(width: 40, height: 6))
    app.press("?\u{1B}[6~")
    app.resize(to: Size(width: 40, height: 14))
    #expect(rows(app).contains("n  New game"))
    #expect(!rows(app).contains { $0.contains("▲") })
  }
}

extension String {
  fileprivate func trimmed() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
