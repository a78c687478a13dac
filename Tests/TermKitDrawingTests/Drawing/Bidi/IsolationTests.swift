import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

/// Tests of parts of a text that are isolated from the direction of their surroundings.
@Suite struct IsolationTests {
  private func shown(_ text: String) -> String {
    var canvas = Canvas(CellBuffer(size: Size(width: text.columns, height: 1)))
    expectEqual(canvas.draw(text, at: .zero), text.columns)
    return String(
      String.UnicodeScalarView((0..<text.columns).map { canvas.buffer[$0, 0] }.flatMap(\.glyph.scalars)))
  }

  @Test func `an isolated part keeps its direction and does not join its surroundings`() {
    expectEqual(shown("אב \("C++".isolated) גד"), "דג C++ בא")
    expectEqual(shown("אב C++ גד"), "דג ++C בא")
    expectEqual(shown("\("אב".isolated): 5 \("גד".isolated)"), "בא: 5 דג")
    expectEqual(shown("אב: 5 גד"), "דג 5 :בא")
  }

  @Test func `marks have no width and no cell`() {
    let text = "Hello, \("Dana".isolated)!"
    expectEqual(text.columns, 12)
    expectEqual(shown(text), "Hello, Dana!")
    expectEqual(text.sanitized(), "Hello, Dana!")
    expectEqual(text.truncated(to: 9).sanitized(), "Hello, D…")
    expectEqual(text.prefix(columns: 7).withoutIsolation, "Hello, ")
    expectEqual(text.suffix(columns: 3).withoutIsolation, "na!")
    expectEqual(Array(TextGlyphs("".isolated + "x".isolated)).map(\.width), [1])
    for level in GlyphLevel.allCases { expectEqual(text.sanitized(at: level), "Hello, Dana!") }
  }

  @Test func `lines are wrapped as without marks`() {
    let text = "one \("two three".isolated) four \("世界".isolated)五"
    for width in 1...20 {
      let marked = TextWrapping(text, width: width)
      let plain = TextWrapping(text.withoutIsolation, width: width)
      expectEqual(marked.lines.map { marked.text(of: $0).withoutIsolation }, plain.lines.map { plain.text(of: $0) })
      expectEqual(marked.lines.map(\.columns), plain.lines.map(\.columns))
    }
  }

  @Test func `the text without isolation is the text that was isolated`() {
    expectEqual("Dana".isolated.withoutIsolation, "Dana")
    expectEqual("a\("b".isolated)c\("דן".isolated)".withoutIsolation, "abcדן")
    expectEqual("plain".withoutIsolation, "plain")
    #expect("Dana".isolated != "Dana")
    expectEqual("".isolated, "")
  }

  @Test func `marks from outside are shown`() throws {
    let mark = try #require(Unicode.Scalar(IsolationMark.end))
    let foreign = "a" + String(Character(mark)) + "b"
    expectEqual(foreign.withVisibleMarks, "a\u{FFFD}b")
    expectEqual(foreign.isolated.withoutIsolation, "a\u{FFFD}b")
    expectEqual("plain".withVisibleMarks, "plain")
  }

  @Test func `a combining mark at the beginning of an isolated part has a cell`() {
    expectEqual(shown("a\("\u{301}b".isolated)"), "a◌\u{301}b")
  }

  @Test func `a glyph that is a mark is shown as U+FFFD`() throws {
    let mark = try #require(Unicode.Scalar(IsolationMark.start))
    expectEqual(Glyph(mark).sanitized, Glyph("\u{FFFD}"))
  }
}
