import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The command Select Text, and selections with the mouse.
@MainActor @Suite struct TextSelectionTests {
  private let controller = ViewController()

  private func label(_ text: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int = 1) -> Label {
    let label = Label(text: text)
    label.numberOfLines = height
    label.frame = Rect(x, y, width, height)
    controller.view.addSubview(label)
    return label
  }

  private func start() -> TestApplication {
    controller.view.backgroundColor = .white
    return TestApplication(size: Size(width: 40, height: 10), root: controller)
  }

  private func selectText(_ app: TestApplication) { app.press(.character("s"), holding: .alt) }

  // Selects everything, copies it, and returns what the clipboard has.
  private func copyAll(_ app: TestApplication) -> String? {
    selectText(app)
    app.press(.character("a"), holding: .control)
    app.press(.enter)
    return app.terminal.clipboard
  }

  private func selected(_ app: TestApplication, row: Int) -> String {
    let text = Array(app.row(row))
    return String((0..<40).filter { app.background($0, row) == .black }.map { $0 < text.count ? text[$0] : " " })
  }

  // MARK: Keys

  @Test func `Shift and arrows select clusters, and Enter copies them`() {
    _ = label("Tic-Tac-Toe", 2, 1, 20)
    let app = start()
    selectText(app)
    for _ in 0..<3 { app.press(.right, holding: .shift) }
    expectEqual(selected(app, row: 1), "Tic")
    #expect(app.row(9).contains("Enter copies"))
    app.press(.enter)
    expectEqual(app.terminal.clipboard, "Tic")
    expectEqual(app.row(9).trimmingBlanks, "Copied 1 line")
    expectEqual(selected(app, row: 1), "")
    app.advance(by: 2.1)
    expectEqual(app.row(9).trimmingBlanks, "")
  }

  @Test func `rows of a wrapped text join, and a truncated text is copied whole`() {
    _ = label("Three in a row wins", 2, 1, 8, 3)
    _ = label("Unbeatable players only ever draw", 2, 5, 12)
    expectEqual(copyAll(start()), "Three in a row wins\nUnbeatable players only ever draw")
  }

  @Test func `texts of one row are joined by a blank, and padding is never copied`() {
    _ = label("Name", 2, 1, 10)
    _ = label("Anna", 20, 1, 10)
    _ = label("Wins", 2, 3, 10)
    _ = label("7", 29, 3, 1)
    let app = start()
    expectEqual(copyAll(app), "Name Anna\nWins 7")
    expectEqual(app.row(9).trimmingBlanks, "Copied 2 lines")
  }

  @Test func `an ellipsis stands for the text that it hides`() {
    let text = label("Unbeatable players", 0, 1, 6)
    for (mode, part) in [(LineBreakMode.byTruncatingTail, "Unbea"), (.byTruncatingMiddle, "Unb")] {
      text.lineBreakMode = mode
      let app = start()
      selectText(app)
      for _ in part { app.press(.right, holding: .shift) }
      app.press(.enter)
      expectEqual(app.terminal.clipboard, part)
      selectText(app)
      for _ in 0...part.count { app.press(.right, holding: .shift) }
      app.press(.enter)
      expectEqual(app.terminal.clipboard, mode == .byTruncatingTail ? text.text : "Unbeatable playe")
    }
  }

  @Test func `arrows move over wide clusters, and Up and Down keep the column`() {
    _ = label("日本語 text", 0, 1, 20)
    _ = label("ab", 0, 2, 20)
    _ = label("0123456789", 0, 3, 20)
    let app = start()
    selectText(app)
    for _ in 0..<4 { app.press(.right) }
    expectEqual(app.terminal.cursor, Point(x: 7, y: 1))
    app.press(.down)
    expectEqual(app.terminal.cursor, Point(x: 2, y: 2))
    app.press(.down, .home)
    app.press(.end, holding: .shift)
    app.press(.enter)
    expectEqual(app.terminal.clipboard, "0123456789")
  }

