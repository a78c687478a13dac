import TermKit
import Testing

private final class CountingView: View {
  var count = 0
  var during: (CountingView) -> Void = { _ in }
  override func layoutSubviews() {
    count += 1
    during(self)
  }
}

@MainActor @Suite struct LayoutTests {
  private let stage = TestScene()
  private let outer = CountingView(frame: Rect(0, 2, 10, 4))
  private let inner = CountingView(frame: Rect(0, 0, 5, 1))

  init() {
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.frame()
    outer.count = 0
    inner.count = 0
  }

  @Test func `only what needs it is laid out, once a frame`() {
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    stage.frame()
    #expect((outer.count, inner.count) == (0, 1))
    stage.frame()
    #expect((outer.count, inner.count) == (0, 1))
  }

  @Test func `a view of another size is laid out, one of another place is not`() {
    outer.frame.size.width = 12
    stage.frame()
    #expect((outer.count, inner.count) == (1, 0))
    outer.frame.origin.x = 3
    stage.frame()
    #expect((outer.count, inner.count) == (1, 0))
  }

  @Test func `adding, removing and hiding a view has its superview laid out`() {
    let new = CountingView()
    outer.addSubview(new)
    stage.frame()
    #expect((outer.count, new.count) == (1, 1))
    new.isHidden = true
    stage.frame()
    #expect(outer.count == 2)
    new.removeFromSuperview()
    stage.frame()
    #expect(outer.count == 3)
  }

  @Test func `layout asked for below during layout happens in the same frame`() {
    outer.during = { [inner] _ in inner.setNeedsLayout() }
    outer.setNeedsLayout()
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `layout asked for above during layout happens in the same frame`() {
    inner.during = { [outer] inner in if inner.count == 1 { outer.setNeedsLayout() } }
    inner.setNeedsLayout()
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
    inner.setNeedsLayout()
    stage.frame()
    #expect(inner.count == 2, "the way down is still found")
  }

  @Test func `layout that needs more than four passes goes on in the next frame`() {
    outer.during = { outer in if outer.count < 6 { outer.setNeedsLayout() } }
    outer.setNeedsLayout()
    stage.frame()
    #expect(outer.count == 4)
    #expect(stage.scene.frameIsDue)
    stage.frame()
    #expect(outer.count == 6)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `layout requested after the passes happens in the next frame`() {
    stage.scene.frameWillBeDrawn = { [inner, stage] in
      inner.setNeedsLayout()
      stage.scene.frameWillBeDrawn = nil
    }
    stage.frame()
    #expect(inner.count == 0)
    #expect(stage.scene.frameIsDue)
    stage.frame()
    #expect(inner.count == 1)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `a hidden window that waits for layout needs no frame`() {
    stage.window.isHidden = true
    inner.setNeedsLayout()
    stage.frame()
    #expect(inner.count == 0)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `a view can be laid out at once`() {
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(inner.count == 1)
    stage.frame()
    #expect(inner.count == 1)
  }

  @Test func `sizeToFit takes the size that fits and keeps the corner`() {
    let label = Label(text: "Tic-Tac-Toe")
    label.frame.origin = Point(x: 3, y: 2)
    label.sizeToFit()
    #expect(label.frame == Rect(3, 2, 11, 1))
  }

  // MARK: The safe area

  @Test func `the safe area is what the status bar does not cover`() {
    #expect(outer.safeAreaInsets == .zero)
    stage.scene.statusBarHeight = 1
    #expect(stage.window.safeAreaInsets == EdgeInsets(top: 1))
    #expect(outer.safeAreaInsets == .zero)
    outer.frame.origin.y = -1
    #expect(outer.safeAreaInsets == EdgeInsets(top: 2))
    #expect(View().safeAreaInsets == .zero)
  }

  @Test func `a view that moves under the status bar or out of it is laid out, and only it`() {
    stage.scene.statusBarHeight = 1
    inner.frame.origin.y = 2
    stage.frame()
    (outer.count, inner.count) = (0, 0)
    outer.frame.origin.y = 0
    stage.frame()
    #expect((outer.count, inner.count) == (1, 0))
    outer.bounds.origin.y = 2
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
    #expect(inner.safeAreaInsets.top == 1)
    stage.window.frame.origin.y = 1
    stage.frame()
    #expect((outer.count, inner.count) == (2, 2))
  }

  @Test func `when the status bar comes or goes everything is laid out`() {
    stage.scene.statusBarHeight = 1
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
  }

  @Test func `what was laid out off the screen is laid out again on it`() {
    outer.removeFromSuperview()
    outer.layoutIfNeeded()
    (outer.count, inner.count) = (0, 0)
    stage.window.addSubview(outer)
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
  }
}
