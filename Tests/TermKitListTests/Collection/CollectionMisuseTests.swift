import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Misuse that stops the program with a message.
@MainActor @Suite struct CollectionMisuseTests {
  @Test func `updates that disagree with the data source trap with a message that gives the numbers of items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = CollectionStage(count: 3)
        stage.sections[0] += ["a", "b"]
        stage.collection.insertItems(at: [IndexPath(0, 3)])
      }
    }
    result.expectMessage(
      "invalid update: section 0 had 3 items; with 1 inserted and 0 deleted there should be 4, but the data source now has 5"
    )
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = CollectionStage(count: 3)
        stage.collection.deleteItems(at: [IndexPath(0, 3)])
      }
    }
    other.expectMessage("invalid update: item 3 of section 0 is deleted, but there were 3 items in that section")
  }

  @Test func `an unregistered identifier traps with a message that lists the registered identifiers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = CollectionStage(count: 1)
        _ = stage.collection.dequeueReusableCell(withReuseIdentifier: "gone", for: IndexPath(0, 0))
      }
    }
    result.expectMessage("no cell is registered for \"gone\" (registered: \"item\"): call register(_:forCellWith")
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = CollectionStage(count: 1)
        _ = stage.collection.dequeueReusableSupplementaryView(
          ofKind: "badge", withReuseIdentifier: "gone", for: IndexPath(0, 0))
      }
    }
    header.expectMessage("no supplementary view of the kind \"badge\" is registered for \"gone\"")
  }

  @Test func `a cell that was not dequeued traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Maker: CollectionViewController {
          override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            1
          }
          override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
            -> CollectionViewCell
          { CollectionViewCell() }
        }
        let controller = Maker(collectionViewLayout: CollectionViewFlowLayout())
        controller.collectionView.frame = Rect(0, 0, 10, 10)
        controller.collectionView.layoutIfNeeded()
      }
    }
    result.expectMessage("returned a cell that the collection did not make: return one from dequeueReusableCell(")
  }

  @Test func `a layout with headers traps if the data source returns none`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Plain: CollectionViewDataSource {
          func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
          func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
            -> CollectionViewCell
          { CollectionViewCell() }
        }
        let (layout, source) = (CollectionViewFlowLayout(), Plain())
        layout.headerReferenceSize = Size(width: 1, height: 1)
        let collection = CollectionView(frame: Rect(0, 0, 10, 10), collectionViewLayout: layout)
        collection.dataSource = source
        collection.layoutIfNeeded()
      }
    }
    result.expectMessage("the layout shows views of the kind \"header\", which Plain does not return: implement")
  }

  @Test func `X4: an item that does not exist has no layout attributes`() {
    let collection = CollectionStage(count: 3).collection
    expectNil(collection.layoutAttributesForItem(at: IndexPath(0, 3)))
    expectNil(collection.layoutAttributesForItem(at: IndexPath(1, 0)))
    #expect(collection.layoutAttributesForItem(at: IndexPath(0, 2)) != nil)
  }

  @Test func `an item that does not exist traps with a message that gives the number of items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        CollectionStage(count: 3).collection.scrollToItem(at: IndexPath(0, 3), at: .top, animated: false)
      }
    }
    result.expectMessage("scrollToItem(at:at:animated:): there is no item 3 of section 0: that section has 3 items")
    let places = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        CollectionStage(count: 3).collection.scrollToItem(at: IndexPath(0, 0), at: [.top, .bottom], animated: false)
      }
    }
    places.expectMessage("an item cannot be scrolled to several places in one direction")
  }

  @Test func `a layout that two collections use traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        let first = CollectionView(collectionViewLayout: layout)
        _ = (first, CollectionView(collectionViewLayout: layout))
      }
    }
    result.expectMessage("a layout belongs to one collection view: make another layout for each of them")
  }

  @Test func `an empty item size, a negative space and a negative size of the delegate trap`() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = .zero
        _ = CollectionStage(count: 3, layout: layout)
      }
    }
    empty.expectMessage("itemSize cannot be 0 × 0: use a size of at least one cell")
    let space = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = CollectionViewFlowLayout()
        layout.minimumLineSpacing = -1
        _ = CollectionStage(count: 3, layout: layout)
      }
    }
    space.expectMessage("the space between lines cannot be -1 cells: use 0 or more")
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = SizedStage([["a"]]) { ($0 as? SizedStage)?.sizes = ["a": Size(width: -1, height: 1)] }
      }
    }
    item.expectMessage("the size of item 0 of section 0 cannot be -1 × 1 cells: use 0 or more")
  }

  @Test func `changing a collection while it calls its data source or delegate traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionStage(count: 3) { stage in
          stage.fill = { _, _ in stage.collection.reloadData() }
        }
      }
    }
    result.expectMessage("reloadData() was called while the collection view was calling its data source or delegate")
  }

  @Test func `setting a delegate that is not a CollectionViewDelegate traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Scroller: ScrollViewDelegate {}
        let delegate = Scroller()
        CollectionView(collectionViewLayout: CollectionViewFlowLayout()).delegate = delegate
      }
    }
    result.expectMessage("the delegate of a collection view must be a CollectionViewDelegate, which Scroller is not")
  }
}