  @Test func `after the last row, Down goes to the end, and before the first row, Up goes to the start`() {
    _ = label("One row", 2, 1, 20)
    let app = start()
    selectText(app)
    app.press(.down, holding: .shift)
    expectEqual(selected(app, row: 1), "One row")
    app.press(.up, holding: .shift)
    expectEqual(selected(app, row: 1), "")
  }

  @Test func `Escape leaves the selection, and nothing is copied`() {
    _ = label("Tic-Tac-Toe", 2, 1, 20)
    let app = start()
    selectText(app)
    app.press(.right, holding: .shift)
    app.press(.escape)
    expectEqual(selected(app, row: 1), "")
    expectEqual(app.row(9).trimmingBlanks, "")
    expectEqual(app.terminal.clipboard, nil)
  }

  @Test func `labels that are not selectable, titles of buttons and passwords refuse`() {
    label("secret", 2, 1, 20).isSelectable = false
    _ = label("public", 2, 2, 20)
    let button = Button(title: "Go")
    button.frame = Rect(2, 3, 10, 1)
    let field = TextField(frame: Rect(2, 5, 20, 1))
    field.text = "hunter2"
    field.isSecureTextEntry = true
    [button, field].forEach(controller.view.addSubview)
    expectEqual(copyAll(start()), "public")
  }

  @Test func `without a clipboard, the program says that only it has the text`() {
    _ = label("Tic-Tac-Toe", 2, 1, 20)
    let app = start()
    app.terminal.hasClipboard = false
    expectEqual(copyAll(app), nil)
    #expect(app.row(9).contains("Copied 1 line for this program only"))
    expectEqual(Pasteboard.general.string, "Tic-Tac-Toe")
  }

  @Test func `without colours, the selection is in reverse, and in normal letters where the text is in reverse`() {
    _ = label("plain", 0, 1, 20)
    label("bright", 0, 2, 20).textAttributes = .reverse
    let app = TestApplication(
      size: Size(width: 40, height: 10), traits: TraitCollection(colorDepth: .none), root: controller)
    selectText(app)
    app.press(.character("a"), holding: .control)
    #expect(app.cell(0, 1).attributes.contains(.reverse) && !app.cell(0, 2).attributes.contains(.reverse))
    #expect(app.cell(0, 9).attributes.contains(.reverse) && app.row(9).contains("Enter copies"))
    app.press(.escape)
    #expect(!app.cell(0, 1).attributes.contains(.reverse) && app.cell(0, 2).attributes.contains(.reverse))
  }

  @Test func `behind a sheet, texts cannot be selected`() {
    _ = label("behind", 2, 1, 20)
    let app = start()
    let sheet = ViewController()
    let text = Label(text: "in front")
    text.frame = Rect(1, 1, 20, 1)
    sheet.view.addSubview(text)
    controller.present(sheet, animated: false)
    app.turn()
    expectEqual(copyAll(app), "in front")
  }

  @Test func `a list scrolls under the cursor, and rows that are out of sight are copied in order`() {
    let rows = Rows()
    let app = TestApplication(size: Size(width: 40, height: 8), root: rows)
    selectText(app)
    app.press(.home)
    for _ in 0..<10 { app.press(.down, holding: .shift) }
    app.press(.enter)
    expectEqual(app.terminal.clipboard, (1...10).map { "Row \($0)" }.joined(separator: "\n"))
  }

  // MARK: Mouse

  @Test func `a drag over texts selects them`() {
    _ = label("first line", 2, 1, 20)
    _ = label("second line", 2, 2, 20)
    let app = start()
    app.mouseDown(8, 1)
    app.mouseDrag(9, 1)
    app.mouseDrag(8, 2)
    app.mouseUp(8, 2)
    expectEqual(selected(app, row: 1), "line")
    expectEqual(selected(app, row: 2), "second")
    app.press(.enter)
    expectEqual(app.terminal.clipboard, "line\nsecond")
  }

