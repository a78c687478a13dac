import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private typealias Snapshot = DiffableDataSourceSnapshot<String, String>

extension DiffableDataSourceSnapshot<String, String> {
  /// Makes a snapshot from the items of each section.
  fileprivate init(_ sections: [(String, [String])]) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// The sections and their items in one line.
  fileprivate var line: String {
    sectionIdentifiers.map { "\($0): " + itemIdentifiers(inSection: $0).joined(separator: " ") }
      .joined(separator: "; ")
  }
}

/// A table of snapshots.
@MainActor private final class SnapshotStage {
  let table: TableView
  let app: TestApplication
  let source: TableViewDiffableDataSource<String, String>
  /// The text that cells show after the identifiers.
  let suffix = Suffix()

  @MainActor final class Suffix { var text = "" }

  init(_ sections: [(String, [String])], height: Int = 6) {
    let table = TableView()
    table.separatorStyle = .none
    table.rowHeight = 1
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    self.table = table
    let suffix = suffix
    source = TableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = item + suffix.text
      return cell
    }
    app = TestApplication(size: Size(width: 12, height: height)) { application in
      let window = Window(windowScene: application.windowScene)
      let controller = BareController()
      controller.view = table
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    table.allowsMultipleSelection = true
    source.apply(Snapshot(sections), animatingDifferences: false)
    table.becomeFirstResponder()
    app.turn()
  }

  var selected: Set<String> { Set(table.indexPathsForSelectedRows.compactMap(source.itemIdentifier)) }
  var focused: String? { table.indexPathForFocusedRow.flatMap(source.itemIdentifier) }
}

/// Data sources that show snapshots.
@MainActor @Suite struct DiffableDataSourceTests {
  @Test func `a snapshot adds, moves and removes sections and items`() {
    var snapshot = Snapshot([("a", ["1", "2", "3"]), ("b", ["4"])])
    snapshot.insertItems(["5", "6"], beforeItem: "2")
    snapshot.insertItems(["7"], afterItem: "4")
    snapshot.moveItem("1", afterItem: "7")
    snapshot.moveItem("4", beforeItem: "3")
    expectEqual(snapshot.line, "a: 5 6 2 4 3; b: 7 1")
    snapshot.insertSections(["c"], afterSection: "a")
    snapshot.insertSections(["d"], beforeSection: "a")
    snapshot.appendItems(["8"], toSection: "c")
    snapshot.appendItems(["9"])
    snapshot.moveSection("b", beforeSection: "d")
    snapshot.moveSection("a", afterSection: "c")
    expectEqual(snapshot.line, "b: 7 1 9; d: ; c: 8; a: 5 6 2 4 3")
    snapshot.deleteItems(["6", "unknown"])
    snapshot.deleteSections(["d"])
    expectEqual(snapshot.line, "b: 7 1 9; c: 8; a: 5 2 4 3")
    expectEqual(snapshot.numberOfItems, 8)
    expectEqual(snapshot.numberOfSections, 3)
    expectEqual(snapshot.numberOfItems(inSection: "a"), 4)
    expectEqual(snapshot.indexOfItem("8"), 3)
    expectEqual(snapshot.indexOfSection("a"), 2)
    expectEqual(snapshot.sectionIdentifier(containingItem: "9"), "b")
    expectNil(snapshot.indexOfItem("6"))
    snapshot.deleteAllItems()
    expectEqual(snapshot.numberOfItems + snapshot.numberOfSections, 0)
  }

  @Test func `the focus, the selection and the place on the screen stay with their items`() {
    let items = (1...20).map { "item \($0)" }
    let stage = SnapshotStage([("a", items)])
    stage.app.press(.pageDown, .down, .enter)
    let focused = stage.focused
    let row = stage.table.indexPathForFocusedRow.flatMap(stage.table.cellForRow)
    let place = stage.app.row(3)
    var snapshot = stage.source.snapshot()
    snapshot.insertItems(["new 1", "new 2"], beforeItem: "item 2")
    snapshot.deleteItems(["item 1"])
    snapshot.moveItem("item 20", beforeItem: "new 1")
    for animated in [true, false] {
      stage.source.apply(animated ? snapshot : Snapshot([("a", items)]), animatingDifferences: animated)
      stage.app.advance(by: 1)
      expectEqual(stage.focused, focused)
      expectEqual(stage.selected, Set([focused ?? ""]))
      expectEqual(stage.app.row(3), place)
      #expect(stage.table.indexPathForFocusedRow.flatMap(stage.table.cellForRow) === row, "the item keeps its cell")
    }
  }

