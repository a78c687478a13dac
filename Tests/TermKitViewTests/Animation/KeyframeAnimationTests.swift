import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Animations with keyframes (V9).
@MainActor @Suite struct KeyframeAnimationTests {
  private let stage = AnimationStage()

  private func animate(
    _ options: View.KeyframeAnimationOptions = .curveLinear, duration: Double = 1, delay: Double = 0,
    _ keyframes: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    View.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: keyframes, completion: completion)
    stage.app.turn()
  }

  /// Adds a keyframe that sets the level.
  private func add(_ start: Double, _ duration: Double, level: Int) {
    View.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { stage.gauge.level = level }
  }

  @Test func `V9: keyframes change a property step by step, and hold its value in between`() {
    var isFinished: Bool?
    animate(duration: 2) {
      add(0, 0.25, level: 100)
      add(0.5, 0.5, level: 0)
    } completion: {
      isFinished = $0
    }
    expectEqual(stage.gauge.level, 0)
    expectEqual(stage.levels(every: 0.25, count: 7), [50, 100, 100, 100, 75, 50, 25])
    expectNil(isFinished)
    expectEqual(stage.levels(every: 0.25, count: 1), [0])
    expectEqual(isFinished, true)
    #expect(stage.isIdle)
  }

  @Test func `V9: keyframes of several properties run at their own times`() {
    animate {
      add(0, 0.5, level: 100)
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.gauge.frame.origin.x = 10 }
    }
    stage.app.advance(by: 0.25)
    expectEqual(stage.app.row(0), "50")
    stage.app.advance(by: 0.5)
    expectEqual(stage.app.row(0), "     100")
    stage.app.advance(by: 0.25)
    expectEqual(stage.app.row(0), "          100")
  }

  @Test func `V9: a property that is set outside of keyframes is animated for the whole duration`() {
    animate { stage.gauge.level = 100 }
    expectEqual(stage.levels(every: 0.25, count: 4), [25, 50, 75, 100])
  }

  @Test func `V9: a keyframe with a duration of 0 makes the value jump`() {
    animate {
      add(0.25, 0, level: 40)
      add(0.75, 0, level: 80)
    }
    expectEqual(stage.levels(every: 0.125, count: 8), [0, 40, 40, 40, 40, 80, 80, 80])
  }

  @Test func `V9: keyframes run in the order of their start times, and the one added last decides the model value`() {
    animate {
      add(0.5, 0.5, level: 20)
      add(0, 0.5, level: 100)
    }
    expectEqual(stage.gauge.level, 100)
    expectEqual(stage.levels(every: 0.25, count: 3), [50, 100, 60])
    expectEqual(stage.levels(every: 0.25, count: 1), [100])
  }

  @Test func `V9: a keyframe that begins during another one starts from the value reached`() {
    animate {
      add(0, 1, level: 100)
      add(0.5, 0.5, level: 0)
    }
    expectEqual(stage.levels(every: 0.25, count: 4), [25, 50, 25, 0])
  }

  @Test func `V9: by default, keyframe animations are slow at both ends of the whole animation`() {
    animate([]) { add(0, 1, level: 100) }
    expectEqual(stage.levels(every: 0.25, count: 4), [16, 50, 84, 100])
  }

  @Test func `V9: keyframe animations can be delayed, reversed and repeated`() {
    animate([.repeat, .autoreverse, .curveLinear], delay: 1) {
      add(0, 0.5, level: 100)
      add(0.5, 0.5, level: 20)
    }
    expectEqual(stage.levels(every: 0.25, count: 13), [0, 0, 0, 0, 50, 100, 60, 20, 60, 100, 50, 0, 50])
    stage.gauge.removeFromSuperview()
    #expect(stage.isIdle)
  }

  @Test func `V9: keyframes animate colours and the tint from each colour to the next`() {
    let box = TintedView(frame: Rect(0, 1, 1, 1))
    box.tintColor = .black
    stage.window.addSubview(box)
    stage.app.turn()
    let (red, blue) = (Color(red: 200, green: 0, blue: 0), Color(red: 0, green: 0, blue: 200))
    animate {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.tintColor = red }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.tintColor = blue }
    }
    let colors = (0..<4).map { _ -> Color in
      stage.app.advance(by: 0.25)
      return stage.app.background(0, 1)
    }
    expectEqual(colors, [Color.black.mixed(with: red, 0.5), red, red.mixed(with: blue, 0.5), blue])
    #expect(stage.isIdle)
  }

  @Test func `V9: a tint that keyframes change and change back is animated both ways`() {
    let box = TintedView(frame: Rect(0, 1, 1, 1))
    box.tintColor = .black
    stage.window.addSubview(box)
    stage.app.turn()
    var isFinished: Bool?
    animate {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.tintColor = .white }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.tintColor = .black }
    } completion: {
      isFinished = $0
    }
    let colors = (0..<4).map { _ -> Color in
      stage.app.advance(by: 0.25)
      return stage.app.background(0, 1)
    }
    let grey = Color.black.mixed(with: .white, 0.5)
    expectEqual(colors, [grey, .white, grey, .black])
    expectEqual(isFinished, true)
  }

  @Test func `V9: an interrupted keyframe animation completes as unfinished`() {
    var isFinished: Bool?
    animate {
      add(0, 0.5, level: 100)
      add(0.5, 0.5, level: 0)
    } completion: {
      isFinished = $0
    }
    stage.app.advance(by: 0.25)
    View.animate(withDuration: 1, options: .curveLinear) { stage.gauge.level = 10 }
    expectEqual(stage.levels(every: 0.5, count: 2), [30, 10])
    expectEqual(isFinished, false)
  }

  @Test func `V9: with reduced motion or a duration of 0, keyframes take effect at once`() {
    let still = AnimationStage(traits: TraitCollection(reducesMotion: true))
    var finished: [Bool] = []
    for (gauge, duration) in [(still.gauge, 1.0), (stage.gauge, 0)] {
      View.animateKeyframes(withDuration: duration) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { gauge.level = 100 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { gauge.level = 10 }
      } completion: {
        finished.append($0)
      }
      expectEqual(gauge.seenLevel, 10)
    }
    expectEqual(finished, [true, true])
    #expect(still.isIdle && stage.isIdle)
  }

  @Test func `V9: a keyframe outside of animation blocks takes effect at once`() {
    add(0.5, 0.5, level: 100)
    expectEqual(stage.gauge.seenLevel, 100)
  }
}

/// A view that fills itself with its tint.
private final class TintedView: View {
  override func draw(in canvas: inout Canvas) { canvas.fill(bounds, with: canvas.tintColor) }
  override func tintColorDidChange() { setNeedsDisplay() }
}
