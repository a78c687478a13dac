import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Taps and long presses.
@MainActor @Suite struct TapGestureTests {
  private let stage = GestureStage()
  private var app: TestApplication { stage.app }

  @Test func `V6: a click in a view or inside it is a tap, and the view's touch is cancelled`() {
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    app.mouseDown(7, 4)
    expectEqual(stage.takeLog(), ["inner: began"])
    app.mouseUp(7, 4)
    expectEqual(stage.takeLog(), ["inner: cancelled", "tap: ended"])
    expectEqual(tap.state, .possible)
    expectEqual(tap.location(in: stage.outer), Point(x: 5, y: 2))
    expectEqual(tap.location(in: nil), Point(x: 7, y: 4))
    app.click(25, 4)
    expectEqual(stage.takeLog(), [])
  }

  @Test func `V6: a tap fails if the pointer moves by more than two columns or one row`() {
    stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    for (x, y, isTap) in [(9, 4, true), (10, 4, false), (7, 5, true), (7, 6, false)] {
      app.mouseDown(7, 4)
      app.mouseDrag(x, y)
      app.mouseUp(x, y)
      expectEqual(stage.takeActions(), (isTap ? ["tap: ended"] : []), "\(x), \(y)")
    }
  }

  @Test func `V6: a tap accepts only its buttons`() {
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    app.mouseDown(7, 4, button: 2)
    app.mouseUp(7, 4, button: 2)
    expectEqual(stage.takeLog(), ["inner: began", "inner: ended"])
    tap.buttonMaskRequired = [.secondary, .button(3)]
    for button in [1, 2] {
      app.mouseDown(7, 4, button: button)
      app.mouseUp(7, 4, button: button)
      expectEqual(stage.takeActions(), ["tap: ended"])
    }
    expectEqual(tap.buttonMask, .secondary)
    app.click(7, 4)
    expectEqual(stage.takeActions(), [])
  }

  @Test func `V6: a double tap delays the release in the view until it has failed, and cancels both touches if not`() {
    let tap = stage.add(TapGestureRecognizer(), "double", to: stage.outer)
    tap.numberOfTapsRequired = 2
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began"])
    app.advance(by: 0.5)
    expectEqual(stage.takeLog(), ["inner: ended"])
    app.click(7, 4)
    app.advance(by: 0.3)
    app.click(7, 4)
    expectEqual(
      stage.takeLog(), ["inner: began", "inner: began", "inner: cancelled", "inner: cancelled", "double: ended"])
    app.advance(by: 1)
    app.click(7, 4)
    app.click(11, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: ended", "inner: began", "inner: ended"], "too far away")
  }

  @Test func `V6: a single tap comes at once beside a double tap, unless it requires the double tap to fail`() {
    let single = stage.add(TapGestureRecognizer(), "single", to: stage.outer)
    let double = stage.add(TapGestureRecognizer(), "double", to: stage.outer)
    double.numberOfTapsRequired = 2
    app.click(7, 4)
    expectEqual(stage.takeActions(), ["single: ended"])
    app.click(7, 4)
    expectEqual(stage.takeActions(), ["double: ended"])
    single.require(toFail: double)
    app.click(7, 4)
    expectEqual(stage.takeActions(), [])
    expectEqual(single.state, .possible)
    app.advance(by: 0.5)
    expectEqual(stage.takeActions(), ["single: ended"])
    app.click(7, 4)
    app.click(7, 4)
    app.advance(by: 0.5)
    expectEqual(stage.takeActions(), ["double: ended"])
  }

  @Test func `V6: of two taps, that of the deeper view is recognized`() {
    stage.add(TapGestureRecognizer(), "outside", to: stage.outer)
    stage.add(TapGestureRecognizer(), "inside", to: stage.inner)
    app.click(7, 4)
    expectEqual(stage.takeActions(), ["inside: ended"])
    app.click(3, 3)
    expectEqual(stage.takeActions(), ["outside: ended"])
  }

  @Test func `V6: actions are methods or closures, and a removed target gets no more calls`() {
    @MainActor final class Target {
      var calls: [String] = []
      func tapped() { calls.append("tapped") }
      func moved(_ tap: TapGestureRecognizer) { calls.append("\(tap.state)") }
    }
    let target = Target()
    let tap = TapGestureRecognizer(target: target, action: Target.moved)
    tap.addTarget(target, action: Target.tapped)
    stage.inner.addGestureRecognizer(tap)
    app.click(7, 4)
    expectEqual(target.calls, ["ended", "tapped"])
    tap.removeTarget(target)
    app.click(7, 4)
    expectEqual(target.calls.count, 2)
  }

  @Test func `V6: a long press begins after half a second, follows the mouse and ends with the release`() {
    stage.add(LongPressGestureRecognizer(), "press", to: stage.outer)
    app.mouseDown(7, 4)
    app.advance(by: 0.4)
    app.mouseDrag(8, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: moved"])
    app.advance(by: 0.2)
    expectEqual(stage.takeLog(), ["inner: cancelled", "press: began"])
    app.mouseDrag(20, 7)
    app.mouseUp(20, 7)
    expectEqual(stage.takeLog(), ["press: changed", "press: ended"])
  }

  @Test func `V6: a long press fails if the button is released or the mouse moves away before its time`() {
    let press = stage.add(LongPressGestureRecognizer(), "press", to: stage.outer)
    press.minimumPressDuration = 1
    app.mouseDown(7, 4)
    app.advance(by: 0.9)
    app.mouseUp(7, 4)
    app.mouseDown(7, 4)
    app.mouseDrag(9, 4)
    app.advance(by: 2)
    app.mouseUp(9, 4)
    expectEqual(stage.takeActions(), [])
    press.allowableMovement = 2
    app.mouseDown(7, 4)
    app.mouseDrag(9, 4)
    app.advance(by: 1)
    expectEqual(stage.takeActions(), ["press: began"])
  }

  @Test func `V6: a long press can require taps before it`() {
    let press = stage.add(LongPressGestureRecognizer(), "press", to: stage.outer)
    press.numberOfTapsRequired = 1
    app.mouseDown(7, 4)
    app.advance(by: 1)
    app.mouseUp(7, 4)
    app.advance(by: 1)
    expectEqual(stage.takeActions(), [])
    app.click(7, 4)
    app.mouseDown(7, 4)
    app.advance(by: 0.6)
    expectEqual(stage.takeActions(), ["press: began"])
    app.mouseUp(7, 4)
    expectEqual(stage.takeActions(), ["press: ended"])
  }
}
