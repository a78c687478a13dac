import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct AnimationTests {
  private let stage = TestScene()
  private let view = GaugeView(frame: Rect(0, 0, 4, 1))

  init() { stage.window.addSubview(view) }

  private func animate(_ seconds: Double = 1, delay: Double = 0, _ changes: @MainActor () -> Void) {
    View.animate(withDuration: seconds, delay: delay, curve: .linear, animations: changes)
    stage.frame()
  }

  @Test func `an animation block changes model values immediately and presentation values gradually`() {
    animate { view.alpha = 0 }
    expectEqual(view.alpha, 0)
    expectEqual(view.presentationAlpha, 1)
    stage.frame(after: 0.25)
    expectEqual(view.presentationAlpha, 0.75)
    stage.frame(after: 0.75)
    expectEqual(view.presentationAlpha, 0)
  }

  @Test func `opacity, colours, frames and animatable properties animate together`() {
    view.backgroundColor = .black
    animate {
      view.alpha = 0.5
      view.backgroundColor = .white
      view.frame = Rect(10, 2, 4, 1)
      view.level = 100
    }
    stage.frame(after: 0.5)
    expectEqual(view.presentationAlpha, 0.75)
    expectEqual(view.presentationBackground, Color(red: 128, green: 128, blue: 128))
    expectEqual(view.presentationFrame, Rect(5, 1, 4, 1))
    expectEqual(view.seenLevel, 50)
    expectEqual(view.level, 100)
  }

  @Test func `an animation begins with its first frame, even if that frame is late`() {
    View.animate(withDuration: 1, curve: .linear) { view.alpha = 0 }
    stage.frame(after: 0.4)
    expectEqual(view.presentationAlpha, 1)
    stage.frame(after: 0.5)
    expectEqual(view.presentationAlpha, 0.5)
  }

  @Test func `an animation that interrupts another animation starts from the presentation value`() {
    animate { view.level = 100 }
    stage.frame(after: 0.5)
    animate(2) { view.level = 0 }
    expectEqual(view.seenLevel, 50)
    stage.frame(after: 1)
    expectEqual(view.seenLevel, 25)
    stage.frame(after: 1)
    expectEqual(view.seenLevel, 0)
  }

  @Test func `a property set outside an animation block jumps to its new value, even during an animation`() {
    animate { view.level = 100 }
    stage.frame(after: 0.5)
    view.level = 7
    expectEqual(view.seenLevel, 7)
    stage.frame(after: 0.1)
    expectEqual(view.seenLevel, 7)
  }

  @Test func `setting an unchanged frame outside an animation block does not stop the animation of the frame`() {
    animate { view.frame = Rect(10, 0, 4, 1) }
    stage.frame(after: 0.5)
    view.frame = Rect(10, 0, 4, 1)
    expectEqual(view.presentationFrame.minX, 5)
    stage.frame(after: 0.2)
    expectEqual(view.presentationFrame.minX, 7)
  }

  @Test func `performWithoutAnimation changes a value without animation, even inside an animation block`() {
    animate {
      view.level = 100
      View.performWithoutAnimation { view.alpha = 0.5 }
      view.backgroundColor = .white
    }
    expectEqual(view.presentationAlpha, 0.5)
    expectEqual(view.seenLevel, 0)
    expectEqual(view.presentationBackground, .clear.interpolated(to: .white, at: 0))
  }

  @Test func `a delayed animation waits and then takes its whole duration`() {
    animate(1, delay: 2) { view.level = 100 }
    stage.frame(after: 1.9)
    expectEqual(view.seenLevel, 0)
    stage.frame(after: 0.6)
    expectEqual(view.seenLevel, 50)
    stage.frame(after: 0.5)
    expectEqual(view.seenLevel, 100)
  }

  @Test func `an animation needs no frames during its delay`() {
    animate(1, delay: 2) { view.level = 100 }
    expectEqual(stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 0.1), 2)
    stage.frame(after: 2)
    expectEqual(stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 0.1), 2.1)
    stage.frame(after: 1)
    expectNil(stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 0.1))
  }

  @Test func `V9: an animation draws at its preferred frame rate unless another animation needs more frames`() {
    func nextFrame() -> Double? { stage.scene.animator.nextFrameTime(after: 0, interval: 1.0 / 60) }
    View.animate(withDuration: 1, preferredFramesPerSecond: 30) { view.level = 100 }
    expectEqual(nextFrame(), 1.0 / 30)
    View.animate(withDuration: 1, preferredFramesPerSecond: 1000) { view.alpha = 0 }
    expectEqual(nextFrame(), 1.0 / 60)
    stage.frame()
    stage.frame(after: 0.5)
    expectEqual(view.seenLevel, 50)
  }

  @Test func `V9: an animation draws its last frame exactly at its end, at any preferred frame rate`() {
    View.animate(withDuration: 0.3, preferredFramesPerSecond: 25) { view.level = 100 }
    stage.frame()
    let start = stage.clock.now
    var times: [Double] = []
    while let next = stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 1.0 / 60), times.count < 20 {
      stage.frame(after: next - stage.clock.now)
      times.append(((stage.clock.now - start) * 1000).rounded())
    }
    expectEqual(times, [40, 80, 120, 160, 200, 240, 280, 300])
    expectEqual(view.seenLevel, 100)
  }

  @Test func `with reduced motion, an animation jumps to its end and completes immediately`() {
    stage.scene.animator.isInstant = true
    var isFinished: Bool?
    View.animate(withDuration: 1, delay: 1) {
      view.level = 100
    } completion: {
      isFinished = $0
    }
    expectEqual(view.seenLevel, 100)
    expectEqual(isFinished, true)
  }

  @Test func `a view outside a window changes without animation`() {
    let stray = GaugeView()
    animate { stray.level = 9 }
    expectEqual(stray.seenLevel, 9)
  }

  @Test func `an animation block with a duration of zero changes values immediately`() {
    animate(0) { view.level = 9 }
    expectEqual(view.seenLevel, 9)
  }

  @Test func `a nested animation block has its own duration`() {
    let other = GaugeView()
    stage.window.addSubview(other)
    animate(1) {
      View.animate(withDuration: 4, curve: .linear) { other.level = 100 }
      view.level = 100
    }
    stage.frame(after: 0.5)
    expectEqual(view.seenLevel, 50)
    expectEqual(other.seenLevel, 13)
  }

  @Test func `layoutIfNeeded in an animation block animates the frames that the layout sets`() {
    let holder = LayingOutView(frame: Rect(0, 0, 20, 3))
    stage.window.addSubview(holder)
    stage.frame()
    animate {
      holder.column = 10
      holder.layoutIfNeeded()
    }
    stage.frame(after: 0.5)
    expectEqual(holder.inner.presentationFrame.minX, 5)
  }

  @Test func `an animation ends exactly at the model value, even if frames are late`() {
    animate { view.frame = Rect(10, 3, 6, 2) }
    stage.frame(after: 100)
    expectEqual(view.presentationFrame, Rect(10, 3, 6, 2))
  }

  @Test func `setting an unchanged value, inside or outside a block, does not interrupt its animation`() {
    var finished: [Bool] = []
    View.animate(withDuration: 1, curve: .linear) {
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.frame()
    stage.frame(after: 0.5)
    view.alpha = 0
    animate(5) { view.alpha = 0 }
    stage.frame(after: 0.25)
    expectEqual(view.presentationAlpha, 0.25)
    stage.frame(after: 0.25)
    expectEqual(finished, [true])
  }
}

/// A view with its own animatable property.
final class GaugeView: View {
  @Animatable var level = 0
  var seenLevel: Int { $level }
  override func draw(in canvas: inout Canvas) { canvas.draw("\($level)", at: .zero) }
}

private final class LayingOutView: View {
  let inner = View(frame: Rect(0, 0, 1, 1))
  var column = 0 { didSet { setNeedsLayout() } }

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  override func layoutSubviews() { inner.frame.origin.x = column }
}
