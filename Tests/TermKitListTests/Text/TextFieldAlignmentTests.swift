import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct TextFieldAlignmentTests {
  private func stage(
    _ text: String, _ alignment: TextAlignment, width: Int = 12
  ) -> TextStage<TextField> {
    let field = TextField(text: text, placeholder: "Name")
    field.textAlignment = alignment
    return TextStage(field, size: Size(width: width, height: 1))
  }

  @Test func `C10: the alignment of a text field is natural unless it is set, which begins at the left`() {
    let field = TextField(text: "ab")
    expectEqual(field.textAlignment, .natural)
    let stage = TextStage(field, size: Size(width: 12, height: 1))
    #expect(stage.rows == ["ab"] && stage.cursor == [2, 0])
  }

  @Test func `C10: a centred text stays in the middle while it is typed, and the cursor follows it`() {
    let stage = stage("", .center)
    stage.app.press("a")
    #expect(stage.rows == ["     a"] && stage.cursor == [6, 0])
    stage.app.press("bcd")
    #expect(stage.rows == ["   abcd"] && stage.cursor == [7, 0])
    stage.app.press(Typed.left + Typed.left)
    expectEqual(stage.cursor, [5, 0])
  }

  @Test func `C10: a right-aligned text leaves the last column to the cursor`() {
    let stage = stage("12", .right)
    #expect(stage.rows == ["         12"] && stage.cursor == [11, 0])
    stage.app.press("3")
    #expect(stage.rows == ["        123"] && stage.cursor == [11, 0])
  }

  @Test func `C10: a placeholder is aligned like the text`() {
    expectEqual(stage("", .center).rows, ["   Name"])
    #expect(stage("", .right).rows == ["       Name"] && stage("", .right).cursor == [11, 0])
  }

  @Test(arguments: TextAlignment.allCases)
  func `C10: a text that does not fit scrolls with every alignment`(alignment: TextAlignment) {
    let stage = stage("Tic-Tac-Toe", alignment, width: 6)
    #expect(stage.rows == ["c-Toe"] && stage.cursor == [5, 0])
    stage.app.press(Typed.home)
    #expect(stage.rows == ["Tic-Ta"] && stage.cursor == [0, 0])
  }

  @Test func `C10: wide characters count two columns in an aligned field`() {
    let stage = stage("漢字", .right, width: 8)
    #expect(stage.rows == ["   漢字"] && stage.cursor == [7, 0])
    stage.app.press(Typed.left)
    expectEqual(stage.cursor, [5, 0])
  }

  @Test func `C10: a click in an aligned field puts the cursor under the pointer`() {
    let stage = stage("abcd", .right)
    stage.app.click(8, 1)
    #expect(stage.control.selectedRange == 1..<1 && stage.cursor == [8, 0])
    stage.app.click(0, 1)
    expectEqual(stage.control.selectedRange, 0..<0)
  }

  @Test func `C10: the selection of an aligned field is marked where its text is`() {
    let stage = stage("abcd", .right)
    stage.control.selectedRange = 1..<3
    stage.app.turn()
    expectEqual(stage.marked, [[8, 9]])
  }

  @Test func `C10: selectAll selects the whole text of text fields and text views`() {
    let field = TextField(text: "Tic-Tac-Toe")
    field.selectAll(nil)
    expectEqual(field.selectedRange, 0..<11)
    let view = TextView(text: "one\ntwo")
    view.selectAll(nil)
    expectEqual(view.selectedRange, 0..<7)
    let stage = TextStage(field, size: Size(width: 12, height: 1))
    field.selectAll()
    stage.app.press("x")
    expectEqual(field.text, "x", "typing replaces the selection")
  }
}
