import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The views that are notified of a change of tint, and how often.
@MainActor @Suite struct TintNotificationTests {
  @Test(arguments: [UInt64(1), 22, 333, 4444])
  func `T6: in random trees, each view is notified exactly once of each change of its effective tint`(seed: UInt64) {
    let forest = TintForest(seed: seed, count: 24)
    var toldCount = 0
    for step in 0..<2500 {
      let before = forest.expectedTints
      forest.leaves.forEach { $0.heard = [] }
      forest.change()
      for leaf in forest.leaves {
        let wanted = forest.expectedTint(leaf.number)
        let heard = wanted == before[leaf.number] ? [] : [wanted]
        expectEqual(leaf.heard, heard, "view \(leaf.number) at step \(step)")
        expectEqual(leaf.effectiveTint, wanted, "view \(leaf.number) at step \(step)")
        toldCount += leaf.heard.count
      }
    }
    #expect(toldCount > 1000, "too few tints changed")
  }

  @Test(arguments: [UInt64(5), 66, 777, 8888])
  func `T6: tints can change in tintColorDidChange, and each setter notifies all affected views before it returns`(
    seed: UInt64
  ) {
    let forest = TintForest(seed: seed, count: 24)
    var known = forest.expectedTints
    var (depth, nestedCount, random) = (0, 0, SeededGenerator(seed: seed))
    forest.wasTold = { leaf in
      let tint = leaf.effectiveTint
      expectEqual(tint, forest.expectedTint(leaf.number), "notified of a tint that is not the effective tint")
      #expect(tint != known[leaf.number], "notified of the same tint again")
      known[leaf.number] = tint
      guard depth < 4, Int.random(in: 0..<3, using: &random) == 0 else { return }
      depth += 1
      nestedCount += 1
      // Setting the same value again changes nothing and notifies no view.
      if forest.change() { expectEqual(known, forest.expectedTints, "the inner setter returned too early") }
      depth -= 1
    }
    for step in 0..<1500 {
      forest.change()
      expectEqual(known, forest.expectedTints, "step \(step)")
      #expect(forest.leaves.allSatisfy { $0.effectiveTint == known[$0.number] }, "step \(step)")
    }
    #expect(nestedCount > 100, "too few changes were made in notifications")
  }

  @Test func `T6: every effective tint has already changed when the first view is notified`() {
    let (outer, inner) = (Asking(), Asking())
    outer.addSubview(inner)
    outer.other = inner
    inner.other = outer
    outer.tintColor = .black
    expectEqual(outer.answers, [.black])
    expectEqual(inner.answers, [.black])
  }

  @Test func `T6: a view is not notified of a change that is undone before its notification`() {
    let (outer, inner) = (Undoing(), Asking())
    outer.addSubview(inner)
    outer.tintColor = .black
    expectEqual(outer.tintColor, .systemBlue)
    expectEqual(outer.count, 2)
    expectEqual(inner.count, 0)
  }

  @Test func `T6: a view that enters a window is notified once, after the move and all changes in didMoveToWindow`() {
    let stage = TestScene()
    stage.window.tintColor = .black
    let view = Arriving()
    stage.window.addSubview(view)
    expectEqual(view.heard, [Arriving.News(color: .white, isInWindow: true)])
    view.removeFromSuperview()
    expectEqual(view.heard.count, 1, "the view now has a specific colour")
  }

  @Test
  func `T6: a view that another view's notification removes from the tree is not notified, and is released`() {
    let outer = Removing()
    var count = 0
    outer.addSubview(Counting { count += 1 })
    weak let inner = outer.subviews.first
    outer.tintColor = .black
    expectEqual(count, 0)
    expectNil(inner)
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

  private final class Removing: View {
    override func tintColorDidChange() { subviews.forEach { $0.removeFromSuperview() } }
  }

  private final class Counting: View {
    private let count: () -> Void

    init(_ count: @escaping () -> Void) {
      self.count = count
      super.init(frame: .zero)
    }

    override func tintColorDidChange() { count() }
  }
}
