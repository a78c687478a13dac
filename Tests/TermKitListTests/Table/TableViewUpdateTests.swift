import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitLists

@MainActor @Suite struct TableViewUpdateTests {
  private func dense(_ rows: [String], _ prepare: (TableStage) -> Void = { _ in }) -> TableStage {
    TableStage([rows], size: Size(width: 12, height: 6)) {
      $0.table.separatorStyle = .none
      prepare($0)
    }
  }

  @Test func `C9: an inserted row fades in while other rows move down, and the selection stays with its row`() {
    let stage = TableStage(count: 3)
    stage.table.selectRow(at: IndexPath(0, 0), animated: false)
    stage.app.turn()
    stage.sections[0].insert("new", at: 0)
    stage.table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
    expectEqual(stage.selectedTexts, ["row 0"])
    stage.app.turn()
    #expect(stage.app.row(0).contains("row 0"), "the animation begins with the old positions")
    stage.app.advance(by: 0.15)
    #expect(stage.app.row(1).contains("row 0"), "half of the animation is over")
    stage.app.advance(by: 0.2)
    expect(
      stage.app,
      shows: """
          new
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌ row 0
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          row 1
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          row 2
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    expectEqual(stage.selectedTexts, ["row 0"])
    expectEqual(stage.app.background(5, 2), Color(white: 0.85))
    expectEqual(stage.app.background(5, 0), .white)
    #expect(stage.isAtRest)
  }

  /// The number of lines that each row has in addition to its first line.
  private final class Lines {
    var counts = Array(repeating: 0, count: 40)
  }

  // To know where the rows end, the table may ask for the cell of a row that is then out of sight.
  @Test func `C9: every row that leaves in an animation was visible before the update`() {
    var random = SeededGenerator(seed: 80)
    let lines = Lines()
    let stage = TableStage(count: 40) {
      $0.fill = { cell, path in
        cell.textLabel.numberOfLines = 0
        cell.textLabel.text? += String(repeating: "\n+", count: lines.counts[path.row])
      }
    }
    for _ in 0..<200 {
      stage.table.scrollToRow(at: IndexPath(0, Int.random(in: 0..<40, using: &random)), at: .top, animated: true)
      stage.app.advance(by: 0.1)
      let before = stage.visibleTexts
      for row in lines.counts.indices { lines.counts[row] = Int.random(in: 0...4, using: &random) }
      stage.table.performBatchUpdates(nil)
      for leaving in stage.table.engine.batch.leaving {
        #expect(before.contains((leaving.cell as? TableViewCell)?.textLabel.text ?? ""))
      }
      stage.app.advance(by: 0.4)
    }
  }

  @Test func `C9: a row that moves out of view and comes back before the end of the animation is shown once`() {
    let stage = dense(["a", "b", "c", "d", "e", "f", "g", "h"])
    stage.sections[0].insert(contentsOf: ["1", "2"], at: 0)
    stage.table.insertRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .automatic)
    stage.app.advance(by: 0.1)
    #expect(stage.app.contains("e"), "the row is on its way out of view")
    stage.table.contentOffset.y = 3
    for _ in 0..<3 {
      stage.app.turn()
      expectEqual(stage.app.screen.text.count { $0 == "e" }, 1)
      stage.app.advance(by: 0.05)
    }
    stage.app.advance(by: 0.4)
    expectEqual(stage.visibleTexts, ["b", "c", "d", "e", "f", "g"])
  }

  @Test func `C9: deleted rows fade out while the rows below them move up`() {
    let stage = dense(["a", "b", "c", "d"])
    stage.table.selectRow(at: IndexPath(0, 3), animated: false)
    stage.app.turn()
    stage.sections = [["a", "d"]]
    stage.table.deleteRows(at: [IndexPath(0, 1), IndexPath(0, 2)], with: .fade)
    stage.app.turn()
    expectEqual(stage.app.row(3), "▌ d")
    stage.app.advance(by: 0.15)
    expectEqual(stage.app.row(2), "▌ d")
    stage.app.advance(by: 0.2)
    expect(stage.app, shows: "  a\n▌ d")
    expectEqual(stage.selectedTexts, ["d"])
    expectEqual(stage.table.subviews.filter { $0 is TableViewCell }.count, 2)
  }

  @Test(arguments: [
    (TableView.RowAnimation.top, "  a", "  new"), (.bottom, "  new", "  b"), (.left, "", ""), (.right, "", ""),
    (.none, "  new", "  new"), (.fade, "", "  new"),
  ])
  func `C9: the row animation determines where an inserted row comes from`(
    animation: TableView.RowAnimation, first: String, then: String
  ) {
    let stage = dense(["a"])
    stage.sections = [["a", "new"]]
    stage.table.insertRows(at: [IndexPath(0, 1)], with: animation)
    stage.app.turn()
    let cell = stage.table.cellForRow(at: IndexPath(0, 1))
    let start = cell?.presentationFrame.origin ?? .zero
    switch animation {
    case .top: expectEqual(start, Point(x: 0, y: 0))
    case .bottom: expectEqual(start, Point(x: 0, y: 2))
    case .left: expectEqual(start, Point(x: -12, y: 1))
    case .right: expectEqual(start, Point(x: 12, y: 1))
    case .automatic, .fade:
      expectEqual(start, Point(x: 0, y: 1))
      expectEqual(cell?.presentationAlpha, 0)
    case .none:
      expectEqual(start, Point(x: 0, y: 1))
      expectEqual(cell?.presentationAlpha, 1)
    }
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "▌ a\n  new")
  }

  @Test(arguments: TableView.RowAnimation.allCases)
  func `C9: a deleted row is removed at the end of every kind of row animation`(
    animation: TableView.RowAnimation
  ) {
    let stage = dense(["a", "b", "c"])
    stage.sections = [["a", "c"]]
    stage.table.deleteRows(at: [IndexPath(0, 1)], with: animation)
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "▌ a\n  c")
    #expect(stage.table.engine.batch.leaving.isEmpty)
    expectEqual(stage.table.subviews.filter { $0 is TableViewCell }.count, 2)
  }

  @Test func `C9: with reduced motion, an inserted row is in its place immediately`() {
    let stage = TableStage(count: 3, traits: TraitCollection(reducesMotion: true))
    stage.sections[0].insert("new", at: 1)
    stage.table.insertRows(at: [IndexPath(0, 1)], with: .left)
    stage.app.turn()
    expectEqual(stage.app.row(2), "  new")
    expectEqual(stage.app.row(4), "  row 1")
  }

  @Test func `C9: in a batch, deletions use old index paths and insertions use new index paths`() {
    let stage = dense(["a", "b", "c", "d"])
    stage.table.allowsMultipleSelection = true
    for row in [0, 2, 3] { stage.table.selectRow(at: IndexPath(0, row), animated: false) }
    var finished: [Bool] = []
    stage.table.performBatchUpdates {
      stage.sections = [["d", "x", "a", "c!"], ["y"]]
      stage.table.moveRow(at: IndexPath(0, 3), to: IndexPath(0, 0))
      stage.table.insertRows(at: [IndexPath(0, 1)], with: .fade)
      stage.table.deleteRows(at: [IndexPath(0, 1)], with: .fade)
      stage.table.reloadRows(at: [IndexPath(0, 2)], with: .none)
      stage.table.insertSections([1], with: .fade)
    } completion: {
      finished.append($0)
    }
    expectEqual(stage.selectedTexts, ["d", "a", "c!"])
    expectEqual(finished, [])
    stage.app.advance(by: 0.4)
    expectEqual(finished, [true])
    expect(stage.app, shows: "▌ d\n  x\n  a\n  c!\n  y")
  }

  @Test func `C9: a row that is reloaded without an animation changes in one frame`() {
    let stage = dense(["a", "b"])
    stage.sections = [["a", "x"]]
    stage.table.reloadRows(at: [IndexPath(0, 1)], with: .none)
    stage.app.turn()
    let first = Picture(stage.app.screen)
    stage.app.advance(by: 0.1)
    expectEqual(Picture(stage.app.screen), first)
    expect(stage.app, shows: "▌ a\n  x")
  }

  @Test func `C9: visible rows stay in place when rows above them are inserted and deleted`() {
    let stage = TableStage(count: 50)
    stage.table.scrollToRow(at: IndexPath(0, 20), at: .top, animated: false)
    stage.app.turn()
    let before = Picture(stage.app.screen)
    stage.sections[0].replaceSubrange(0..<5, with: ["x"])
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: (0..<5).map { IndexPath(0, $0) }, with: .automatic)
      stage.table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
    }
    for _ in 0..<5 {
      stage.app.advance(by: 0.08)
      expectEqual(Picture(stage.app.screen).rows.map { $0.prefix(8) }, before.rows.map { $0.prefix(8) })
    }
    expectEqual(stage.table.contentOffset.y, 32)
    expectEqual(stage.focusedText, "x", "the focused row was deleted, and the row in its place has the focus")
  }

  @Test func `C9: deleting all rows at the end scrolls the remaining rows into view`() {
    let stage = TableStage(count: 50)
    stage.app.press(Typed.end)
    stage.sections[0].removeLast(45)
    stage.table.deleteRows(at: (5..<50).map { IndexPath(0, $0) }, with: .automatic)
    stage.app.advance(by: 0.4)
    expectEqual(stage.visibleTexts, (1..<5).map { "row \($0)" })
    expectEqual(stage.focusedText, "row 4")
    #expect(stage.app.row(6).hasPrefix("▌ row 4 "))
  }

  @Test func `C9: an update during an animation starts from the presentation frames of the rows`() {
    let stage = dense(["a", "b"])
    stage.sections = [["x", "a", "b"]]
    stage.table.insertRows(at: [IndexPath(0, 0)], with: .fade)
    stage.app.advance(by: 0.2)
    stage.sections = [["a", "b"]]
    stage.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    stage.app.turn()
    expectEqual(stage.app.row(1), "▌ a")
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "▌ a\n  b")
    #expect(stage.table.engine.batch.leaving.isEmpty)
  }

  @Test func `C9: reloadData ends a running row animation`() {
    let stage = dense(["a", "b"])
    stage.sections = [["b"]]
    stage.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    stage.app.advance(by: 0.1)
    stage.table.reloadData()
    stage.app.turn()
    expect(stage.app, shows: "▌ b")
    #expect(stage.table.engine.batch.leaving.isEmpty)
    expectEqual(stage.table.subviews.filter { $0 is TableViewCell }.count, 1)
  }

  @Test func `C9: an empty batch asks for row heights again and animates the changes`() {
    let stage = TableStage(count: 3)
    stage.heights = ["row 0": 4]
    stage.app.turn()
    expectEqual(stage.app.row(2), "  row 1", "the table has not asked for the new height yet")
    stage.table.performBatchUpdates(nil)
    stage.app.advance(by: 0.15)
    expectEqual(stage.app.row(3), "  row 1")
    stage.app.advance(by: 0.3)
    expectEqual(stage.app.row(4), "  row 1")
  }

  @Test func `C9: sections are inserted, deleted and reloaded with their headers`() {
    let stage = TableStage([["a"], ["b"]], size: Size(width: 12, height: 8)) {
      $0.table.separatorStyle = .none
      $0.titles = ["A", "B"]
    }
    stage.titles = ["N", "A", "B"]
    stage.sections = [["n", "m"], ["a"], ["b"]]
    stage.table.insertSections([0], with: .fade)
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "  N\n  n\n  m\n  A\n▌ a\n  B\n  b")
    stage.titles = ["N", "C"]
    stage.sections = [["n", "m"], ["c", "d"]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections([1], with: .top)
      stage.table.reloadSections([2], with: .fade)
    }
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "  N\n  n\n  m\n  C\n▌ c\n  d")
  }

  @Test func `C9: a table outside a window is updated without an animation`() {
    let source = TableStage([["a", "b"]])
    let table = TableView(frame: Rect(0, 0, 8, 4))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.separatorStyle = .none
    table.dataSource = source
    expect(table, draws: "  a\n  b")
    source.sections = [["b"]]
    table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    expect(table, draws: "  b")
  }

  @Test func `C9: the data source can return its own cell again when the cell's row is reloaded`() {
    final class Form: TableViewController {
      let cells = ["a", "b"].map { text in
        let cell = TableViewCell()
        cell.textLabel.text = text
        return cell
      }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cells[indexPath.row]
      }
    }
    let form = Form()
    form.tableView.separatorStyle = .none
    let app = TestApplication(size: Size(width: 12, height: 4)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = form
      window.makeKeyAndVisible()
    }
    form.cells[1].textLabel.text = "c"
    form.tableView.reloadRows(at: [IndexPath(0, 1)], with: .fade)
    app.advance(by: 0.4)
    #expect(app.row(1) == "▌ a" && app.row(2) == "  c")
    #expect(form.tableView.engine.batch.leaving.isEmpty)
  }

  @Test func `C9: a row does not react to clicks while its deletion is animated`() {
    var presses = 0
    let stage = dense(["a", "b"]) { stage in
      stage.fill = { cell, _ in
        let button = Button(title: "+")
        button.frame = Rect(6, 0, 5, 1)
        button.addAction(for: .touchUpInside) { _ in presses += 1 }
        cell.contentView.addSubview(button)
      }
    }
    stage.app.click(8, 1)
    expectEqual(presses, 1)
    stage.sections = [["a"]]
    stage.table.deleteRows(at: [IndexPath(0, 1)], with: .fade)
    stage.app.advance(by: 0.05)
    stage.app.click(8, 1)
    stage.app.click(3, 1)
    expectEqual(presses, 1)
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `C9: a table requests no cells during a batch, while the data source is ahead of the table`() {
    let stage = dense(["a", "b", "c"])
    stage.asked = []
    stage.table.performBatchUpdates {
      stage.sections = [[]]
      stage.table.setNeedsLayout()
      expectEqual(stage.table.visibleCells.count, 3)
      stage.table.deleteRows(at: (0..<3).map { IndexPath(0, $0) }, with: .none)
    }
    expectEqual(stage.asked, [])
    stage.app.advance(by: 0.4)
    expect(stage.app, shows: "")
  }

  @Test func `C9: inserting an invisible row among a million rows requests no cells`() {
    let stage = TableStage(count: 1_000_000)
    stage.app.press(Typed.end)
    stage.table.selectRow(at: IndexPath(0, 999_999), animated: false)
    stage.sections[0].insert("new", at: 500_000)
    stage.asked = []
    stage.table.insertRows(at: [IndexPath(0, 500_000)], with: .automatic)
    stage.app.advance(by: 0.4)
    #expect(stage.asked.isEmpty, "the new row is not visible")
    expectEqual(stage.table.indexPathForSelectedRow, IndexPath(0, 1_000_000))
    expectEqual(stage.visibleTexts.last, "row 999999")
  }
}
