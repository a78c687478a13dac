import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

// For `ListUpdates`, whose faults stop the program, and for the frame during an animation.
@testable import TermKitLists

/// Batches of changes: sections that move, rows that are configured again, and calls that are nested.
@MainActor @Suite struct TableBatchTests {
  private static let pairs = [["a", "b"], ["c"], ["d", "e"]]

  private func stage(_ sections: [[String]] = pairs) -> TableStage {
    TableStage(sections, size: Size(width: 20, height: 16)) { $0.titles = ["One", "Two", "Three"] }
  }

  @Test func `C9: a batch that begins while a reload is due may read the numbers of rows (field trial D10)`() {
    let stage = stage([["a"]])
    stage.table.reloadData()
    stage.sections[0].append("b")
    var isFinished = false
    stage.table.performBatchUpdates {
      _ = stage.table.numberOfRows(inSection: 0)
      stage.table.layoutIfNeeded()
      stage.sections[0].append("c")
      stage.table.insertRows(at: [IndexPath(0, 2)], with: .automatic)
    } completion: {
      isFinished = $0
    }
    stage.app.turn()
    expectEqual(stage.visibleTexts, ["a", "b", "c"])
    #expect(isFinished && stage.isAtRest)
  }

  @Test func `C9: a reload and a layout inside a batch show the new rows (field trial D10)`() {
    let stage = stage([["a"]])
    stage.table.performBatchUpdates {
      stage.sections[0] = ["b", "c"]
      stage.table.reloadData()
      stage.table.layoutIfNeeded()
    }
    stage.app.turn()
    expectEqual(stage.visibleTexts, ["b", "c"])
  }

