import Stages
import TermKit
import TestBasics
import Testing

/// The order of subviews, and the callbacks of views that move between superviews and windows.
@MainActor @Suite struct ViewMoveTests {
  private final class Log { var lines: [String] = [] }

  private final class Spy: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }

    private func note(_ line: String) { log.lines.append("\(name): \(line)") }
    private func name(of view: View?) -> String { (view as? Spy)?.name ?? (view == nil ? "none" : "a view") }

    override func willMove(toWindow newWindow: Window?) { note("will window \(newWindow == nil ? "none" : "new")") }
    override func didMoveToWindow() { note("did window \(window == nil ? "none" : "new")") }
    override func willMove(toSuperview newSuperview: View?) { note("will superview \(name(of: newSuperview))") }
    override func didMoveToSuperview() { note("did superview \(name(of: superview))") }
    override func didAddSubview(_ view: View) { note("added \(name(of: view)), \(subviews.contains(view))") }
    override func willRemoveSubview(_ view: View) { note("removes \(name(of: view)), \(subviews.contains(view))") }
  }

  private let log = Log()

  @Test func `views and controllers are hashable by identity`() {
    let (view, other, controller) = (View(), View(), ViewController())
    let set: Set<View> = [view, view, other]
    #expect(set.count == 2 && set.contains(view) && view != other)
    expectEqual([view, other].firstIndex(of: other), 1)
    let names: [ViewController: String] = [controller: "first", ViewController(): "second"]
    expectEqual(names[controller], "first")
    #expect(view != controller as Responder)
  }

  @Test func `subviews are inserted above and below siblings`() {
    let outer = View()
    let (a, b, c, d) = (View(), View(), View(), View())
    [a, b].forEach(outer.addSubview)
    outer.insertSubview(c, aboveSubview: a)
    outer.insertSubview(d, belowSubview: a)
    expectEqual(outer.subviews, [d, a, c, b])
    outer.insertSubview(d, aboveSubview: b)
    expectEqual(outer.subviews, [a, c, b, d], "a subview moves within its superview")
    outer.insertSubview(d, belowSubview: c)
    expectEqual(outer.subviews, [a, d, c, b])
    outer.insertSubview(b, aboveSubview: b)
    expectEqual(outer.subviews, [a, d, c, b], "a view cannot be in front of itself")
  }

  @Test func `subviews are sent to the back and exchanged`() {
    let outer = View()
    let views = (0..<4).map { _ in View() }
    views.forEach(outer.addSubview)
    outer.sendSubviewToBack(views[2])
    expectEqual(outer.subviews, [views[2], views[0], views[1], views[3]])
    outer.exchangeSubview(at: 3, withSubviewAt: 0)
    expectEqual(outer.subviews, [views[3], views[0], views[1], views[2]])
    outer.exchangeSubview(at: 1, withSubviewAt: 1)
    expectEqual(outer.subviews, [views[3], views[0], views[1], views[2]])
    outer.sendSubviewToBack(View())
    expectEqual(outer.subviews.count, 4, "a view that is not a subview stays where it is")
  }

  @Test func `a view that is added, moved and removed is called before and after, as in UIKit`() {
    let window = TestScene().window
    let (first, second, view, inner) = (
      Spy("first", log), Spy("second", log), Spy("view", log), Spy("inner", log)
    )
    view.addSubview(inner)
    expectEqual(log.lines, ["inner: will superview view", "inner: did superview view", "view: added inner, true"])
    [first, second].forEach(window.addSubview)
    log.lines = []
    first.addSubview(view)
    expectEqual(
      log.lines,
      [
        "view: will window new", "inner: will window new", "view: will superview first", "inner: did window new",
        "view: did window new", "view: did superview first", "first: added view, true",
      ])
    log.lines = []
    second.addSubview(view)
    expectEqual(
      log.lines,
      [
        "view: will superview second", "first: removes view, true", "view: did superview second",
        "second: added view, true",
      ])
    log.lines = []
    view.removeFromSuperview()
    expectEqual(
      log.lines,
      [
        "view: will window none", "inner: will window none", "view: will superview none", "second: removes view, true",
        "inner: did window none", "view: did window none", "view: did superview none",
      ])
    log.lines = []
    first.bringSubviewToFront(view)
    view.removeFromSuperview()
    #expect(log.lines.isEmpty, "nothing moves")
  }

  @Test func `a callback may move the view that was just added`() {
    final class Sorter: View {
      let drawer = View()
      override func didAddSubview(_ view: View) { if view !== drawer { drawer.addSubview(view) } }
    }
    let (sorter, view) = (Sorter(), View())
    sorter.addSubview(sorter.drawer)
    sorter.addSubview(view)
    #expect(view.superview === sorter.drawer && sorter.subviews == [sorter.drawer])
  }

  @Test func `a view is found by its tag, this view first, then its subviews in order`() {
    let (outer, a, b, c) = (View(), View(), View(), View())
    [a, b].forEach(outer.addSubview)
    a.addSubview(c)
    (b.tag, c.tag) = (7, 7)
    #expect(outer.viewWithTag(7) === c)
    #expect(outer.viewWithTag(0) === outer)
    expectNil(outer.viewWithTag(8))
  }

  @Test(arguments: [Size(width: 4, height: 2), Size(width: 5, height: 3), .zero])
  func `a view that is moved by its centre keeps its size`(size: Size) {
    let view = View(frame: Rect(origin: Point(x: 3, y: 1), size: size))
    view.center = Point(x: 20, y: 10)
    #expect(view.center == Point(x: 20, y: 10) && view.frame.size == size)
    view.center = view.frame.center
    expectEqual(view.center, Point(x: 20, y: 10))
  }

  @Test func `rectangles are converted from other views and from the window`() {
    let window = TestScene().window
    let (a, b) = (View(frame: Rect(2, 1, 9, 3)), View(frame: Rect(5, 3, 9, 3)))
    [a, b].forEach(window.addSubview)
    expectEqual(b.convert(Rect(1, 1, 3, 2), from: a), Rect(-2, -1, 3, 2))
    expectEqual(b.convert(Rect(5, 3, 2, 2), from: nil), Rect(0, 0, 2, 2))
  }

  @Test func `moving the view in willMove(toSuperview:) traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Restless: View {
          override func willMove(toSuperview newSuperview: View?) { removeFromSuperview() }
        }
        let (outer, inner) = (View(), Restless())
        outer.addSubview(inner)
        View().addSubview(inner)
      }
    }
    #expect(result.sentence.contains("moves Restless during its move: do not do that"))
  }

  @Test func `inserting a view beside a view that is not a subview traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().insertSubview(View(), aboveSubview: Label()) }
    }
    #expect(result.sentence.contains("View cannot be inserted beside Label, which is not a subview of View"))
  }
}
