import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class Letter: View {
  override func draw(in canvas: inout Canvas) {
    for y in 0..<bounds.height { canvas.draw("line \(y)", at: Point(x: 0, y: y)) }
  }
}

/// Text in a scroll view between two buttons.
@MainActor @Suite struct ScrollViewInputTests {
  private let scroll = ScrollView(frame: Rect(0, 1, 10, 4))
  private let above = Button(title: "Above")
  private let below = Button(title: "Below")
  private let app: TestApplication

  init() {
    let root = View(frame: Rect(0, 0, 10, 6))
    scroll.addSubview(Letter(frame: Rect(0, 0, 10, 12)))
    scroll.contentSize = Size(width: 10, height: 12)
    above.frame = Rect(0, 0, 10, 1)
    below.frame = Rect(0, 5, 10, 1)
    [above, scroll, below].forEach(root.addSubview)
    app = TestApplication(size: Size(width: 10, height: 6)) { application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(root)
      window.makeKeyAndVisible()
    }
  }

  private var offset: Int { scroll.contentOffset.y }

  @Test func `X3: the arrow keys, Page Up, Page Down, Home and End scroll the focused scroll view`() {
    app.press("\t")
    #expect(scroll.isFocused)
    app.press("\u{1B}[B\u{1B}[B")
    expectEqual(offset, 2)
    app.press("\u{1B}[A")
    expectEqual(offset, 1)
    app.press("\u{1B}[6~")
    expectEqual(offset, 4)
    app.press("\u{1B}[F")
    expectEqual(offset, 8)
    app.press("\u{1B}[5~")
    expectEqual(offset, 5)
    app.press("\u{1B}[H")
    expectEqual(offset, 0)
  }

  @Test func `an arrow key at the end of the content moves the focus out of the scroll view`() {
    app.press("\t\u{1B}[F\u{1B}[B")
    #expect(below.isFocused)
    app.press("\u{1B}[A")
    #expect(scroll.isFocused)
    app.press("\u{1B}[H\u{1B}[A")
    #expect(above.isFocused)
  }

  @Test func `X3: the mouse wheel scrolls only the scroll view under the pointer`() {
    app.turnWheel(by: 1, 3, 2)
    expectEqual(offset, 3)
    app.turnWheel(by: 9, 3, 2)
    expectEqual(offset, 8)
    app.turnWheel(by: -9, 3, 2)
    expectEqual(offset, 0)
    app.turnWheel(by: 1, 3, 0)
    expectEqual(offset, 0, "the wheel scrolls only the view under the pointer")
  }

  @Test func `dragging the thumb scrolls the content until the mouse is released`() {
    app.mouseDown(9, 1)
    app.mouseDrag(9, 2)
    expectEqual(offset, 3)
    app.mouseDrag(0, 5)
    expectEqual(offset, 8)
    app.mouseDrag(9, 1)
    expectEqual(offset, 0)
    app.mouseUp(9, 1)
    app.mouseDrag(9, 3)
    expectEqual(offset, 0)
  }

  @Test func `a drag in the last column outside the thumb does not scroll`() {
    app.mouseDown(9, 4)
    app.mouseDrag(9, 3)
    expectEqual(offset, 0)
    #expect(scroll.isFocused, "a press on the content focuses the scroll view")
  }

  @Test func `the thumb is half a column wide and grey, and darker while the scroll view has the focus`() {
    let picture = "  09:41\nline 0   ▐\nline 1   ▝\nline 2\nline 3\n  Below"
    expect(app, shows: picture)
    expectEqual(app.foreground(9, 1), Color(white: 0.55))
    app.press("\t")
    expect(app, shows: picture)
    expectEqual(app.foreground(9, 1), Color(white: 0.45))
  }

  @Test func `the thumb is a whole column in the tint only while it is dragged`() {
    app.mouseDown(9, 1)
    app.turn()
    expectEqual(app.cell(9, 1).glyph, Glyph("█"))
    expectEqual(app.foreground(9, 1), .systemBlue)
    app.mouseUp(9, 1)
    app.turn()
    expectEqual(app.cell(9, 1).glyph, Glyph("▐"))
    expectEqual(app.foreground(9, 1), Color(white: 0.55))
  }

  @Test(arguments: [Color.white, Color(white: 0.94), Color(white: 0.82), .black, .systemBlue])
  func `the thumb keeps a contrast of 3 to 1 with the background`(paper: Color) {
    scroll.backgroundColor = paper
    app.turn()
    let cell = app.cell(9, 1)
    expectEqual(cell.minimumContrast, .element)
    expectEqual(cell.background, paper)
  }

  @Test func `V9: a dragged thumb follows the presentation value of an animated tint`() {
    scroll.tintColor = .black
    app.mouseDown(9, 1)
    View.animate(withDuration: 1, curve: .linear) { scroll.tintColor = .white }
    app.advance(by: 0.5)
    #expect((100...155).contains(app.foreground(9, 1).red))
    app.advance(by: 0.6)
    expectEqual(app.foreground(9, 1), .white)
  }

  @Test func `the focus skips a scroll view if its content fits or if isScrollEnabled is false`() {
    scroll.isScrollEnabled = false
    app.press("\t")
    #expect(below.isFocused)
    app.turnWheel(by: 1, 3, 2)
    expectEqual(offset, 0)
    scroll.isScrollEnabled = true
    scroll.contentSize.height = 4
    app.press("\t\t")
    #expect(below.isFocused)
    #expect(!app.application.windowScene.effectiveKeyCommands.contains { $0.title == "Scroll" })
  }

