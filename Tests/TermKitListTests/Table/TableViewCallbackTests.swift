import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Delegates that change the table during a callback.
@MainActor @Suite struct TableViewCallbackTests {
  @Test(arguments: [false, true]) func `C9: a delegate can delete or reload rows while keys scroll the table`(
    reloading: Bool
  ) {
    let stage = TableStage(count: 100)
    stage.onScroll = { $0.keep(3, reloading: reloading) }
    stage.app.press(Typed.end)
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["row 0", "row 1", "row 2"])
    stage.app.press(Typed.down)
    expectEqual(stage.focusedText.map(stage.visibleTexts.contains), true)
  }

  @Test(arguments: [false, true]) func `C9: a delegate can delete or reload rows while a layout pass scrolls the table`(
    reloading: Bool
  ) {
    let stage = TableStage(count: 100) { stage in
      for row in 0..<100 { stage.heights["row \(row)"] = row % 2 == 0 ? 1 : 5 }
    }
    stage.table.scrollToRow(at: IndexPath(0, 90), at: .top, animated: false)
    stage.app.turn()
    stage.onScroll = { $0.keep(3, reloading: reloading) }
    stage.app.resize(to: Size(width: 20, height: 30))
    stage.app.turnWheel(by: -1, 3, 3)
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["row 0", "row 1", "row 2"])
  }

  @Test func `C9: the target row of an animated scroll can be deleted during the scroll`() {
    let stage = TableStage(count: 100) { $0.heights = ["row 88": 7, "row 89": 7] }
    stage.onScroll = { $0.keep(50) }
    stage.table.scrollToRow(at: IndexPath(0, 90), at: .middle, animated: true)
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts.last, "row 49")
  }

  @Test func `C9: a delegate can append rows whenever the last row becomes visible`() {
    let stage = TableStage(count: 10)
    stage.onDisplay = { stage, path in
      let count = stage.sections[0].count
      guard path.row == count - 1, count < 40 else { return }
      stage.sections[0] += (count..<count + 10).map { "row \($0)" }
      stage.table.insertRows(at: (count..<count + 10).map { IndexPath(0, $0) }, with: .none)
    }
    for _ in 0..<45 { stage.app.press(Typed.down) }
    #expect(stage.focusedText == "row 39" && stage.visibleTexts.last == "row 39")
  }

  @Test(arguments: [false, true]) func `C9: a delegate can delete or reload rows when a row becomes visible`(
    reloading: Bool
  ) {
    let stage = TableStage(count: 30)
    stage.onDisplay = { stage, path in
      if path.row == 12 { stage.keep(3, reloading: reloading) }
    }
    for _ in 0..<12 { stage.app.press(Typed.down) }
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["row 0", "row 1", "row 2"])
  }

  @Test func `C9: a clicked row that a reload in didDeselectRowAt removes is not selected`() {
    let stage = TableStage(count: 30)
    stage.app.click(3, 1)
    stage.onDeselect = { $0.keep(1, reloading: true) }
    stage.app.click(3, 5)
    expectEqual(stage.takeEvents(), ["select row 0", "deselect row 0"])
    expectEqual(stage.selectedTexts, [])
  }

  @Test func `C9: a row that is removed while it is pressed is not selected`() {
    let stage = TableStage(count: 30)
    stage.app.mouseDown(3, 5)
    stage.keep(1, reloading: true)
    stage.app.mouseUp(3, 5)
    #expect(stage.takeEvents() == [] && stage.visibleTexts == ["row 0"])
  }

  @Test func `C9: the delegate can read the numbers of rows and sections while it creates a header view`() {
    @MainActor final class Counting: TableViewController {
      override func numberOfSections(in tableView: TableView) -> Int { 2 }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        Label(text: "\(tableView.numberOfRows(inSection: section)) of \(tableView.numberOfSections)")
      }
    }
    let controller = Counting()
    controller.tableView.frame = Rect(0, 0, 10, 10)
    controller.tableView.layoutIfNeeded()
    expectEqual((controller.tableView.headerView(forSection: 0) as? Label)?.text, "3 of 2")
  }

  @Test(arguments: [TableView.RowAnimation.fade, .left], [0.1, 0.5])
  func `C9: the data source can return its own cell again during or after the cell's deletion`(
    animation: TableView.RowAnimation, wait: Double
  ) {
    @MainActor final class Form: TableViewController {
      let cells = ["a", "b", "c"].map { text in
        let cell = TableViewCell()
        cell.textLabel.text = text
        return cell
      }
      var shown = [0, 1, 2]
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cells[shown[indexPath.row]]
      }
    }
    let form = Form()
    form.tableView.separatorStyle = .none
    let app = TestApplication(size: Size(width: 12, height: 4)) { application in
      application.statusBar.isHidden = true
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = form
      window.makeKeyAndVisible()
    }
    for comesBack in [{ form.tableView.insertRows(at: [IndexPath(0, 1)], with: .fade) }, form.tableView.reloadData] {
      form.shown = [0, 2]
      form.tableView.deleteRows(at: [IndexPath(0, 1)], with: animation)
      app.advance(by: wait)
      form.shown = [0, 1, 2]
      comesBack()
      app.advance(by: 1)
      expectEqual(form.tableView.visibleCells.map(\.textLabel.text), ["a", "b", "c"])
      #expect(form.cells.allSatisfy { $0.superview === form.tableView && $0.alpha == 1 })
      #expect(form.cells[1].frame == Rect(0, 1, 12, 1) && app.row(2) == "  b")
    }
  }

  @Test func `C9: hairlines stay within their rows, whatever the insets`() {
    let stage = TableStage(count: 1)
    stage.table.separatorInset = EdgeInsets(left: .max, right: .max)
    stage.app.turn()
    expectEqual(stage.app.row(1), "▌")
    stage.table.separatorInset = EdgeInsets(left: -5, right: .min)
    stage.app.turn()
    expectEqual(stage.app.row(1), "▌" + String(repeating: "▁", count: 19))
  }
}
