import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The exact rendering cost of changes, which is the same in every run.
@MainActor @Suite struct RenderingCountersTests {
  private func cost(_ app: TestApplication, of change: () -> Void) -> RenderingCounters {
    app.turn()
    let before = app.terminal.counters
    change()
    app.turn()
    return app.terminal.counters - before
  }

  @Test func `a Down key in a list draws only two rows and the title`() {
    let list = TitledList(count: 1000)
    let app = TestApplication(size: Size(width: 40, height: 12), showing: list)
    let cost = cost(app) { app.press("\u{1B}[B") }
    expectEqual(app.terminal.lastRuns.map(\.y), [0, 1, 2])
    // The title and two rows.
    #expect(cost.cellsDrawn == 3 * 40 && cost.cellsCompared == 3 * 40)
    #expect(cost.runsWritten == 3 && cost.writes == 1 && cost.wakeUps == 1)
    // One digit, and two rows in other colours, one of them with the focus mark, which takes three bytes.
    #expect(cost.cellsWritten == 1 + 2 * 40 && cost.bytes == cost.cellsWritten + 2)
  }

  @Test func `a Down key that scrolls moves rows on the terminal and draws only two rows and the title`() {
    let list = TitledList(count: 1000)
    let app = TestApplication(size: Size(width: 40, height: 12), showing: list)
    for _ in 0..<20 { app.press("\u{1B}[B") }
    let cost = cost(app) { app.press("\u{1B}[B") }
    expectEqual(app.terminal.lastRuns.map(\.y), [0, 10, 11])
    #expect(cost.rowsScrolled == 11 && cost.cellsDrawn == 3 * 40 && cost.cellsCompared == 3 * 40)
    #expect(cost.runsWritten == 3 && cost.writes == 1 && cost.wakeUps == 1)
  }

  @Test func `scrolling by a row beneath bars draws only the bars and the new row`() {
    let rows = TableViewController()
    rows.title = "Rows"
    let navigation = NavigationController(rootViewController: rows)
    let app = TestApplication(size: Size(width: 40, height: 20)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    let source = NumberedRows()
    rows.tableView.dataSource = source
    rows.tableView.showsVerticalScrollIndicator = false
    app.turn()
    let bars = 40 * 3
    let cost = cost(app) { rows.tableView.contentOffset.y += 1 }
    expectEqual(cost.rowsScrolled, 17)
    // The bars, because they are translucent, and the row that comes in.
    expectEqual(cost.cellsDrawn, bars + 40)
  }

  @Test func `scrolling costs the same with a million rows as with a thousand`() {
    let costs = [1000, 1_000_000].map { count in
      let app = TestApplication(size: Size(width: 40, height: 12), showing: TitledList(count: count))
      return cost(app) { for _ in 0..<30 { app.press("\u{1B}[B") } }
    }
    expectEqual(costs[0], costs[1])
    #expect(costs[0].layouts > 0)
  }

  @Test func `an idle second causes no drawing, no output and no wake-up`() {
    let app = TestApplication(showing: TitledList(count: 10))
    expectEqual(cost(app) { app.advance(by: 1) }, RenderingCounters())
  }

  @Test func `each blink of a cell writes one cell and wakes the application once`() {
    let caret = BlinkingCell()
    let app = TestApplication(showing: caret)
    let cost = cost(app) { app.advance(by: 2) }
    #expect(cost.cellsWritten == 4 && cost.writes == 4 && cost.wakeUps == 4 && cost.bytes == 4)
    // The cell and its two neighbours, which a wide glyph may overlap.
    #expect(cost.cellsDrawn == 4 * 3 && cost.layouts == 0)
  }

  @Test func `a caret costs nothing, because the terminal blinks its own cursor`() {
    let field = TextField()
    field.frame = Rect(x: 2, y: 2, width: 10, height: 1)
    let view = View()
    view.addSubview(field)
    let app = TestApplication(showing: view)
    field.becomeFirstResponder()
    app.press("a")
    expectEqual(app.terminal.cursor, Point(x: 3, y: 2))
    expectEqual(cost(app) { app.advance(by: 5) }, RenderingCounters())
  }

  @Test func `a label whose text grows by a character writes only the new cell`() {
    let tally = Label()
    tally.frame = Rect(x: 4, y: 3, width: 5, height: 1)
    let view = View()
    view.addSubview(tally)
    tally.text = "|||"
    let app = TestApplication(showing: view)
    let cost = cost(app) { tally.text = "||||" }
    #expect(cost.cellsWritten == 1 && cost.runsWritten == 1)
    expectEqual(cost.cellsDrawn, 5 + 2)
  }

  @Test func `Ctrl-L writes every cell of the screen`() {
    let app = TestApplication(size: Size(width: 20, height: 4), showing: View())
    let cost = cost(app) { app.press("\u{C}") }
    #expect(cost.cellsWritten == 80 && cost.runsWritten == 4)
  }
}

/// A title that shows the number of the selected row of the table below.
private final class TitledList: View, TableViewDataSource, TableViewDelegate {
  private let title = Label()
  private let table = TableView()
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 1
    table.showsVerticalScrollIndicator = false
    table.selectionFollowsFocus = true
    table.dataSource = self
    table.delegate = self
    title.text = "0"
    [title, table].forEach(addSubview)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
  }

  override func didMoveToWindow() { table.becomeFirstResponder() }

  override func layoutSubviews() {
    title.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    table.frame = bounds.inset(by: EdgeInsets(top: 1))
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = "Row"
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { title.text = "\(indexPath.row % 10)" }
}

private final class NumberedRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "\(indexPath.row)"
    return cell
  }
}

/// A view with one cell that blinks.
private final class BlinkingCell: View {
  private var isOn = true

  override func didMoveToWindow() { blinkLater() }

  private func blinkLater() {
    window?.windowScene?.schedule(after: 0.5) { [weak self] in
      guard let self else { return }
      isOn.toggle()
      setNeedsDisplay(in: Rect(x: 5, y: 5, width: 1, height: 1))
      blinkLater()
    }
  }

  override func draw(in canvas: inout Canvas) { if isOn { canvas.draw("x", at: Point(x: 5, y: 5)) } }
}