  @Test func `a scroll view with insets keeps its place when it gets the focus`() {
    scroll.contentInset = EdgeInsets(top: 2, bottom: 1)
    scroll.contentOffset.y = 5
    above.becomeFirstResponder()
    app.press("\t")
    #expect(scroll.isFocused && offset == 5)
  }

  @Test func `the list of keys contains the scrolling keys of the focused scroll view`() {
    app.press("\t")
    let titles = app.application.windowScene.effectiveKeyCommands.map(\.title)
    #expect(titles.contains("Scroll") && titles.contains("To top or bottom"))
  }

  @Test func `an animated content offset advances frame by frame, then no more frames are drawn`() {
    scroll.setContentOffset(Point(x: 0, y: 8), animated: true)
    app.turn()
    expectEqual(offset, 0)
    app.advance(by: 0.125)
    expectEqual(offset, 4)
    expect(app, shows: "  09:41\nline 4\nline 5   ▗\nline 6   ▐\nline 7\n  Below")
    app.advance(by: 0.125)
    expectEqual(offset, 8)
    let frames = app.frameCount
    app.advance(by: 1)
    expectEqual(app.frameCount, frames)
  }

  @Test func `an arrow key during a scrolling animation continues from the animation's target offset`() {
    app.press("\t")
    scroll.setContentOffset(Point(x: 0, y: 4), animated: true)
    app.turn()
    app.press("\u{1B}[B")
    expectEqual(offset, 5)
    app.advance(by: 1)
    expectEqual(offset, 5)
  }

  @Test func `setting the bounds ends a scrolling animation`() {
    scroll.setContentOffset(Point(x: 0, y: 8), animated: true)
    app.advance(by: 0.1)
    scroll.bounds.origin.y = 8
    app.turn()
    expectEqual(offset, 8)
    scroll.bounds.origin.y = 1
    app.advance(by: 1)
    expectEqual(offset, 1)
  }
}

/// A column of buttons longer than its scroll view, and a button below the scroll view.
@MainActor @Suite struct ScrollViewFocusTests {
  private let scroll = ScrollView(frame: Rect(0, 1, 12, 4))
  private let rows = (0..<8).map { Button(title: "Row \($0)") }
  private let below = Button(title: "Below")
  private let app: TestApplication

  init() {
    let root = View(frame: Rect(0, 0, 12, 6))
    for (index, row) in rows.enumerated() {
      // There is a large gap after the fifth button.
      row.frame = Rect(0, index < 5 ? index * 2 : index * 2 + 12, 12, 1)
      scroll.addSubview(row)
    }
    scroll.contentSize = Size(width: 12, height: 28)
    below.frame = Rect(0, 5, 12, 1)
    [scroll, below].forEach(root.addSubview)
    app = TestApplication(size: Size(width: 12, height: 6)) { application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(root)
      window.makeKeyAndVisible()
    }
  }

  private var focused: Int? { rows.firstIndex { $0.isFocused } }
  private var offset: Int { scroll.contentOffset.y }

  @Test func `a view that gets the focus is scrolled into the visible area`() {
    expectEqual(focused, 0)
    app.press("\t\t\t")
    #expect(focused == 3 && offset == 3)
    rows[7].becomeFirstResponder()
    expectEqual(offset, 23)
    app.press("\t")
    #expect(below.isFocused && offset == 23)
    app.press("\t")
    #expect(focused == 0 && offset == 0)
  }

  @Test func `arrow keys focus a near view, scroll towards a far view, and leave the scroll view at the end`() {
    app.press("\u{1B}[B\u{1B}[B")
    #expect(focused == 2 && offset == 1)
    rows[4].becomeFirstResponder()
    expectEqual(offset, 5)
    app.press("\u{1B}[B")
    #expect(focused == 4 && offset == 6, "the next row is more than a page away")
    rows[7].becomeFirstResponder()
    app.press("\u{1B}[B")
    #expect(focused == 7 && offset == 24)
    app.press("\u{1B}[B")
    #expect(below.isFocused)
  }

  @Test func `an arrow key from outside a scroll view focuses a visible view, not a view that is scrolled away`() {
    below.becomeFirstResponder()
    app.press("\u{1B}[B")
    #expect(below.isFocused)
    app.press("\u{1B}[A")
    expectEqual(focused, 1)
  }

  @Test func `Page Down, Home and End move the focus with the content, but the mouse wheel does not`() {
    app.press("\u{1B}[6~")
    #expect(offset == 3 && focused == 3)
    app.press("\u{1B}[F")
    #expect(offset == 24 && focused == 7)
    app.press("\u{1B}[H")
    #expect(offset == 0 && focused == 0)
    app.turnWheel(by: 4, 2, 2)
    expectEqual(focused, 0, "the wheel leaves the focus where it is")
  }

  @Test func `a scroll view can become first responder only if no view inside it can`() {
    #expect(!scroll.canBecomeFirstResponder)
    rows.forEach { $0.isEnabled = false }
    #expect(scroll.canBecomeFirstResponder)
  }

  @Test func `nested scroll views all scroll to show a view that gets the focus`() {
    let inner = ScrollView(frame: Rect(0, 0, 12, 3))
    let button = Button(title: "Deep")
    button.frame = Rect(0, 9, 12, 1)
    inner.addSubview(button)
    inner.contentSize = Size(width: 12, height: 10)
    inner.frame.origin.y = 14
    scroll.addSubview(inner)
    button.becomeFirstResponder()
    expectEqual(inner.contentOffset.y, 7)
    expectEqual(offset, 13)
  }
}
