import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

/// Unicode's tests of the bidirectional algorithm. A sample takes one line of many.
@Suite(.enabled(if: UnicodeData.isInstalled, "needs Unicode's files, which are in Debian's package unicode-data"))
struct BidiUnicodeTests {
  private static let step = Sample.factor == nil ? 61 : 1

  @Test func `levels and order of all lines of BidiTest are those of Unicode`() throws {
    var differing: [String] = []
    let count = try UnicodeData.forEachBidiClassCase(every: Self.step) { item in
      if !isRight(item) { differing.append(item.place) }
    }
    expectEqual(differing, [])
    expectEqual(count, 490_846)
  }

  @Test func `levels and order of all lines of BidiCharacterTest are those of Unicode`() throws {
    var differing: [String] = []
    let count = try UnicodeData.forEachBidiCharacterCase(every: Self.step) { item in
      if !isRight(item) { differing.append(item.place) }
    }
    expectEqual(differing, [])
    expectEqual(count, 91_707)
  }

  private func isRight(_ item: UnicodeData.BidiCase) -> Bool {
    let levels = BidiLevels(item.scalars, base: item.base, obeysControls: true)
    if let isRightToLeft = item.isRightToLeft, isRightToLeft != levels.isRightToLeft { return false }
    var line = levels.elements
    let order = BidiLevels.order(&line, isRightToLeft: levels.isRightToLeft)
    guard line.count == item.levels.count else { return false }
    for (element, level) in zip(line, item.levels) where level != nil && level != element.level { return false }
    return order.filter { item.levels[$0] != nil } == item.order
  }

  // Isolated parts have marks of their own in texts. The cases with other controls, and those with marks in front of letters, are left out.
  @Test func `lines of text have Unicode's order, with marks for isolates`() throws {
    var (differing, count) = ([String](), 0)
    _ = try UnicodeData.forEachBidiCharacterCase(every: Self.step) { item in
      guard let text = Self.text(item) else { return }
      count += 1
      let line = BidiText(text, base: item.base, isOneLine: true).line
      let clusters = Self.clusterOrder(item, text)
      if line.items.map(\.cluster) != clusters || line.isRightToLeft != item.isRightToLeft { differing.append(item.place) }
    }
    expectEqual(differing, [])
    #expect(count > 100)
  }

  private static func text(_ item: UnicodeData.BidiCase) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in item.scalars {
      switch scalar.value {
      case 0x2068: scalars += [IsolationMark.start].compactMap(Unicode.Scalar.init)
      case 0x2069: scalars += [IsolationMark.end].compactMap(Unicode.Scalar.init)
      case ..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x2028...0x202E, 0x200B...0x200F, 0x2060...0x206F: return nil
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  // Returns the numbers of the clusters in Unicode's order: a cluster is where its first scalar is.
  private static func clusterOrder(_ item: UnicodeData.BidiCase, _ text: String) -> [Int] {
    var firsts: [Int: Int] = [:]
    var place = 0
    for (number, cluster) in text.enumerated() {
      let isMark = cluster.unicodeScalars.count == 1 && cluster.unicodeScalars.allSatisfy(IsolationMark.isMark)
      if !isMark { firsts[place] = number }
      place += cluster.unicodeScalars.count
    }
    return item.order.compactMap { firsts[$0] }
  }
}
