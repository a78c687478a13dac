import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitToolkit

@MainActor @Suite struct AnimationTests {
  private let stage = TestScene()
  private let view = GaugeView(frame: Rect(0, 0, 4, 1))

  init() { stage.window.addSubview(view) }

  private func animate(_ seconds: Double = 1, delay: Double = 0, _ changes: @MainActor () -> Void) {
    View.animate(withDuration: seconds, delay: delay, curve: .linear, animations: changes)
    stage.frame()
  }

  @Test func `what is set in a block is set at once and seen little by little`() {
    animate { view.alpha = 0 }
    #expect(view.alpha == 0)
    #expect(view.presentationAlpha == 1)
    stage.frame(after: 0.25)
    #expect(view.presentationAlpha == 0.75)
    stage.frame(after: 0.75)
    #expect(view.presentationAlpha == 0)
  }

  @Test func `opacity, colours, frames and animatable properties move together`() {
    view.backgroundColor = .black
    animate {
      view.alpha = 0.5
      view.backgroundColor = .white
      view.frame = Rect(10, 2, 4, 1)
      view.level = 100
    }
    stage.frame(after: 0.5)
    #expect(view.presentationAlpha == 0.75)
    #expect(view.presentationBackground == Color(red: 128, green: 128, blue: 128))
    #expect(view.presentationFrame == Rect(5, 1, 4, 1))
    #expect(view.seenLevel == 50)
    #expect(view.level == 100)
  }

  @Test func `an animation begins with the first frame, however late that is`() {
    View.animate(withDuration: 1, curve: .linear) { view.alpha = 0 }
    stage.frame(after: 0.4)
    #expect(view.presentationAlpha == 1)
    stage.frame(after: 0.5)
    #expect(view.presentationAlpha == 0.5)
  }

  @Test func `interrupted, an animation goes on from what is seen`() {
    animate { view.level = 100 }
    stage.frame(after: 0.5)
    animate(2) { view.level = 0 }
    #expect(view.seenLevel == 50)
    stage.frame(after: 1)
    #expect(view.seenLevel == 25)
    stage.frame(after: 1)
    #expect(view.seenLevel == 0)
  }

  @Test func `set outside of a block a value jumps, even while it is moving`() {
    animate { view.level = 100 }
    stage.frame(after: 0.5)
    view.level = 7
    #expect(view.seenLevel == 7)
    stage.frame(after: 0.1)
    #expect(view.seenLevel == 7)
  }

  @Test func `setting what is set already outside of a block lets the movement go on`() {
    animate { view.frame = Rect(10, 0, 4, 1) }
    stage.frame(after: 0.5)
    view.frame = Rect(10, 0, 4, 1)
    #expect(view.presentationFrame.minX == 5)
    stage.frame(after: 0.2)
    #expect(view.presentationFrame.minX == 7)
  }

  @Test func `without animation things jump, even inside a block`() {
    animate {
      view.level = 100
      View.performWithoutAnimation { view.alpha = 0.5 }
      view.backgroundColor = .white
    }
    #expect(view.presentationAlpha == 0.5)
    #expect(view.seenLevel == 0)
    #expect(view.presentationBackground == .clear.interpolated(to: .white, at: 0))
  }

  @Test func `a delayed animation waits and then takes its whole duration`() {
    animate(1, delay: 2) { view.level = 100 }
    stage.frame(after: 1.9)
    #expect(view.seenLevel == 0)
    stage.frame(after: 0.6)
    #expect(view.seenLevel == 50)
    stage.frame(after: 0.5)
    #expect(view.seenLevel == 100)
  }

  @Test func `no frames are needed during a delay`() {
    animate(1, delay: 2) { view.level = 100 }
    #expect(stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 0.1) == 2)
    stage.frame(after: 2)
    #expect(stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 0.1) == 2.1)
    stage.frame(after: 1)
    #expect(stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 0.1) == nil)
  }

  @Test func `V9: an animation has no more frames than it prefers, unless another one needs them`() {
    func nextFrame() -> Double? { stage.scene.animator.nextFrameTime(after: 0, interval: 1.0 / 60) }
    View.animate(withDuration: 1, preferredFramesPerSecond: 30) { view.level = 100 }
    #expect(nextFrame() == 1.0 / 30)
    View.animate(withDuration: 1, preferredFramesPerSecond: 1000) { view.alpha = 0 }
    #expect(nextFrame() == 1.0 / 60)
    stage.frame()
    stage.frame(after: 0.5)
    #expect(view.seenLevel == 50)
  }

  @Test func `V9: the last frame of an animation is at its end, however few it prefers`() {
    View.animate(withDuration: 0.3, preferredFramesPerSecond: 25) { view.level = 100 }
    stage.frame()
    let start = stage.clock.now
    var times: [Double] = []
    while let next = stage.scene.animator.nextFrameTime(after: stage.clock.now, interval: 1.0 / 60), times.count < 20 {
      stage.frame(after: next - stage.clock.now)
      times.append(((stage.clock.now - start) * 1000).rounded())
    }
    #expect(times == [40, 80, 120, 160, 200, 240, 280, 300])
    #expect(view.seenLevel == 100)
  }

  @Test func `with reduced motion everything jumps to its end`() {
    stage.scene.animator.isInstant = true
    var isFinished: Bool?
    View.animate(withDuration: 1, delay: 1) {
      view.level = 100
    } completion: {
      isFinished = $0
    }
    #expect(view.seenLevel == 100)
    #expect(isFinished == true)
  }

  @Test func `views that are not on a screen do not move`() {
    let stray = GaugeView()
    animate { stray.level = 9 }
    #expect(stray.seenLevel == 9)
  }

  @Test func `a block of no duration moves nothing`() {
    animate(0) { view.level = 9 }
    #expect(view.seenLevel == 9)
  }

  @Test func `a nested block has its own duration`() {
    let other = GaugeView()
    stage.window.addSubview(other)
    animate(1) {
      View.animate(withDuration: 4, curve: .linear) { other.level = 100 }
      view.level = 100
    }
    stage.frame(after: 0.5)
    #expect(view.seenLevel == 50)
    #expect(other.seenLevel == 13)
  }

  @Test func `a frame set by layout inside a block is animated like one set by hand`() {
    let holder = LayingOutView(frame: Rect(0, 0, 20, 3))
    stage.window.addSubview(holder)
    stage.frame()
    animate {
      holder.column = 10
      holder.layoutIfNeeded()
    }
    stage.frame(after: 0.5)
    #expect(holder.inner.presentationFrame.minX == 5)
  }

  @Test func `what is seen at the end is what was set, even if frames are late`() {
    animate { view.frame = Rect(10, 3, 6, 2) }
    stage.frame(after: 100)
    #expect(view.presentationFrame == Rect(10, 3, 6, 2))
  }

  @Test func `setting what is set already does not interrupt the way there`() {
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
    #expect(view.presentationAlpha == 0.25)
    stage.frame(after: 0.25)
    #expect(finished == [true])
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
