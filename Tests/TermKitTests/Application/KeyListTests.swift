import Stages
import TermKitTestSupport
import TermKitTesting
import TestBasics
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

  private func app(
    _ size: Size = Size(width: 40, height: 21), _ traits: TraitCollection = TraitCollection(reducesMotion: true)
  ) -> TestApplication {
    screen.commands = [
      KeyCommand(title: "New game", keys: [.character("n")]) {},
      KeyCommand(title: "", keys: [.character("s")]) {},
    ]
    return TestApplication(size: size, traits: traits) { [screen] application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Color(red: 255, green: 0, blue: 0)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
  }

  @Test func `the question mark lists the titled commands of the current screen and of all screens`() {
    let app = app()
    app.press("?")
    expect(
      app,
      shows: """
                         09:41
                                             ▄
                          Keys

              This screen
                      n  New game

              Everywhere
                    Tab  Next control
              Shift-Tab  Previous control
                 Arrows  Move the focus
                      ?  List of keys
                  Alt-S  Select Text
              Alt-+ / -  Text size
                 Ctrl-L  Redraw the screen
                 Ctrl-Z  Suspend
                      q  Quit

                    Esc or ? closes

            ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        """)
  }

  @Test func `the list of keys shows keys in the tint of the window behind, and titles in black on white`() {
    let app = app()
    app.press("?")
    expectEqual(app.foreground(14, 5), Color(red: 255, green: 0, blue: 0))
    expectEqual(app.cell(14, 5).attributes, .bold)
    expectEqual(app.foreground(17, 5), .black)
    expectEqual(app.background(14, 5), .white)
    expectEqual(app.background(0, 19), Color.black.withAlphaComponent(0.15).over(.white), "the screen behind is darker")
  }

  @Test func `a command whose keys all belong to other commands is not listed`() {
    let app = app()
    screen.commands = [KeyCommand(title: "Ask", keys: [.character("q"), .character("\u{3}", .control)]) {}]
    let titles = app.application.windowScene.effectiveKeyCommands.map(\.title)
    #expect(titles.contains("Ask"))
    #expect(titles.contains("Quit"), "Ctrl-C still quits")
    screen.commands[0].keys = [.character("q"), .character("c", .control)]
    #expect(!app.application.windowScene.effectiveKeyCommands.map(\.title).contains("Quit"))
  }

  @Test(arguments: ["\u{1B}", "?", "q", "\r", " "])
  func `Escape, the question mark, q, Enter and Space close the list of keys`(key: String) {
    let app = app()
    let before = app.screen
    app.press("?")
    #expect(app.screen != before)
    app.press(key)
    expectEqual(app.screen, before)
    #expect(!app.application.isEnding)
    expectEqual(screen.view.window?.isKeyWindow, true)
  }

  @Test func `a click outside the list of keys closes the list, and a click inside does not`() {
    let app = app()
    let before = app.screen
    app.press("?")
    let list = app.screen
    for point in [(20, 2), (12, 8), (5, 16)] {
      app.click(point.0, point.1)
      expectEqual(app.screen, list)
    }
    app.click(0, 0)
    expectEqual(app.screen, before)
  }

  @Test(arguments: [ColorDepth.sixteen, .eight, .none])
  func `with few colours, the list of keys has a line around it`(depth: ColorDepth) {
    let app = app(Size(width: 40, height: 24), TraitCollection(colorDepth: depth, reducesMotion: true))
    app.press("?")
    let line = String(repeating: "─", count: 34)
    #expect(rows(app).contains("┌\(line)┐") && rows(app).contains("└\(line)┘"))
  }

  @Test func `with little room, the line around the list of keys stays visible`() {
    let app = app(Size(width: 20, height: 8), TraitCollection(colorDepth: .none, reducesMotion: true))
    app.press("?")
    #expect(app.row(0).first == "┌" && app.row(0).last == "┐")
    #expect(app.row(7).first == "└" && app.row(7).last == "┘")
  }

  @Test func `C17: the list of keys fades in and out, and keys belong to the screen as soon as it is closed`() {
    let app = app(Size(width: 40, height: 21), TraitCollection())
    let before = app.screen
    app.press("?")
    expectEqual(app.screen, before)
    app.advance(by: 0.15)
    let half = app.background(0, 10)
    app.advance(by: 0.2)
    let list = app.screen
    #expect(rows(app).contains("Keys") && half.red < 255 && half.red > app.background(0, 10).red)
    app.press("\u{1B}")
    expectEqual(app.screen, list)
    app.press("x")
    expectEqual(screen.pressed.last, "x")
    app.press("?")
    app.advance(by: 1)
    expectEqual(app.screen, list)
    app.press("?")
    app.advance(by: 1)
    expectEqual(app.screen, before)
    expectEqual(app.application.windowScene.windows.count, 2)
    let frames = app.frameCount
    app.advance(by: 5)
    expectEqual(app.frameCount, frames)
  }

  // MARK: Two columns

  private func fill(_ count: Int) {
    screen.commands = (0..<count).map { number in
      KeyCommand(title: "Command \(number)", keys: [.character(Character("\(number)"))]) { [screen] in
        screen.pressed.append("command \(number)")
      }
    }
  }

  @Test func `a list of keys with too many rows has its sections side by side, within 60 columns and 20 rows`() {
    let app = app(Size(width: 80, height: 24))
    fill(8)
    app.press("?")
    expect(
      app,
      shows: """
                                             09:41



                                                                         ▄
                                              Keys

                         This screen       Everywhere
                         0  Command 0            Tab  Next control
                         1  Command 1      Shift-Tab  Previous control
                         2  Command 2         Arrows  Move the focus
                         3  Command 3              ?  List of keys
                         4  Command 4          Alt-S  Select Text
                         5  Command 5      Alt-+ / -  Text size
                         6  Command 6         Ctrl-L  Redraw the screen
                         7  Command 7         Ctrl-Z  Suspend
                                                   q  Quit

                                        Esc or ? closes

                        ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        """)
  }

  @Test func `a long reason wraps within 60 columns, and cells around the list of keys stay free`() {
    let app = app(Size(width: 80, height: 24))
    fill(8)
    screen.commands[0].disabledReason = "The reason is one long sentence that needs more than the sheet has"
    app.press("?")
    let shade = Color.black.withAlphaComponent(0.15).over(.white)
    for y in 0..<24 {
      let paper = (0..<80).filter { app.background($0, y) == .white }
      #expect(paper.count <= 60)
      if y < 2 || y > 21 { #expect(paper.isEmpty) }
    }
    expectEqual(app.background(9, 12), shade)
  }

  @Test func `keys that wrap take only the columns of their longest part, so that fewer words are broken`() {
    let takeBack = KeyCommand(title: "Einen Zug zurücknehmen", naming: [Key(.enter), .character(" ")]) { _ in }
    let list = KeyListLines(commands: [takeBack], .german)
    expectEqual(list.keyColumns(width: 24), "Leertaste".count)
    expectEqual(list.lines(width: 24).map(\.text).suffix(2), ["Einen Zug", "zurücknehmen"])
  }

  // MARK: Mouse

  @Test func `a click on a line of the list of keys closes the list and presses the key`() {
    let app = app()
    fill(3)
    app.press("?")
    app.click(18, 5)
    expectEqual(screen.pressed.last, "command 1")
    expectEqual(screen.view.window?.isKeyWindow, true)
    app.press("?")
    let quit = (0..<20).first { app.row($0).contains("Quit") } ?? 0
    app.click(18, quit)
    #expect(app.application.isEnding)
  }

  @Test func `a line under the pointer looks like a button, and Quit always does`() {
    let app = app()
    app.press("?")
    expectEqual(app.background(18, 5), .white)
    expectEqual(app.background(18, 16), Color(white: 0.92))
    app.mouseMove(18, 5)
    expectEqual(app.background(18, 5), Color(white: 0.82))
    app.mouseMove(0, 0)
    expectEqual(app.background(18, 5), .white)
  }

  // MARK: Disabled commands

  @Test func `a disabled command is listed in grey with the reason, and its keys do nothing`() {
    let app = app()
    var count = 0
    screen.commands = [
      KeyCommand(title: "Reply", keys: [.character("r")], disabledReason: "Select first") { count += 1 },
      KeyCommand(title: "Open", keys: [.character("q")], disabledReason: "Nothing here") { count += 1 },
      KeyCommand(title: "Share", keys: [.character("s")], disabledReason: "") { count += 1 },
    ]
    app.press("rqs")
    expectEqual(count, 0)
    #expect(screen.pressed.isEmpty, "no other responder gets the keys")
    #expect(!app.application.isEnding, "q does not quit either")
    app.press("?")
    #expect(rows(app).contains("r  Reply – Select first"))
    #expect(rows(app).contains("q  Open – Nothing here"))
    #expect(rows(app).contains("s  Share"))
    let y = (0..<20).first { app.row($0).contains("Reply") } ?? 0
    let x = app.row(y).prefix { $0 == " " }.count
    #expect(app.foreground(x, y) == app.foreground(x + 3, y) && app.foreground(x, y) == Color(white: 0.45))
    screen.commands[0].disabledReason = nil
    app.press("?r")
    expectEqual(count, 1)
  }

  @Test func `a disabled command is dim on a terminal without grey`() {
    let app = app(Size(width: 40, height: 24), TraitCollection(colorDepth: .eight, reducesMotion: true))
    screen.commands = [KeyCommand(title: "Reply", keys: [.character("r")], disabledReason: "Select first") {}]
    app.press("?")
    let y = (0..<24).first { app.row($0).contains("Reply") } ?? 0
    let x = app.row(y).distance(
      from: app.row(y).startIndex, to: app.row(y).firstIndex(of: "R") ?? app.row(y).startIndex)
    expectEqual(app.cell(x, y).attributes, .dim)
  }

  @Test func `Enter and Space are listed while they press a control`() {
    let app = app(Size(width: 60, height: 24))
    let button = Button(title: "Go")
    button.frame = Rect(0, 2, 8, 1)
    screen.view.addSubview(button)
    button.becomeFirstResponder()
    app.press("?")
    #expect(rows(app).contains("Enter Space  Press"))
    app.press("?")
    button.isEnabled = false
    app.press("?")
    #expect(!app.application.accessibilityOutline.joined().contains("Press"))
  }

  @Test func `keys and pastes do not reach the screen behind the list of keys`() {
    let app = app()
    app.press("?")
    screen.pressed = []
    app.press("nx\t\u{1B}[A")
    app.paste("text")
    #expect(screen.pressed.isEmpty)
    app.press("?x")
    expectEqual(screen.pressed, ["x"])
  }

  @Test func `the list of keys can be opened repeatedly, but not twice at the same time`() {
    let app = app()
    app.press("?")
    app.application.showKeyList()
    expectEqual(app.application.windowScene.windows.count, 3)
    app.press("?")
    app.press("?")
    expectEqual(app.application.windowScene.windows.count, 3)
  }

  @Test func `a click that began on one list of keys does not end on the next one`() {
    let app = app(Size(width: 40, height: 20), TraitCollection())
    app.press("?")
    app.mouseDown(0, 19)
    app.press("q")
    app.press("?")
    app.mouseUp(0, 19)
    app.application.showKeyList()
    app.advance(by: 1)
    expectEqual(app.application.windowScene.windows.count, 3)
  }

  // MARK: Scrolling

  private func rows(_ app: TestApplication) -> [String] {
    (0..<app.screen.size.height).map { app.row($0).trimmed() }.filter { !$0.isEmpty }
  }

  private static let small = Size(width: 40, height: 8)

  @Test func `a list of keys that does not fit can be scrolled, and marks show where it continues`() {
    let app = app(Self.small)
    app.press("?")
    expectEqual(rows(app).first, "Keys               ▄")
    expectEqual(rows(app)[1], "This screen")
    expectEqual(rows(app).last, "Esc or ? closes       ▼")
    app.press("\u{1B}[B")
    #expect(rows(app)[0].contains("▲"))
    expectEqual(rows(app)[1], "n  New game")
    app.press("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B")
    expectEqual(rows(app)[6], "q  Quit")
    expectEqual(rows(app).last, "Esc or ? closes")
    app.press("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A")
    expectEqual(rows(app)[1], "This screen")
  }

  @Test func `the list of keys also scrolls by pages and by the mouse wheel`() {
    let app = app(Self.small)
    app.press("?")
    app.press("\u{1B}[6~\u{1B}[6~")
    expectEqual(rows(app)[6], "q  Quit")
    app.press("\u{1B}[5~\u{1B}[5~")
    expectEqual(rows(app)[1], "This screen")
    app.turnWheel(by: 9, 20, 3)
    expectEqual(rows(app)[6], "q  Quit")
    app.turnWheel(by: -9, 0, 5)
    expectEqual(rows(app)[1], "This screen")
  }

  @Test func `a scrolled list of keys is shown from the top when the terminal grows`() {
    let app = app(Self.small)
    app.press("?\u{1B}[6~")
    app.resize(to: Size(width: 40, height: 20))
    #expect(rows(app).contains("n  New game"))
    #expect(!rows(app).contains { $0.contains("▲") })
  }

  @Test(arguments: [50, 36, 35, 34, 33, 32, 20]) func `the list of keys omits blank rows before it scrolls`(room: Int) {
    let height = KeyListLayout.height(lines: 30, atMost: room)
    let layout = KeyListLayout(lines: 30, height: height)
    #expect(height <= room)
    expectEqual(layout.list.count, min(30, room - 2))
    #expect(layout.title < layout.list.lowerBound && layout.list.upperBound <= layout.footer && layout.footer < height)
  }
}

extension String {
  fileprivate func trimmed() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
