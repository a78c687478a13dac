import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Tests of editing text with Hebrew and Arabic letters, in interfaces of both directions.
@MainActor @Suite struct TextDirectionTests {
  private func view(_ text: String, width: Int = 13, height: Int = 3, isMirrored: Bool = false) -> TextStage<TextView> {
    stage(TextView(text: text), width, height, isMirrored)
  }

  private func field(_ text: String, width: Int = 13, isMirrored: Bool = false) -> TextStage<TextField> {
    let field = TextField()
    field.text = text
    field.borderStyle = .none
    return stage(field, width, 1, isMirrored)
  }

  private func stage<Control: View>(
    _ control: Control, _ width: Int, _ height: Int, _ isMirrored: Bool
  ) -> TextStage<Control> {
    let stage = TextStage(
      control, size: Size(width: width, height: height), traits: TraitCollection(colorDepth: .none))
    if isMirrored { stage.app.application.traitOverrides.layoutDirection = .rightToLeft }
    stage.app.turn()
    return stage
  }

  // MARK: Places

  @Test func `a Hebrew paragraph begins at the right edge, with the cursor at its left end`() {
    let view = view("שלום\nabc")
    expectEqual(view.rows, ["         םולש", "abc", ""])
    view.app.press(Typed.up)
    view.app.press(Typed.end)
    expectEqual(view.cursor, [8, 0])
    view.app.press("!")
    expectEqual(view.rows[0], "        !םולש")
  }

  @Test func `in an interface from right to left, an English paragraph begins at the left edge`() {
    let view = view("abc\nשלום", isMirrored: true)
    expectEqual(view.rows, ["abc", "         םולש", ""])
    view.app.press(Typed.up)
    view.app.press(Typed.end)
    expectEqual(view.cursor, [3, 0])
    view.app.press("d")
    expectEqual(view.rows[0], "abcd")
  }

  @Test func `an empty text begins where the layout begins`() {
    expectEqual(view("").cursor, [0, 0])
    expectEqual(view("", isMirrored: true).cursor, [12, 0])
    expectEqual(field("").cursor, [0, 0])
    expectEqual(field("", isMirrored: true).cursor, [12, 0])
  }

  @Test func `rows are wrapped in the order of the text`() {
    let view = view("אחת שתיים שלוש ארבע", width: 11)
    expectEqual(view.rows, ["  םייתש תחא", "  עברא שולש", ""])
  }

  // MARK: The cursor

  @Test func `the arrows move on the screen, from cell to cell`() {
    let field = field("ab אבג cd")
    expectEqual(field.app.row(1), "ab גבא cd")
    field.app.press(Typed.home)
    let columns = (0..<9).map { _ in
      defer { field.app.press(Typed.right) }
      return field.cursor?[0]
    }
    expectEqual(columns, Array(0..<9))
    expectEqual(field.cursor, [9, 0])
    let back = (0..<9).map { _ in
      field.app.press(Typed.left)
      return field.cursor?[0]
    }
    expectEqual(back, (0..<9).reversed())
  }

  @Test func `in a Hebrew paragraph, the left arrow moves forward`() {
    let field = field("אבג")
    field.app.press(Typed.home)
    expectEqual(field.cursor, [12, 0])
    field.app.press(Typed.left)
    expectEqual(field.cursor, [11, 0])
    field.app.press("x")
    expectEqual(field.control.text, "אxבג")
  }

  @Test func `beyond the end of a row, the arrows go on in the next row`() {
    let view = view("אב\ncd")
    view.app.press(Typed.controlHome)
    for _ in 0..<3 { view.app.press(Typed.left) }
    expectEqual(view.cursor, [0, 1])
    view.app.press(Typed.left)
    expectEqual(view.cursor, [10, 0])
  }

  @Test func `between two directions, the cursor follows the letter that was typed last`() {
    let field = field("ab ")
    field.app.press("א")
    field.app.press("ב")
    expectEqual(field.app.row(1), "ab בא")
    expectEqual(field.cursor, [2, 0])
    field.app.press(Typed.end)
    expectEqual(field.cursor, [5, 0])
    field.app.press("c")
    expectEqual(field.app.row(1), "ab באc")
    expectEqual(field.cursor, [6, 0])
  }

  @Test func `Home, End, words and deletion follow the order of the text`() {
    let field = field("אחת two שלוש")
    field.app.press(Typed.home)
    field.app.press(Typed.delete)
    expectEqual(field.control.text, "חת two שלוש")
    field.app.press(Typed.alt("f"))
    field.app.press(Typed.alt("f"))
    field.app.press(Typed.control("w"))
    expectEqual(field.control.text, "חת  שלוש")
    field.app.press(Typed.end)
    field.app.press(Typed.backspace)
    expectEqual(field.control.text, "חת  שלו")
  }

  // MARK: Selecting

  @Test func `Shift extends in the order of the text, and one selection can be two parts on the screen`() {
    let field = field("ab אבג cd")
    field.app.press(Typed.home)
    for _ in 0..<4 { field.app.press(Typed.shiftRight) }
    expectEqual(field.marked[0], [0, 1, 2, 5])
    field.app.press(Typed.alt("c"))
    expectEqual(Pasteboard.general.string, "ab א")
  }

  @Test func `a click sets the cursor to the letter under the pointer, and a drag selects`() {
    let field = field("ab אבג cd")
    field.app.click(3, 1)
    field.app.press("x")
    expectEqual(field.control.text, "ab אבxג cd")
    let view = view("אבג דהו")
    view.app.mouseDown(12, 1)
    view.app.mouseDrag(9, 1)
    view.app.mouseUp(9, 1)
    expectEqual(view.marked[0], [10, 11, 12])
    view.app.press(Typed.alt("c"))
    expectEqual(Pasteboard.general.string, "אבג")
  }

  @Test func `up and down keep the column on the screen`() {
    let view = view("אבגד\nabcdefghijkl")
    view.app.press(Typed.controlHome)
    view.app.press(Typed.down)
    expectEqual(view.cursor, [12, 1])
    view.app.press(Typed.up)
    expectEqual(view.cursor, [12, 0])
  }

  @Test func `a long text in a field scrolls to the cursor, whatever its direction`() {
    let hebrew = field("אבגדהוזחטיכלמנ", width: 6)
    expectEqual(hebrew.app.row(1), " נמלכי")
    expectEqual(hebrew.cursor, [0, 0])
    hebrew.app.press(Typed.home)
    expectEqual(hebrew.app.row(1), "והדגבא")
    expectEqual(hebrew.cursor, [5, 0])
    let english = field("abcdefghijklm", width: 6, isMirrored: true)
    expectEqual(english.app.row(1), "ijklm")
    expectEqual(english.cursor, [5, 0])
  }

  @Test func `tabs, wide characters and secret text have their columns in both directions`() {
    expectEqual(view("א\tב", width: 20).rows[0], "           ב       א")
    expectEqual(view("漢字", width: 8, isMirrored: true).rows[0], "漢字")
    let secret = field("abc", isMirrored: true)
    secret.control.isSecureTextEntry = true
    secret.app.turn()
    expectEqual(secret.app.row(1), "          •••")
    expectEqual(secret.cursor, [9, 0])
  }

  @Test func `Arabic letters are joined, also beside the cursor`() {
    let field = field("سلام")
    expectEqual(field.app.row(1), "         ﻡﺎﻠﺳ")
  }
}
