import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Changes of items, sections and layouts, with their animations.
@MainActor @Suite struct CollectionUpdateTests {
  @Test func `C13: an inserted item fades in while the others move to their new places`() {
    let stage = CollectionStage(count: 3, size: Size(width: 20, height: 5))
    stage.insert(["new"], at: 1)
    stage.app.advance(by: 0.15)
    #expect(stage.app.row(0) != "▌ 0      new    1")
    stage.app.advance(by: 1)
    expect(
      stage.app,
      shows: """
        ▌ 0      new    1
        ▌

          2

        """)
    #expect(stage.isAtRest)
  }

  @Test func `C13: the selection and the focus stay with their item`() {
    let stage = CollectionStage(count: 9)
    stage.app.press(Typed.down + Typed.enter + Typed.right)
    stage.insert(["x", "y"], at: 0)
    expectEqual(stage.selectedTexts, ["3"])
    expectEqual(stage.focusedText, "4")
    stage.sections[0].remove(at: 6)
    stage.collection.deleteItems(at: [IndexPath(0, 6)])
    expectEqual(stage.focusedText, "5", "the focus moves to the next item if its item is deleted")
    stage.app.advance(by: 1)
    #expect(stage.app.row(6).contains("▌ 5") || stage.app.row(3).contains("▌ 5"))
  }

  @Test func `C13: if items are deleted together, the focus moves to the next item that stays (issue 38)`() {
    let stage = CollectionStage(count: 9)
    stage.app.press(Typed.down + Typed.right)
    expectEqual(stage.focusedText, "4")
    for index in [4, 1, 0] { stage.sections[0].remove(at: index) }
    stage.collection.deleteItems(at: [0, 1, 4].map { IndexPath(0, $0) })
    expectEqual(stage.focusedText, "5")
  }

  @Test func `C13: a deleted item fades out, and its cell is reported after the animation`() {
    let stage = CollectionStage(count: 3)
    stage.sections[0].remove(at: 0)
    stage.collection.deleteItems(at: [IndexPath(0, 0)])
    expectEqual(stage.ended, [])
    stage.app.advance(by: 1)
    expectEqual(stage.ended, ["0"])
    expectEqual(stage.visibleTexts, ["1", "2"])
  }

  @Test func `C13: a moved item moves in one animation, and the completion is called at its end`() {
    let stage = CollectionStage(count: 6)
    var finished: Bool?
    stage.collection.performBatchUpdates {
      stage.sections[0].insert(stage.sections[0].remove(at: 5), at: 0)
      stage.collection.moveItem(at: IndexPath(0, 5), to: IndexPath(0, 0))
    } completion: {
      finished = $0
    }
    expectNil(finished)
    expectEqual(stage.asked.count, 6, "no cell is asked for again")
    stage.app.advance(by: 1)
    expectEqual(finished, true)
    expectEqual(stage.visibleTexts, ["5", "0", "1", "2", "3", "4"])
  }

