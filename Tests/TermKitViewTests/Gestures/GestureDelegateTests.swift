import TermKit
import TermKitTesting
import TestBasics
import Testing

/// What decides which gestures are recognized: failure requirements, delegates and views.
@MainActor @Suite struct GestureDelegateTests {
  private let stage = GestureStage()
  private let delegate = ClosureDelegate()
  private var app: TestApplication { stage.app }

  private func drag(from start: Point, to end: Point) {
    app.mouseDown(start.x, start.y)
    app.mouseDrag(start.x + (end.x - start.x).signum(), start.y)
    app.mouseDrag(end.x, end.y)
    app.mouseUp(end.x, end.y)
  }

  @Test func `V6: all recognizers of a subtree can wait for the pan from the edge of the screen`() throws {
    let window = try #require(stage.outer.window)
    stage.outer.frame.origin.x = 0
    stage.inner.frame.origin.x = 0
    let edge = ScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.delegate = delegate
    delegate.isRequiredToFail = { recognizer, other in
      guard recognizer === edge, let view = edge.view else { return false }
      return other.view?.isDescendant(of: view) == true
    }
    stage.add(PanGestureRecognizer(), "pan", to: stage.inner)
    stage.add(edge, "edge", to: window)
    drag(from: Point(x: 0, y: 4), to: Point(x: 6, y: 4))
    expectEqual(stage.takeActions(), ["edge: began", "edge: changed", "edge: ended"])
    drag(from: Point(x: 3, y: 4), to: Point(x: 6, y: 4))
    expectEqual(stage.takeActions(), ["pan: began", "pan: changed", "pan: ended"])
    app.mouseDown(0, 4)
    app.mouseDrag(0, 6)
    app.mouseUp(0, 6)
    expectEqual(stage.takeActions(), ["pan: began", "pan: ended"], "a drag along the edge is no pan from the edge")
  }

  @Test func `V6: delegates are asked for failure requirements once in each attempt, and only when the answer matters`()
  {
    let double = stage.add(TapGestureRecognizer(), "double", to: stage.outer)
    double.numberOfTapsRequired = 2
    let single = stage.add(TapGestureRecognizer(), "single", to: stage.inner)
    var questions: [String] = []
    single.delegate = delegate
    double.delegate = delegate
    delegate.requiresFailure = { recognizer, other in
      questions.append("\(recognizer.name ?? "") after \(other.name ?? "")?")
      return recognizer === single
    }
    delegate.isRequiredToFail = { recognizer, other in
      questions.append("\(recognizer.name ?? "") before \(other.name ?? "")?")
      return false
    }
    app.mouseDown(7, 4)
    expectEqual(questions, [])
    app.mouseUp(7, 4)
    expectEqual(questions, ["single after double?"])
    app.advance(by: 1)
    expectEqual(stage.takeActions(), ["single: ended"])
    expectEqual(questions, ["single after double?"])
    app.click(7, 4)
    expectEqual(questions, ["single after double?", "single after double?"])
  }

  @Test func `V6: a tap can wait for the failure of a double tap in another view tree`() throws {
    let other = Window(windowScene: app.application.windowScene)
    other.frame = Rect(x: 24, y: 1, width: 6, height: 5)
    other.makeKeyAndVisible()
    let double = stage.add(TapGestureRecognizer(), "double", to: stage.inner)
    double.numberOfTapsRequired = 2
    let tap = stage.add(TapGestureRecognizer(), "tap", to: other)
    tap.delegate = delegate
    delegate.requiresFailure = { _, other in other === double }
    app.click(25, 3)
    expectEqual(stage.takeActions(), ["tap: ended"], "no double tap is under way")
    app.click(7, 4)
    app.click(25, 3)
    expectEqual(stage.takeActions(), [])
    app.advance(by: 0.5)
    expectEqual(stage.takeActions(), ["tap: ended"])
  }

  @Test func `V6: a recognizer fails if the one that it waits for recognizes its gesture, even if both could go on`() {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe", to: stage.outer)
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    pan.require(toFail: swipe)
    pan.delegate = delegate
    delegate.isSimultaneous = { _, _ in true }
    drag(from: Point(x: 7, y: 4), to: Point(x: 12, y: 4))
    expectEqual(stage.takeActions(), ["swipe: ended"])
    drag(from: Point(x: 12, y: 4), to: Point(x: 7, y: 4))
    expectEqual(stage.takeActions(), ["pan: began", "pan: ended"])
  }

