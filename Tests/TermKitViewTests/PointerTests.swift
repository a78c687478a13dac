import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class FollowingView: View {
  var events: [String] = []

  override var tracksPointer: Bool { true }
  override func pointerMoved(to point: Point) { events.append("\(point.x),\(point.y)") }
  override func pointerExited() { events.append("exited") }
}

/// Views that track the pointer while no button is down.
@MainActor @Suite struct PointerTests {
  private let outer = FollowingView(frame: Rect(x: 2, y: 1, width: 12, height: 4))
  private let inner = View(frame: Rect(x: 4, y: 1, width: 4, height: 2))
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 20, height: 8)) { [outer, inner] application in
      let window = Window(windowScene: application.windowScene)
      outer.addSubview(inner)
      window.addSubview(outer)
      window.makeKeyAndVisible()
    }
  }

  @Test func `the innermost view that tracks the pointer receives pointer moves in its own coordinates`() {
    app.mouseMove(3, 2)
    app.mouseMove(7, 3)
    app.mouseMove(19, 7)
    app.mouseMove(18, 7)
    expectEqual(outer.events, ["1,1", "5,2", "exited"])
  }

  @Test func `a view that tracks the pointer is not called for movements inside a cell`() {
    for x in [3.1, 3.5, 3.9, 4.1] {
      app.send(.input(.mouse(MouseEvent(.move, atPrecise: Path.Position(x: x, y: 2.5)))))
    }
    expectEqual(outer.events, ["1,1", "2,1"])
    app.setFocus(false)
    app.mouseMove(4, 2)
    expectEqual(outer.events, ["1,1", "2,1", "exited", "2,1"])
  }

  @Test func `a view that leaves its window receives pointerExited and no further moves`() {
    app.mouseMove(3, 2)
    outer.removeFromSuperview()
    expectEqual(outer.events, ["1,1", "exited"])
    app.mouseMove(4, 2)
    expectEqual(outer.events, ["1,1", "exited"])
  }

  @Test func `the terminal reports pointer motion only while a window contains a view that tracks the pointer`() {
    app.turn()
    #expect(app.terminal.reportsPointerMotion)
    outer.removeFromSuperview()
    app.turn()
    #expect(!app.terminal.reportsPointerMotion)
  }
}
