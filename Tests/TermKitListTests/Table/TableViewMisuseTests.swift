import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Misuse that stops the program with a message.
@MainActor @Suite struct TableViewMisuseTests {
  @Test func `an unregistered identifier traps with a message that lists the registered identifiers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage(count: 1)
        _ = stage.table.dequeueReusableCell(withIdentifier: "gone", for: IndexPath(0, 0))
      }
    }
    result.expectMessage(
      "no cell is registered for \"gone\" (registered: \"row\"): call register(_:forCellReuseIdentifier:)")
  }

  @Test func `a cell whose class is not the requested class traps with a message that names both classes`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Other: TableViewCell {}
        let stage = TableStage(count: 1)
        _ = stage.table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(0, 0), as: Other.self)
      }
    }
    result.expectMessage("cells for \"row\" are of the class TableViewCell, not Other")
  }

  @Test func `returning one cell for two rows traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Lazy: TableViewController {
          let cell = TableViewCell()
          override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { cell }
        }
        let controller = Lazy()
        controller.tableView.frame = Rect(0, 0, 10, 10)
        controller.tableView.layoutIfNeeded()
      }
    }
    result.expectMessage("returned for row 1 of section 0 the cell that shows row 0 of section 0")
  }

  @Test func `a negative number of rows traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Negative: TableViewController {
          override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { -1 }
        }
        let controller = Negative()
        _ = controller.tableView.numberOfSections
      }
    }
    result.expectMessage("tableView(_:numberOfRowsInSection:) returned -1 for section 0")
  }

  @Test func `a negative row height traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TableStage(count: 3) { $0.heights["row 2"] = -2 }
      }
    }
    result.expectMessage("tableView(_:heightForRowAt:) returned -2 for row 2 of section 0")
  }

  @Test func `an index path without a row traps with a message that gives the number of rows or sections`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableStage(count: 3).table.scrollToRow(at: IndexPath(0, 3), at: .top, animated: false)
      }
    }
    result.expectMessage("scrollToRow(at:at:animated:): there is no row 3 of section 0: that section has 3 rows")
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableStage(count: 3).table.selectRow(at: IndexPath(2, 0), animated: false) }
    }
    other.expectMessage("there is no row 0 of section 2: there are 1 sections")
  }

  @Test func `X4: the rectangle of a row, a header or a footer that does not exist is empty`() {
    let table = TableStage(count: 3).table
    for path in [IndexPath(0, 3), IndexPath(1, 0), IndexPath(0, -1)] { expectEqual(table.rectForRow(at: path), .zero) }
    for section in [1, -1] {
      #expect(table.rectForHeader(inSection: section) == .zero && table.rectForFooter(inSection: section) == .zero)
    }
    #expect(!table.rectForRow(at: IndexPath(0, 2)).isEmpty)
  }

  @Test func `updates that disagree with the data source trap with a message that gives the row counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage(count: 3)
        stage.sections[0].append("a")
        stage.sections[0].append("b")
        stage.table.insertRows(at: [IndexPath(0, 3)], with: .fade)
      }
    }
    result.expectMessage(
      "invalid update: section 0 had 3 rows; with 1 inserted and 0 deleted there should be 4, but the data source now has 5"
    )
  }

  @Test func `changing a table while it calls its data source traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: TableViewController {
          override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            tableView.reloadData()
            return TableViewCell()
          }
        }
        let controller = Restless()
        controller.tableView.frame = Rect(0, 0, 10, 10)
        controller.tableView.layoutIfNeeded()
      }
    }
    result.expectMessage("reloadData() was called while the table view was calling its data source")
  }

  @Test func `changing a table while it calls its delegate traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: TableViewController {
          override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
            tableView.deleteRows(at: [indexPath], with: .fade)
            return 1
          }
        }
        let controller = Restless()
        controller.tableView.frame = Rect(0, 0, 10, 10)
        controller.tableView.layoutIfNeeded()
      }
    }
    result.expectMessage("deleteRows(at:with:) was called while the table view was calling its data source or delegate")
  }

  @Test func `row heights, header heights and cell margins of Int.max trap`() async {
    let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage(count: 3)
        stage.table.rowHeight = .max
        stage.app.turn()
      }
    }
    rows.expectMessage("3 rows, each \(Int.max) cells high, are too many or too high: a table can be")
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TableStage(count: 3)
        stage.table.sectionHeaderHeight = .max
        stage.app.turn()
      }
    }
    header.expectMessage("the header or footer of a section cannot be \(Int.max) cells high")
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TableStage(count: 3) { $0.fill = { cell, _ in cell.layoutMargins.top = .max } } }
    }
    cell.expectMessage("layoutMargins cannot be top \(Int.max), left 2")
  }

  @Test func `setting a delegate that is not a TableViewDelegate traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Scroller: ScrollViewDelegate {}
        let (table, delegate) = (TableView(), Scroller())
        table.delegate = delegate
      }
    }
    result.expectMessage("the delegate of a table view must be a TableViewDelegate, which Scroller is not")
  }
}
