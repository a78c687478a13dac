import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Animations with springs (V9).
@MainActor @Suite struct SpringAnimationTests {
  private let stage = AnimationStage()

  /// Animates the level from 0 to 1,000 in a second and returns it at every twentieth of a second.
  private func levels(damping: Double, velocity: Double = 0, options: View.AnimationOptions = []) -> [Int] {
    View.animate(
      withDuration: 1, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: options
    ) { stage.gauge.level = 1000 }
    stage.app.turn()
    return stage.levels(every: 0.05, count: 20)
  }

  @Test func `V9: a spring with a damping of 1 reaches the new value without going beyond it`() {
    let levels = levels(damping: 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(levels[4] > 500, "most of the way is behind after a quarter of the duration")
    #expect(levels[18] >= 995)
    expectEqual(levels.last, 1000)
  }

  @Test(arguments: [0.2, 0.5, 0.8])
  func `V9: a spring with less damping goes beyond the new value and ends there`(damping: Double) {
    let levels = levels(damping: damping)
    #expect(levels.contains { $0 > 1000 })
    #expect(abs(levels[18] - 1000) <= 5)
    expectEqual(levels.last, 1000)
    #expect(stage.isIdle)
  }

  @Test func `V9: a spring goes further beyond the new value the less damping it has`() {
    let highest = [0.3, 0.5, 0.7].map { damping -> Int in
      stage.gauge.level = 0
      return levels(damping: damping).max() ?? 0
    }
    #expect(highest[0] > highest[1] && highest[1] > highest[2])
  }

  @Test func `V9: an initial velocity makes a spring faster at the start, a negative one moves it back first`() {
    let levels = [0, 5, -5].map { velocity -> [Int] in
      stage.gauge.level = 0
      return self.levels(damping: 1, velocity: velocity)
    }
    #expect(levels[1][0] > levels[0][0] + 100)
    #expect(levels[2][0] < 0)
    #expect(levels.allSatisfy { $0.last == 1000 })
  }

  @Test func `V9: springs can be delayed and repeated`() {
    View.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.repeat, .autoreverse]
    ) { stage.gauge.level = 1000 }
    stage.app.turn()
    let levels = stage.levels(every: 0.25, count: 11)
    expectEqual(levels[1], 0)
    #expect(levels[5] >= 999)
    expectEqual(levels[4], levels[6])
    expectEqual(levels[9], 0)
  }

  @Test func `V9: a spring that interrupts an animation starts from the presentation value`() {
    View.animate(withDuration: 1, options: .curveLinear) { stage.gauge.level = 600 }
    expectEqual(stage.levels(every: 0.5, count: 1), [300])
    View.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { stage.gauge.level = 0 }
    stage.app.turn()
    expectEqual(stage.gauge.seenLevel, 300)
    let levels = stage.levels(every: 0.05, count: 20)
    #expect(levels.contains { $0 < 0 })
    expectEqual(levels.last, 0)
  }

  @Test func `V9: a spring moves a frame beyond its new place, and neither sizes nor opacity become negative`() {
    let box = FilledView("#", Rect(0, 1, 8, 1))
    stage.window.addSubview(box)
    stage.app.turn()
    View.animate(withDuration: 1, usingSpringWithDamping: 0.2, initialSpringVelocity: 0) {
      box.frame = Rect(8, 1, 2, 1)
      stage.gauge.alpha = 0
    }
    let rows = (0..<40).map { _ -> String in
      stage.app.advance(by: 0.025)
      return stage.app.row(1)
    }
    #expect(rows.contains { $0.hasPrefix("          #") }, "the left edge was beyond column 8: \(rows)")
    expectEqual(rows.last, "        ##")
  }

  @Test func `V9: a colour that a spring animates stops at the new colour`() {
    let box = View(frame: Rect(0, 1, 2, 1))
    box.backgroundColor = .black
    stage.window.addSubview(box)
    stage.app.turn()
    let grey = Color(red: 100, green: 100, blue: 100)
    View.animate(withDuration: 1, usingSpringWithDamping: 0.2, initialSpringVelocity: 0) { box.backgroundColor = grey }
    let brightest = (0..<40).map { _ -> UInt8 in
      stage.app.advance(by: 0.025)
      return stage.app.background(0, 1).red
    }
    expectEqual(brightest.max(), 100)
  }

  @Test func `V9: a scroll view whose offset a spring moves comes to rest at the new offset`() {
    let scroll = ScrollView(frame: Rect(0, 0, 20, 4))
    scroll.contentSize = Size(width: 20, height: 30)
    let mark = FilledView("#", Rect(0, 29, 3, 1))
    scroll.addSubview(mark)
    stage.gauge.removeFromSuperview()
    stage.window.addSubview(scroll)
    stage.app.turn()
    View.animate(withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { scroll.contentOffset.y = 26 }
    stage.app.advance(by: 1.1)
    expectEqual(scroll.contentOffset.y, 26)
    #expect(stage.app.row(3).hasPrefix("###"))
  }
}
