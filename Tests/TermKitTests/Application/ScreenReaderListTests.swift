import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Tables as screen reader users hear them.
@MainActor @Suite struct ScreenReaderListTests {
  private static let next = "\u{1B}[17~"
  private static let previous = "\u{1B}[15~"

  private func bottom(_ app: TestApplication) -> String { app.row(app.screen.size.height - 1) }

  private func stage(_ count: Int, rowHeight: Int, height: Int, _ prepare: (TableStage) -> Void = { _ in })
    -> TableStage
  {
    TableStage(count: count, size: Size(width: 60, height: height), traits: TraitCollection(usesScreenReader: true)) {
      $0.table.rowHeight = rowHeight
      prepare($0)
    }
  }

  /// Returns what is spoken after each of several presses of a key.
  private func heard(_ count: Int, _ key: String, _ stage: TableStage) -> [String] {
    (0..<count).map { _ in
      stage.app.press(key)
      return bottom(stage.app)
    }
  }

  @Test func `X1: a table speaks its focused row with position and selection`() {
    let stage = TableStage(
      [["Ada", "Bob", "Eve"]], size: Size(width: 30, height: 12), traits: TraitCollection(usesScreenReader: true))
    expectEqual(bottom(stage.app), "Ada, row 1 of 3")
    stage.app.press(Typed.down)
    expectEqual(bottom(stage.app), "Bob, row 2 of 3")
    stage.app.press(Typed.enter)
    expectEqual(bottom(stage.app), "Bob, row 2 of 3, selected")
  }

  @Test func `X1: a focused list speaks its visible rows, and F6 and F5 scroll it to read all rows`() {
    let stage = stage(30, rowHeight: 2, height: 12)
    expectEqual(bottom(stage.app), "list, rows 1 to 6 of 30. row 0, row 1 of 30")
    let shown = stage.table.indexPathsForVisibleRows.count
    for row in 1..<30 {
      stage.app.press(Self.next)
      expectEqual(bottom(stage.app), "row \(row), row \(row + 1) of 30")
      #expect(stage.focusedText == "row \(row)" && stage.selectedTexts == [])
    }
    stage.app.press(Self.next)
    expectEqual(stage.app.terminal.beepCount, 1)
    for row in (0..<29).reversed() {
      stage.app.press(Self.previous)
      expectEqual(bottom(stage.app), "row \(row), row \(row + 1) of 30")
    }
    expectEqual(stage.table.indexPathsForVisibleRows.count, shown)
  }

  @Test func `X1: F6 and F5 read section headers and rows in order, also outside the visible area`() {
    for style in [TableView.Style.plain, .grouped] {
      let stage = TableStage(
        [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]], style: style, size: Size(width: 60, height: 7),
        traits: TraitCollection(usesScreenReader: true)
      ) { stage in
        stage.table.rowHeight = 2
        stage.titles = ["One", "Two", "Three"]
      }
      func names(_ key: String) -> [String] {
        heard(11, key, stage).map { String($0.prefix { $0 != "," }).lowercased() }
      }
      let all = ["one", "a", "b", "c", "two", "d", "e", "f", "three", "g", "h", "i"]
      expectEqual(names(Self.next), Array(all.dropFirst(2)) + ["i"])
      expectEqual(names(Self.previous), all.dropLast().reversed())
    }
  }

  @Test func `X1: F6 and F5 read every row of a list with room for a single row`() {
    let stage = stage(5, rowHeight: 2, height: 3)
    let said = (0..<5).map { "row \($0), row \($0 + 1) of 5" }
    expectEqual(heard(5, Self.next, stage), Array(said.dropFirst()) + [said[4]])
    expectEqual(stage.app.terminal.beepCount, 1)
    expectEqual(heard(5, Self.previous, stage), said.dropLast().reversed() + [said[0]])
  }

  @Test func `X1: F6 and F5 also read the header view and the footer view of a table`() {
    let stage = stage(9, rowHeight: 1, height: 7) { stage in
      stage.table.tableHeaderView = Label(text: "All games")
      stage.table.tableFooterView = Label(text: "That is all")
    }
    stage.table.tableHeaderView?.frame = Rect(0, 0, 60, 2)
    stage.table.tableFooterView?.frame = Rect(0, 0, 60, 2)
    stage.app.turn()
    expectEqual(heard(9, Self.next, stage).last, "That is all")
    expectEqual(heard(10, Self.previous, stage).last, "All games")
    expectEqual(stage.table.contentOffset.y, 0)
  }

  @Test func `X1: a list whose rows cannot be selected speaks the range of visible rows as it scrolls`() {
    let stage = stage(30, rowHeight: 1, height: 7) { $0.table.allowsSelection = false }
    stage.table.becomeFirstResponder()
    stage.app.turn()
    expectEqual(bottom(stage.app), "list, rows 1 to 6 of 30")
    stage.app.press(Typed.pageDown)
    expectEqual(bottom(stage.app), "list, rows 6 to 11 of 30")
    stage.app.application.traitOverrides.language = .german
    stage.app.turn()
    expectEqual(bottom(stage.app), "Liste, Zeilen 6 bis 11 von 30")
    stage.app.application.traitOverrides.language = .japanese
    stage.app.turn()
    expectEqual(bottom(stage.app), "リスト、30行中6～11行目")
  }
}