  @Test func `V6: a pan that waits until the button is released begins and ends then`() {
    let press = LongPressGestureRecognizer()
    press.allowableMovement = 100
    stage.add(press, "press", to: stage.outer)
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    pan.require(toFail: press)
    drag(from: Point(x: 7, y: 4), to: Point(x: 12, y: 4))
    expectEqual(stage.takeActions(), ["pan: began", "pan: ended"])
  }

  @Test func `V6: of recognizers that require each other to fail, the first one is recognized`() {
    let (first, second) = (TapGestureRecognizer(), TapGestureRecognizer())
    first.require(toFail: second)
    second.require(toFail: first)
    stage.add(first, "first", to: stage.inner)
    stage.add(second, "second", to: stage.outer)
    app.click(7, 4)
    expectEqual(stage.takeActions(), ["first: ended"])
  }

  @Test func `V6: one delegate suffices to let two recognizers go on together`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    stage.add(PanGestureRecognizer(), "inner pan", to: stage.inner)
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    app.mouseUp(8, 4)
    expectEqual(stage.takeActions(), ["inner pan: began", "inner pan: ended"])
    pan.delegate = delegate
    delegate.isSimultaneous = { _, _ in true }
    app.mouseDown(7, 4)
    app.mouseDrag(8, 4)
    app.mouseUp(8, 4)
    expectEqual(stage.takeActions(), ["inner pan: began", "pan: began", "inner pan: ended", "pan: ended"])
  }

  @Test func `V6: subclasses can be recognized beside every other gesture`() {
    final class Modest: TapGestureRecognizer {
      override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
    }
    stage.add(Modest(), "modest", to: stage.outer)
    stage.add(TapGestureRecognizer(), "tap", to: stage.inner)
    app.click(7, 4)
    expectEqual(stage.takeActions(), ["tap: ended", "modest: ended"])
  }

  @Test func `V6: a recognizer that begins later cancels the gesture that it prevents (field trial S9)`() {
    final class Strong: PanGestureRecognizer {
      override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
      override func touchMoved(_ touch: Touch) {
        if let view, touch.location(in: view).x >= 10 { super.touchMoved(touch) }
      }
    }
    stage.add(PanGestureRecognizer(), "pan", to: stage.inner)
    stage.add(Strong(), "strong", to: stage.outer)
    app.mouseDown(7, 4)
    for x in 8...13 { app.mouseDrag(x, 4) }
    let changes = Array(repeating: "pan: changed", count: 3)
    expectEqual(stage.takeActions(), ["pan: began"] + changes + ["pan: cancelled", "strong: began", "strong: changed"])
    app.mouseUp(13, 4)
    expectEqual(stage.takeActions(), ["strong: ended"])
  }

  @Test func `V6: a recognizer that may not begin fails, and another one is recognized`() {
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.inner)
    stage.add(TapGestureRecognizer(), "outer tap", to: stage.outer)
    tap.delegate = delegate
    delegate.begins = { _ in false }
    app.click(7, 4)
    expectEqual(stage.takeActions(), ["outer tap: ended"])
  }

  @Test func `V6: the pressed view and its superviews can refuse a gesture, up to the view of the recognizer`() {
    final class Refusing: View {
      override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        !(recognizer is TapGestureRecognizer)
      }
    }
    let refusing = Refusing(frame: Rect(x: 0, y: 0, width: 4, height: 2))
    refusing.addSubview(View(frame: refusing.bounds))
    stage.inner.addSubview(refusing)
    stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    app.click(7, 4)
    expectEqual(stage.takeActions(), [])
    app.click(12, 4)
    expectEqual(stage.takeActions(), ["tap: ended"])
  }

  @Test func `V6: a delegate can refuse a touch or an event, and the recognizer then leaves the touch to others`() {
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    tap.delegate = delegate
    delegate.receivesTouch = { [stage] in $0.view !== stage.inner }
    app.click(7, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: ended"])
    app.click(3, 3)
    expectEqual(stage.takeActions(), ["tap: ended"])
    delegate.receivesEvent = { $0.modifiers.contains(.shift) }
    app.click(3, 3)
    expectEqual(stage.takeActions(), [])
    app.mouseDown(3, 3, button: 4)
    app.mouseUp(3, 3, button: 4)
    expectEqual(stage.takeActions(), ["tap: ended"])
    expectEqual(tap.modifierFlags, .shift)
  }
}
