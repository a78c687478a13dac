import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A delegate that records its calls.
private final class Listener: ScrollViewDelegate {
  var calls: [String] = []
  var onBegin: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: ScrollView) { calls.append("scroll \(scrollView.contentOffset.y)") }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    calls.append("begin \(scrollView.contentOffset.y)")
    onBegin()
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    calls.append("animated to \(scrollView.contentOffset.y)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    calls.append("inset \(scrollView.adjustedContentInset.top)")
  }
}

/// A scroll view that fills a screen of ten rows, with content of 100 rows.
@MainActor @Suite struct ScrollViewDelegateTests {
  private let scroll = ScrollView(frame: Rect(0, 0, 10, 10))
  private let listener = Listener()
  private let app: TestApplication

  init() {
    let scroll = scroll
    scroll.contentSize = Size(width: 10, height: 100)
    app = TestApplication(size: Size(width: 10, height: 10)) { application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(scroll)
      window.makeKeyAndVisible()
    }
    scroll.delegate = listener
  }

  @Test func `a drag of the scroll indicator begins with the first motion and ends with the release`() {
    app.mouseDown(9, 0)
    #expect(listener.calls == [] && !scroll.isDragging)
    app.mouseDrag(9, 1)
    #expect(scroll.isDragging)
    app.mouseDrag(9, 2)
    app.mouseUp(9, 2)
    #expect(listener.calls.first == "begin 0" && listener.calls.last == "end false" && !scroll.isDragging)
    #expect(listener.calls.count == 4 && listener.calls[1...2].allSatisfy { $0.hasPrefix("scroll") })
  }

  @Test func `a click on the scroll indicator is not a drag`() {
    app.click(9, 0)
    expectEqual(listener.calls, [])
  }

  @Test func `a drag ends when the delegate removes the scroll view at its beginning`() {
    listener.onBegin = { scroll.removeFromSuperview() }
    app.mouseDown(9, 0)
    app.mouseDrag(9, 2)
    #expect(listener.calls == ["begin 0", "end false"] && !scroll.isDragging)
  }

  @Test func `each turn of the mouse wheel that scrolls is a drag, and the others are none`() {
    app.turnWheel(by: 1, 3, 3)
    expectEqual(listener.calls, ["begin 0", "scroll 3", "end false"])
    scroll.contentOffset.y = 0
    listener.calls = []
    app.turnWheel(by: -1, 3, 3)
    expectEqual(listener.calls, [])
  }

  @Test func `keys do not drag`() {
    scroll.becomeFirstResponder()
    app.press(.down)
    expectEqual(listener.calls, ["scroll 1"])
  }

  @Test func `an animated scroll reports its end once, after the last change of the offset`() {
    scroll.setContentOffset(Point(x: 0, y: 20), animated: true)
    app.advance(by: 0.1)
    #expect(!listener.calls.contains { $0.hasPrefix("animated") })
    app.advance(by: 1)
    expectEqual(listener.calls.suffix(2), ["scroll 20", "animated to 20"])
    expectEqual(listener.calls.filter { $0.hasPrefix("animated") }.count, 1)
  }

  @Test func `a scroll that is not animated, and one to the present offset, report no end of an animation`() {
    scroll.setContentOffset(Point(x: 0, y: 20), animated: false)
    scroll.setContentOffset(Point(x: 0, y: 20), animated: true)
    app.advance(by: 1)
    expectEqual(listener.calls, ["scroll 20"])
  }

  @Test func `an animated scroll that another one interrupts does not report its end`() {
    scroll.setContentOffset(Point(x: 0, y: 20), animated: true)
    app.advance(by: 0.1)
    scroll.setContentOffset(Point(x: 0, y: 40), animated: true)
    app.advance(by: 1)
    expectEqual(listener.calls.filter { $0.hasPrefix("animated") }, ["animated to 40"])
  }

  @Test func `with reduced motion, an animated scroll ends immediately`() {
    app.application.traitOverrides.reducesMotion = true
    scroll.setContentOffset(Point(x: 0, y: 20), animated: true)
    expectEqual(listener.calls, ["scroll 20", "animated to 20"])
  }

  @Test func `B5: a change of contentInset changes adjustedContentInset, which the delegate is notified of`() {
    scroll.contentInset = EdgeInsets(top: 2)
    scroll.contentInset = EdgeInsets(top: 2)
    expectEqual(listener.calls.filter { $0.hasPrefix("inset") }, ["inset 2"])
  }
}
