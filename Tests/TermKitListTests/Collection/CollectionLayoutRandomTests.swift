import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

/// Places in random rectangles, compared with the places of all items.
@MainActor @Suite struct CollectionLayoutRandomTests {
  @Test(arguments: 1...60)
  func `C13: the elements in a rectangle are all the items, headers and footers that it touches`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 15_485_863)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = seed % 2 == 0 ? .vertical : .horizontal
    layout.itemSize = Size(width: number(1...9), height: number(1...5))
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (number(0...3), number(0...3))
    layout.sectionInset = EdgeInsets(
      top: number(0...2), left: number(0...3), bottom: number(0...2), right: number(0...3))
    layout.headerReferenceSize = Size(width: number(0...3), height: number(0...2))
    layout.footerReferenceSize = Size(width: number(0...3), height: number(0...2))
    let sections = (0..<number(0...4)).map { section in (0..<number(0...30)).map { "\(section).\($0)" } }
    let size = Size(width: number(1...40), height: number(1...12))
    let stage: CollectionStage
    if seed % 3 == 0 {
      stage = CollectionStage(sections, layout: layout, size: size)
    } else {
      let sizes = sections.joined().map { ($0, Size(width: number(0...12), height: number(0...4))) }
      stage = SizedStage(sections, layout: layout, size: size) {
        ($0 as? SizedStage)?.sizes = Dictionary(uniqueKeysWithValues: sizes)
      }
    }
    let all = allElements(of: stage, layout)
    for _ in 0..<20 {
      let area = Rect(number(-5...40), number(-5...60), number(0...40), number(0...20))
      let found = layout.layoutAttributesForElements(in: area) ?? []
      let expected = all.filter { $0.value.intersects(area) }
      expectEqual(
        Dictionary(uniqueKeysWithValues: found.map { (key($0), $0.frame) }).filter { !$0.value.isEmpty }, expected)
    }
    checkLines(all, stage, layout)
  }

  private func key(_ attributes: CollectionViewLayoutAttributes) -> String {
    "\(attributes.representedElementKind ?? "item") \(attributes.indexPath)"
  }

  private func allElements(of stage: CollectionStage, _ layout: CollectionViewLayout) -> [String: Rect] {
    var all: [CollectionViewLayoutAttributes?] = []
    for (section, items) in stage.sections.enumerated() {
      all += items.indices.map { layout.layoutAttributesForItem(at: IndexPath(section, $0)) }
      all += [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter].map {
        layout.layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(section, 0))
      }
    }
    return Dictionary(uniqueKeysWithValues: all.compactMap { $0 }.map { (key($0), $0.frame) })
  }

  // No two elements overlap, and all are within the content, unless an item is larger than the room for it.
  private func checkLines(_ all: [String: Rect], _ stage: CollectionStage, _ layout: CollectionViewFlowLayout) {
    let frames = all.values.filter { !$0.isEmpty }
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
    let content = layout.collectionViewContentSize
    let isVertical = layout.scrollDirection == .vertical
    #expect(frames.allSatisfy { isVertical ? $0.maxY <= content.height : $0.maxX <= content.width })
  }

  @Test(arguments: 1...20)
  func `C13: lines of equal sizes are the same whether they are computed or measured, except for the last`(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let (count, along, across) = (number(1...40), number(1...5), number(1...9))
    let (spacing, gap, room) = (number(0...2), number(0...3), number(1...50))
    let computed = UniformLines(
      count: count, along: along, across: across, spacing: spacing, minimumGap: gap, room: room)
    let item = MeasuredLines.Item(along: Int32(along), across: Int32(across))
    let measured = MeasuredLines(
      Array(repeating: item, count: count), spacing: spacing, minimumGap: gap, room: room)
    expectEqual(computed.length, measured.length)
    let full = (count - 1) / computed.perLine * computed.perLine
    for item in 0..<full { expectEqual(computed.place(of: item), measured.place(of: item)) }
    for start in 0..<computed.length {
      let range = start..<start + number(1...9)
      expectEqual(Array(computed.items(in: range)), Array(measured.items(in: range)))
    }
  }
}
