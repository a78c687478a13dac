import TermKitTestSupport
import Testing

@testable import TermKit

@MainActor @Suite struct TextViewMouseTests {
  private func stage(_ text: String = "Three in a row wins,\nso it does.") -> TextStage<TextView> {
    let stage = TextStage(TextView(text: text), size: Size(width: 12, height: 4))
    stage.button.becomeFirstResponder()
    return stage
  }

  @Test func `X3: a click puts the cursor there`() {
    let stage = stage()
    stage.app.click(3, 1)
    #expect(stage.control.isFocused && stage.cursor == [3, 0])
    stage.app.click(11, 1)
    #expect(stage.cursor == [11, 0], "behind the end of a wrapped row")
    stage.app.click(11, 3)
    #expect(stage.cursor == [11, 2])
    stage.app.click(2, 4)
    #expect(stage.control.selectedRange == 23..<23, "below the text is its last row")
  }

  @Test func `X3: dragging selects, Shift with a click extends`() {
    let stage = stage()
    stage.app.mouseDown(2, 1)
    stage.app.mouseDrag(4, 2)
    #expect(stage.control.selectedRange == 2..<15)
    stage.app.mouseDrag(0, 1)
    #expect(stage.control.selectedRange == 0..<2)
    stage.app.mouseUp(0, 1)
    stage.app.mouseDrag(5, 1)
    #expect(stage.control.selectedRange == 0..<2)
    stage.app.press("\u{1B}[<4;7;2M\u{1B}[<4;7;2m")
    #expect(stage.control.selectedRange == 2..<6)
  }

  @Test func `C10: a double click selects a word, a triple click a paragraph, and dragging goes on by them`() {
    let stage = stage()
    stage.app.click(7, 1)
    stage.app.click(7, 1)
    #expect(stage.control.selectedRange == 6..<8)
    stage.app.click(7, 1)
    #expect(stage.control.selectedRange == 0..<21)
    stage.app.click(7, 1)
    #expect(stage.control.selectedRange == 7..<7)
    stage.app.advance(by: 1)
    stage.app.click(7, 1)
    stage.app.mouseDown(7, 1)
    stage.app.mouseDrag(1, 2)
    #expect(stage.control.selectedRange == 6..<14)
    stage.app.mouseDrag(1, 1)
    #expect(stage.control.selectedRange == 0..<8)
    stage.app.mouseUp(1, 1)
  }

  @Test func `C10: beyond the edge the text scrolls while the mouse is there`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.turnWheel(by: -9, 2, 2)
    stage.app.mouseDown(2, 1)
    stage.app.mouseDrag(2, 5)
    stage.app.advance(by: 0.31)
    #expect(stage.rows[3].hasPrefix("line 9"))
    #expect(stage.control.selectedRange.lowerBound == 2)
    #expect(stage.control.text(in: stage.control.selectedRange).hasSuffix("line 8\nli"))
    stage.app.mouseUp(2, 5)
    stage.app.advance(by: 1)
    #expect(stage.rows[3].hasPrefix("line 9"))
    #expect(stage.app.sleepDuration != 0.05)
  }

  @Test func `C10: a drag that does not end, ends when the terminal is left`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.mouseDown(2, 1)
    stage.app.mouseDrag(2, 0)
    stage.app.setFocus(false)
    let range = stage.control.selectedRange
    stage.app.advance(by: 1)
    #expect(stage.control.selectedRange == range)
  }

  @Test func `C10: dragging with another button scrolls nothing`() {
    let stage = stage((0..<20).map { "line \($0)" }.joined(separator: "\n"))
    stage.app.turnWheel(by: -9, 2, 2)
    stage.app.mouseDown(2, 1, button: 2)
    stage.app.mouseDrag(2, 5, button: 2)
    stage.app.advance(by: 0.31)
    #expect(stage.rows[0].hasPrefix("line 0"))
    stage.app.mouseUp(2, 5, button: 2)
  }

  @Test func `C10: other buttons do nothing`() {
    let stage = stage()
    stage.app.mouseDown(3, 1, button: 2)
    stage.app.mouseUp(3, 1, button: 2)
    #expect(!stage.control.isFocused)
    #expect(stage.control.selectedRange == 32..<32)
  }
}
