import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct LabelAttributedTextTests {
  private typealias Attributes = AttributedText.Attributes

  private static let bold = Attributes(foregroundColor: .ruby, textAttributes: .bold)

  private func label(_ text: AttributedText, _ width: Int, _ height: Int = 1, lines: Int = 1) -> Label {
    let label = Label()
    label.frame = Rect(0, 0, width, height)
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  /// Returns a text whose middle is bold and red.
  private func text(_ parts: (String, String, String)) -> AttributedText {
    AttributedText(parts.0) + AttributedText(parts.1, attributes: Self.bold) + AttributedText(parts.2)
  }

  /// Returns the columns of a row whose cells are bold.
  private func boldColumns(_ label: Label, row: Int = 0) -> [Int] {
    let cells = label.drawn()
    return (0..<cells.size.width).filter { cells[$0, row].attributes.contains(.bold) }
  }

  // MARK: Looks

  @Test func `each part of a label's text has its own colours and attributes`() {
    let part = Attributes(foregroundColor: .ruby, backgroundColor: .sun, textAttributes: [.italic, .underline])
    let label = label(AttributedText("ab") + AttributedText("cd", attributes: part), 6)
    label.textColor = .sky
    label.backgroundColor = .white
    expect(label, draws: "abcd")
    let cells = label.drawn()
    #expect(cells[1, 0].foreground == .sky && cells[1, 0].background == .white && cells[1, 0].attributes == [])
    #expect(cells[2, 0].foreground == .ruby && cells[3, 0].background == .sun)
    #expect(cells[3, 0].attributes == [.italic, .underline] && cells[3, 0].minimumContrast == .text)
    expectEqual(cells[4, 0].background, .white, "the colour ends with the part")
  }

  @Test func `the textAttributes of a label apply to all parts of its text`() {
    let label = label(text(("a", "b", "c")), 3)
    label.textAttributes = .underline
    let cells = label.drawn()
    expectEqual((0..<3).map { cells[$0, 0].attributes }, [.underline, [.underline, .bold], .underline])
  }

  @Test(arguments: [(TextAlignment.center, 2), (.right, 4)])
  func `an attributed text is aligned as a whole`(alignment: TextAlignment, start: Int) {
    let label = label(text(("a", "b", "c")), 7)
    label.textAlignment = alignment
    expectEqual(boldColumns(label), [start + 1])
  }

  @Test func `attributes follow their text when it is broken into lines`() {
    let label = label(text(("one ", "two three", " four")), 7, 3, lines: 0)
    expect(label, draws: "one two\nthree\nfour")
    #expect(boldColumns(label) == [4, 5, 6] && boldColumns(label, row: 1) == [0, 1, 2, 3, 4])
    expectEqual(boldColumns(label, row: 2), [])
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abcdEF…", [4, 5, 6]), (.byTruncatingHead, "…GHijkl", [0, 1, 2]),
    (.byTruncatingMiddle, "abc…jkl", []), (.byClipping, "abcdEFG", [4, 5, 6]),
  ])
  func `an ellipsis looks like the text beside it`(mode: LineBreakMode, shown: String, bold: [Int]) {
    let label = label(text(("abcd", "EFGH", "ijkl")), 7)
    label.lineBreakMode = mode
    expect(label, draws: shown)
    expectEqual(boldColumns(label), bold)
  }

  @Test func `tabs of an attributed text reach the next tab stop`() {
    let label = label(text(("a\t", "b\tc", "")), 20, 1, lines: 0)
    expect(label, draws: "a       b       c")
    expectEqual(boldColumns(label), Array(8...16))
  }

  @Test func `an attributed text shows control characters and newlines safely`() {
    expect(label(text(("\u{1B}[31m", "red\n", "x")), 12), draws: "␛[31mred␊x")
  }

  // MARK: Clusters

  @Test func `wide characters and emoji take two columns in an attributed text`() {
    let label = label(text(("三", "目👍🏽", "x")), 8)
    expect(label, draws: "三目👍🏽x")
    let cells = label.drawn()
    #expect(cells[0, 0].foreground == .black && cells[2, 0].foreground == .ruby && cells[4, 0].foreground == .ruby)
    #expect(cells[6, 0].glyph == Glyph("x") && cells[6, 0].foreground == .black)
  }

  @Test func `a combining mark of another part joins the letter before it and looks like it`() {
    let label = label(text(("e", "\u{301}b", "c")), 4)
    expect(label, draws: "e\u{301}bc")
    let cells = label.drawn()
    #expect(cells[0, 0].glyph.scalars == ["e", "\u{301}"] && cells[0, 0].foreground == .black)
    #expect(cells[1, 0].foreground == .ruby && cells[2, 0].foreground == .black)
  }

  // MARK: Strikethrough

  private func struck(_ string: String, _ level: GlyphLevel) -> CellBuffer {
    label(AttributedText(string, attributes: Attributes(hasStrikethrough: true)), 6)
      .drawn(traits: TraitCollection(glyphLevel: level))
  }

  @Test func `a strikethrough is a combining stroke over each glyph`() {
    let cells = struck("a e\u{301}三", .braille)
    expectEqual((0..<3).map { cells[$0, 0].glyph.scalars.last }, ["\u{336}", "\u{336}", "\u{336}"])
    expectEqual(cells[2, 0].glyph.scalars, ["e", "\u{301}", "\u{336}"])
    #expect(cells[3, 0].glyph.scalars == ["三", "\u{336}"] && cells[3, 0].width == 2)
    expectEqual(cells[5, 0].glyph, .blank)
  }

  @Test func `an emoji with a strikethrough keeps its form`() {
    expectEqual(struck("👍🏽a", .braille)[0, 0].glyph.scalars, ["👍", "🏽"])
  }

  @Test(arguments: [GlyphLevel.ascii, .blocks])
  func `a strikethrough is dim where there are no combining characters`(level: GlyphLevel) {
    let cells = struck("ab", level)
    #expect(cells[0, 0].glyph == Glyph("a") && cells[0, 0].attributes == .dim)
  }

  // MARK: text and attributedText

  @Test func `setting attributedText sets text, and setting text removes the attributes`() {
    let label = Label()
    expectNil(label.attributedText)
    label.attributedText = text(("a", "b", ""))
    expectEqual(label.text, "ab")
    label.text = "ab"
    expectEqual(label.attributedText, AttributedText("ab"))
    label.attributedText = text(("a", "b", ""))
    label.attributedText = nil
    expectNil(label.text)
  }

  @Test func `a label's best size is that of its attributed text`() {
    let label = label(text(("one ", "two three", "")), 1)
    expectEqual(label.sizeThatFits(Size(width: 80, height: 5)), Size(width: 13, height: 1))
    label.numberOfLines = 0
    expectEqual(label.sizeThatFits(Size(width: 8, height: 5)), Size(width: 7, height: 2))
  }

  @Test func `X1: assistive technology reads an attributed text as plain text`() {
    expectEqual(label(text(("one ", "two", "")), 1).accessibilityLabel, "one two")
  }

  @Test func `V9: a change of a label's textColor is animated in the parts without a colour`() {
    let stage = TestScene()
    let label = label(text(("a", "b", "")), 3)
    stage.window.addSubview(label)
    stage.frame()
    View.animate(withDuration: 1, curve: .linear) { label.textColor = .white }
    stage.frame()
    stage.frame(after: 0.5)
    let grey = label.drawn()[0, 0].foreground
    #expect(grey != .black && grey != .white)
    expectEqual(label.drawn()[1, 0].foreground, .ruby)
  }
}