  @Test func `a double click selects a word, and a triple click the whole text`() {
    _ = label("Three in a row", 2, 1, 20)
    let app = start()
    for count in 1...3 {
      app.mouseDown(4, 1)
      app.mouseUp(4, 1)
      expectEqual(selected(app, row: 1), ["", "Three", "Three in a row"][count - 1])
    }
  }

  @Test func `other keys end a selection of the mouse, and do what they always do`() {
    _ = label("Three in a row", 2, 1, 20)
    let app = start()
    app.mouseDown(2, 1)
    app.mouseDrag(6, 1)
    app.mouseUp(6, 1)
    expectEqual(selected(app, row: 1), "Thre")
    app.press("?")
    app.advance(by: 1)
    #expect((0..<10).contains { app.row($0).contains("Keys") })
    expectEqual(selected(app, row: 1), "")
  }

  @Test func `controls and views that pan keep their drags`() {
    let slider = Slider(frame: Rect(2, 1, 20, 1))
    controller.view.addSubview(slider)
    let map = View(frame: Rect(2, 3, 20, 3))
    map.addGestureRecognizer(PanGestureRecognizer())
    let text = Label(text: "A map")
    text.frame = Rect(0, 0, 10, 1)
    map.addSubview(text)
    controller.view.addSubview(map)
    _ = label("text", 2, 7, 20)
    let app = start()
    for row in [1, 3] {
      app.mouseDown(2, row)
      app.mouseDrag(8, row)
      app.mouseUp(8, row)
      #expect(!app.row(9).contains("Enter copies"))
    }
    #expect(slider.value > 0)
  }

  @Test func `at the edge of a list, a drag scrolls for as long as the button is held`() {
    let rows = Rows()
    let app = TestApplication(size: Size(width: 40, height: 8), root: rows)
    let top = (0..<8).first { app.row($0).contains("Row 1") } ?? 0
    let start = app.row(top).distance(to: "Row 1")
    app.mouseDown(start, top)
    app.mouseDrag(start, 7)
    app.advance(by: 1)
    app.mouseUp(start, 7)
    #expect(!app.row(top).contains("Row 1 "))
    app.press(.enter)
    let lines = app.terminal.clipboard?.split(separator: "\n") ?? []
    #expect(lines.count > 10)
    expectEqual(lines.prefix(10).map(String.init), (1...10).map { "Row \($0)" })
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

  // The column at which a text begins.
  fileprivate func distance(to text: String) -> Int {
    firstRange(of: text).map { distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }
}

/// A list of a hundred rows.
private final class Rows: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = "Row \(indexPath.row + 1)"
    return cell
  }

  // MARK: Right to left

  @Test func `in a text from right to left, arrows follow the screen and the copy follows the text`() {
    _ = label("שלום abc", 2, 1, 20)
    let app = start()
    expectEqual(app.row(1).trimmingBlanks, "abc םולש")
    selectText(app)
    for _ in 0..<3 { app.press(.left, holding: .shift) }
    expectEqual(selected(app, row: 1), "ולש")
    app.press(.end, holding: .shift)
    expectEqual(selected(app, row: 1), "abc םולש")
    app.press(.left, holding: .shift)
    app.press(.enter)
    expectEqual(app.terminal.clipboard, "שלום abc")
  }

  @Test func `a selection across directions has two spans on the screen`() {
    _ = label("abc אבגד", 2, 1, 20)
    let app = start()
    expectEqual(app.row(1).trimmingBlanks, "abc דגבא")
    selectText(app)
    for _ in 0..<6 { app.press(.right, holding: .shift) }
    expectEqual(selected(app, row: 1), "abc בא")
    app.press(.enter)
    expectEqual(app.terminal.clipboard, "abc אב")
  }

  @Test func `a copy has no marks of isolation`() {
    _ = label("To \("Dana".isolated): \("אב".isolated)", 2, 1, 20)
    expectEqual(copyAll(start()), "To Dana: אב")
  }
}
