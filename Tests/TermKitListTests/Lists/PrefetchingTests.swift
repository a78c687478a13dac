import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// A list of 100 rows that records what it is asked to prefetch.
@MainActor private final class PrefetchStage {
  let table = TableView()
  let rows = Rows()
  let app: TestApplication

  @MainActor final class Rows: TableViewDataSource, TableViewDataSourcePrefetching {
    var count = 100
    private(set) var log: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
    }

    /// Returns the calls since the last time.
    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  init() {
    table.rowHeight = 1
    table.prefetchDataSource = rows
    app = TestApplication(size: Size(width: 20, height: 4)) { [table] in BareController(showing: table) }
    table.dataSource = rows
    app.turn()
  }

  func scroll(to row: Int) {
    table.setContentOffset(Point(x: 0, y: row), animated: false)
    app.turn()
  }
}

/// Prefetching in tables and collections.
@MainActor @Suite struct PrefetchingTests {
  @Test func `rows up to a page ahead are prefetched, each once, in the direction of scrolling`() {
    let stage = PrefetchStage()
    expectEqual(stage.rows.takeLog(), ["prefetch 4 5 6 7"])
    stage.scroll(to: 2)
    expectEqual(stage.rows.takeLog(), ["prefetch 8 9"])
    stage.app.turn()
    stage.table.setNeedsLayout()
    stage.app.turn()
    expectEqual(stage.rows.takeLog(), [])
    stage.scroll(to: 50)
    expectEqual(stage.rows.takeLog(), ["prefetch 54 55 56 57", "cancel 6 7 8 9"])
    stage.scroll(to: 49)
    expectEqual(stage.rows.takeLog(), ["prefetch 45 46 47 48", "cancel 54 55 56 57"])
    stage.scroll(to: 1)
    expectEqual(stage.rows.takeLog(), ["prefetch 0", "cancel 45 46 47 48"])
  }

  @Test func `rows that are prefetched keep their place in the list when rows change`() {
    let stage = PrefetchStage()
    _ = stage.rows.takeLog()
    stage.rows.count += 1
    stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.app.advance(by: 1)
    expectEqual(stage.rows.takeLog(), ["prefetch 4", "cancel 8"])
    stage.table.reloadData()
    stage.app.turn()
    expectEqual(stage.rows.takeLog(), ["prefetch 4 5 6 7"])
    stage.table.prefetchDataSource = nil
    stage.scroll(to: 10)
    expectEqual(stage.rows.takeLog(), [])
  }

  @Test func `items of a collection are prefetched too`() {
    let stage = CollectionStage(count: 60, size: Size(width: 20, height: 6))
    let log = Log()
    stage.collection.prefetchDataSource = log
    stage.app.turn()
    #expect(!log.items.isEmpty && Set(log.items).isDisjoint(with: stage.collection.indexPathsForVisibleItems))
    let before = log.items.count
    stage.collection.setContentOffset(Point(x: 0, y: 3), animated: false)
    stage.app.turn()
    expectEqual(Set(log.items).count, log.items.count, "each item comes once")
    #expect(log.items.count > before)
  }

  private final class Log: CollectionViewDataSourcePrefetching {
    var items: [IndexPath] = []
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      items += indexPaths
    }
  }
}
