import TermKit
import TermKitTestSupport
import Testing

/// The views that are notified of a change of tint, and how often.
@MainActor @Suite struct TintNotificationTests {
  @Test(arguments: [UInt64(1), 22, 333, 4444])
  func `T6: over random trees and changes each view hears once of what changed for it, and nothing else`(seed: UInt64) {
    let forest = TintForest(seed: seed, count: 24)
    var toldCount = 0
    for step in 0..<2500 {
      let before = forest.expectedColors
      forest.leaves.forEach { $0.heard = [] }
      forest.change()
      for leaf in forest.leaves {
        let wanted = forest.expectedColor(leaf.number)
        let heard = wanted == before[leaf.number] ? [] : [wanted]
        #expect(leaf.heard == heard, "view \(leaf.number) at step \(step)")
        #expect(leaf.tintColor == wanted, "view \(leaf.number) at step \(step)")
        #expect(leaf.tintAdjustmentMode == forest.expectedMode(leaf.number), "view \(leaf.number) at step \(step)")
        toldCount += leaf.heard.count
      }
    }
    #expect(toldCount > 1000, "hardly anything changed")
  }

  @Test(arguments: [UInt64(5), 66, 777, 8888])
  func `T6: whoever is told may change tints: all have heard of what is so when the setter returns, none twice`(
    seed: UInt64
  ) {
    let forest = TintForest(seed: seed, count: 24)
    var known = forest.expectedColors
    var (depth, nestedCount, random) = (0, 0, SeededGenerator(seed: seed))
    forest.wasTold = { leaf in
      let color = leaf.heard.last
      #expect(color == forest.expectedColor(leaf.number), "told of a colour that is not so")
      #expect(color != known[leaf.number], "told of what was known")
      known[leaf.number] = color ?? .clear
      guard depth < 4, Int.random(in: 0..<3, using: &random) == 0 else { return }
      depth += 1
      nestedCount += 1
      // Setting the same value again changes nothing and notifies no view.
      if forest.change() { #expect(known == forest.expectedColors, "the inner setter returned too early") }
      depth -= 1
    }
    for step in 0..<1500 {
      forest.change()
      #expect(known == forest.expectedColors, "step \(step)")
      #expect(forest.leaves.allSatisfy { $0.tintColor == known[$0.number] }, "step \(step)")
    }
    #expect(nestedCount > 100, "hardly anything was changed by those who were told")
  }

  @Test func `T6: whoever is told finds every tint changed already`() {
    let (outer, inner) = (Asking(), Asking())
    outer.addSubview(inner)
    outer.other = inner
    inner.other = outer
    outer.tintColor = .black
    #expect(outer.answers == [.black])
    #expect(inner.answers == [.black])
  }

  @Test func `T6: what is undone before a view was reached it does not hear of`() {
    let (outer, inner) = (Undoing(), Asking())
    outer.addSubview(inner)
    outer.tintColor = .black
    #expect(outer.tintColor == .systemBlue)
    #expect(outer.count == 2)
    #expect(inner.count == 0)
  }

  @Test func `T6: a view that comes into a window is told when it is there, once for all that was set on the way`() {
    let stage = TestScene()
    stage.window.tintColor = .black
    let view = Arriving()
    stage.window.addSubview(view)
    #expect(view.heard == [Arriving.News(color: .white, isInWindow: true)])
    view.removeFromSuperview()
    #expect(view.heard.count == 1, "it has a colour of its own now")
  }

  @Test func `T6: views that are let go of while others are told are told first or never`() {
    let outer = Letting()
    outer.addSubview(Letting())
    outer.tintColor = .black
    #expect(outer.subviews.isEmpty)
  }

  private class Asking: View {
    weak var other: View?
    var answers: [Color] = []
    var count = 0
    override func tintColorDidChange() {
      count += 1
      if let other { answers.append(other.tintColor) }
    }
  }

  private final class Undoing: Asking {
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tintColor = nil
    }
  }

  private final class Arriving: View {
    struct News: Equatable {
      var color: Color
      var isInWindow: Bool
    }
    var heard: [News] = []
    override func didMoveToWindow() { if window != nil { tintColor = .white } }
    override func tintColorDidChange() { heard.append(News(color: tintColor, isInWindow: window != nil)) }
  }

  private final class Letting: View {
    override func tintColorDidChange() { subviews.forEach { $0.removeFromSuperview() } }
  }
}
