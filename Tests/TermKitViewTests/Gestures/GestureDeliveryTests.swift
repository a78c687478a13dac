import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// How recognizers change the touches that views get, and what ends gestures early.
@MainActor @Suite struct GestureDeliveryTests {
  private let stage = GestureStage()
  private var app: TestApplication { stage.app }

  @Test func `V6: without cancelsTouchesInView, the view gets the whole touch beside the gesture`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    pan.cancelsTouchesInView = false
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    app.mouseUp(8, 4)
    expectEqual(
      stage.takeLog(),
      [
        "inner: began", "pan: began", "inner: moved", "pan: ended", "inner: ended",
      ])
  }

  @Test func `V6: a gesture that has begun ends with the release, also if its class handles only the press`() {
    final class Press: GestureRecognizer {
      override func touchBegan(_ touch: Touch) { state = .began }
    }
    stage.add(Press(), "press", to: stage.inner)
    app.click(7, 4)
    expectEqual(stage.takeLog().filter { $0.hasPrefix("press") }, ["press: began", "press: ended"])
  }

  @Test(arguments: [GestureRecognizer.State.failed, .cancelled])
  func `V6: a gesture that has begun and that its class gives up is cancelled`(end: GestureRecognizer.State) {
    final class Press: GestureRecognizer {
      var end = State.failed
      override func touchBegan(_ touch: Touch) { state = .began }
      override func touchMoved(_ touch: Touch) { state = end }
    }
    stage.add(Press(), "press", to: stage.inner).end = end
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    app.mouseUp(8, 4)
    expectEqual(stage.takeActions(), ["press: began", "press: cancelled"])
  }

  @Test func `V6: with delaysTouchesBegan, the view gets the touch after the gesture has failed, or never`() {
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    tap.delaysTouchesBegan = true
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["tap: ended"])
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    app.mouseDrag(9, 4)
    expectEqual(stage.takeLog(), [])
    app.mouseDrag(12, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: moved"])
    app.mouseUp(12, 4)
    expectEqual(stage.takeLog(), ["inner: ended"])
  }

  @Test func `V6: a touch that is delivered late has the positions of its events`() {
    final class Tracker: View {
      var lines: [String] = []
      override func touchBegan(_ touch: Touch) { note(touch) }
      override func touchMoved(_ touch: Touch) { note(touch) }
      override func touchEnded(_ touch: Touch) { note(touch) }
      private func note(_ touch: Touch) {
        lines.append("\(touch.phase) \(touch.previousLocation(in: self).x) to \(touch.location(in: self).x)")
      }
    }
    let tracker = Tracker(frame: stage.inner.bounds)
    stage.inner.addSubview(tracker)
    let press = stage.add(LongPressGestureRecognizer(), "press", to: tracker)
    press.delaysTouchesBegan = true
    press.allowableMovement = 100
    app.mouseDown(7, 4)
    app.mouseDrag(9, 4)
    app.mouseDrag(10, 4)
    app.mouseUp(11, 4)
    expectEqual(tracker.lines, ["began 1 to 1", "moved 1 to 4", "ended 4 to 5"])
  }

  @Test func `V6: without delaysTouchesEnded, the view hears of the release at once`() {
    let tap = stage.add(TapGestureRecognizer(), "double", to: stage.outer)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: ended"])
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: cancelled", "double: ended"])
  }

  @Test func `V6: disabling a recognizer in the middle of its gesture cancels it`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    _ = stage.takeLog()
    pan.isEnabled = false
    expectEqual(stage.takeLog(), ["pan: cancelled"])
    expectEqual(pan.state, .possible)
    pan.isEnabled = true
    app.mouseDrag(9, 4)
    app.mouseUp(9, 4)
    expectEqual(stage.takeLog(), [], "the touch is over for the recognizer and for the view")
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    expectEqual(stage.takeActions(), ["pan: began"])
  }

  @Test func `V6: disabling a recognizer that has not begun lets the others and the view go on`() {
    let double = stage.add(TapGestureRecognizer(), "double", to: stage.outer)
    double.numberOfTapsRequired = 2
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began"])
    double.isEnabled = false
    expectEqual(stage.takeLog(), ["inner: ended"])
  }

  @Test func `V6: a gesture is cancelled when its recognizer or its view is removed or hidden, or its window closes`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    let window = stage.outer.window
    let endings: [(String, () -> Void, () -> Void)] = [
      (
        "the recognizer is removed", { [stage] in stage.outer.removeGestureRecognizer(pan) },
        { [stage] in stage.outer.addGestureRecognizer(pan) }
      ),
      (
        "the view is removed", { [stage] in stage.outer.removeFromSuperview() },
        { [stage] in window?.addSubview(stage.outer) }
      ),
      ("the view is hidden", { [stage] in stage.outer.isHidden = true }, { [stage] in stage.outer.isHidden = false }),
      ("the window closes", { window?.close() }, { window?.makeKeyAndVisible() }),
    ]
    for (name, end, restore) in endings {
      app.mouseDown(7, 4)
      app.mouseDrag(8, 4)
      end()
      app.mouseDrag(9, 4)
      app.mouseUp(9, 4)
      restore()
      expectEqual(
        stage.takeLog(), ["inner: began", "inner: cancelled", "pan: began", "pan: cancelled"], "\(name)")
    }
  }

  @Test func `V6: a gesture is cancelled when the terminal loses the focus or the program is suspended`() {
    stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    for end in [{ [app] in app.setFocus(false) }, { [app] in app.press(.character("z"), holding: .control) }] {
      app.mouseDown(7, 4)
      app.mouseDrag(8, 4)
      end()
      expectEqual(stage.takeActions(), ["pan: began", "pan: cancelled"])
    }
  }

  @Test func `V6: a pan of the wheel is cancelled when the terminal loses the focus`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    pan.allowedScrollTypesMask = .all
    app.turnWheel(by: 1, 7, 4)
    app.setFocus(false)
    expectEqual(stage.takeActions(), ["pan: began", "pan: cancelled"])
  }

  @Test func `V6: a recognizer that an action moves while it is added elsewhere has one view`() {
    let (press, other) = (LongPressGestureRecognizer(), View())
    stage.add(press, "press", to: stage.outer)
    press.addAction { press in if press.state == .cancelled { other.addGestureRecognizer(press) } }
    app.mouseDown(7, 4)
    app.advance(by: 1)
    stage.inner.addGestureRecognizer(press)
    #expect(press.view === stage.inner && stage.inner.gestureRecognizers.count == 1)
    #expect(other.gestureRecognizers.isEmpty && stage.outer.gestureRecognizers.isEmpty)
  }

  @Test func `V6: a pan goes on when the pressed view inside its view is removed`() {
    stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    stage.inner.removeFromSuperview()
    app.mouseDrag(9, 4)
    app.mouseUp(9, 4)
    expectEqual(stage.takeActions(), ["pan: began", "pan: changed", "pan: ended"])
  }

  @Test func `V6: an action may remove the view, its recognizer and its window`() {
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    tap.addAction { [stage] tap in
      stage.outer.removeGestureRecognizer(tap)
      stage.outer.window?.close()
      stage.outer.removeFromSuperview()
    }
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: cancelled", "tap: ended"])
    expectNil(tap.view)
    expectEqual(tap.state, .possible)
  }

  @Test func `V6: a context menu takes the press away from recognizers and views`() {
    final class MenuDelegate: ContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
      ) -> ContextMenuConfiguration? {
        ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Action(title: "Copy") { _ in }]) })
      }
    }
    let delegate = MenuDelegate()
    stage.inner.addInteraction(ContextMenuInteraction(delegate: delegate))
    stage.add(TapGestureRecognizer(), "tap", to: stage.outer).buttonMaskRequired = .secondary
    app.mouseDown(7, 4, button: 2)
    app.mouseUp(7, 4, button: 2)
    expectEqual(stage.takeLog(), [])
  }

  @Test func `V6: a recognizer of one's own that forgets to fail or to end does not stay in the way`() {
    final class Careless: GestureRecognizer {
      var begins = false
      override func touchMoved(_ touch: Touch) { if begins { state = .began } }
      override func touchEnded(_ touch: Touch) { if !begins { super.touchEnded(touch) } }
    }
    let careless = stage.add(Careless(), "careless", to: stage.outer)
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: ended"])
    careless.begins = true
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    app.mouseUp(8, 4)
    expectEqual(stage.takeActions(), ["careless: began", "careless: ended"])
    expectEqual(careless.state, .possible)
  }

  @Test func `V6: a view's recognizers can be replaced, and a recognizer belongs to one view`() {
    let (first, second) = (TapGestureRecognizer(), PanGestureRecognizer())
    stage.outer.gestureRecognizers = [first, second]
    #expect(first.view === stage.outer && second.view === stage.outer)
    stage.inner.addGestureRecognizer(first)
    expectEqual(stage.outer.gestureRecognizers.count, 1)
    stage.outer.gestureRecognizers.removeAll()
    expectNil(second.view)
    #expect(stage.inner.gestureRecognizers.first === first)
  }
}
