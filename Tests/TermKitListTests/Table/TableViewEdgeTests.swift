import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Tables with few rows or little room, and changes at unusual moments.
@MainActor @Suite struct TableViewEdgeTests {
  private func dense(_ sections: [[String]], _ prepare: (TableStage) -> Void = { _ in }) -> TableStage {
    TableStage(sections, size: Size(width: 12, height: 6)) {
      $0.table.separatorStyle = .none
      prepare($0)
    }
  }

  // MARK: Few rows

  @Test func `C9: a table without rows ignores keys and clicks and shows its own header and footer`() {
    for sections in [[], [[]], [[], []]] as [[[String]]] {
      let stage = dense(sections) {
        $0.table.tableHeaderView = FilledView("=", Rect(0, 0, 3, 1))
        $0.table.tableFooterView = Label(text: "the end")
      }
      stage.app.press(Typed.down + Typed.up + Typed.end + Typed.home + Typed.pageDown + Typed.pageUp + "\r ")
      stage.app.click(3, 0)
      stage.app.turnWheel(by: 3, 3, 3)
      expect(stage.app, shows: "============\nthe end")
      #expect(stage.focusedText == nil && stage.takeEvents() == [])
      expectNil(stage.table.indexPathForRow(at: .zero))
    }
  }

  @Test func `C9: keys skip sections without rows`() {
    let stage = dense([[], ["a"], [], [], ["b"], []]) { $0.titles = ["A", nil, "C"] }
    expect(stage.app, shows: "  A\n▌ a\n  C\n  b")
    stage.app.press(Typed.down)
    expectEqual(stage.focusedText, "b")
    stage.app.press(Typed.up)
    expectEqual(stage.focusedText, "a")
    stage.app.press(Typed.pageDown)
    expectEqual(stage.focusedText, "b")
    stage.app.press(Typed.home)
    expectEqual(stage.focusedText, "a")
  }

