import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The end of repeated animations, and the frames that they need (V9).
@MainActor @Suite struct RepeatedAnimationTests {
  private let stage = AnimationStage()

  /// Calls of completion handlers.
  private final class Calls {
    var finished: [Bool] = []
  }

  private let calls = Calls()

  /// Repeats an animation of the level from 0 to 100, a second each way.
  private func pulse(on other: AnimationStage? = nil) {
    let stage = other ?? stage
    View.animate(withDuration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
      stage.gauge.level = 100
    } completion: { [calls] in
      calls.finished.append($0)
    }
    stage.app.turn()
  }

  private func expectMoving() {
    let frames = stage.app.frameCount
    stage.app.advance(by: 1)
    #expect(stage.app.frameCount - frames > 30)
  }

  @Test func `V9: a repeated animation keeps drawing frames while its view is on the screen`() {
    pulse()
    stage.app.advance(by: 60)
    expectMoving()
    expectEqual(calls.finished, [])
  }

  @Test func `V9: removing the view ends a repeated animation as unfinished, and no frames are due`() {
    pulse()
    stage.app.advance(by: 2.5)
    stage.gauge.removeFromSuperview()
    #expect(stage.isIdle)
    expectEqual(calls.finished, [false])
    expectEqual(stage.gauge.seenLevel, 100)
  }

  @Test func `V9: removing an ancestor of the view ends a repeated animation, and no frames are due`() {
    let parent = View(frame: Rect(0, 0, 10, 2))
    stage.window.addSubview(parent)
    parent.addSubview(stage.gauge)
    pulse()
    stage.app.advance(by: 2.5)
    parent.removeFromSuperview()
    #expect(stage.isIdle)
    expectEqual(calls.finished, [false])
  }

  @Test func `V9: a repeated animation that is interrupted completes as unfinished and continues from what is shown`() {
    pulse()
    stage.app.advance(by: 1.5)
    View.animate(withDuration: 1, options: .curveLinear) { stage.gauge.level = 0 }
    expectEqual(stage.levels(every: 0.5, count: 2), [25, 0])
    expectEqual(calls.finished, [false])
    #expect(stage.isIdle)
  }

  @Test func `V9: setting another value without animation ends a repeated animation`() {
    pulse()
    stage.app.advance(by: 0.5)
    stage.gauge.level = 7
    #expect(stage.isIdle)
    expectEqual(stage.app.row(0), "7")
    expectEqual(calls.finished, [false])
  }

  @Test func `V9: removeAllAnimations ends the animations of a view at the model values`() {
    pulse()
    View.animate(withDuration: 1, options: [.repeat, .curveLinear]) { stage.gauge.frame.origin.x = 10 }
    stage.app.advance(by: 0.5)
    expectEqual(stage.app.row(0), "     50")
    stage.gauge.removeAllAnimations()
    expectEqual(calls.finished, [], "handlers are called with the next frame")
    #expect(stage.isIdle)
    expectEqual(stage.app.row(0), "          100")
    expectEqual(calls.finished, [false])
  }

  @Test func `V9: removeAllAnimations leaves the animations of subviews alone`() {
    pulse()
    stage.window.removeAllAnimations()
    expectMoving()
  }

  @Test func `V9: removeAllAnimations without animations, or without a window, does nothing`() {
    stage.gauge.removeAllAnimations()
    GaugeView().removeAllAnimations()
    #expect(stage.isIdle)
  }

  // MARK: Views that cannot be seen

  @Test func `V9: a repeated animation of a hidden view draws no frames, and goes on when the view is shown again`() {
    pulse()
    stage.app.advance(by: 0.5)
    stage.gauge.isHidden = true
    #expect(stage.isIdle)
    stage.gauge.isHidden = false
    stage.app.advance(by: 0.25)
    expectEqual(stage.gauge.seenLevel, 75, "10.75 s after the start")
    expectMoving()
    expectEqual(calls.finished, [])
  }

  @Test func `V9: a repeated animation inside a hidden, transparent or empty clipping view draws no frames`() {
    let parent = View(frame: Rect(0, 0, 10, 2))
    stage.window.addSubview(parent)
    parent.addSubview(stage.gauge)
    pulse()
    expectMoving()
    parent.isHidden = true
    #expect(stage.isIdle)
    parent.isHidden = false
    expectMoving()
    parent.alpha = 0
    #expect(stage.isIdle)
    parent.alpha = 1
    expectMoving()
    parent.clipsToBounds = true
    parent.frame.size.width = 0
    #expect(stage.isIdle)
    parent.frame.size.width = 10
    expectMoving()
  }

  @Test func `V9: a repeated animation of a view that is scrolled out of sight draws no frames`() {
    let scroll = ScrollView(frame: Rect(0, 0, 20, 3))
    scroll.contentSize = Size(width: 20, height: 40)
    stage.window.addSubview(scroll)
    scroll.addSubview(stage.gauge)
    pulse()
    expectMoving()
    scroll.contentOffset.y = 20
    #expect(stage.isIdle)
    scroll.contentOffset.y = 0
    expectMoving()
  }

  @Test func `V9: a repeated animation under a full-screen presentation draws no frames`() {
    let screen = ViewController()
    stage.gauge.removeFromSuperview()
    screen.view.addSubview(stage.gauge)
    stage.window.rootViewController = screen
    pulse()
    expectMoving()
    screen.present(ViewController(), animated: false)
    #expect(stage.isIdle)
    screen.dismiss(animated: false)
    stage.gauge.level = 0
    pulse()
    expectMoving()
  }

  @Test func `V9: a repeated animation that moves a view in from outside of the screen keeps drawing frames`() {
    stage.gauge.frame.origin.x = -8
    View.animate(withDuration: 1, options: [.repeat, .curveLinear]) { stage.gauge.frame.origin.x = 20 }
    stage.app.turn()
    stage.app.advance(by: 0.5)
    expectEqual(stage.app.row(0), "      0")
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(0), "      0")
  }

  @Test func `V9: an animation with a repeat count completes on time while its view is hidden`() {
    View.animate(withDuration: 1, options: .curveLinear) {
      View.modifyAnimations(withRepeatCount: 5, autoreverses: false) { stage.gauge.level = 100 }
    } completion: { [calls] in
      calls.finished.append($0)
    }
    stage.app.turn()
    stage.gauge.isHidden = true
    stage.app.turn()
    let turns = stage.app.turnCount
    stage.app.advance(by: 4.9)
    expectEqual(calls.finished, [])
    stage.app.advance(by: 0.2)
    expectEqual(calls.finished, [true])
    #expect(stage.app.turnCount - turns <= 6)
  }

  // MARK: Reduced motion

  @Test func `V9: with reduced motion, a repeated animation shows the model value at once and draws no frames`() {
    let stage = AnimationStage(traits: TraitCollection(reducesMotion: true))
    pulse(on: stage)
    expectEqual(stage.app.row(0), "100")
    expectEqual(calls.finished, [true])
    #expect(stage.isIdle)
  }

  @Test func `V9: a repeated animation ends when the user turns on reduced motion`() {
    pulse()
    stage.app.advance(by: 0.5)
    stage.app.application.traitOverrides.reducesMotion = true
    stage.app.turn()
    expectEqual(stage.app.row(0), "100")
    expectEqual(calls.finished, [true])
    #expect(stage.isIdle)
  }
}