  @Test func `C13: reloadItems exchanges cells, and reconfigureItems fills the present ones`() {
    let stage = CollectionStage(count: 3)
    let cells = stage.collection.visibleCells
    stage.sections[0] = ["a", "b", "c"]
    stage.collection.reconfigureItems(at: [IndexPath(0, 0)])
    stage.collection.reloadItems(at: [IndexPath(0, 1)])
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["a", "b", "2"])
    #expect(stage.collection.visibleCells[0] === cells[0])
    #expect(stage.collection.visibleCells[1] !== cells[1])
  }

  @Test func `C13: sections are inserted, deleted, moved and reloaded with their headers`() {
    let layout = CollectionStage.grid()
    layout.headerReferenceSize = Size(width: 0, height: 1)
    let stage = CollectionStage([["a"], ["b"]], layout: layout, size: Size(width: 20, height: 12))
    stage.collection.performBatchUpdates {
      stage.sections = [["c"], ["b"], ["a2"]]
      stage.collection.insertSections([0])
      stage.collection.moveSection(1, toSection: 1)
      stage.collection.moveSection(0, toSection: 2)
      stage.collection.reloadItems(at: [IndexPath(0, 0)])
    }
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["c", "b", "a2"])
    stage.sections = [["d"], ["a2"]]
    stage.collection.performBatchUpdates {
      stage.collection.deleteSections([1])
      stage.collection.reloadSections([0])
    }
    stage.app.advance(by: 1)
    expectEqual(stage.visibleTexts, ["d", "a2"])
    expectEqual(stage.collection.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader).count, 2)
  }

  @Test func `C13: the first visible line keeps its place when items above it are inserted or deleted`() {
    let stage = CollectionStage(count: 60)
    stage.collection.contentOffset.y = 30
    stage.app.turn()
    stage.insert(["x", "y", "z"], at: 0)
    stage.app.turn()
    expectEqual(stage.collection.contentOffset.y, 33)
    expectEqual(stage.visibleTexts.first, "30")
    stage.sections[0].removeFirst(6)
    stage.collection.deleteItems(at: (0..<6).map { IndexPath(0, $0) })
    stage.app.turn()
    expectEqual(stage.collection.contentOffset.y, 27)
    expectEqual(stage.visibleTexts.first, "30")
  }

  @Test func `C13: a new layout keeps the focused item in sight, and its cells move there`() {
    let stage = CollectionStage(count: 60)
    for _ in 0..<10 { stage.app.press(Typed.down) }
    let cell = stage.collection.cellForItem(at: IndexPath(0, 30))
    var finished = false
    stage.collection.setCollectionViewLayout(CollectionStage.list(), animated: true) { finished = $0 }
    stage.app.advance(by: 0.1)
    #expect(!finished)
    stage.app.advance(by: 1)
    #expect(finished)
    #expect(stage.visibleTexts.contains("30"))
    #expect(stage.collection.cellForItem(at: IndexPath(0, 30)) === cell)
    expectEqual(stage.focusedText, "30")
    stage.collection.collectionViewLayout = CollectionStage.grid(.horizontal)
    stage.app.turn()
    #expect(stage.visibleTexts.contains("30"))
  }

  @Test func `C13: with reduced motion, changes take effect at once`() {
    let stage = CollectionStage(count: 3, traits: TraitCollection(reducesMotion: true))
    var finished = false
    stage.sections[0].append("new")
    stage.collection.performBatchUpdates {
      stage.collection.insertItems(at: [IndexPath(0, 3)])
    } completion: {
      finished = $0
    }
    stage.app.turn()
    #expect(finished)
    #expect(stage.app.row(3).hasPrefix("  new"))
  }

  @Test func `C13: changes of the data before a due reload need no explanation`() {
    let stage = CollectionStage(count: 3)
    stage.collection.reloadData()
    stage.sections[0].append("a")
    stage.sections[0].append("b")
    stage.collection.insertItems(at: [IndexPath(0, 3)])
    stage.app.turn()
    expectEqual(stage.visibleTexts.count, 5)
  }

  @Test func `C13: a batch that begins while a reload is due may read the numbers of items (field trial D10)`() {
    let stage = CollectionStage(count: 1)
    stage.collection.reloadData()
    stage.sections[0].append("b")
    var isFinished = false
    stage.collection.performBatchUpdates {
      _ = stage.collection.numberOfItems(inSection: 0)
      stage.collection.layoutIfNeeded()
      stage.sections[0].append("c")
      stage.collection.insertItems(at: [IndexPath(0, 2)])
    } completion: {
      isFinished = $0
    }
    stage.app.turn()
    expectEqual(stage.visibleTexts, ["0", "b", "c"])
    #expect(isFinished && stage.isAtRest)
  }

  @Test func `C13: a reload and a layout inside a batch show the new items (field trial D10)`() {
    let stage = CollectionStage(count: 1)
    stage.collection.performBatchUpdates {
      stage.sections[0] = ["b", "c"]
      stage.collection.reloadData()
      stage.collection.layoutIfNeeded()
    }
    stage.app.turn()
    expectEqual(stage.visibleTexts, ["b", "c"])
  }
}