  @Test func `C9: a table with the focus can be emptied and filled again`() {
    let stage = dense([["a", "b"]])
    stage.sections = [[]]
    stage.table.deleteRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .fade)
    stage.app.press(Typed.down + Typed.end + "\r")
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "")
    expectNil(stage.focusedText)
    stage.sections = [["c", "d"]]
    stage.table.insertRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .top)
    stage.app.advance(by: 0.4)
    stage.table.becomeFirstResponder()
    stage.app.press(Typed.down)
    expect(stage.app, shows: "  c\n▌ d")
  }

  @Test func `C9: rows of height 0 are invisible and do not interfere with other rows`() {
    let stage = dense([["a", "b", "c", "d"]]) { $0.heights = ["a": 0, "c": 0, "d": 0] }
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 1)), Rect(0, 0, 12, 1))
    expectEqual(stage.table.indexPathForRow(at: .zero), IndexPath(0, 1))
    expectEqual(stage.table.contentSize.height, 1)
    stage.app.press(Typed.end + Typed.home)
    #expect(stage.app.row(0).hasSuffix(" b") && stage.app.row(1) == "")
  }

  // MARK: Little room

  @Test func `C9: rows can be inserted and deleted while the table has no height`() {
    let stage = TableStage(count: 9)
    stage.table.selectRow(at: IndexPath(0, 2), animated: false)
    stage.table.frame.size.height = 0
    stage.app.turn()
    stage.sections = [["new"] + stage.sections[0].dropFirst()]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [IndexPath(0, 0)], with: .top)
      stage.table.insertRows(at: [IndexPath(0, 0)], with: .left)
    }
    stage.app.press(Typed.end + Typed.home)
    stage.table.scrollToRow(at: IndexPath(0, 8), at: .top, animated: true)
    stage.app.advance(by: 0.4)
    expectEqual(stage.selectedTexts, ["row 2"])
    stage.table.frame.size.height = 8
    stage.app.turn()
    expectEqual(stage.visibleTexts, ["new", "row 1", "row 2", "row 3"])
    expectEqual(stage.table.subviews.filter { $0 is TableViewCell }.count, 4)
  }

  @Test func `C9: rows that an animated resize makes visible appear in their place immediately`() {
    let stage = TableStage(count: 9)
    stage.table.frame.size.height = 4
    stage.app.turn()
    View.animate(withDuration: 0.3) {
      stage.table.frame.size.height = 8
      stage.table.layoutIfNeeded()
    }
    expectEqual(stage.table.cellForRow(at: IndexPath(0, 2))?.presentationFrame, Rect(0, 4, 20, 2))
  }

  @Test func `C9: a section header that is two rows high is pushed away row by row`() {
    let stage = TableStage([["a", "b", "c"], ["d", "e", "f", "g", "h"]], size: Size(width: 10, height: 5)) {
      $0.titles = ["Today", "Before"]
      $0.table.sectionHeaderHeight = 2
      $0.table.separatorStyle = .none
      $0.table.showsVerticalScrollIndicator = false
    }
    for (offset, picture) in [
      (2, "  Today\n\n  c\n  Before"), (3, "  Today\n\n  Before\n\n  d"), (4, "\n  Before\n\n  d\n  e"),
      (5, "  Before\n\n  d\n  e\n  f"),
    ] {
      stage.table.contentOffset.y = offset
      stage.app.turn()
      expect(stage.app, shows: picture)
    }
  }

  @Test func `C9: one row of background follows the last section of a grouped table`() {
    let stage = TableStage([["a"], ["b"]], style: .grouped)
    expectEqual(stage.table.contentSize.height, stage.table.rectForRow(at: IndexPath(1, 0)).maxY + 1)
  }

  // MARK: Changes

  @Test func `C9: a row that is inserted at the top is visible if a long table is scrolled to its top`() {
    let stage = TableStage(count: 50)
    stage.sections[0].insert("new", at: 0)
    stage.table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
    stage.app.advance(by: 0.4)
    expectEqual(stage.table.contentOffset.y, 0)
    expectEqual(stage.visibleTexts.first, "new")
    expectEqual(stage.focusedText, "row 0")
  }

  @Test func `C9: reloading a row updates the height of that row only`() {
    let stage = TableStage(count: 5)
    stage.heights = ["row 1": 5, "row 2": 5]
    stage.table.reloadRows(at: [IndexPath(0, 1)], with: .fade)
    stage.app.advance(by: 0.4)
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 1)), Rect(0, 2, 20, 5))
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 2)), Rect(0, 7, 20, 2), "its new height was not requested")
  }

  @Test func `C9: didEndDisplaying is called for a deleted row when its animation has ended`() {
    let stage = dense([["a", "b", "c"]])
    stage.ended = []
    stage.sections = [["a"]]
    stage.table.deleteRows(at: [IndexPath(0, 1), IndexPath(0, 2)], with: .left)
    stage.app.advance(by: 0.1)
    expectEqual(stage.ended, [])
    stage.app.advance(by: 0.3)
    expectEqual(stage.ended.sorted(), ["b", "c"])
    stage.table.frame.size.height = 0
    stage.sections = [[]]
    stage.table.deleteRows(at: [IndexPath(0, 0)], with: .left)
    expectEqual(stage.ended.sorted(), ["a", "b", "c"])
  }

  @Test func `C9: inserting a row cancels a press on another row`() {
    let stage = dense([["a", "b"]])
    stage.app.mouseDown(3, 0)
    stage.sections = [["new", "a", "b"]]
    stage.table.insertRows(at: [IndexPath(0, 0)], with: .none)
    stage.app.mouseUp(3, 0)
    stage.app.advance(by: 0.4)
    expectEqual(stage.takeEvents(), [])
    #expect(stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `C9: a click immediately after reloadData does not select a row that no longer exists`() {
    let stage = dense([["a", "b", "c"]])
    stage.sections = [["x"]]
    stage.table.reloadData()
    stage.app.click(3, 2)
    expectEqual(stage.takeEvents(), [])
    stage.app.mouseDown(3, 0)
    stage.sections = [[]]
    stage.table.reloadData()
    stage.app.mouseUp(3, 0)
    expectEqual(stage.takeEvents(), [])
    expect(stage.app, shows: "")
  }

  @Test(arguments: [(Typed.down, "b", ""), ("\r", "a", "a"), (Typed.end, "c", ""), (Typed.pageDown, "c", "")])
  func `C9: a key pressed immediately after reloadData acts on the new rows`(
    key: String, focused: String, selected: String
  ) {
    let stage = dense([["x", "y"]])
    stage.app.press(Typed.down)
    stage.sections = [["a", "b", "c"]]
    stage.table.reloadData()
    stage.app.press(key)
    #expect(stage.table.isFocused)
    expectEqual(stage.focusedText, focused)
    expectEqual(stage.selectedTexts, (selected.isEmpty ? [] : [selected]))
  }

  @Test func `C9: a row that is deleted in didDeselectRowAt is not selected`() {
    final class Fickle: TableViewController {
      var rows = ["a", "b"]
      var selections = 0
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        rows = ["a"]
        tableView.deleteRows(at: [IndexPath(0, 1)], with: .fade)
      }
      override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
    }
    let fickle = Fickle()
    let app = TestApplication(size: Size(width: 12, height: 8)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = fickle
      window.makeKeyAndVisible()
    }
    app.click(3, 1)
    app.click(3, 3)
    app.advance(by: 0.4)
    expectEqual(fickle.tableView.indexPathsForSelectedRows, [])
    expectEqual(fickle.selections, 1)
  }

  @Test func `C9: rows that leave and reenter the visible area within one frame are drawn`() {
    let stage = TableStage(count: 100) {
      $0.table.rowHeight = 1
      $0.table.tableFooterView = FilledView("-", Rect(0, 0, 3, 30))
      $0.table.showsVerticalScrollIndicator = false
    }
    stage.table.contentOffset.y = 90
    stage.app.turn()
    expectEqual(stage.visibleTexts, (90..<98).map { "row \($0)" })
    // All rows leave the visible area. The layout pass then moves the end of the contents closer, and most of them are visible again.
    stage.table.contentOffset.y = 122
    stage.table.tableFooterView = nil
    stage.app.turn()
    expectEqual(stage.visibleTexts, (92..<100).map { "row \($0)" })
    for y in 0..<8 { #expect(stage.app.row(y).contains("row \(92 + y)")) }
  }

  @Test func `a delegate that asks for the visible cells while rows leave gets those of the new rows`() {
    let stage = TableStage(count: 8)
    var seen: [Int] = []
    stage.onEnd = { seen.append($0.table.visibleCells.count) }
    stage.sections = [["new"]]
    stage.table.reloadData()
    stage.app.turn()
    #expect(!seen.isEmpty && seen.allSatisfy { $0 <= 1 })
    #expect(stage.visibleTexts == ["new"] && stage.app.row(0).contains("new"))
  }
}
