import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitLists
@testable import TermKitViews

/// Cells, registrations, callbacks, accessibility and appearance.
@MainActor @Suite(.isolatedAppearance) struct CollectionViewTests {
  // MARK: Cells

  @Test func `C13: a collection requests cells only for visible items, even among a million`() {
    let stage = CollectionStage(count: 1_000_000)
    expectEqual(stage.asked.count, 9)
    stage.app.press(Typed.end)
    expectEqual(stage.focusedText, "999999")
    #expect(stage.asked.count <= 18)
    stage.asked = []
    stage.app.press(Typed.up)
    stage.app.press(Typed.up + Typed.up)
    #expect(stage.asked.count <= 3)
    stage.asked = []
    stage.insert(["new"], at: 0)
    stage.app.advance(by: 1)
    #expect(stage.asked.count <= 3)
  }

  @Test func `C13: cells are reused, and reused cells are neither selected nor pressed`() {
    let stage = CollectionStage(count: 60)
    stage.app.press(Typed.enter)
    let cells = Set(identities(stage.collection.visibleCells))
    stage.collection.contentOffset.y = 90
    stage.app.turn()
    expectEqual(Set(identities(stage.collection.visibleCells)), cells)
    #expect(stage.collection.visibleCells.allSatisfy { !$0.isSelected })
    stage.collection.contentOffset.y = 0
    stage.app.turn()
    expectEqual(stage.collection.visibleCells.map(\.isSelected), [true] + Array(repeating: false, count: 8))
  }

