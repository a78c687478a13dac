import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

/// After any changes, scrolling and keys, the table agrees with plain arrays.
@MainActor @Suite struct TableViewRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(2, of: 40)))
  func `C9: after random updates, keys and clicks, a table agrees with plain arrays`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed &* 7919)
    var number = 0
    func new() -> String {
      number += 1
      return "n\(number)"
    }
    let isGrouped = seed % 3 == 0
    let stage = TableStage(
      (0..<3).map { _ in (0..<Int.random(in: 0...9, using: &random)).map { _ in new() } },
      style: isGrouped ? .grouped : .plain, size: Size(width: 14, height: 9)
    ) { stage in
      stage.titles = ["A", nil, "C"]
      stage.table.allowsMultipleSelection = seed % 2 == 0
    }
    stage.willSelect = { $0 }
    for _ in 0..<30 {
      step(stage, &random, new)
      if Bool.random(using: &random) { stage.app.advance(by: Double.random(in: 0...0.4, using: &random)) }
      if Int.random(in: 0..<3, using: &random) == 0 { check(stage) }
    }
    stage.app.advance(by: 1)
    check(stage)
    #expect(stage.table.engine.batch.leaving.isEmpty)
    #expect(stage.isAtRest)
    let cells = stage.table.subviews.filter { $0 is TableViewCell }
    expectEqual(Set(identities(cells)), Set(identities(stage.table.visibleCells)), "no cell is left over")
  }

  private func step(_ stage: TableStage, _ random: inout SeededGenerator, _ new: () -> String) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      stage.app.press(
        [Typed.up, Typed.down, Typed.pageDown, Typed.home, Typed.end].randomElement(using: &random) ?? "")
    case 1: stage.app.press(Typed.enter)
    case 2: stage.app.click(5, Int.random(in: 0..<9, using: &random))
    case 3: stage.app.turnWheel(by: Int.random(in: -3...3, using: &random), 4, 4)
    default: update(stage, &random, new)
    }
  }

  private func update(_ stage: TableStage, _ random: inout SeededGenerator, _ new: () -> String) {
    let old = stage.sections
    let selected = Set(stage.selectedTexts)
    var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
    var sections = old
    for section in old.indices {
      for row in old[section].indices.reversed() where Int.random(in: 0..<4, using: &random) == 0 {
        deleted.append(IndexPath(section, row))
        sections[section].remove(at: row)
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let row = Int.random(in: 0...sections[section].count, using: &random)
        inserted = inserted.map { $0.section == section && $0.row >= row ? IndexPath(section, $0.row + 1) : $0 }
        inserted.append(IndexPath(section, row))
        sections[section].insert(new(), at: row)
        stage.heights[sections[section][row]] = [1, 2, 2, 4].randomElement(using: &random)
      }
    }
    let animations = (0..<2).map { _ in TableView.RowAnimation.allCases.randomElement(using: &random) ?? .none }
    stage.table.performBatchUpdates {
      stage.sections = sections
      stage.table.deleteRows(at: deleted, with: animations[0])
      stage.table.insertRows(at: inserted, with: animations[1])
    }
    expectEqual(Set(stage.selectedTexts), selected.intersection(sections.flatMap { $0 }))
  }

  private func check(_ stage: TableStage) {
    stage.app.turn()
    let table = stage.table
    let sight = table.bounds
    expectEqual(table.numberOfSections, stage.sections.count)
    // All rows, one below the other, as far as their heights are known.
    var shown: [String] = []
    var y = 0
    for (section, rows) in stage.sections.enumerated() {
      let header = table.rectForHeader(inSection: section)
      expectEqual(header.minY, y)
      y = header.maxY
      for (row, text) in rows.enumerated() {
        let rect = table.rectForRow(at: IndexPath(section, row))
        expectEqual(rect.minY, y)
        y = rect.maxY
        guard rect.intersects(sight) else { continue }
        shown.append(text)
        expectEqual(rect.height, stage.heights[text] ?? 2)
        expectEqual(table.cellForRow(at: IndexPath(section, row))?.frame, rect)
        expectEqual(table.cellForRow(at: IndexPath(section, row))?.isSelected, stage.selectedTexts.contains(text))
      }
      y = table.rectForFooter(inSection: section).maxY
    }
    expectEqual(stage.visibleTexts, shown)
    let last = max(0, table.contentSize.height - sight.height)
    #expect((0...last).contains(sight.minY))
    if let focused = table.indexPathForFocusedRow {
      #expect(stage.sections[focused.section].indices.contains(focused.row))
    }
  }
}
