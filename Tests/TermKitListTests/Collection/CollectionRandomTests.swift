import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

/// Sections and items that are inserted, deleted, moved and reloaded at once, while the collection scrolls, is resized, is reloaded and gets
/// other layouts.
@MainActor @Suite struct CollectionRandomTests {
  /// A section in its final state.
  private struct Section {
    /// The items, each with its old index path if it was moved here.
    var items: [(text: String, source: IndexPath?)] = []
    /// Whether all items are new because the section was inserted.
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
    /// The items that stay selected if they were selected before.
    var kept: Set<String> = []
  }

  /// A stage with a source of new texts.
  @MainActor private final class Trial {
    let stage: CollectionStage
    var random: SeededGenerator
    private var count = 0

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed &* 104_729)
      let sections = (0..<3).map { section in (0..<Int.random(in: 0...14, using: &random)).map { "\(section).\($0)" } }
      self.random = random
      stage = CollectionStage(sections, layout: Self.layout(Int(seed)), size: Size(width: 24, height: 9)) {
        $0.collection.allowsMultipleSelection = true
      }
    }

    static func layout(_ number: Int) -> CollectionViewLayout {
      switch number % 4 {
      case 0: return CollectionStage.grid(.horizontal)
      case 1: return CollectionStage.list(.plain, hasHeaders: true)
      case 2: return CollectionStage.list(.insetGrouped)
      default:
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = Size(width: 1, height: 1)
        layout.sectionInset = EdgeInsets(top: 1, left: 1)
        return layout
      }
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    func newText() -> String {
      count += 1
      return "n\(count)"
    }
  }

  @Test(arguments: 1...UInt64(Sample.count(4, of: 40)))
  func `C13: after random batches of insertions, deletions, moves and reloads, a collection agrees with plain arrays`(
    seed: UInt64
  ) {
    let trial = Trial(seed: seed)
    let stage = trial.stage
    for _ in 0..<25 {
      step(trial)
      if trial.number(0...1) == 0 { stage.app.advance(by: Double(trial.number(0...4)) / 10) }
      if trial.number(0...2) == 0 { check(stage) }
    }
    stage.app.resize(to: Size(width: 24, height: 9))
    stage.app.advance(by: 1)
    check(stage)
    #expect(stage.collection.engine.batch.leaving.isEmpty)
    #expect(stage.isAtRest)
    let cells = stage.collection.subviews.filter { $0 is CollectionViewCell }
    expectEqual(Set(identities(cells)), Set(identities(stage.collection.visibleCells)), "no cell is left over")
  }

  private func step(_ trial: Trial) {
    let (stage, collection) = (trial.stage, trial.stage.collection)
    switch trial.number(0...16) {
    case 0, 1:
      let keys = [Typed.up, Typed.down, Typed.left, Typed.right, Typed.pageDown, Typed.pageUp, Typed.home, Typed.end]
      let path = collection.indexPathForFocusedItem
      stage.app.press(trial.pick(keys) ?? "")
      if collection.indexPathForFocusedItem != path { checkFocus(stage) }
    case 2: stage.app.press(Typed.enter)
    case 3, 4: stage.app.click(trial.number(0...20), trial.number(0...8))
    case 5: stage.app.turnWheel(by: trial.number(-3...3), 4, 0)
    case 6: stage.app.resize(to: Size(width: trial.number(1...30), height: trial.number(1...12)))
    case 7: collection.setCollectionViewLayout(Trial.layout(trial.number(0...3)), animated: trial.number(0...1) == 0)
    case 8:
      guard let section = trial.pick(stage.sections.indices.filter { !stage.sections[$0].isEmpty }) else { return }
      let item = trial.number(0...stage.sections[section].count - 1)
      let position = trial.pick([CollectionView.ScrollPosition.centeredVertically, [.top, .left], []]) ?? []
      collection.scrollToItem(at: IndexPath(section, item), at: position, animated: true)
    case 9 where trial.number(0...3) == 0:
      stage.sections = stage.sections.map { $0.dropLast() + [trial.newText()] }
      collection.reloadData()
    default: change(trial)
    }
  }

  private func change(_ trial: Trial) {
    let stage = trial.stage
    let (selected, focused) = (Set(stage.selectedTexts), stage.focusedText)
    var changes = Changes()
    var moving: [(text: String, source: IndexPath?)] = []
    for number in stage.sections.indices { plan(number, trial, &changes, &moving) }
    if trial.number(0...1) == 0 {
      let new = Section(items: [(trial.newText(), nil)], isNew: true)
      changes.sections.insert(new, at: trial.number(0...changes.sections.count))
    }
    moveSection(&changes, trial)
    if changes.sections.isEmpty { changes.sections = [Section(isNew: true)] }
    for item in moving + (0..<trial.number(0...3)).map({ _ in (trial.newText(), nil) }) {
      let section = trial.number(0...changes.sections.count - 1)
      let place = trial.number(0...changes.sections[section].items.count)
      changes.sections[section].items.insert(item, at: place)
    }
    commit(changes, on: stage)
    expectEqual(Set(stage.selectedTexts), selected.intersection(changes.kept))
    if let focused, changes.kept.contains(focused) { expectEqual(stage.focusedText, focused) }
  }

  private func moveSection(_ changes: inout Changes, _ trial: Trial) {
    let movable = changes.sections.indices.filter { !changes.sections[$0].isNew && !changes.sections[$0].isReloaded }
    guard trial.number(0...2) == 0, let index = trial.pick(movable) else { return }
    var section = changes.sections.remove(at: index)
    section.isMoved = true
    changes.sections.insert(section, at: trial.number(0...changes.sections.count))
  }

  private func plan(
    _ number: Int, _ trial: Trial, _ changes: inout Changes, _ moving: inout [(text: String, source: IndexPath?)]
  ) {
    let fate = trial.number(0...7)
    var section = Section(number: number)
    if fate == 0 { changes.deletedSections.append(number) }
    if fate == 1 {
      changes.reloadedSections.append(number)
      section.isReloaded = true
    }
    for (item, text) in trial.stage.sections[number].enumerated() {
      let path = IndexPath(number, item)
      switch trial.number(0...9) {
      case 0 where fate > 1: changes.deleted.append(path)
      case 1:
        moving.append((text, path))
        changes.kept.insert(text)
      case 2 where fate > 1:
        changes.reloaded.append(path)
        fallthrough
      default:
        if fate > 0 { section.items.append((text, nil)) }
        if fate > 1 { changes.kept.insert(text) }
      }
    }
    if fate > 0 { changes.sections.append(section) }
  }

  private func commit(_ changes: Changes, on stage: CollectionStage) {
    let collection = stage.collection
    let known = Set(stage.sections.flatMap { $0 })
    collection.performBatchUpdates {
      for (number, section) in changes.sections.enumerated() {
        if section.isMoved, let source = section.number { collection.moveSection(source, toSection: number) }
        for (item, entry) in section.items.enumerated() {
          let path = IndexPath(number, item)
          if let source = entry.source {
            collection.moveItem(at: source, to: path)
          } else if !known.contains(entry.text), !section.isNew, !section.isReloaded {
            collection.insertItems(at: [path])
          }
        }
      }
      collection.insertSections(changes.sections.indices.filter { changes.sections[$0].isNew })
      collection.deleteSections(changes.deletedSections)
      collection.reloadSections(changes.reloadedSections)
      collection.deleteItems(at: changes.deleted)
      collection.reloadItems(at: changes.reloaded)
      stage.sections = changes.sections.map { $0.items.map(\.text) }
    }
  }

  // A key that finds no item scrolls instead, for example to a header. The item with the focus may then leave the visible area.
  private func checkFocus(_ stage: CollectionStage) {
    let collection = stage.collection
    guard !collection.bounds.isEmpty, let path = collection.indexPathForFocusedItem,
      let frame = collection.layoutAttributesForItem(at: path)?.frame
    else { return }
    #expect(frame.intersects(collection.bounds), "the item with the focus is visible")
  }

  private func check(_ stage: CollectionStage) {
    stage.app.turn()
    let collection = stage.collection
    expectEqual(collection.numberOfSections, stage.sections.count)
    var shown: [String] = []
    for (section, items) in stage.sections.enumerated() {
      expectEqual(collection.numberOfItems(inSection: section), items.count)
      for (item, text) in items.enumerated() {
        let path = IndexPath(section, item)
        guard let frame = collection.layoutAttributesForItem(at: path)?.frame, frame.intersects(collection.bounds)
        else {
          continue
        }
        shown.append(text)
        let cell = collection.cellForItem(at: path)
        expectEqual(cell?.frame, frame)
        expectEqual(cell?.isSelected, stage.selectedTexts.contains(text))
      }
    }
    expectEqual(stage.visibleTexts, shown)
    checkHeaders(stage)
    let (content, visible) = (collection.contentSize, collection.bounds)
    if !collection.isOffsetMoving {
      #expect((0...max(0, content.height - visible.height)).contains(visible.minY))
      #expect((0...max(0, content.width - visible.width)).contains(visible.minX))
    }
    if let focused = collection.indexPathForFocusedItem {
      #expect(stage.sections[focused.section].indices.contains(focused.item))
    }
  }

  private func checkHeaders(_ stage: CollectionStage) {
    let (collection, kind) = (stage.collection, CollectionView.elementKindSectionHeader)
    for section in stage.sections.indices {
      let path = IndexPath(section, 0)
      let frame = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
      let view = collection.supplementaryView(forElementKind: kind, at: path)
      expectEqual((view != nil), (frame?.intersects(collection.bounds) == true))
      if let view { expectEqual(view.frame, frame) }
    }
  }
}