  @Test func `changes without an animation are shown in the next frame, and the completion is called at once`() {
    let stage = SnapshotStage([("a", ["1", "2", "3"])])
    var completions = 0
    stage.source.apply(Snapshot([("a", ["3", "4"])]), animatingDifferences: false) { completions += 1 }
    expectEqual(completions, 1)
    stage.app.turn()
    expectEqual(stage.table.visibleCells.map(\.textLabel.text), ["3", "4"])
    #expect(stage.app.row(0).contains("3") && !stage.app.text.contains("1"))
    stage.source.apply(stage.source.snapshot()) { completions += 1 }
    expectEqual(completions, 2, "nothing changes, so nothing is animated")
    stage.source.apply(Snapshot([("a", ["4"])])) { completions += 1 }
    expectEqual(completions, 2)
    stage.app.advance(by: 1)
    expectEqual(completions, 3)
  }

  @Test func `reconfigured items keep their cells, and reloaded ones get others`() {
    let stage = SnapshotStage([("a", ["1", "2", "3"])])
    let cells = stage.table.visibleCells
    stage.suffix.text = "!"
    var snapshot = stage.source.snapshot()
    snapshot.reconfigureItems(["1"])
    snapshot.reloadItems(["2"])
    snapshot.moveItem("1", afterItem: "3")
    stage.source.apply(snapshot)
    stage.app.advance(by: 1)
    expectEqual(stage.table.visibleCells.map(\.textLabel.text), ["2!", "3", "1!"])
    #expect(stage.table.visibleCells[2] === cells[0] && stage.table.visibleCells[0] !== cells[1])
    expectEqual(stage.source.snapshot().reloadedItemIdentifiers, [])
  }

  @Test func `items and sections have paths and numbers`() {
    let stage = SnapshotStage([("a", ["1"]), ("b", ["2", "3"])])
    expectEqual(stage.source.indexPath(for: "3"), IndexPath(1, 1))
    expectEqual(stage.source.itemIdentifier(for: IndexPath(1, 0)), "2")
    expectEqual(stage.source.sectionIdentifier(for: 1), "b")
    expectEqual(stage.source.index(for: "b"), 1)
    expectNil(stage.source.itemIdentifier(for: IndexPath(2, 0)))
    expectNil(stage.source.sectionIdentifier(for: 2))
  }

  @Test func `applySnapshotUsingReloadData deselects everything`() {
    let stage = SnapshotStage([("a", ["1", "2"])])
    stage.app.press(.enter)
    stage.source.applySnapshotUsingReloadData(Snapshot([("a", ["2", "1"])]))
    stage.app.turn()
    expectEqual(stage.selected, [])
    expectEqual(stage.table.visibleCells.map(\.textLabel.text), ["2", "1"])
  }

  @Test func `a difference of the program's own data moves, deletes and inserts rows`() {
    let stage = TableStage([["a", "b", "c", "d"]])
    stage.app.press(.end)
    stage.app.press(.enter)
    let new = ["d", "b", "e"]
    let difference = new.difference(from: stage.sections[0]).inferringMoves()
    stage.sections[0] = new
    stage.table.apply(difference)
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, new)
    expectEqual(stage.selectedTexts, ["d"])
    expectEqual(stage.focusedText, "d")
    let collection = CollectionStage([["a", "b", "c"]])
    let next = new.difference(from: ["a", "b", "c"])
    collection.sections[0] = new
    collection.collection.apply(next)
    collection.app.advance(by: 1)
    expectEqual(collection.visibleTexts, new)
  }
}

