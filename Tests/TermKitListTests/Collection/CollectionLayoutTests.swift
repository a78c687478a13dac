import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The pictures of the layouts.
@MainActor @Suite struct CollectionLayoutTests {
  @Test func `C13: a flow layout places as many items in a line as fit, with equal gaps`() {
    let stage = CollectionStage(count: 8)
    expect(
      stage.app,
      shows: """
        ▌ 0      1      2
        ▌

          3      4      5


          6      7

        """)
    expectEqual(stage.collection.contentSize, Size(width: 20, height: 8))
  }

  @Test func `C13: what is left of a line is spread between its items`() {
    let stage = CollectionStage(count: 5, size: Size(width: 24, height: 5))
    expect(
      stage.app,
      shows: """
        ▌ 0        1        2
        ▌

          3        4

        """)
  }

  @Test func `C13: a single item in a line is in the middle`() {
    let stage = CollectionStage(count: 2, size: Size(width: 10, height: 5))
    expect(
      stage.app,
      shows: """
          ▌ 0
          ▌

            1

        """)
  }

  @Test func `C13: sections have insets, headers and footers`() {
    let layout = CollectionStage.grid()
    layout.sectionInset = EdgeInsets(top: 1, left: 3, bottom: 1, right: 2)
    layout.headerReferenceSize = Size(width: 0, height: 1)
    layout.footerReferenceSize = Size(width: 0, height: 1)
    let stage = CollectionStage([["a", "b", "c"], ["d"]], layout: layout, size: Size(width: 20, height: 15))
    expect(
      stage.app,
      shows: """
        header 0

           ▌ a        b
           ▌

             c


        footer 0
        header 1

             d


        footer 1
        """)
  }

  @Test func `C13: a horizontal flow layout fills columns and scrolls to the right`() {
    let stage = CollectionStage(count: 9, layout: CollectionStage.grid(.horizontal), size: Size(width: 20, height: 5))
    expect(
      stage.app,
      shows: """
        ▌ 0      2      4
        ▌

          1      3      5

        """)
    expectEqual(stage.collection.contentSize, Size(width: 34, height: 5))
    stage.collection.scrollToItem(at: IndexPath(0, 8), at: .right, animated: false)
    stage.app.turn()
    expect(
      stage.app,
      shows: """
          4      6      8


          5      7

        """)
  }

  @Test func `C13: a delegate can return a different size for each item`() {
    let stage = SizedStage([["a", "b", "c", "d"]]) {
      ($0 as? SizedStage)?.sizes = ["a": Size(width: 10, height: 1), "c": Size(width: 18, height: 2)]
    }
    expect(
      stage.app,
      shows: """
        ▌ a             b


           c


          d

        """)
  }

  @Test func `C13: a plain list separates rows with hairlines, and a header stays at the top`() {
    let stage = CollectionStage(
      [["a", "b"], ["c", "d"]], layout: CollectionStage.list(hasHeaders: true), size: Size(width: 14, height: 6)
    ) { $0.collection.showsVerticalScrollIndicator = false }
    expect(
      stage.app,
      shows: """
        header 0
        ▌ a
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁
          b
          ▁▁▁▁▁▁▁▁▁▁▁▁
        header 1
        """)
    stage.collection.contentOffset.y = 3
    stage.app.turn()
    expect(
      stage.app,
      shows: """
        header 0
          ▁▁▁▁▁▁▁▁▁▁▁▁
        header 1
          c
          ▁▁▁▁▁▁▁▁▁▁▁▁
          d
        """)
  }

  @Test func `C13: a grouped list has white rows on a darker background, inset or from edge to edge`() {
    let stage = CollectionStage(
      [["a"], ["b"]], layout: CollectionStage.list(.insetGrouped), size: Size(width: 20, height: 7))
    expect(
      stage.app,
      shows: """

          ▌ a
          ▌▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

            b
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

        """)
    let ground = Color(red: 239, green: 239, blue: 244)
    expectEqual([0, 1, 2, 17, 18].map { stage.app.background($0, 1) }, [ground, ground, .white, .white, ground])
    stage.collection.collectionViewLayout = CollectionStage.list(.plain)
    stage.app.turn()
    expectEqual(stage.app.background(0, 1), .white)
  }

