import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Rows that are deleted, inserted, moved and dragged in a random order, while the table is updated, scrolled and resized.
@MainActor @Suite struct TableEditingRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(2, of: 30)))
  func `C9: after random edits, drags and updates, a table agrees with plain arrays`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed &* 7_919)
    let sections = (0..<3).map { section in (0..<Int.random(in: 0...6, using: &random)).map { "\(section).\($0)" } }
    let styles: [TableView.Style] = [.plain, .grouped, .insetGrouped]
    let stage = EditingStage(
      sections, titles: ["A", nil, "C"], style: styles[Int(seed % 3)], size: Size(width: 24, height: 12))
    stage.target = { _, proposed in proposed }
    var all = stage.sections.flatMap { $0 }.count
    for step in 0..<120 {
      act(stage, step, &random)
      if Bool.random(using: &random) { stage.app.advance(by: Double.random(in: 0...0.4, using: &random)) }
      for event in stage.takeEvents() { all += event.hasPrefix("delete") ? -1 : event.hasPrefix("insert") ? 1 : 0 }
    }
    stage.app.mouseUp(3, 3)
    stage.table.isEditing = true
    stage.app.advance(by: 1)
    expectEqual(stage.sections.flatMap { $0 }.count, all)
    expectEqual(stage.table.numberOfSections, 3)
    for section in 0..<3 {
      expectEqual(stage.table.numberOfRows(inSection: section), stage.sections[section].count)
    }
    for path in stage.table.indexPathsForVisibleRows {
      let cell = stage.table.cellForRow(at: path)
      #expect(cell?.textLabel.text == stage.text(path) && cell?.frame == stage.table.rectForRow(at: path))
      #expect(cell?.isEditing == true && cell?.alpha == 1)
    }
    #expect(stage.app.sleepDuration.map { $0 > 1 } ?? true)
  }

  private func act(_ stage: EditingStage, _ step: Int, _ random: inout SeededGenerator) {
    let (app, table) = (stage.app, stage.table)
    func point() -> (x: Int, y: Int) {
      ([2, 10, 20, 21].randomElement(using: &random) ?? 0, Int.random(in: 0..<12, using: &random))
    }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: app.press([Typed.up, Typed.down, Typed.pageDown, Typed.home].randomElement(using: &random) ?? "")
    case 1, 2: app.press(.down, holding: .alt)
    case 3: app.press(.up, holding: .alt)
    case 4: app.press(.backspace)
    case 5: app.press([KeyCode.enter, .escape, .right].randomElement(using: &random) ?? .enter)
    case 6, 7: app.mouseDown(point().x, point().y)
    case 8, 9, 10: app.mouseDrag(point().x, point().y)
    case 11, 12: app.mouseUp(point().x, point().y)
    case 13: table.setEditing(Int.random(in: 0..<4, using: &random) > 0, animated: Bool.random(using: &random))
    case 14:
      app.resize(to: Size(width: 24, height: Int.random(in: 3...14, using: &random)))
      if Bool.random(using: &random) { table.reloadData() }
    default:
      guard let section = stage.sections.indices.randomElement(using: &random) else { return }
      let source = table.numberOfRows(inSection: section)
      guard source > 1 else { return }
      stage.sections[section].append(stage.sections[section].removeFirst())
      table.moveRow(at: IndexPath(section, 0), to: IndexPath(section, source - 1))
    }
  }
}
