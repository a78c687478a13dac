import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Faults that users of UIKit reported of lists, tried on TermKit (`Documentation/FieldTrials.md`).
@MainActor @Suite struct ListFieldTrialTests {
  @Test func `Z17: a row is selected and scrolled to in the same turn as a reload with more rows`() {
    let table = TableStage(count: 2)
    table.sections[0] = (0..<40).map { "row \($0)" }
    table.table.reloadData()
    table.table.selectRow(at: IndexPath(0, 39), animated: false, scrollPosition: .bottom)
    table.app.turn()
    #expect(table.app.row(6).contains("row 39") && table.table.indexPathForSelectedRow == IndexPath(0, 39))
    let collection = CollectionStage(count: 2)
    collection.sections[0] = (0..<40).map { "\($0)" }
    collection.collection.reloadData()
    collection.collection.selectItem(at: IndexPath(0, 39), animated: false, scrollPosition: .bottom)
    collection.app.turn()
    #expect(collection.app.contains("39"))
    let picker = PickerStage([["a", "b"]])
    picker.lists = [(0..<40).map { "\($0)" }]
    picker.picker.reloadAllComponents()
    picker.picker.selectRow(39, inComponent: 0, animated: false)
    expectEqual(picker.picker.selectedRow(inComponent: 0), 39)
  }

  @Test(arguments: [0, 1, 3]) func `Z18: a list that is scrolled to its end has fewer rows after a reload`(count: Int) {
    let table = TableStage(count: 100)
    table.app.press(.end)
    table.sections[0] = (0..<count).map { "row \($0)" }
    table.table.reloadData()
    table.app.turn()
    expectEqual((0..<8).filter { table.app.row($0).contains("row") }.count, count)
    expectEqual(table.table.contentOffset, .zero)
    let collection = CollectionStage(count: 100)
    collection.app.press(.end)
    collection.sections[0] = (0..<count).map { "\($0)" }
    collection.collection.reloadData()
    collection.app.turn()
    expectEqual(collection.collection.visibleCells.count, count)
    expectEqual(collection.collection.contentOffset, .zero)
  }

  @Test func `Z19: an update of no rows, in an empty list too, changes nothing`() {
    let (table, collection) = (TableStage(count: 0), CollectionStage(count: 0))
    table.table.reloadRows(at: table.table.indexPathsForVisibleRows, with: .fade)
    table.table.insertRows(at: [], with: .top)
    table.table.deleteRows(at: [], with: .left)
    collection.collection.reloadItems(at: collection.collection.indexPathsForVisibleItems)
    collection.collection.insertItems(at: [])
    collection.collection.deleteItems(at: [])
    table.app.turn()
    collection.app.turn()
    expectEqual(table.app.screen.text.replacing("\n", with: ""), "")
    expectEqual(collection.app.screen.text.replacing("\n", with: ""), "")
  }

  @Test func `Z20: rows are inserted and deleted while the list is on a tab that is not shown`() {
    let list = TableViewController()
    let stage = TableStage(count: 3)
    let table = list.tableView
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (stage, stage)
    let tabs = TabBarController()
    (list.title, list.tableView.rowHeight) = ("List", 1)
    tabs.viewControllers = [list, ViewController()]
    let app = TestApplication(size: Size(width: 30, height: 10), root: tabs)
    tabs.selectedIndex = 1
    app.turn()
    stage.sections[0].removeFirst()
    table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    stage.sections[0].append("new")
    table.insertRows(at: [IndexPath(0, 2)], with: .fade)
    app.turn()
    tabs.selectedIndex = 0
    app.turn()
    let shown = (0..<10).map { app.row($0).trimmingPrefix { $0 == " " || $0 == "▌" } }
    expectEqual(shown.filter { $0.contains("row") || $0.contains("new") }, ["row 1", "row 2", "new"])
  }

  @Test func `Z18: a collection of no columns has no items on the screen, and comes back`() {
    let collection = CollectionStage(count: 9)
    for width in [0, 1, 20] {
      collection.collection.frame.size.width = width
      collection.app.turn()
    }
    expectEqual(collection.collection.visibleCells.count, 9)
  }
}
