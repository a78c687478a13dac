import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct TextViewMouseTests {
  private func stage(_ text: String = "Three in a row wins,\nso it does.") -> TextStage<TextView> {
    let stage = TextStage(TextView(text: text), size: Size(width: 12, height: 4))
    stage.button.becomeFirstResponder()
    return stage
  }

  /// Returns the selection after each of some clicks at one cell.
  private func clicks(_ count: Int, _ x: Int, _ y: Int, on stage: TextStage<TextView>) -> [Range<Int>] {
    (0..<count).map { _ in
      stage.app.click(x, y)
      return stage.control.selectedRange
    }
  }

  /// Returns the selections while the mouse is dragged from one cell over others.
  private func drag(_ start: Point, over cells: Point..., on stage: TextStage<TextView>) -> [Range<Int>] {
    stage.app.mouseDown(start.x, start.y)
    defer { cells.last.map { stage.app.mouseUp($0.x, $0.y) } }
    return cells.map { cell in
      stage.app.mouseDrag(cell.x, cell.y)
      return stage.control.selectedRange
    }
  }

  @Test func `X3: a click moves the cursor to the clicked position`() {
    let stage = stage()
    stage.app.click(3, 1)
    #expect(stage.control.isFocused && stage.cursor == [3, 0])
    stage.app.click(11, 1)
    expectEqual(stage.cursor, [11, 0], "a click behind the end of a wrapped row leads to its end")
    stage.app.click(11, 3)
    expectEqual(stage.cursor, [11, 2])
    stage.app.click(2, 4)
    expectEqual(stage.control.selectedRange, 23..<23, "a click below the text counts as a click in its last row")
  }

  @Test func `X3: dragging selects text, and a click with Shift extends the selection`() {
    let stage = stage()
    expectEqual(drag(Point(x: 2, y: 1), over: Point(x: 4, y: 2), Point(x: 0, y: 1), on: stage), [2..<15, 0..<2])
    stage.app.mouseDrag(5, 1)
    expectEqual(stage.control.selectedRange, 0..<2)
    stage.app.press("\u{1B}[<4;7;2M\u{1B}[<4;7;2m")
    expectEqual(stage.control.selectedRange, 2..<6)
  }

  @Test func `C10: a double click and its drag select words, and a triple click selects a paragraph`() {
    let stage = stage()
    expectEqual(clicks(4, 7, 1, on: stage), [7..<7, 6..<8, 0..<21, 7..<7])
    stage.app.advance(by: 1)
    stage.app.click(7, 1)
    expectEqual(drag(Point(x: 7, y: 1), over: Point(x: 1, y: 2), Point(x: 1, y: 1), on: stage), [6..<14, 0..<8])
  }

  @Test func `C10: dragging beyond the edge scrolls the text until the mouse button is released`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.turnWheel(by: -9, 2, 2)
    stage.app.mouseDown(2, 1)
    stage.app.mouseDrag(2, 5)
    stage.app.advance(by: 0.31)
    #expect(stage.rows[3].hasPrefix("line 9"))
    expectEqual(stage.control.selectedRange.lowerBound, 2)
    #expect(stage.control.text(in: stage.control.selectedRange).hasSuffix("line 8\nli"))
    stage.app.mouseUp(2, 5)
    stage.app.advance(by: 1)
    #expect(stage.rows[3].hasPrefix("line 9"))
    #expect(stage.app.sleepDuration != 0.05)
  }

  @Test func `C10: a drag ends when the terminal loses the focus`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.mouseDown(2, 1)
    stage.app.mouseDrag(2, 0)
    stage.app.setFocus(false)
    let range = stage.control.selectedRange
    stage.app.advance(by: 1)
    expectEqual(stage.control.selectedRange, range)
  }

  @Test func `C10: dragging with the right mouse button does not scroll the text`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.turnWheel(by: -9, 2, 2)
    stage.app.mouseDown(2, 1, button: 2)
    stage.app.mouseDrag(2, 5, button: 2)
    stage.app.advance(by: 0.31)
    #expect(stage.rows[0].hasPrefix("line 0"))
    stage.app.mouseUp(2, 5, button: 2)
  }

  @Test func `C10: a click with the right mouse button moves the cursor there and opens the menu`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.turnWheel(by: -9, 2, 2)
    stage.app.mouseDown(3, 1, button: 2)
    stage.app.mouseUp(3, 1, button: 2)
    stage.app.advance(by: 0.3)
    #expect(stage.app.contains("Paste"))
    stage.app.press("\u{1B}")
    #expect(stage.control.isFocused)
    expectEqual(stage.control.selectedRange, 3..<3)
    #expect(stage.rows[0].hasPrefix("line 0"))
  }

  @Test func `C10: a click with the right mouse button in the selection keeps it`() {
    let stage = stage("one two three")
    stage.control.selectedRange = 4..<7
    stage.app.mouseDown(5, 0, button: 2)
    stage.app.mouseUp(5, 0, button: 2)
    stage.app.press("\u{1B}")
    expectEqual(stage.control.selectedRange, 4..<7)
  }

  @Test func `C10: setting the text during a drag ends the drag in text views and text fields`() {
    let view = TextStage(TextView(text: "hello world"), size: Size(width: 12, height: 1))
    let field = TextStage(TextField(text: "hello world"), size: Size(width: 12, height: 1))
    for (app, change) in [(view.app, { view.control.text = "x" }), (field.app, { field.control.text = "x" })] {
      app.mouseDown(10, 1)
      change()
      app.mouseDrag(0, 1)
      app.mouseUp(0, 1)
      app.press("y")
    }
    #expect(view.control.text == "xy" && field.control.text == "xy")
  }

  @Test func `C10: deleting text by a key during a drag ends the drag in text views and text fields`() {
    let view = TextStage(TextView(text: "hello world"), size: Size(width: 12, height: 1))
    let field = TextStage(TextField(text: "hello world"), size: Size(width: 12, height: 1))
    for app in [view.app, field.app] {
      app.mouseDown(11, 1)
      app.press("\u{15}")
      app.mouseDrag(0, 1)
      app.mouseUp(0, 1)
      app.press("y")
    }
    #expect(view.control.text == "y" && field.control.text == "y")
    #expect(view.control.selectedRange == 1..<1 && field.control.selectedRange == 1..<1)
  }

  @Test func `Z6: the cursor is behind a full-width comma, and letters before it are inserted there`() {
    let stage = TextStage(TextView(), size: Size(width: 12, height: 4))
    stage.app.type("你好，a")
    expectEqual(stage.cursor, [7, 0])
    stage.app.press(.left)
    stage.app.press(.left)
    stage.app.type("b")
    #expect(stage.control.text == "你好b，a" && stage.cursor == [5, 0])
  }

  @Test func `Z7, Z8: a click between letters behind emoji with variation selectors hits that place`() {
    let stage = TextStage(TextView(text: "🗓️134 🕯️🕯️"), size: Size(width: 12, height: 4))
    expectEqual(stage.rows[0], "🗓️134 🕯️🕯️")
    stage.app.click(3, 1)
    stage.app.type("2")
    expectEqual(stage.control.text, "🗓️1234 🕯️🕯️")
    stage.app.click(9, 1)
    stage.app.press(.backspace)
    #expect(stage.control.text == "🗓️1234 🕯️" && stage.cursor == [7, 0])
  }
}
