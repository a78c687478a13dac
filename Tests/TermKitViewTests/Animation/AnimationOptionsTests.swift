import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The options of animation blocks (V9).
@MainActor @Suite struct AnimationOptionsTests {
  private let stage = AnimationStage()

  /// Animates the level from 0 to 100 in a second.
  private func animate(_ options: View.AnimationOptions, completion: (@MainActor (Bool) -> Void)? = nil) {
    View.animate(
      withDuration: 1, options: options, animations: { stage.gauge.level = 100 }, completion: completion)
    stage.app.turn()
  }

  @Test(
    arguments: [
      ([], 16), (.curveEaseInOut, 16), (.curveEaseIn, 6), (.curveEaseOut, 44), (.curveLinear, 25),
    ] as [(View.AnimationOptions, Int)])
  func `V9: the curve of the options decides how far an animation is after a quarter of its duration`(
    options: View.AnimationOptions, level: Int
  ) {
    animate(options)
    expectEqual(stage.levels(every: 0.25, count: 1), [level])
  }

  @Test func `V9: an animation with a delay and options starts after the delay`() {
    View.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { stage.gauge.level = 100 }
    expectEqual(stage.levels(every: 0.5, count: 3), [0, 50, 100])
  }

  @Test func `V9: an animation with 30 preferred frames a second draws half as many frames`() {
    func frameCount(_ options: View.AnimationOptions) -> Int {
      let frames = stage.app.frameCount
      stage.gauge.level = 0
      animate(options.union(.curveLinear))
      stage.app.advance(by: 1)
      return stage.app.frameCount - frames
    }
    #expect((57...63).contains(frameCount([])))
    #expect((57...63).contains(frameCount(.preferredFramesPerSecond60)))
    #expect((28...33).contains(frameCount(.preferredFramesPerSecond30)))
  }

  @Test func `V9: the option layoutSubviews moves the subviews together with the animated view`() {
    func innerWidth(_ options: View.AnimationOptions) -> String {
      let holder = HoldingView(FilledView("#", .zero), frame: Rect(0, 1, 4, 1))
      stage.window.addSubview(holder)
      stage.app.turn()
      View.animate(withDuration: 1, options: options.union(.curveLinear)) { holder.frame.size.width = 12 }
      stage.app.advance(by: 0.5)
      defer { holder.removeFromSuperview() }
      return stage.app.row(1)
    }
    // Without the option, the subview is at its new place at once.
    expectEqual(innerWidth([]), "          #")
    expectEqual(innerWidth(.layoutSubviews), "      #")
  }

  // MARK: Repetitions

  @Test func `V9: a repeated animation starts again from its first value`() {
    animate([.repeat, .curveLinear])
    expectEqual(stage.levels(every: 0.25, count: 8), [25, 50, 75, 0, 25, 50, 75, 0])
    expectEqual(stage.gauge.level, 100)
  }

  @Test func `V9: a repeated animation that reverses runs forwards and backwards`() {
    animate([.repeat, .autoreverse, .curveLinear])
    expectEqual(stage.levels(every: 0.25, count: 9), [25, 50, 75, 100, 75, 50, 25, 0, 25])
  }

  @Test func `V9: an animation that reverses runs back once, and then shows the model value`() {
    var isFinished: Bool?
    animate([.autoreverse, .curveLinear]) { isFinished = $0 }
    expectEqual(stage.levels(every: 0.5, count: 3), [50, 100, 50])
    expectNil(isFinished)
    expectEqual(stage.levels(every: 0.5, count: 1), [100])
    expectEqual(isFinished, true)
    #expect(stage.isIdle)
  }

  @Test func `V9: an animation that reverses goes back with the curve mirrored`() {
    animate([.autoreverse, .curveEaseIn])
    expectEqual(stage.levels(every: 0.25, count: 7), [6, 25, 56, 100, 56, 25, 6])
  }

  @Test func `V9: a repeat count with a fraction ends an animation part of the way through, at the model value`() {
    var isFinished: Bool?
    View.animate(withDuration: 1, options: .curveLinear) {
      View.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) { stage.gauge.level = 100 }
    } completion: {
      isFinished = $0
    }
    expectEqual(stage.levels(every: 0.25, count: 6), [25, 50, 75, 0, 25, 100])
    expectEqual(isFinished, true)
    #expect(stage.isIdle)
  }

  @Test func `V9: a repeat count applies only to changes in its closure, and the block completes after all of them`() {
    var isFinished: Bool?
    View.animate(withDuration: 1, options: .curveLinear) {
      View.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.gauge.level = 100 }
      stage.gauge.frame.origin.x = 10
    } completion: {
      isFinished = $0
    }
    expectEqual(stage.levels(every: 0.5, count: 7), [50, 100, 50, 0, 50, 100, 50])
    expectEqual(stage.app.row(0), "          50")
    expectNil(isFinished)
    expectEqual(stage.levels(every: 0.5, count: 1), [100])
    expectEqual(isFinished, true)
  }

  @Test func `V9: outside of animation blocks, modifyAnimations changes values at once`() {
    View.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.gauge.level = 100 }
    expectEqual(stage.gauge.seenLevel, 100)
  }

  @Test func `V9: a nested block does not inherit the repetition of the outer block`() {
    View.animate(withDuration: 1, options: [.repeat, .curveLinear]) {
      View.animate(withDuration: 1, options: .curveLinear) { stage.gauge.level = 50 }
    }
    expectEqual(stage.levels(every: 2, count: 1), [50])
    #expect(stage.isIdle)
  }

  @Test func `V9: a repeated animation with a duration of zero changes values at once and completes`() {
    var isFinished: Bool?
    View.animate(withDuration: 0, options: [.repeat, .autoreverse]) {
      stage.gauge.level = 100
    } completion: {
      isFinished = $0
    }
    expectEqual(stage.gauge.seenLevel, 100)
    expectEqual(isFinished, true)
    #expect(stage.isIdle)
  }

  @Test func `V9: performWithoutAnimation changes values at once, even inside a repeated animation block`() {
    View.animate(withDuration: 1, options: .repeat) {
      View.performWithoutAnimation { stage.gauge.level = 100 }
    }
    expectEqual(stage.gauge.seenLevel, 100)
    #expect(stage.isIdle)
  }

  @Test func `V9: an animation block inside performWithoutAnimation animates its changes`() {
    View.performWithoutAnimation {
      View.animate(withDuration: 1, options: .curveLinear) { stage.gauge.level = 100 }
    }
    expectEqual(stage.levels(every: 0.5, count: 2), [50, 100])
  }

  @Test func `V9: setting a property twice in one block animates it to the second value, without interruption`() {
    var isFinished: Bool?
    View.animate(withDuration: 1, options: .curveLinear) {
      stage.gauge.level = 30
      stage.gauge.level = 100
    } completion: {
      isFinished = $0
    }
    expectEqual(stage.levels(every: 0.5, count: 2), [50, 100])
    expectEqual(isFinished, true)
  }
}

/// A view that keeps a subview of one column one column away from its right edge.
private final class HoldingView: View {
  private let inner: View

  init(_ inner: View, frame: Rect) {
    self.inner = inner
    super.init(frame: frame)
    addSubview(inner)
  }

  override func layoutSubviews() { inner.frame = Rect(max(0, bounds.width - 2), 0, 1, 1) }
}
