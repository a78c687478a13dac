import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Tab in a table that is a form: rows that cannot be selected, with a control in each.
@MainActor @Suite struct TableFormTests {
  private func form(
    _ texts: [String], selectable: Set<String> = [], height: Int = 8
  ) -> (stage: TableStage, fields: [TextField]) {
    let fields = texts.map { text in
      let field = TextField(frame: Rect(x: 0, y: 0, width: 8, height: 1))
      field.placeholder = text
      return field
    }
    let stage = TableStage([texts], size: Size(width: 24, height: height)) { stage in
      stage.table.separatorStyle = .none
      stage.unselectable = Set(texts).subtracting(selectable)
      stage.fill = { cell, path in
        cell.accessoryView = stage.unselectable.contains(texts[path.row]) ? fields[path.row] : nil
      }
    }
    return (stage, fields)
  }

  private func texts(_ count: Int) -> [String] { (0..<count).map { "field \($0)" } }

  /// The number of the field that has the focus, after each of `count` presses of a key.
  private func visited(_ fields: [TextField], _ stage: TableStage, _ key: String, _ count: Int) -> [Int?] {
    (0..<count).map { _ in
      stage.app.press(key)
      stage.app.advance(by: 1)
      return fields.firstIndex(where: \.isFirstResponder)
    }
  }

  @Test func `Tab goes through all rows of a form, also those below the visible ones, and begins again at the first`() {
    let (stage, fields) = form(texts(12), height: 5)
    fields[0].becomeFirstResponder()
    expectEqual(visited(fields, stage, Typed.tab, 13), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1])
    expectEqual(stage.table.contentOffset, .zero)
  }

  @Test func `Shift-Tab goes through the rows of a form from the last one to the first one`() {
    let (stage, fields) = form(texts(12), height: 5)
    fields[0].becomeFirstResponder()
    expectEqual(visited(fields, stage, Typed.backTab, 4), [11, 10, 9, 8])
    expectEqual(visited(fields, stage, Typed.backTab, 9), [7, 6, 5, 4, 3, 2, 1, 0, 11])
  }

  @Test func `the row that Tab reaches is on the screen`() {
    let (stage, fields) = form(texts(12), height: 4)
    fields[3].becomeFirstResponder()
    stage.app.press(Typed.tab)
    stage.app.advance(by: 1)
    #expect(stage.app.contains("field 4"))
    #expect(!stage.app.contains("field 0"))
  }

  @Test func `Tab leaves a list of selectable rows with buttons after the buttons of one row`() {
    let texts = texts(12)
    var stars: [Button] = []
    let stage = TableStage([texts], size: Size(width: 24, height: 5)) { stage in
      stage.fill = { cell, _ in
        let star = Button(title: "Star")
        stars.append(star)
        cell.accessoryView = star
      }
    }
    stage.app.press(Typed.tab)
    #expect(stars.contains { $0.isFirstResponder })
    stage.app.press(Typed.tab)
    #expect(stage.table.isFirstResponder)
    expectEqual(stage.table.contentOffset, .zero)
  }

  @Test func `Tab goes from a form's row that can be selected to the next field, which is not visible`() {
    let names = texts(4) + ["language"] + (5..<9).map { "field \($0)" }
    let (stage, fields) = form(names, selectable: ["language"], height: 5)
    fields[3].becomeFirstResponder()
    stage.app.press(Typed.tab)
    stage.app.advance(by: 1)
    expectEqual(stage.table.indexPathForFocusedRow, IndexPath(row: 4, section: 0))
    expectEqual(visited(fields, stage, Typed.tab, 2), [5, 6])
  }

  @Test func `a footer after the rows of a form comes after all of them`() {
    let (stage, fields) = form(texts(6), height: 4)
    let send = Button(title: "Send")
    send.sizeToFit()
    stage.table.tableFooterView = send
    stage.app.turn()
    fields[0].becomeFirstResponder()
    expectEqual(visited(fields, stage, Typed.tab, 7), [1, 2, 3, 4, 5, nil, 0])
  }

  @Test func `Tab from a header enters a form at its first field, even if a row further down had the focus before`() {
    let names = ["field 0", "language"] + (2..<9).map { "field \($0)" }
    let (stage, fields) = form(names, selectable: ["language"], height: 5)
    let top = Button(title: "Top")
    top.sizeToFit()
    stage.table.tableHeaderView = top
    stage.app.turn()
    stage.table.becomeFirstResponder()
    stage.app.turn()
    top.becomeFirstResponder()
    expectEqual(visited(fields, stage, Typed.tab, 1), [0])
  }
}
