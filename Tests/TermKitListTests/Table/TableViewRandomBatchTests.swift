import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

/// Sections and rows that are inserted, deleted, moved and reloaded at once, while the table scrolls, is resized and is reloaded.
@MainActor @Suite struct TableViewRandomBatchTests {
  /// A section in its final state.
  private struct Section {
    var title: String?
    /// The rows, each with its old index path if it was moved here.
    var rows: [(text: String, source: IndexPath?)] = []
    /// Whether all rows are new because the section was inserted.
    var isNew = false
    var isReloaded = false
    /// The old number, or nil for a new section.
    var number: Int?
    var isMoved = false
  }

  /// The changes to the old sections.
  private struct Changes {
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var sections: [Section] = []
    /// The rows that stay selected if they were selected before.
    var kept: Set<String> = []
  }

  @Test(arguments: 1...UInt64(Sample.count(2, of: 40)))
  func `C9: after random batches of insertions, deletions, moves and reloads, a table agrees with plain arrays`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed &* 104_729)
    var number = 0
    func new() -> String {
      number += 1
      return "n\(number)"
    }
    let sections = (0..<3).map { _ in (0..<Int.random(in: 0...7, using: &random)).map { _ in new() } }
    let stage = TableStage(sections, style: seed % 3 == 0 ? .grouped : .plain, size: Size(width: 14, height: 9)) {
      $0.titles = ["A", nil, "C"]
      $0.table.allowsMultipleSelection = true
    }
    for _ in 0..<25 {
      step(stage, &random, new)
      if Bool.random(using: &random) { stage.app.advance(by: Double.random(in: 0...0.4, using: &random)) }
      if Int.random(in: 0..<3, using: &random) == 0 { check(stage) }
    }
    stage.app.resize(to: Size(width: 14, height: 9))
    stage.app.advance(by: 1)
    check(stage)
    #expect(stage.table.engine.batch.leaving.isEmpty)
    #expect(stage.isAtRest)
    let cells = stage.table.subviews.filter { $0 is TableViewCell }
    expectEqual(Set(identities(cells)), Set(identities(stage.table.visibleCells)), "no cell is left over")
  }

  private func step(_ stage: TableStage, _ random: inout SeededGenerator, _ new: () -> String) {
    let table = stage.table
    switch Int.random(in: 0..<16, using: &random) {
    case 0: stage.app.press([Typed.up, Typed.down, Typed.pageDown, Typed.home].randomElement(using: &random) ?? "")
    case 1, 2: stage.app.press(Typed.enter)
    case 3, 4: stage.app.click(5, Int.random(in: 0..<9, using: &random))
    case 5: stage.app.turnWheel(by: Int.random(in: -3...3, using: &random), 4, 0)
    case 6:
      let size = Size(width: Int.random(in: 1...20, using: &random), height: Int.random(in: 1...12, using: &random))
      stage.app.resize(to: size)
    case 7:
      let count = table.numberOfSections
      guard let section = (0..<count).randomElement(using: &random), table.numberOfRows(inSection: section) > 0 else {
        return
      }
      let row = Int.random(in: 0..<table.numberOfRows(inSection: section), using: &random)
      table.scrollToRow(at: IndexPath(section, row), at: .middle, animated: true)
    case 8 where Int.random(in: 0..<4, using: &random) == 0:
      stage.sections = stage.sections.map { $0.dropLast() + [new()] }
      table.reloadData()
    default: change(stage, &random, new)
    }
  }

  private func change(_ stage: TableStage, _ random: inout SeededGenerator, _ new: () -> String) {
    let selected = Set(stage.selectedTexts)
    var changes = Changes()
    var moving: [(text: String, source: IndexPath?)] = []
    for number in stage.sections.indices { plan(number, of: stage, &changes, &moving, &random, new) }
    for _ in 0..<Int.random(in: 0...1, using: &random) {
      let title = Bool.random(using: &random) ? new() : nil
      changes.sections.insert(
        Section(title: title, rows: [(new(), nil)], isNew: true),
        at: Int.random(in: 0...changes.sections.count, using: &random))
    }
    moveSection(&changes, &random)
    if changes.sections.isEmpty { changes.sections = [Section(isNew: true)] }
    for row in moving + (0..<Int.random(in: 0...2, using: &random)).map({ _ in (new(), nil) }) {
      let section = Int.random(in: changes.sections.indices, using: &random)
      let count = changes.sections[section].rows.count
      changes.sections[section].rows.insert(row, at: Int.random(in: 0...count, using: &random))
    }
    commit(changes, on: stage, &random)
    expectEqual(Set(stage.selectedTexts), selected.intersection(changes.kept))
  }

  private func moveSection(_ changes: inout Changes, _ random: inout SeededGenerator) {
    let movable = changes.sections.indices.filter { !changes.sections[$0].isNew && !changes.sections[$0].isReloaded }
    guard Int.random(in: 0..<3, using: &random) == 0, let index = movable.randomElement(using: &random) else { return }
    var section = changes.sections.remove(at: index)
    section.isMoved = true
    changes.sections.insert(section, at: Int.random(in: 0...changes.sections.count, using: &random))
  }

  private func plan(
    _ number: Int, of stage: TableStage, _ changes: inout Changes, _ moving: inout [(text: String, source: IndexPath?)],
    _ random: inout SeededGenerator, _ new: () -> String
  ) {
    let fate = Int.random(in: 0..<8, using: &random)
    var section = Section(title: stage.titles[number], number: number)
    if fate == 0 { changes.deletedSections.append(number) }
    if fate == 1 {
      changes.reloadedSections.append(number)
      section.isReloaded = true
      section.title = new()
    }
    for (row, text) in stage.sections[number].enumerated() {
      let path = IndexPath(number, row)
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where fate > 1: changes.deleted.append(path)
      case 1:
        moving.append((text, path))
        changes.kept.insert(text)
      case 2 where fate > 1:
        changes.reloaded.append(path)
        stage.heights[text] = Int.random(in: 1...4, using: &random)
        fallthrough
      default:
        if fate > 0 { section.rows.append((text, nil)) }
        if fate > 1 { changes.kept.insert(text) }
      }
    }
    if fate > 0 { changes.sections.append(section) }
  }

  private func commit(_ changes: Changes, on stage: TableStage, _ random: inout SeededGenerator) {
    let table = stage.table
    let known = Set(stage.sections.flatMap { $0 })
    let animations = (0..<4).map { _ in TableView.RowAnimation.allCases.randomElement(using: &random) ?? .none }
    table.performBatchUpdates {
      for (number, section) in changes.sections.enumerated() {
        if section.isMoved, let source = section.number { table.moveSection(source, toSection: number) }
        for (row, entry) in section.rows.enumerated() {
          let path = IndexPath(number, row)
          if let source = entry.source {
            table.moveRow(at: source, to: path)
          } else if !known.contains(entry.text), !section.isNew, !section.isReloaded {
            table.insertRows(at: [path], with: animations[0])
          }
        }
      }
      table.insertSections(changes.sections.indices.filter { changes.sections[$0].isNew }, with: animations[1])
      table.deleteSections(changes.deletedSections, with: animations[2])
      table.reloadSections(changes.reloadedSections, with: animations[3])
      table.deleteRows(at: changes.deleted, with: animations[0])
      table.reloadRows(at: changes.reloaded, with: animations[1])
      stage.sections = changes.sections.map { $0.rows.map(\.text) }
      stage.titles = changes.sections.map(\.title)
    }
  }

  private func check(_ stage: TableStage) {
    stage.app.turn()
    let table = stage.table
    let sight = table.bounds
    expectEqual(table.numberOfSections, stage.sections.count)
    var shown: [String] = []
    var y = 0
    for (section, rows) in stage.sections.enumerated() {
      let header = table.rectForHeader(inSection: section)
      expectEqual(header.minY, y)
      if table.style == .plain { expectEqual((header.height > 0), (stage.titles[section] != nil)) }
      y = header.maxY
      for (row, text) in rows.enumerated() {
        let rect = table.rectForRow(at: IndexPath(section, row))
        expectEqual(rect.minY, y)
        y = rect.maxY
        guard rect.intersects(sight) else { continue }
        shown.append(text)
        expectEqual(rect.height, stage.heights[text] ?? 2)
        let cell = table.cellForRow(at: IndexPath(section, row))
        expectEqual(cell?.frame, rect)
        expectEqual(cell?.isSelected, stage.selectedTexts.contains(text))
      }
      y = table.rectForFooter(inSection: section).maxY
    }
    expectEqual(stage.visibleTexts, shown)
    // During an animation, the offset may be beyond the new end of the contents.
    if !table.isOffsetMoving { #expect((0...max(0, table.contentSize.height - sight.height)).contains(sight.minY)) }
    if let focused = table.indexPathForFocusedRow {
      #expect(stage.sections[focused.section].indices.contains(focused.row))
    }
  }
}
