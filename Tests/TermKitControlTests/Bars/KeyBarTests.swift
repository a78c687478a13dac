import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct KeyBarTests {
  private let screen = Screen()
  private let bar = KeyBar()
  private let app: TestApplication

  init() {
    let (screen, bar) = (screen, bar)
    app = TestApplication(size: Size(width: 40, height: 5)) { application in
      application.statusBar.isHidden = true
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = screen
      bar.frame = Rect(x: 0, y: 4, width: 40, height: 1)
      screen.view.addSubview(bar)
      window.makeKeyAndVisible()
    }
    app.advance(by: 0.2)
  }

  private var row: String { app.row(4).trimmingCharacters(in: .whitespaces) }

  /// A view with the focus and one command.
  private final class Part: View {
    var title: String
    var keys: [Key]

    init(_ title: String, _ letter: Character) {
      (self.title, keys) = (title, [.character(letter)])
      super.init(frame: Rect(x: 0, y: 0, width: 5, height: 1))
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand] { [KeyCommand(title: title, keys: keys) {}] }
  }

  /// A table whose command names the row with the focus.
  private final class RowTable: TableView {
    override var keyCommands: [KeyCommand] {
      super.keyCommands + [KeyCommand(title: "Row \(indexPathForFocusedRow?.row ?? -1)", keys: [.character("r")]) {}]
    }
  }

  /// A screen with two parts, and a command that `reason` disables.
  private final class Screen: ViewController, TableViewDataSource {
    let (first, second) = (Part("One", "1"), Part("Two", "2"))
    var reason: String?
    private(set) var log: [String] = []

    override func loadView() {
      view = View()
      [first, second].forEach(view.addSubview)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(title: "Copy", keys: [.character("y")], disabledReason: reason) { self.log.append("Copy") },
        KeyCommand(title: "", keys: [.character("x")]) {},
        KeyCommand(title: "Scroll", keys: [Key(.pageDown)]) {},
        KeyCommand(title: "Open", keys: [.character("o"), Key(.enter)]) { self.log.append("Open") },
      ]
    }
  }

  @Test func `the bar names enabled commands, but neither keys that move the focus nor commands of every screen`() {
    expectEqual(row, "1 One  y Copy  o Open")
  }

  @Test func `chosen keys alone are shown, in their order, and each command once`() {
    bar.keys = [Key(.enter), .character("y"), .character("o"), .character("2")]
    app.advance(by: 0.2)
    expectEqual(row, "Enter Open  y Copy")
    bar.maximumCount = 1
    app.advance(by: 0.2)
    expectEqual(row, "Enter Open")
  }

  @Test func `a chosen key is shown even if it usually moves the focus`() {
    bar.keys = [Key(.pageDown), .character("y")]
    app.advance(by: 0.2)
    expectEqual(row, "PgDn Scroll  y Copy")
  }

  @Test func `commands with the same title count as one`() {
    screen.first.title = "Copy"
    bar.keys = [.character("1"), .character("y"), .character("o")]
    app.advance(by: 0.2)
    expectEqual(row, "1 Copy  o Open")
  }

  @Test func `the bar follows the focus in the same frame`() {
    screen.second.becomeFirstResponder()
    app.turn()
    expectEqual(row, "2 Two  y Copy  o Open")
  }

  @Test func `the bar follows the row with the focus of a table`() {
    let table = RowTable(frame: Rect(x: 0, y: 0, width: 40, height: 4))
    table.dataSource = screen
    screen.view.addSubview(table)
    bar.keys = [.character("r")]
    table.becomeFirstResponder()
    app.advance(by: 0.2)
    expectEqual(row, "r Row 0")
    app.press(Typed.down)
    expectEqual(row, "r Row 1")
  }

  @Test func `a command that becomes disabled disappears when the program says so`() {
    screen.reason = "Nothing to copy"
    app.press("x")
    expectEqual(row, "1 One  y Copy  o Open")
    bar.setNeedsUpdate()
    app.turn()
    expectEqual(row, "1 One  o Open")
  }

  @Test func `a click presses the key, and the focus stays`() throws {
    screen.first.becomeFirstResponder()
    app.advance(by: 0.2)
    app.click(on: "y")
    app.advance(by: 1)
    #expect(screen.log == ["Copy"] && screen.first.isFirstResponder)
  }

  @Test func `a bar with little room leaves out whole commands, beginning with the first that does not fit`() {
    bar.frame.size.width = 20
    app.advance(by: 0.2)
    expectEqual(row, "1 One  y Copy")
    screen.second.title = "A command with a long title"
    screen.second.becomeFirstResponder()
    bar.keys = [.character("y"), .character("2"), .character("o")]
    app.advance(by: 0.2)
    expectEqual(row, "y Copy")
  }

  @Test func `a key that an earlier responder takes is not shown for a later one`() {
    screen.first.keys = [.character("1"), Key(.enter)]
    screen.first.becomeFirstResponder()
    app.advance(by: 0.2)
    expectEqual(row, "1 One  y Copy  o Open")
    bar.keys = [Key(.enter), .character("o")]
    app.advance(by: 0.2)
    expectEqual(row, "Enter One  o Open")
    screen.first.title = ""
    bar.setNeedsUpdate()
    app.turn()
    expectEqual(row, "o Open")
  }

  @Test func `while a sheet has the focus, the bar keeps what it shows`() {
    let before = row
    let sheet = ViewController()
    sheet.view = Part("Sheet", "s")
    screen.present(sheet, animated: false)
    app.press("x")
    app.advance(by: 1)
    #expect(sheet.view.isFirstResponder && bar.subviews.count == 3)
    screen.dismiss(animated: false)
    app.advance(by: 1)
    expectEqual(row, before)
  }

  @Test func `without an event, the bar asks for no frame`() {
    let count = app.frameCount
    app.advance(by: 10)
    expectEqual(app.frameCount, count)
  }
}
