import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitControllers

@Suite struct ContentLayoutTests {
  private var layout = ContentLayout(
    bounds: Rect(0, 0, 40, 20), safeArea: EdgeInsets(top: 1), top: ContentLayout.Bar(height: 2),
    bottom: ContentLayout.Bar(height: 3))

  @Test func `B5: content extends under translucent bars`() {
    expectEqual(layout.frame, Rect(0, 0, 40, 20))
    expectEqual(layout.contentSafeArea, EdgeInsets(top: 3, bottom: 3))
  }

  @Test mutating func `B5: content lies between opaque bars`() {
    layout.top?.isTranslucent = false
    layout.bottom?.isTranslucent = false
    expectEqual(layout.frame, Rect(0, 3, 40, 14))
    expectEqual(layout.contentSafeArea, .zero)
  }

  @Test mutating func `B5: the translucency of each bar is considered separately`() {
    layout.top?.isTranslucent = false
    expectEqual(layout.frame, Rect(0, 3, 40, 17))
    expectEqual(layout.contentSafeArea, EdgeInsets(bottom: 3))
  }

  @Test mutating func `B5: content ends where bars begin at edges that are not extended`() {
    layout.edges = [.bottom]
    expectEqual(layout.frame, Rect(0, 3, 40, 17))
    expectEqual(layout.contentSafeArea, EdgeInsets(bottom: 3))
    layout.edges = []
    expectEqual(layout.frame, Rect(0, 3, 40, 14))
    expectEqual(layout.contentSafeArea, .zero)
  }

  @Test mutating func `B5: includesOpaqueBars extends content under opaque bars, but only at extended edges`() {
    layout.top?.isTranslucent = false
    layout.bottom?.isTranslucent = false
    layout.includesOpaqueBars = true
    layout.edges = [.top]
    expectEqual(layout.frame, Rect(0, 0, 40, 17))
    expectEqual(layout.contentSafeArea, EdgeInsets(top: 3))
  }

  @Test mutating func `B5: without bars, content extends under the status bar, unless no edges are extended`() {
    layout.top = nil
    layout.bottom = nil
    expectEqual(layout.frame, Rect(0, 0, 40, 20))
    expectEqual(layout.contentSafeArea, EdgeInsets(top: 1))
    layout.edges = []
    expectEqual(layout.frame, Rect(0, 1, 40, 19))
  }

  @Test mutating func `B5: the safe area of outer containers insets content like bars do`() {
    layout.safeArea = EdgeInsets(top: 1, left: 4, bottom: 2, right: 5)
    expectEqual(layout.frame, Rect(0, 0, 40, 20))
    expectEqual(layout.contentSafeArea, EdgeInsets(top: 3, left: 4, bottom: 5, right: 5))
    layout.edges = [.left, .top]
    expectEqual(layout.frame, Rect(0, 0, 35, 15))
    expectEqual(layout.contentSafeArea, EdgeInsets(top: 3, left: 4))
  }

  @Test mutating func `bars lie at the edges of the safe area, and hidden bars lie outside the bounds`() {
    layout.safeArea.bottom = 2
    expectEqual(layout.topBarFrame(height: 2), Rect(0, 1, 40, 2))
    expectEqual(layout.bottomBarFrame(height: 3), Rect(0, 15, 40, 3))
    layout.top = nil
    layout.bottom = nil
    #expect(layout.topBarFrame(height: 2).maxY < 0)
    #expect(layout.bottomBarFrame(height: 3).minY > 20)
  }

  @Test mutating func `content has zero height if the bars take more rows than the bounds have`() {
    layout.bounds.size = Size(width: 3, height: 4)
    layout.edges = []
    expectEqual(layout.frame.size, Size(width: 3, height: 0))
  }
}
