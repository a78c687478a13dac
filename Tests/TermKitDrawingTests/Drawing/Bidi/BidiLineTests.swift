import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

/// Tests of texts with letters from right to left. A picture shows the cells from left to right.
@Suite struct BidiLineTests {
  private func cells(
    _ text: String, _ traits: TraitCollection = TraitCollection(), width: Int? = nil
  ) -> [String] {
    var canvas = Canvas(CellBuffer(size: Size(width: width ?? text.columns, height: 1)), traits: traits)
    expectEqual(canvas.draw(text, at: .zero), text.columns)
    return (0..<canvas.buffer.size.width).map { canvas.buffer[$0, 0] }.filter { $0.width > 0 }.map { cell in
      String(String.UnicodeScalarView(cell.glyph.scalars))
    }
  }

  private func shown(_ text: String, _ traits: TraitCollection = TraitCollection()) -> String {
    cells(text, traits).joined()
  }

  // MARK: Order

  @Test func `Hebrew letters are drawn from right to left`() {
    expectEqual(cells("שלום"), ["ם", "ו", "ל", "ש"])
    expectEqual(cells("abc אבג"), ["a", "b", "c", " ", "ג", "ב", "א"])
  }

  @Test func `the first letter of a line decides where the line begins`() {
    expectEqual(cells("אב cd"), ["c", "d", " ", "ב", "א"])
    expectEqual(cells("12 אב"), ["ב", "א", " ", "1", "2"])
    expectEqual(cells("cd אב!"), ["c", "d", " ", "ב", "א", "!"])
    expectEqual(cells("אב cd!"), ["!", "c", "d", " ", "ב", "א"])
  }

  @Test func `numbers are drawn from left to right`() {
    expectEqual(shown("אב 12:30 גד"), "דג 12:30 בא")
    expectEqual(shown("عدد ٤٥ ـ"), "ـ ٤٥ ﺩﺪﻋ")
  }

  @Test func `brackets and other mirrored characters open towards the text that they enclose`() {
    expectEqual(cells("א(ב)"), ["(", "ב", ")", "א"])
    expectEqual(cells("a (אב) c"), ["a", " ", "(", "ב", "א", ")", " ", "c"])
    expectEqual(cells("אב «ג»"), ["«", "ג", "»", " ", "ב", "א"])
    expectEqual(cells("א < ב"), ["ב", " ", ">", " ", "א"])
  }

  @Test func `wide characters and emoji stay whole`() {
    expectEqual(cells("א世界ב"), ["ב", "世", "界", "א"])
    expectEqual(cells("א 👩\u{200D}🚀 ב"), ["ב", " ", "👩\u{200D}🚀", " ", "א"])
    expectEqual(cells("א🇩🇪"), ["🇩🇪", "א"])
  }

  @Test func `points stay in the cell of their letter`() {
    expectEqual(cells("שָׁלוֹם"), ["ם", "וֹ", "ל", "שָׁ"])
    expectEqual(cells("א\u{5B0}\u{5B1}\u{5B2}\u{5B3}\u{5B4}ב"), ["ב", "…", "א\u{5B0}\u{5B1}\u{5B2}\u{5B3}"])
  }

  // MARK: Arabic

  @Test func `Arabic letters are joined`() {
    expectEqual(cells("سلام"), ["ﻡ", "ﺎ", "ﻠ", "ﺳ"])
    expectEqual(cells("ب بب ببب"), ["ﺐ", "ﺒ", "ﺑ", " ", "ﺐ", "ﺑ", " ", "ﺏ"])
  }

  @Test func `lam and alef keep two columns`() {
    expectEqual(cells("لا"), ["ﺎ", "ﻟ"])
    expectEqual("لا".columns, 2)
  }

  @Test func `letters are joined across vowels but not across a zero-width non-joiner`() {
    expectEqual(cells("بَب"), ["ﺐ", "ﺑَ"])
    expectEqual(cells("ب\u{200C}ب").map { $0.unicodeScalars.first }, ["ﺏ", "ﺏ"])
  }

  // MARK: What does not reorder

  @Test func `controls of direction stay visible and have no effect`() {
    expectEqual(cells("\u{202E}abc"), ["\u{FFFD}", "a", "b", "c"])
    expectEqual(cells("א\u{202D}בג"), ["ג", "ב", "\u{FFFD}", "א"])
    expectEqual(cells("a\u{2067}b\u{2069} א"), ["a", "\u{FFFD}", "b", "\u{FFFD}", " ", "א"])
    expectEqual(cells("\u{200F}ab"), ["\u{FFFD}", "a", "b"])
  }

  @Test func `newlines and tabs in a line are signs within the line`() {
    expectEqual(cells("א\nב"), ["ב", "␊", "א"])
    expectEqual(cells("א\tב"), ["ב", "␉", "א"])
    expectEqual(cells("א\r\nב"), ["ב", "␊", "␍", "א"])
  }

  @Test(arguments: [GlyphLevel.ascii, .blocks])
  func `terminals without all of Unicode get the order of the text`(level: GlyphLevel) {
    let letters = level == .ascii ? ["?", "?", "("] : ["א", "ב", "("]
    expectEqual(cells("אב(", TraitCollection(glyphLevel: level)), letters)
  }

  @Test func `screen readers get the order of the text`() {
    expectEqual(cells("אב 12", TraitCollection(usesScreenReader: true)), ["א", "ב", " ", "1", "2"])
  }

