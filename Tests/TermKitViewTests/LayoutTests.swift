import Stages
import TermKit
import TestBasics
import Testing

private final class CountingView: View {
  var count = 0
  var during: (CountingView) -> Void = { _ in }
  override func layoutSubviews() {
    count += 1
    during(self)
  }
}

/// A host of a scene that requests layout in one frame, after its layout passes.
@MainActor private final class OneLayoutHost: Responder, WindowSceneHost {
  private weak var view: View?

  init(_ view: View) { self.view = view }

  func sceneNeedsStatusBarUpdate() {}

  func sceneWillDrawFrame() {
    view?.setNeedsLayout()
    view = nil
  }

  func scenePosted(_ notification: AccessibilityNotification) {}
  func symbolPalette(insert: @escaping (String) -> Void, close: @escaping () -> Void) -> View { View() }
  func sceneUsedSymbol() {}
  func sceneRequestedBeep() {}
  func sceneWants(keyReleases: Bool) {}
  func sceneWants(_ style: PointerStyle) {}
  func sceneWantsToOpen(_ address: String) -> Bool { false }
  func controller(withRestorationIdentifierPath path: [String], _ coder: Coder) -> ViewController? { nil }
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

  @Test func `only views that need layout are laid out, once in each frame`() {
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    stage.frame()
    #expect((outer.count, inner.count) == (0, 1))
    stage.frame()
    #expect((outer.count, inner.count) == (0, 1))
  }

  @Test func `a view is laid out when its size changes, but not when it moves`() {
    outer.frame.size.width = 12
    stage.frame()
    #expect((outer.count, inner.count) == (1, 0))
    outer.frame.origin.x = 3
    stage.frame()
    #expect((outer.count, inner.count) == (1, 0))
  }

  @Test func `adding, hiding or removing a subview lays out its superview`() {
    let new = CountingView()
    outer.addSubview(new)
    stage.frame()
    #expect((outer.count, new.count) == (1, 1))
    new.isHidden = true
    stage.frame()
    expectEqual(outer.count, 2)
    new.removeFromSuperview()
    stage.frame()
    expectEqual(outer.count, 3)
  }

  @Test func `layout that a superview requests for its subview during layout happens in the same frame`() {
    outer.during = { [inner] _ in inner.setNeedsLayout() }
    outer.setNeedsLayout()
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `layout that a subview requests for its superview during layout happens in the same frame`() {
    inner.during = { [outer] inner in if inner.count == 1 { outer.setNeedsLayout() } }
    inner.setNeedsLayout()
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
    inner.setNeedsLayout()
    stage.frame()
    expectEqual(inner.count, 2, "the layout pass still reaches the subview")
  }

  @Test func `layout that needs more than four passes continues in the next frame`() {
    outer.during = { outer in if outer.count < 6 { outer.setNeedsLayout() } }
    outer.setNeedsLayout()
    stage.frame()
    expectEqual(outer.count, 4)
    #expect(stage.scene.frameIsDue)
    stage.frame()
    expectEqual(outer.count, 6)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `layout requested after the layout passes happens in the next frame`() {
    let host = OneLayoutHost(inner)
    stage.scene.host = host
    stage.frame()
    expectEqual(inner.count, 0)
    #expect(stage.scene.frameIsDue)
    stage.frame()
    expectEqual(inner.count, 1)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `a hidden window that needs layout requests no frame`() {
    stage.window.isHidden = true
    inner.setNeedsLayout()
    stage.frame()
    expectEqual(inner.count, 0)
    #expect(!stage.scene.frameIsDue)
  }

  @Test func `layoutIfNeeded lays out the subviews immediately`() {
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    expectEqual(inner.count, 1)
    stage.frame()
    expectEqual(inner.count, 1)
  }

  @Test func `sizeToFit sets the size that fits and keeps the origin`() {
    let label = Label(text: "Tic-Tac-Toe")
    label.frame.origin = Point(x: 3, y: 2)
    label.sizeToFit()
    expectEqual(label.frame, Rect(3, 2, 11, 1))
  }

  // MARK: The safe area

  @Test func `the safe area excludes the rows under the status bar`() {
    expectEqual(outer.safeAreaInsets, .zero)
    stage.scene.statusBarHeight = 1
    expectEqual(stage.window.safeAreaInsets, EdgeInsets(top: 1))
    expectEqual(outer.safeAreaInsets, .zero)
    outer.frame.origin.y = -1
    expectEqual(outer.safeAreaInsets, EdgeInsets(top: 2))
    expectEqual(View().safeAreaInsets, .zero)
  }

  @Test func `a move lays out a view only if it changes the view's safe area`() {
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
    expectEqual(inner.safeAreaInsets.top, 1)
    stage.window.frame.origin.y = 1
    stage.frame()
    #expect((outer.count, inner.count) == (2, 2))
  }

  @Test func `all views are laid out when the height of the status bar changes`() {
    stage.scene.statusBarHeight = 1
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
  }

  @Test func `a view laid out outside a window is laid out again when it enters a window`() {
    outer.removeFromSuperview()
    outer.layoutIfNeeded()
    (outer.count, inner.count) = (0, 0)
    stage.window.addSubview(outer)
    stage.frame()
    #expect((outer.count, inner.count) == (1, 1))
  }
}
