import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct AnimationCompletionTests {
  private let stage = TestScene()
  private let view = GaugeView(frame: Rect(0, 0, 4, 1))

  init() { stage.window.addSubview(view) }

  @Test func `an animation calls its completion handler once, with the last frame`() {
    var calls: [Bool] = []
    View.animate(withDuration: 1) {
      view.level = 5
      view.alpha = 0
    } completion: {
      calls.append($0)
    }
    stage.frame()
    stage.frame(after: 0.9)
    #expect(calls.isEmpty)
    stage.frame(after: 0.1)
    expectEqual(calls, [true])
    stage.frame(after: 5)
    expectEqual(calls, [true])
  }

  @Test func `an animation block that changes nothing completes immediately`() {
    var isFinished: Bool?
    View.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      isFinished = $0
    }
    expectEqual(isFinished, true)
  }

  @Test func `an interrupted animation completes as unfinished, the interrupting animation as finished`() {
    var calls: [String] = []
    View.animate(withDuration: 1) {
      view.level = 5
    } completion: {
      calls.append("first \($0)")
    }
    stage.frame()
    stage.frame(after: 0.5)
    View.animate(withDuration: 1) {
      view.level = 0
    } completion: {
      calls.append("second \($0)")
    }
    stage.frame()
    expectEqual(calls, ["first false"])
    stage.frame(after: 1)
    expectEqual(calls, ["first false", "second true"])
  }

  @Test func `an animation completes as unfinished when its property is set outside an animation block`() {
    var isFinished: Bool?
    View.animate(withDuration: 1, delay: 50) {
      view.level = 5
    } completion: {
      isFinished = $0
    }
    stage.frame()
    view.level = 2
    stage.frame()
    expectEqual(isFinished, false)
  }

  @Test func `removing a view from its window completes its animation as unfinished and shows the model value`() {
    var isFinished: Bool?
    View.animate(withDuration: 1) {
      view.level = 5
    } completion: {
      isFinished = $0
    }
    stage.frame()
    stage.frame(after: 0.5)
    view.removeFromSuperview()
    stage.frame(after: 0.1)
    expectEqual(isFinished, false)
    expectEqual(view.seenLevel, 5)
  }

  @Test func `releasing a view completes its animation as unfinished`() {
    var isFinished: Bool?
    do {
      let other = GaugeView()
      stage.window.addSubview(other)
      View.animate(withDuration: 1) {
        other.level = 5
      } completion: {
        isFinished = $0
      }
      stage.frame()
      other.removeFromSuperview()
    }
    stage.frame(after: 0.1)
    expectEqual(isFinished, false)
    expectNil(stage.scene.animator.nextFrameTime(after: 0, interval: 1))
  }

  @Test func `a completion handler can start another animation`() {
    View.animate(withDuration: 1, curve: .linear) {
      view.level = 10
    } completion: { [view] _ in
      View.animate(withDuration: 1, curve: .linear) { view.level = 0 }
    }
    stage.frame()
    stage.frame(after: 1)
    expectEqual(view.seenLevel, 10)
    stage.frame()
    stage.frame(after: 0.5)
    expectEqual(view.seenLevel, 5)
  }

  @Test func `the completion handler of an outer block does not wait for nested blocks`() {
    var order: [String] = []
    View.animate(withDuration: 1) {
      view.level = 5
      View.animate(withDuration: 2) {
        view.alpha = 0
      } completion: { _ in
        order.append("inner")
      }
    } completion: { _ in
      order.append("outer")
    }
    stage.frame()
    stage.frame(after: 1)
    expectEqual(order, ["outer"])
    stage.frame(after: 1)
    expectEqual(order, ["outer", "inner"])
  }

  @Test func `an animation releases its completion handler after calling it`() {
    weak var held: GaugeView?
    do {
      let other = GaugeView()
      held = other
      stage.window.addSubview(other)
      View.animate(withDuration: 1) {
        other.level = 5
      } completion: { _ in
        other.removeFromSuperview()
      }
    }
    stage.frame()
    #expect(held != nil)
    stage.frame(after: 1)
    expectNil(held)
  }
}
