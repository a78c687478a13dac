import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct TextViewAttributesTests {
  private typealias Attributes = AttributedText.Attributes

  private static let quote = Attributes(paragraphStyle: ParagraphStyle(textBlocks: [.quote]))
  private static let item = Attributes(
    paragraphStyle: ParagraphStyle(firstLineHeadIndent: 1, headIndent: 1, textBlocks: [.listItem()]))
  private static let code = Attributes(paragraphStyle: ParagraphStyle(textBlocks: [.code]))
  private static let heading = Attributes(
    font: .boldSystemFont(ofSize: 17), paragraphStyle: ParagraphStyle(paragraphSpacing: 1))

  /// A letter with a heading, a quote, a list and code.
  private static let letter =
    AttributedText("News\n", attributes: heading) + AttributedText("You wrote in May:\n")
    + AttributedText("Shall we play again?\n", attributes: quote)
    + AttributedText("apples and pears\n", attributes: item) + AttributedText("nuts\n", attributes: item)
    + AttributedText("let x = 1\n", attributes: code) + AttributedText("Bye")

  private func stage(_ text: AttributedText, width: Int = 15, height: Int = 12) -> TextStage<TextView> {
    let view = TextView()
    view.attributedText = text
    let stage = TextStage(view, size: Size(width: width, height: height))
    view.selectedRange = 0..<0
    stage.app.turn()
    return stage
  }

  @Test func `headings, quotes, lists and code have their signs, indents and blank rows`() {
    let stage = stage(Self.letter)
    expectEqual(
      stage.rows,
      [
        "News", "", "You wrote in", "May:", "│ Shall we", "│ play again?", " • apples and", "   pears", " • nuts",
        " let x = 1", "Bye", "",
      ])
    expectEqual(stage.app.cell(0, 1).attributes, .bold)
    expectEqual(stage.app.cell(0, 3).attributes, [])
    expectEqual((0..<15).filter { stage.app.background($0, 10) != .clear }, Array(0..<15))
    expectEqual(stage.app.background(1, 9), .clear)
    expectEqual(stage.control.text, Self.letter.string)
    expectEqual(stage.control.attributedText, Self.letter)
  }

  @Test func `signs take at most half of a narrow view, and are ASCII at an ASCII terminal`() {
    let view = TextView()
    let deep = ParagraphStyle(textBlocks: Array(repeating: .quote, count: 5))
    view.attributedText = AttributedText("one two", attributes: Attributes(paragraphStyle: deep))
    let stage = TextStage(
      view, size: Size(width: 9, height: 4), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    expectEqual(stage.rows, ["| | one", "| | two", "", ""])
  }

  @Test func `the cursor moves through the text, not through signs and blank rows`() {
    let stage = stage(Self.letter)
    stage.app.press(.down)
    expectEqual(stage.cursor, [0, 2])
    stage.app.press(.up)
    expectEqual(stage.cursor, [0, 0])
    stage.app.press(.down, .down, .down, .right)
    expectEqual(stage.cursor, [3, 4])
    stage.app.press(.home)
    expectEqual(stage.cursor, [2, 4])
    stage.app.press(.end, .down)
    expectEqual(stage.cursor, [11, 5], "a blank hangs at the end of the row above")
    stage.app.click(0, 7)
    expectEqual(stage.cursor, [3, 6])
    stage.app.click(5, 2)
    expectEqual(stage.cursor, [0, 2], "a click on a blank row leads to the paragraph below")
  }

  @Test func `typed text continues what is before the cursor, and Enter continues the list`() {
    let stage = stage(Self.letter)
    stage.app.click(10, 9)
    stage.app.press("!\rfigs")
    expectEqual(Array(stage.rows[8...10]), [" • nuts!", " • figs", " let x = 1"])
    stage.app.click(0, 1)
    stage.app.press("Old ")
    expectEqual(stage.app.cell(0, 1).attributes, .bold)
  }

  @Test func `undo brings back text with its attributes`() {
    let stage = stage(Self.letter)
    stage.control.selectAll()
    stage.app.press(.backspace)
    expectEqual(stage.control.attributedText, AttributedText())
    stage.control.undo()
    expectEqual(stage.control.attributedText, Self.letter)
    stage.control.redo()
    expectEqual(stage.control.text, "")
    stage.control.undo()
    stage.control.addAttributes(Attributes(textAttributes: .italic), range: 0..<4)
    stage.app.turn()
    expectEqual(stage.app.cell(0, 1).attributes, [.bold, .italic])
    stage.control.undo()
    stage.app.turn()
    expectEqual(stage.app.cell(0, 1).attributes, .bold)
  }

  @Test func `a plain text gets attributes from the program, also for the next letters`() {
    let stage = stage(AttributedText("ab"))
    stage.control.selectedRange = 2..<2
    stage.control.typingAttributes = Attributes(textAttributes: .bold)
    stage.app.press("cd")
    expectEqual((0..<4).map { stage.app.cell($0, 1).attributes.contains(.bold) }, [false, false, true, true])
    stage.control.setAttributes(Attributes(), range: 0..<4)
    stage.app.turn()
    expectEqual(stage.control.attributedText, AttributedText("abcd"))
    stage.control.text = "new"
    stage.app.turn()
    expectEqual(stage.control.attributedText, AttributedText("new"))
  }

  @Test func `setting an attributed text without attributes is setting the text`() {
    let stage = stage(Self.letter)
    stage.control.attributedText = nil
    stage.app.turn()
    expectEqual(stage.control.text, "")
    expectEqual(stage.rows[0], "")
    stage.control.attributedText = AttributedText("plain", attributes: Attributes(hasStrikethrough: true))
    stage.app.turn()
    #expect(stage.app.cell(0, 1).glyph.scalars.count == 2)
  }

  /// The naive way is a new view with the same text.
  @Test func `after random edits, a view shows what a new view of the same text shows, and undo leads back`() {
    var random = SeededGenerator(seed: 44)
    let stage = stage(Self.letter, height: 30)
    var edits = 0
    for _ in 0..<Sample.count(60, of: 600) {
      let count = stage.control.textLength
      let start = Int.random(in: 0...count, using: &random)
      let range = start..<min(count, start + Int.random(in: 0...6, using: &random))
      let text = ["", "\n", "word ", "漢", "e\u{301}", "a\nb"].randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: stage.control.addAttributes([Self.quote, Self.item, Self.heading][edits % 3], range: range)
      case _ where range.isEmpty && text.isEmpty: continue
      default: stage.control.replace(range, with: text)
      }
      edits += 1
      stage.app.turn()
      let fresh = self.stage(stage.control.attributedText, height: 30)
      expectEqual(stage.rows, fresh.rows)
      expectEqual(stage.control.text, stage.control.attributedText.string)
      let place = stage.cursor
      fresh.control.selectedRange = stage.control.selectedRange
      fresh.app.turn()
      expectEqual(place, fresh.cursor)
      fresh.control.resignFirstResponder()
    }
    while stage.control.canUndo { stage.control.undo() }
    expectEqual(stage.control.attributedText, Self.letter)
  }
}
