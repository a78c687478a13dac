import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct FocusTests {
  private let views = (0..<4).map { FocusableView(frame: Rect($0 % 2 * 8, 1 + $0 / 2 * 2, 6, 1)) }
  private let app: TestApplication
  private var window: Window? { views[0].window }

  init() {
    app = TestApplication(size: Size(width: 20, height: 6)) { [views] application in
      let window = Window(windowScene: application.windowScene)
      views.forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    views.forEach { $0.focusChanges = [] }
  }

  private var focused: Int? { views.firstIndex { $0.isFocused } }

  @Test func `a window that is shown gives the focus to its first focusable view`() {
    expectEqual(focused, 0)
  }

  @Test func `Tab and Shift-Tab move the focus and wrap around`() {
    app.press("\t\t\t")
    expectEqual(focused, 3)
    app.press("\t")
    expectEqual(focused, 0)
    app.press("\u{1B}[Z")
    expectEqual(focused, 3)
  }

  @Test func `an arrow key moves the focus to a view in its direction`() {
    app.press("\u{1B}[C")
    expectEqual(focused, 1)
    app.press("\u{1B}[B")
    expectEqual(focused, 3)
    app.press("\u{1B}[D")
    expectEqual(focused, 2)
    app.press("\u{1B}[D")
    expectEqual(focused, 2)
    app.press("\u{1B}[A")
    expectEqual(focused, 0)
  }

  @Test func `Tab skips views that are hidden or have user interaction disabled`() {
    views[1].isHidden = true
    views[2].isUserInteractionEnabled = false
    app.press("\t")
    expectEqual(focused, 3)
  }

  @Test func `a focused view loses the focus when its superview is hidden`() {
    let holder = View()
    window?.addSubview(holder)
    holder.addSubview(views[0])
    expectEqual(focused, 0, "moving within the window keeps the focus")
    holder.isHidden = true
    expectNil(focused)
    expectEqual(views[0].focusChanges, [false])
    app.press("\t")
    expectEqual(focused, 1)
  }

  @Test func `a view loses the focus when it is removed or its user interaction is disabled`() {
    views[0].removeFromSuperview()
    expectNil(app.application.windowScene.keyWindow?.firstResponder)
    expectEqual(views[0].focusChanges, [false])
    views[1].becomeFirstResponder()
    views[1].isUserInteractionEnabled = false
    #expect(!views[1].isFirstResponder)
  }

  @Test func `a first responder that moves to another window is no longer first responder`() {
    let other = Window(windowScene: app.application.windowScene)
    let old = window
    other.addSubview(views[0])
    expectNil(old?.firstResponder)
    #expect(!views[0].isFirstResponder)
  }

  @Test func `becomeFirstResponder succeeds only for a visible view in a window that accepts the focus`() {
    #expect(!FocusableView().becomeFirstResponder())
    let plain = View()
    window?.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
    views[1].isHidden = true
    #expect(!views[1].becomeFirstResponder())
    #expect(views[2].becomeFirstResponder())
    #expect(views[2].becomeFirstResponder(), "the view already is the first responder")
    expectEqual(views[2].focusChanges, [true])
  }

  @Test func `resignFirstResponder leaves the window without a focused view`() {
    #expect(views[1].resignFirstResponder(), "the view does not have the focus")
    expectEqual(focused, 0)
    #expect(views[0].resignFirstResponder())
    expectNil(focused)
  }

  @Test func `a controller's preferredFocusedView gets the initial focus of its window`() {
    final class Screen: ViewController {
      let wanted = FocusableView(frame: Rect(0, 3, 5, 1))
      override func viewDidLoad() {
        view.addSubview(FocusableView(frame: Rect(0, 1, 5, 1)))
        view.addSubview(wanted)
      }
      override var preferredFocusedView: View? { wanted }
    }
    let screen = Screen()
    window?.rootViewController = screen
    #expect(window?.firstResponder === views[0], "the focus stays while its view is in the window")
    let other = Window(windowScene: app.application.windowScene)
    window?.rootViewController = nil
    other.rootViewController = screen
    other.makeKeyAndVisible()
    #expect(screen.wanted.isFocused)
  }

  @Test func `the terminal shows its cursor at the cursorPosition of the focused view`() {
    final class Caret: FocusableView {
      var column: Int? = 2 { didSet { setNeedsDisplay() } }
      override var cursorPosition: Point? { column.map { Point(x: $0, y: 0) } }
    }
    let caret = Caret(frame: Rect(5, 4, 6, 1))
    window?.addSubview(caret)
    app.turn()
    expectNil(app.terminal.cursor)
    caret.becomeFirstResponder()
    app.turn()
    expectEqual(app.terminal.cursor, Point(x: 7, y: 4))
    caret.column = 3
    app.turn()
    expectEqual(app.terminal.cursor, Point(x: 8, y: 4))
    caret.column = 90
    app.turn()
    expectNil(app.terminal.cursor, "the position is outside the screen")
    caret.column = 0
    caret.resignFirstResponder()
    app.turn()
    expectNil(app.terminal.cursor)
  }
}