  @Test(arguments: [(0, 2), (2, 0), (1, 0), (0, 1)])
  func `C9: a moved section takes its rows, its header, the selection and the focus with it`(from: Int, to: Int) {
    let stage = stage()
    stage.table.selectRow(at: IndexPath(from, 0), animated: false)
    let selected = stage.selectedTexts
    stage.sections.insert(stage.sections.remove(at: from), at: to)
    stage.titles.insert(stage.titles.remove(at: from), at: to)
    stage.table.moveSection(from, toSection: to)
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, stage.sections.flatMap { $0 })
    #expect(stage.selectedTexts == selected && stage.focusedText == selected.first)
    let headers = (0..<3).map { (stage.table.headerView(forSection: $0) as? TableViewHeaderFooterView)?.textLabel.text }
    expectEqual(headers, stage.titles)
  }

  @Test func `C9: if rows or sections are deleted together, the focus moves to the next row that stays (issue 38)`() {
    let stage = stage([["a"], ["b", "c", "d", "e", "f", "g"]])
    stage.app.press(Typed.down + Typed.down + Typed.down)
    expectEqual(stage.focusedText, "d")
    stage.sections = [["e", "f", "g"]]
    stage.titles.removeFirst()
    stage.table.performBatchUpdates {
      stage.table.deleteSections([0], with: .automatic)
      stage.table.deleteRows(at: [0, 1, 2].map { IndexPath(1, $0) }, with: .automatic)
    }
    expectEqual(stage.focusedText, "e")
    stage.sections[0][0] = "x"
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [IndexPath(0, 0)], with: .automatic)
      stage.table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
    }
    expectEqual(stage.focusedText, "x", "a row that is replaced")
    stage.app.press(Typed.down + Typed.down)
    expectEqual(stage.focusedText, "g")
    stage.sections = [["1", "2", "3", "4"]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections([0], with: .automatic)
      stage.table.insertSections([0], with: .automatic)
    }
    expectEqual(stage.focusedText, "1", "the first row after a deleted section")
  }

  @Test func `C9: the rows of a moved section slide to their new places`() {
    let stage = stage()
    let before = stage.table.rectForRow(at: IndexPath(0, 0)).minY
    stage.sections.append(stage.sections.removeFirst())
    stage.titles.append(stage.titles.removeFirst())
    stage.table.moveSection(0, toSection: 2)
    let cell = stage.table.cellForRow(at: IndexPath(2, 0))
    let after = stage.table.rectForRow(at: IndexPath(2, 0)).minY
    stage.app.advance(by: 0.1)
    let y = cell?.presentationFrame.minY ?? 0
    #expect(y > before && y < after)
  }

  @Test func `C9: sections and rows are moved, inserted and deleted in one batch`() {
    let stage = stage()
    stage.sections = [["d", "e2"], ["new"], ["b"]]
    stage.titles = ["Three", "New", "One"]
    stage.table.performBatchUpdates {
      stage.table.moveSection(2, toSection: 0)
      stage.table.deleteSections([1], with: .fade)
      stage.table.insertSections([1], with: .fade)
      stage.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      stage.table.reloadRows(at: [IndexPath(2, 1)], with: .fade)
    }
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["d", "e2", "new", "b"])
  }

  @Test(arguments: [
    ([(0, 1), (0, 2)], "section 0 is moved twice"), ([(0, 1), (2, 1)], "two sections are moved to 1"),
    ([(3, 0)], "section 3 is moved, but there were 3 sections"),
    ([(0, 3)], "section 3 is moved to, but there are 3 sections"),
  ])
  func `C9: impossible moves of sections stop the program with a message`(moves: [(Int, Int)], message: String) {
    var updates = ListUpdates()
    for (source, target) in moves { updates.moveSection(source, to: target) }
    expectEqual(updates.fault(from: [2, 1, 2], to: [2, 1, 2]), "invalid update: \(message)")
  }

  @Test func `C9: a row that is configured again keeps its cell, and is measured again`() {
    let stage = stage()
    let cell = stage.table.cellForRow(at: IndexPath(0, 1))
    cell?.tag = 7
    stage.sections[0][1] = "b, which is now too long for one line"
    stage.fill = { cell, _ in cell.textLabel.numberOfLines = 0 }
    stage.asked = []
    stage.table.reconfigureRows(at: [IndexPath(0, 1)])
    stage.app.advance(by: 1)
    expectEqual(stage.asked, [IndexPath(0, 1)])
    #expect(stage.table.cellForRow(at: IndexPath(0, 1)) === cell && cell?.tag == 7)
    expectEqual(stage.visibleTexts[1], "b, which is now too long for one line")
    #expect(stage.table.rectForRow(at: IndexPath(0, 1)).height > 2)
    expectEqual(stage.app.row(4), "  too long for one")
  }

  @Test func `C9: a row outside the visible area is not configured again, but is measured when it becomes visible`() {
    let stage = TableStage(count: 50)
    stage.asked = []
    stage.table.reconfigureRows(at: [IndexPath(0, 40)])
    stage.app.advance(by: 1)
    #expect(!stage.asked.contains(IndexPath(0, 40)))
  }

  @Test func `C9: a data source that returns another cell for a row that is configured again stops the program`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = FreshCells()
        let table = TableView(frame: Rect(0, 0, 20, 10))
        table.dataSource = source
        table.layoutIfNeeded()
        table.reconfigureRows(at: [IndexPath(0, 0)])
      }
    }
    result.expectMessage("returned another cell while row 0 of section 0 was reconfigured")
  }

  @Test func `C9: changes between beginUpdates and endUpdates are made together, also if the calls are nested`() {
    let stage = stage()
    stage.table.beginUpdates()
    stage.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    stage.table.beginUpdates()
    stage.table.insertRows(at: [IndexPath(0, 1)], with: .fade)
    stage.table.endUpdates()
    stage.app.turn()
    stage.sections[0] = ["b", "new"]
    stage.table.endUpdates()
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["b", "new", "c", "d", "e"])
  }

  @Test func `C9: endUpdates without beginUpdates stops the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableView().endUpdates() }
    }
    result.expectMessage("endUpdates() was called without beginUpdates()")
    let inside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = TableView()
        table.performBatchUpdates({ table.endUpdates() })
      }
    }
    inside.expectMessage("endUpdates() was called without beginUpdates()")
  }

  @Test func `C9: the handlers of nested batches are called in order when the animation has ended`() {
    let stage = stage()
    var calls: [String] = []
    stage.table.performBatchUpdates {
      stage.table.performBatchUpdates {
        stage.sections[0].removeFirst()
        stage.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      } completion: {
        calls.append("inner \($0)")
      }
    } completion: {
      calls.append("outer \($0)")
    }
    expectEqual(calls, [])
    stage.app.advance(by: 1)
    expectEqual(calls, ["inner true", "outer true"])
  }

  @Test func `C9: groups of an inset grouped table leave two columns at each side, also while rows slide in`() {
    let stage = TableStage([["a", "b"]], style: .insetGrouped, size: Size(width: 20, height: 8)) {
      $0.titles = ["One"]
      $0.footers = ["Two"]
    }
    expect(
      stage.app,
      shows: """

            ONE
          ▌ a
          ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁
            b
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
            Two
        """)
    let paper = stage.table.backgroundColor
    #expect([0, 1, 18, 19].allSatisfy { stage.app.background($0, 2) == paper })
    #expect([2, 17].allSatisfy { stage.app.background($0, 2) == .white })
    expectEqual(stage.table.rectForRow(at: IndexPath(0, 0)), Rect(2, 2, 16, 2))
    expectNil(stage.table.indexPathForRow(at: Point(x: 1, y: 2)))
    stage.sections[0].insert("new", at: 0)
    stage.table.insertRows(at: [IndexPath(0, 0)], with: .top)
    stage.app.advance(by: 0.1)
    expectEqual(stage.app.background(1, 3), paper)
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["new", "a", "b"])
  }
}

/// A data source that makes a cell at every question.
private final class FreshCells: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
}
