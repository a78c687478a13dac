import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Pans, swipes, pans from the edge and the wheel.
@MainActor @Suite struct PanGestureTests {
  private let stage = GestureStage()
  private var app: TestApplication { stage.app }

  @Test func `V6: a pan begins when the mouse moves to another cell, and tells how far it has moved`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    var translations: [Point] = []
    pan.addAction { [stage] pan in translations.append(pan.translation(in: stage.outer)) }
    app.mouseDown(7, 4)
    app.mouseDrag(7, 4)
    expectEqual(stage.takeLog(), ["inner: began", "inner: moved"])
    app.mouseDrag(9, 4)
    app.mouseDrag(10, 6)
    app.mouseUp(10, 6)
    expectEqual(stage.takeLog(), ["inner: cancelled", "pan: began", "pan: changed", "pan: ended"])
    expectEqual(translations, [Point(x: 2, y: 0), Point(x: 3, y: 2), Point(x: 3, y: 2)])
  }

  @Test func `V6: on a terminal that reports only presses and releases, a pan ends where the button was released`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    var last: Point?
    pan.addAction { [stage] pan in last = pan.translation(in: stage.outer) }
    stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    app.mouseDown(7, 4)
    app.mouseUp(12, 4)
    expectEqual(stage.takeActions(), ["pan: began", "pan: ended"], "and it is no tap")
    expectEqual(last, Point(x: 5, y: 0))
  }

  @Test func `V6: later movements are added to a translation that was set`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.mouseDown(7, 4)
    app.mouseDrag(9, 4)
    pan.setTranslation(Point(x: 10, y: 10), in: nil)
    app.mouseDrag(8, 5)
    expectEqual(pan.translation(in: nil), Point(x: 9, y: 11))
  }

  @Test func `V6: a pan's velocity is that of the last tenth of a second, in cells per second`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.mouseDown(2, 4)
    app.advance(by: 3)
    app.mouseDrag(4, 4)
    app.advance(by: 0.05)
    app.mouseDrag(6, 4)
    app.advance(by: 0.05)
    app.mouseDrag(8, 3)
    expectEqual(pan.velocity(in: stage.outer), Point(x: 60, y: -10))
    app.advance(by: 0.2)
    expectEqual(pan.velocity(in: stage.outer), .zero, "the mouse rests")
  }

  @Test func `V6: only the left button pans`() {
    stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.mouseDown(7, 4, button: 1)
    app.mouseDrag(9, 4, button: 1)
    app.mouseUp(9, 4, button: 1)
    expectEqual(stage.takeActions(), [])
  }

  @Test(arguments: [
    (SwipeGestureRecognizer.Direction.right, Point(x: 4, y: 1)), (.left, Point(x: -4, y: 0)), (.up, Point(x: 0, y: -2)),
    (.down, Point(x: 3, y: 2)),
  ])
  func `V6: a swipe is recognized after four columns or two rows in its direction`(
    direction: SwipeGestureRecognizer.Direction, movement: Point
  ) {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe", to: stage.outer)
    for wanted: SwipeGestureRecognizer.Direction in [.right, .left, .up, .down] {
      swipe.direction = wanted
      app.mouseDown(7, 4)
      app.mouseDrag(7 + movement.x.signum(), 4)
      app.mouseDrag(7 + movement.x, 4 + movement.y)
      expectEqual(stage.takeActions(), (wanted == direction ? ["swipe: ended"] : []))
      app.mouseUp(7 + movement.x, 4 + movement.y)
      expectEqual(stage.takeActions(), [])
    }
  }

  @Test func `V6: a swipe that is slower than half a second fails`() {
    stage.add(SwipeGestureRecognizer(), "swipe", to: stage.outer)
    app.mouseDown(7, 4)
    app.mouseDrag(10, 4)
    app.advance(by: 0.6)
    app.mouseDrag(12, 4)
    app.mouseUp(12, 4)
    expectEqual(stage.takeActions(), [])
  }

  @Test(arguments: [
    (RectEdge.left, Point(x: 0, y: 4), Point(x: 1, y: 0)), (.right, Point(x: 29, y: 4), Point(x: -1, y: 0)),
    (.top, Point(x: 9, y: 1), Point(x: 0, y: 1)), (.bottom, Point(x: 9, y: 9), Point(x: 0, y: -1)),
  ])
  func `V6: a pan from an edge begins in the outermost column or row and leads away from the edge`(
    edge: RectEdge, start: Point, movement: Point
  ) throws {
    let pan = ScreenEdgePanGestureRecognizer()
    stage.add(pan, "edge", to: try #require(stage.outer.window))
    func drag(from start: Point, by movement: Point) -> [String] {
      app.mouseDown(start.x, start.y)
      app.mouseDrag(start.x + movement.x, start.y + movement.y)
      app.mouseUp(start.x + movement.x, start.y + movement.y)
      return stage.takeActions()
    }
    expectEqual(drag(from: start, by: movement), [], "no edge is set")
    pan.edges = edge
    expectEqual(drag(from: start, by: movement), ["edge: began", "edge: ended"])
    expectEqual(drag(from: start + movement, by: movement), [], "the drag begins too far inside")
    expectEqual(drag(from: start, by: Point(x: 2 * movement.y, y: 2 * movement.x)), [], "the drag leads along the edge")
  }

  @Test func `V6: a turn of the wheel is a pan if the recognizer allows it`() {
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.turnWheel(by: 1, 7, 4)
    expectEqual(stage.takeActions(), [])
    pan.allowedScrollTypesMask = .all
    var translations: [Point] = []
    pan.addAction { pan in translations.append(pan.translation(in: nil)) }
    app.turnWheel(by: 2, 7, 4)
    app.advance(by: 0.1)
    app.turnWheel(by: -3, 25, 4)
    expectEqual(stage.takeActions(), ["pan: began", "pan: changed", "pan: changed", "pan: changed", "pan: changed"])
    app.advance(by: 0.3)
    expectEqual(stage.takeActions(), ["pan: ended"])
    expectEqual(translations.map(\.y), [-3, -6, -3, 0, 3, 3])
    app.turnWheel(by: 1, 25, 4)
    app.advance(by: 1)
    expectEqual(stage.takeActions(), [])
  }

  @Test func `V6: the wheel goes to the scroll view or the recognizer that is nearest to the pointer`() {
    let scroll = ScrollView(frame: stage.inner.bounds)
    scroll.contentSize = Size(width: 8, height: 30)
    stage.inner.addSubview(scroll)
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    pan.allowedScrollTypesMask = .discrete
    app.turnWheel(by: 1, 7, 4)
    expectEqual(scroll.contentOffset.y, 3)
    expectEqual(stage.takeActions(), [])
    app.turnWheel(by: 1, 3, 4)
    expectEqual(stage.takeActions(), ["pan: began"])
    app.advance(by: 1)
    scroll.addGestureRecognizer(pan)
    app.turnWheel(by: 1, 7, 4)
    expectEqual(scroll.contentOffset.y, 3)
    expectEqual(stage.takeActions(), ["pan: ended", "pan: began"])
  }

  @Test func `V6: a wheel pan that may not begin leaves the wheel to the next responder`() {
    let scroll = ScrollView(frame: stage.inner.bounds)
    scroll.contentSize = Size(width: 8, height: 30)
    stage.inner.addSubview(scroll)
    let (delegate, pan) = (ClosureDelegate(), PanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    pan.delegate = delegate
    stage.add(pan, "pan", to: scroll)
    delegate.begins = { _ in false }
    app.turnWheel(by: 1, 7, 4)
    delegate.begins = { _ in true }
    delegate.receivesEvent = { _ in false }
    app.turnWheel(by: 1, 7, 4)
    expectEqual(scroll.contentOffset.y, 6)
    expectEqual(stage.takeActions(), [])
    delegate.receivesEvent = { _ in true }
    app.turnWheel(by: 1, 7, 4)
    pan.isEnabled = false
    app.turnWheel(by: 1, 7, 4)
    expectEqual(scroll.contentOffset.y, 9)
    expectEqual(stage.takeActions(), ["pan: began", "pan: cancelled"])
  }
}