  @Test func `C13: registrations create and fill cells and supplementary views`() {
    final class Source: CollectionViewDataSource {
      let cells = CollectionView.CellRegistration<TextCell, Int> { cell, path, item in
        cell.label.text = "\(path.item): \(item)"
      }
      let headers = CollectionView.SupplementaryRegistration<TextHeader>(elementKind: "header") { view, kind, path in
        view.label.text = "\(kind) of \(path.section)"
      }
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 10 * indexPath.item)
      }
      func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> CollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let (source, layout) = (Source(), CollectionViewFlowLayout())
    layout.itemSize = Size(width: 9, height: 1)
    layout.headerReferenceSize = Size(width: 1, height: 1)
    let collection = CollectionView(collectionViewLayout: layout)
    collection.dataSource = source
    let app = TestApplication(size: Size(width: 20, height: 3), showing: collection)
    expectEqual(
      [1, 2].map { String(app.row($0).reversed().drop { $0 == " " }.reversed()) },
      [
        "header of 0", "▌ 0: 0       1: 10",
      ])
  }

  @Test func `C13: the delegate hears of cells and supplementary views that become visible and leave`() {
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = Size(width: 0, height: 2)
    let stage = CollectionStage([["a"], ["b"], ["c"], ["d"]], layout: layout, size: Size(width: 20, height: 4))
    expectEqual(stage.displayed, ["a", "header 0"])
    stage.collection.contentOffset.y = 4
    stage.app.turn()
    expectEqual(stage.displayed.suffix(2), ["b", "header 1"])
    expectEqual(stage.ended, ["a", "header 0"])
  }

  @Test func `C13: a cell has a background view, and another one in front of it while it is selected`() {
    let stage = CollectionStage(count: 2) {
      $0.fill = { cell, _ in
        cell.backgroundView = FilledView("-", .zero)
        cell.selectedBackgroundView = FilledView("+", .zero)
      }
    }
    stage.collection.selectItem(at: IndexPath(0, 1), animated: false, scrollPosition: [])
    stage.app.turn()
    #expect(stage.app.row(1).hasPrefix("------ ++++++") || stage.app.row(1).hasPrefix("------ ▌+++++"))
    stage.collection.deselectItem(at: IndexPath(0, 1), animated: false)
    stage.app.turn()
    #expect(!stage.app.row(1).contains("+"))
  }

  @Test func `C13: items and places are found by cell, by point and by path`() {
    let stage = CollectionStage(count: 9)
    let collection = stage.collection
    expectEqual(collection.indexPathForItem(at: Point(x: 8, y: 4)), IndexPath(item: 4, section: 0))
    expectNil(collection.indexPathForItem(at: Point(x: 6, y: 4)))
    let cell = collection.cellForItem(at: IndexPath(0, 4))
    expectEqual(cell.flatMap(collection.indexPath), IndexPath(0, 4))
    expectNil(collection.indexPath(for: TextCell()))
    expectEqual(collection.indexPathsForVisibleItems.count, 9)
    #expect((collection.numberOfSections, collection.numberOfItems(inSection: 0)) == (1, 9))
  }

  @Test func `C13: a view behind the items fills the collection and stays while it scrolls`() {
    let stage = CollectionStage(count: 60) { $0.collection.backgroundView = FilledView("~", .zero) }
    stage.app.press(Typed.end)
    #expect(stage.app.row(2).hasPrefix("~~~~"))
    expectEqual(stage.collection.backgroundView?.frame, stage.collection.bounds)
  }

  @Test func `C13: a collection without a data source is empty`() {
    let collection = CollectionView(collectionViewLayout: CollectionStage.grid())
    let app = TestApplication(size: Size(width: 20, height: 3), showing: collection)
    #expect(app.row(1).allSatisfy { $0 == " " })
    expectEqual(collection.numberOfSections, 0)
    expectEqual(collection.contentSize, .zero)
  }

  @Test func `C13: a collection whose data source was released shows nothing`() {
    final class Numbers: CollectionViewDataSource {
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let collection = CollectionView(collectionViewLayout: CollectionStage.grid())
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    var source: Numbers? = Numbers()
    collection.dataSource = source
    let app = TestApplication(size: Size(width: 20, height: 8), showing: collection)
    expectEqual(collection.visibleCells.count, 9)
    source = nil
    app.press(Typed.pageDown)
    collection.setNeedsLayout()
    app.turn()
    #expect(collection.visibleCells.isEmpty)
  }

  @Test func `C13: a controller shows a collection and clears its selection before it appears again`() {
    final class Controller: CollectionViewController {
      override func viewDidLoad() { collectionView.register(TextCell.self, forCellWithReuseIdentifier: "item") }
      override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    }
    let controller = Controller(collectionViewLayout: CollectionStage.grid())
    let navigation = NavigationController(rootViewController: controller)
    let app = TestApplication(size: Size(width: 40, height: 12)) { navigation }
    app.press(Typed.enter)
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [IndexPath(0, 0)])
    navigation.pushViewController(ViewController(), animated: false)
    navigation.popViewController(animated: false)
    app.turn()
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [])
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
  }

  // MARK: Cost

  @Test func `C13: scrolling and moving cost the same with a million items as with a thousand`() {
    let costs = [999, 999_999].map { count in
      let stage = CollectionStage(count: count)
      let before = stage.app.terminal.counters
      stage.asked = []
      for _ in 0..<20 { stage.app.press(Typed.down) }
      for _ in 0..<5 { stage.app.press(Typed.pageDown) }
      return (stage.app.terminal.counters - before, stage.asked.count)
    }
    expectEqual(costs[0].0, costs[1].0)
    expectEqual(costs[0].1, costs[1].1)
  }

  // MARK: Accessibility

  @Test func `X1: items are elements with their position, and the collection is a named group`() {
    let stage = CollectionStage(count: 60, traits: TraitCollection(usesScreenReader: true))
    stage.app.press(Typed.right + Typed.enter)
    let outline = stage.app.application.accessibilityOutline
    #expect(outline.contains("collection, items 1 to 9 of 60"))
    #expect(outline.contains("  1, 2 of 60, selected"))
    expectEqual(stage.app.application.spokenText, "1, 2 of 60, selected")
  }

  @Test func `X1: reading forward scrolls to items that are not visible`() {
    let stage = CollectionStage(
      count: 12, size: Size(width: 20, height: 6), traits: TraitCollection(usesScreenReader: true))
    for _ in 0..<11 { stage.app.press("\u{1B}[17~") }
    #expect(stage.collection.contentOffset.y > 0)
  }

  @Test func `a delegate that asks for the visible cells while cells leave gets those of the new items`() {
    let stage = CollectionStage(count: 8)
    var seen: [Int] = []
    stage.onEnd = { seen.append($0.collection.visibleCells.count) }
    stage.sections = [["new"]]
    stage.collection.reloadData()
    stage.app.turn()
    #expect(!seen.isEmpty && seen.allSatisfy { $0 <= 1 })
    #expect(stage.collection.visibleCells.count == 1 && stage.app.row(0).contains("new"))
  }

  // MARK: Appearance

  @Test func `A1: proxies set the appearance properties of collections and cells`() {
    CollectionView.appearance().backgroundColor = .systemBlue
    CollectionViewCell.appearance().selectedBackgroundColor = .red
    let stage = CollectionStage(count: 3)
    expectEqual(stage.collection.backgroundColor, .systemBlue)
    stage.app.press(Typed.enter)
    expectEqual(stage.app.background(3, 1), .red)
    stage.collection.collectionViewLayout = CollectionStage.list(.grouped)
    expectEqual(stage.collection.backgroundColor, .systemBlue, "a layout keeps the colour of a rule")
  }
}
