import TermKit
import TermKitTestSupport
import TermKitTesting
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

  @Test func `the first view that can have the focus has it when a window is shown`() {
    #expect(focused == 0)
  }

  @Test func `Tab and Shift-Tab move the focus round`() {
    app.press("\t\t\t")
    #expect(focused == 3)
    app.press("\t")
    #expect(focused == 0)
    app.press("\u{1B}[Z")
    #expect(focused == 3)
  }

  @Test func `arrows move the focus to what lies that way`() {
    app.press("\u{1B}[C")
    #expect(focused == 1)
    app.press("\u{1B}[B")
    #expect(focused == 3)
    app.press("\u{1B}[D")
    #expect(focused == 2)
    app.press("\u{1B}[D")
    #expect(focused == 2)
    app.press("\u{1B}[A")
    #expect(focused == 0)
  }

  @Test func `views that cannot have the focus are passed over`() {
    views[1].isHidden = true
    views[2].isUserInteractionEnabled = false
    app.press("\t")
    #expect(focused == 3)
  }

  @Test func `a view that is hidden loses the focus, and so does one in a hidden view`() {
    let holder = View()
    window?.addSubview(holder)
    holder.addSubview(views[0])
    #expect(focused == 0, "moving within the window keeps the focus")
    holder.isHidden = true
    #expect(focused == nil)
    #expect(views[0].focusChanges == [false])
    app.press("\t")
    #expect(focused == 1)
  }

  @Test func `a view that is removed or made deaf loses the focus`() {
    views[0].removeFromSuperview()
    #expect(app.application.windowScene.keyWindow?.firstResponder == nil)
    #expect(views[0].focusChanges == [false])
    views[1].becomeFirstResponder()
    views[1].isUserInteractionEnabled = false
    #expect(!views[1].isFirstResponder)
  }

  @Test func `a view put into another window does not take the focus of its old one along`() {
    let other = Window(windowScene: app.application.windowScene)
    let old = window
    other.addSubview(views[0])
    #expect(old?.firstResponder == nil)
    #expect(!views[0].isFirstResponder)
  }

  @Test func `only a view that is in a window, shown and able can become the first responder`() {
    #expect(!FocusableView().becomeFirstResponder())
    let plain = View()
    window?.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
    views[1].isHidden = true
    #expect(!views[1].becomeFirstResponder())
    #expect(views[2].becomeFirstResponder())
    #expect(views[2].becomeFirstResponder(), "it is already")
    #expect(views[2].focusChanges == [true])
  }

  @Test func `resigning leaves nobody with the focus`() {
    #expect(views[1].resignFirstResponder(), "it has not got it")
    #expect(focused == 0)
    #expect(views[0].resignFirstResponder())
    #expect(focused == nil)
  }

  @Test func `a controller says where the focus begins`() {
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
    #expect(window?.firstResponder === views[0], "the old focus stays while its view does")
    let other = Window(windowScene: app.application.windowScene)
    window?.rootViewController = nil
    other.rootViewController = screen
    other.makeKeyAndVisible()
    #expect(screen.wanted.isFocused)
  }

  @Test func `the terminal's cursor is where the view with the focus wants it`() {
    final class Caret: FocusableView {
      var column: Int? = 2 { didSet { setNeedsDisplay() } }
      override var cursorPosition: Point? { column.map { Point(x: $0, y: 0) } }
    }
    let caret = Caret(frame: Rect(5, 4, 6, 1))
    window?.addSubview(caret)
    app.turn()
    #expect(app.terminal.cursor == nil)
    caret.becomeFirstResponder()
    app.turn()
    #expect(app.terminal.cursor == Point(x: 7, y: 4))
    caret.column = 3
    app.turn()
    #expect(app.terminal.cursor == Point(x: 8, y: 4))
    caret.column = 90
    app.turn()
    #expect(app.terminal.cursor == nil, "it would be outside of the screen")
    caret.column = 0
    caret.resignFirstResponder()
    app.turn()
    #expect(app.terminal.cursor == nil)
  }
}