/// Random snapshots, compared with tables that reload their data.
@MainActor @Suite struct DiffableRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(3, of: 60)))
  func `after random snapshots, a table shows what a reloaded one shows, and keeps the focus and the selection`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed &* 7919)
    let stage = SnapshotStage([("s0", ["i0", "i1", "i2"])], height: 8)
    for _ in 0..<30 {
      stage.app.press([Typed.down, Typed.up, Typed.enter, Typed.end].randomElement(using: &random) ?? "")
      let (selected, focused) = (stage.selected, stage.focused)
      let snapshot = next(stage.source.snapshot(), &random)
      let present = stage.source.snapshot()
      // The items that are in a reloaded section before or after the change. A section that is new is not reloaded.
      let sections = Set(snapshot.reloadedSectionIdentifiers).intersection(present.sectionIdentifiers)
      let reloaded = Set(
        (present.itemIdentifiers + snapshot.itemIdentifiers).filter { item in
          [present, snapshot].contains { $0.sectionIdentifier(containingItem: item).map(sections.contains) == true }
        })
      stage.source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
      if Bool.random(using: &random) { stage.app.advance(by: Double.random(in: 0...0.4, using: &random)) }
      expectEqual(stage.source.snapshot().line, snapshot.line)
      let kept = Set(snapshot.itemIdentifiers)
      expectEqual(stage.selected, selected.intersection(kept).subtracting(reloaded))
      if let focused, kept.contains(focused), !reloaded.contains(focused) { expectEqual(stage.focused, focused) }
      check(stage)
    }
  }

  // A table with the same contents that is reloaded and scrolled to the same place shows the same texts.
  private func check(_ stage: SnapshotStage) {
    stage.app.advance(by: 1)
    let shown = stage.table.visibleCells.map { $0.textLabel.text ?? "" }
    let place = stage.table.contentOffset
    let other = SnapshotStage([], height: 8)
    other.source.applySnapshotUsingReloadData(stage.source.snapshot())
    other.app.turn()
    other.table.contentOffset = place
    other.app.turn()
    expectEqual(shown, other.table.visibleCells.map { $0.textLabel.text ?? "" })
    expectEqual(shown, stage.table.indexPathsForVisibleRows.compactMap(stage.source.itemIdentifier))
  }

  private func next(_ present: Snapshot, _ random: inout SeededGenerator) -> Snapshot {
    var sections = present.sectionIdentifiers
    var items = sections.map(present.itemIdentifiers(inSection:))
    // Sections are deleted, inserted and moved, and then items.
    if sections.count > 1, Int.random(in: 0..<4, using: &random) == 0 {
      let gone = Int.random(in: sections.indices, using: &random)
      sections.remove(at: gone)
      let left = items.remove(at: gone)
      if Bool.random(using: &random) { items[0] += left }
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let place = Int.random(in: 0...sections.count, using: &random)
      sections.insert("s\(Int.random(in: 1000..<1_000_000, using: &random))", at: place)
      items.insert([], at: place)
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let (source, target) = (
        Int.random(in: sections.indices, using: &random), Int.random(in: sections.indices, using: &random)
      )
      sections.insert(sections.remove(at: source), at: target)
      items.insert(items.remove(at: source), at: target)
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) { changeItem(&items, &random) }
    var snapshot = Snapshot(Array(zip(sections, items)))
    if Int.random(in: 0..<3, using: &random) == 0 {
      snapshot.reloadItems(snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    }
    if Int.random(in: 0..<5, using: &random) == 0, let section = sections.randomElement(using: &random) {
      snapshot.reloadSections([section])
    }
    return snapshot
  }

  private func changeItem(_ items: inout [[String]], _ random: inout SeededGenerator) {
    let (from, to) = (Int.random(in: items.indices, using: &random), Int.random(in: items.indices, using: &random))
    let source = items[from].indices.randomElement(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: if let source { items[from].remove(at: source) }
    case 1:
      if let source {
        let item = items[from].remove(at: source)
        items[to].insert(item, at: Int.random(in: 0...items[to].count, using: &random))
      }
    default:
      let new = "i\(Int.random(in: 1000..<1_000_000, using: &random))"
      items[to].insert(new, at: Int.random(in: 0...items[to].count, using: &random))
    }
  }
}