  @Test func `text without letters from right to left is not examined`() {
    for text in ["", "abc", "Käse – 5 €", "世界", "e\u{301}", "👍🏽", "नमस्ते", "\u{1B}[m"] {
      #expect(TraitCollection().order(of: text) == nil, "\(text)")
    }
    let all: [UInt32] = [0x590, 0x5D0, 0x700, 0x8FF, 0xFB1D, 0xFB50, 0xFDD0, 0xFDFF, 0xFE70, 0xFEFF, 0x10800, 0x1E900]
    for value in all { #expect(BidiText.mayReorder("é" + String(Unicode.Scalar(value) ?? "a")), "\(value)") }
    let none: [UInt32] = [0x58F, 0x900, 0x2028, 0xFB1C, 0xFE00, 0xFE6F, 0xFF00, 0x107FF, 0x11000, 0x1E7FF, 0x1F000]
    for value in none { #expect(!BidiText.mayReorder("é" + String(Unicode.Scalar(value) ?? "a")), "\(value)") }
  }

  @Test func `every scalar of a right-to-left class is found by the look at bytes`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
      if BidiLevels([scalar]).isRightToLeft, !BidiText.mayReorder(String(scalar)) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  // MARK: Places

  @Test func `each item knows its cluster, its bytes and its direction`() throws {
    let line = try #require(TraitCollection().order(of: "aאב世"))
    expectEqual(line.items.map(\.cluster), [0, 2, 1, 3])
    expectEqual(line.items.map(\.byte), [0, 3, 1, 5])
    expectEqual(line.items.map(\.isRightToLeft), [false, true, true, false])
    expectEqual(line.screenColumns, [0, 2, 1, 3, 4])
    expectEqual(line.columns, 5)
    expectEqual(line.isRightToLeft, false)
  }

  @Test func `a clip keeps the visible cells of a line`() {
    for x in -5...5 {
      let style = TextStyle(background: .scarlet)
      let whole = DrawnPicture(5, 1) { $0.draw("אב 12", at: Point(x: x, y: 0), style: style) }
      let clipped = DrawnPicture(5, 1) { canvas in
        canvas.with(clip: Rect(x: 1, y: 0, width: 3, height: 1)) { canvas in
          canvas.draw("אב 12", at: Point(x: x, y: 0), style: style)
        }
      }
      for column in 1...3 { expectEqual(clipped.buffer[column, 0], whole.buffer[column, 0]) }
      for column in [0, 4] { expectEqual(clipped.buffer[column, 0].background, .white) }
    }
  }

  @Test func `a wide glyph that the clip cuts is drawn as a blank`() {
    let picture = DrawnPicture(5, 1) { canvas in
      canvas.with(clip: Rect(x: 1, y: 0, width: 2, height: 1)) { $0.draw("א世ב", at: Point(x: -1, y: 0)) }
    }
    expectEqual(picture.text, "  א")
  }

  // MARK: Paragraphs and lines

  @Test func `the lines of a paragraph have the base direction of its first letter`() {
    let text = BidiText("אב cd ef\nab גד")
    let first = text.line(of: [.text(0..<4)])
    let second = text.line(of: [.text(5..<10)])
    let third = text.line(of: [.text(11..<18)])
    expectEqual([first, second, third].map(\.isRightToLeft), [true, true, false])
    expectEqual(glyphs(second), "cd ef")
    expectEqual(glyphs(third), "ab דג")
  }

  @Test func `a sign at the end of a line belongs to the direction of the text around it`() {
    let text = BidiText("ab גד, הו")
    let line = text.line(of: [.text(0..<8)])
    expectEqual(glyphs(line), "ab ,דג")
  }

  @Test func `an ellipsis between two parts of one direction has this direction`() {
    let text = BidiText("אב cd efgh ij")
    expectEqual(glyphs(text.line(of: [.text(5..<7), .ellipsis, .text(11..<12)])), "cd…h")
    expectEqual(glyphs(text.line(of: [.text(0..<7), .ellipsis])), "…cd בא")
    expectEqual(glyphs(text.line(of: [.ellipsis, .text(8..<15)])), "efgh ij…")
  }

  @Test func `blanks take the place of a tab`() {
    let text = BidiText("א\tב")
    let line = text.line(of: [.text(0..<2), .blanks(3, at: 2), .text(3..<5)])
    expectEqual(glyphs(line), "ב   א")
    expectEqual(line.items.map(\.cluster), [2, 1, 1, 1, 0])
  }

  private func glyphs(_ line: BidiLine) -> String {
    String(String.UnicodeScalarView(line.items.flatMap(\.glyph.scalars)))
  }

  // MARK: An interface from right to left

  @Test func `in an interface from right to left, texts of the interface begin at the right`() {
    var traits = TraitCollection()
    traits.layoutDirection = .rightToLeft
    expectEqual(traits.order(of: "ab אב")?.isRightToLeft, true)
    expectEqual(traits.order(of: "ab אב", isOfInterface: false)?.isRightToLeft, false)
    #expect(traits.order(of: "ab!") == nil)
  }

  @Test func `a long text with many brackets is ordered`() {
    let text = String(repeating: "(", count: 5000) + "א" + String(repeating: ")", count: 5000)
    let line = BidiText(text).line
    expectEqual(line.columns, 10001)
    expectEqual(line.isRightToLeft, true)
  }
}
