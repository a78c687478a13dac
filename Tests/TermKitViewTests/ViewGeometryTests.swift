import Stages
import TermKit
import TestBasics
import Testing

@MainActor @Suite struct ViewGeometryTests {
  private let stage = TestScene(size: Size(width: 40, height: 20))
  private let outer = View(frame: Rect(10, 5, 20, 10))
  private let inner = View(frame: Rect(2, 1, 6, 4))

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `bounds have the size of the frame, and an origin of zero by default`() {
    expectEqual(outer.bounds, Rect(0, 0, 20, 10))
    outer.bounds = Rect(3, 4, 7, 8)
    expectEqual(outer.frame, Rect(10, 5, 7, 8))
    expectEqual(outer.bounds, Rect(3, 4, 7, 8))
  }

  @Test func `points are converted to superviews, to siblings and to the window`() {
    let other = View(frame: Rect(1, 1, 3, 3))
    stage.window.addSubview(other)
    let point = Point(x: 1, y: 2)
    expectEqual(inner.convert(point, to: outer), Point(x: 3, y: 3))
    expectEqual(inner.convert(point, to: nil), Point(x: 13, y: 8))
    expectEqual(inner.convert(Point(x: 13, y: 8), from: nil), point)
    expectEqual(inner.convert(point, to: other), Point(x: 12, y: 7))
    expectEqual(other.convert(Point(x: 12, y: 7), to: inner), point)
    expectEqual(inner.convert(Point(x: 12, y: 7), from: other), point)
    expectEqual(inner.convert(inner.bounds, to: nil), Rect(12, 6, 6, 4))
  }

  @Test func `scrolled bounds shift coordinate conversion and hit testing`() {
    outer.bounds.origin = Point(x: 1, y: 1)
    expectEqual(inner.convert(Point.zero, to: nil), Point(x: 11, y: 5))
    expectEqual(inner.convert(Point(x: 11, y: 5), from: nil), .zero)
    #expect(stage.window.hitTest(Point(x: 11, y: 5)) === inner)
    #expect(stage.window.hitTest(Point(x: 17, y: 5)) === outer)
  }

  // MARK: Hit testing

  @Test func `C8: hit testing returns the frontmost view at a point`() {
    #expect(stage.window.hitTest(Point(x: 12, y: 6)) === inner)
    #expect(stage.window.hitTest(Point(x: 17, y: 9)) === inner)
    #expect(stage.window.hitTest(Point(x: 18, y: 6)) === outer)
    #expect(stage.window.hitTest(Point(x: 1, y: 1)) === stage.window)
    expectNil(stage.window.hitTest(Point(x: 40, y: 1)))
    let front = View(frame: inner.frame)
    outer.addSubview(front)
    #expect(stage.window.hitTest(Point(x: 12, y: 6)) === front)
  }

  @Test func `hit testing skips views that are hidden, transparent or have user interaction disabled`() {
    let point = Point(x: 12, y: 6)
    inner.isHidden = true
    #expect(stage.window.hitTest(point) === outer)
    inner.isHidden = false
    inner.alpha = 0
    #expect(stage.window.hitTest(point) === outer)
    inner.alpha = 0.5
    #expect(stage.window.hitTest(point) === inner)
    outer.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point) === stage.window)
  }

  @Test func `hit testing ignores the part of a subview outside its superview's bounds`() {
    inner.frame.origin = Point(x: 18, y: 0)
    #expect(stage.window.hitTest(Point(x: 29, y: 5)) === inner)
    #expect(stage.window.hitTest(Point(x: 30, y: 5)) === stage.window)
  }

  @Test func `C8: a view that overrides point(inside:) is hit outside its bounds`() {
    final class Generous: View {
      override func point(inside point: Point) -> Bool {
        point.x >= -1 && point.x <= bounds.width && point.y >= 0 && point.y < bounds.height
      }
    }
    let generous = Generous(frame: Rect(12, 2, 3, 1))
    outer.addSubview(generous)
    #expect(stage.window.hitTest(Point(x: 21, y: 7)) === generous)
    #expect(stage.window.hitTest(Point(x: 25, y: 7)) === generous)
    #expect(stage.window.hitTest(Point(x: 26, y: 7)) === outer)
  }

  @Test func `a view's frame never has a negative size`() {
    let view = View(frame: Rect(1, 1, -4, 2))
    expectEqual(view.frame, Rect(1, 1, 0, 2))
    view.frame = Rect(0, 0, 3, -1)
    expectEqual(view.frame, Rect(0, 0, 3, 0))
    view.bounds.size.width = -9
    expectEqual(view.bounds, .zero)
  }

  @Test func `points between two windows are converted through screen coordinates`() {
    let stage = TestScene()
    let other = Window(windowScene: stage.scene)
    other.frame = Rect(5, 2, 10, 3)
    let (here, there) = (View(frame: Rect(1, 1, 2, 1)), View(frame: Rect(3, 1, 2, 1)))
    stage.window.addSubview(here)
    other.addSubview(there)
    expectEqual(there.convert(.zero, to: here), Point(x: 7, y: 2))
    expectEqual(there.convert(.zero, from: here), Point(x: -7, y: -2))
    expectEqual(here.convert(Point(x: 1, y: 0), to: other), Point(x: -3, y: -1))
    expectEqual(there.convert(.zero, to: nil), Point(x: 3, y: 1))
  }
}