  @Test func `C13: a row of a list is as high as its cell needs`() {
    let stage = CollectionStage([["a", "b"]], layout: CollectionStage.list(), size: Size(width: 10, height: 7)) {
      $0.fill = { cell, path in cell.label.numberOfLines = path.item == 0 ? 3 : 1 }
      $0.sections = [["one two three", "b"]]
    }
    expectEqual(stage.collection.layoutAttributesForItem(at: IndexPath(0, 0))?.frame, Rect(0, 0, 10, 4))
    expectEqual(stage.collection.layoutAttributesForItem(at: IndexPath(0, 1))?.frame, Rect(0, 4, 10, 2))
  }

  /// Items on a diagonal, as a program would place them.
  private final class StairLayout: CollectionViewLayout {
    private var count = 0

    override func prepare() {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override var collectionViewContentSize: Size { Size(width: 4 * count + 2, height: 2 * count) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = Rect(4 * indexPath.item, 2 * indexPath.item, 6, 3)
      attributes.zIndex = -indexPath.item
      attributes.alpha = indexPath.item == 2 ? 0 : 1
      return attributes
    }

    override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(0, $0)) }.filter { $0.frame.intersects(rect) }
    }
  }

  @Test func `C13: a layout of one's own decides the places, the order and the opacity of items`() {
    let stage = CollectionStage(count: 4, layout: StairLayout(), size: Size(width: 20, height: 8)) {
      $0.fill = { cell, path in cell.backgroundColor = Color(white: Double(path.item) / 10) }
    }
    expect(
      stage.app,
      shows: """
        ▌ 0
        ▌
        ▌     1



                      3

        """)
    expectEqual(stage.app.background(4, 2), Color(white: 0), "item 0 is in front of item 1")
  }

  @Test func `C13: a layout is prepared again after invalidateLayout, a reload, a change of size and nothing else`() {
    final class CountingLayout: CollectionViewFlowLayout {
      var count = 0
      override func prepare() {
        super.prepare()
        count += 1
      }
    }
    let layout = CountingLayout()
    let stage = CollectionStage(count: 100, layout: layout)
    expectEqual(layout.count, 1)
    stage.app.press(Typed.pageDown)
    stage.app.resize(to: Size(width: 20, height: 6))
    expectEqual(layout.count, 1)
    layout.invalidateLayout()
    stage.app.turn()
    expectEqual(layout.count, 2)
    stage.collection.reloadData()
    stage.app.turn()
    expectEqual(layout.count, 3)
    stage.app.resize(to: Size(width: 30, height: 6))
    expectEqual(layout.count, 4)
    layout.minimumLineSpacing = 3
    stage.app.turn()
    expectEqual(layout.count, 5)
  }

  @Test func `C13: a layout that depends on the offset is prepared again after each scroll`() {
    final class FollowingLayout: CollectionViewFlowLayout {
      var offsets: [Int] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }
      override func prepare() {
        super.prepare()
        offsets.append(collectionView?.bounds.minY ?? -1)
      }
    }
    let layout = FollowingLayout()
    let stage = CollectionStage(count: 100, layout: layout)
    stage.collection.contentOffset.y = 5
    stage.app.turn()
    expectEqual(layout.offsets, [0, 5])
  }

  @Test func `C13: items keep clear of content insets, and a new width keeps the focused item in sight`() {
    let stage = CollectionStage(count: 60) { $0.collection.contentInset = EdgeInsets(left: 2, right: 2) }
    expectEqual(stage.collection.layoutAttributesForItem(at: IndexPath(0, 1))?.frame.maxX, 16)
    for _ in 0..<12 { stage.app.press(Typed.down) }
    expectEqual(stage.focusedText, "24")
    stage.app.resize(to: Size(width: 12, height: 8))
    #expect(stage.visibleTexts.contains("24"))
    stage.app.resize(to: Size(width: 60, height: 6))
    #expect(stage.visibleTexts.contains("24"))
  }
}
