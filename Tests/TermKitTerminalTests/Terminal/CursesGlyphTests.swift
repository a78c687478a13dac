import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct CursesGlyphTests {
  /// Returns the widths of a C library that knows only a few characters.
  private func columns(_ scalar: UInt32) -> Int32 {
    switch scalar {
    case 0x20..<0x7F, 0xE9, 0x915, 0x937, 0x93E, 0x2642, 0x2764, 0x25CC, 0x1F1E6...0x1F1FF, 0x1F321, 0xFFFD: 1
    case 0x301...0x36F, 0x3099, 0x94D, 0x1ABF, 0x200B...0x200D, 0x202E, 0xFE00...0xFE0F: 0
    case 0x304B, 0x65E5, 0x1F469, 0x1F44D, 0x1F3FB...0x1F3FF, 0x1F600: 2
    default: -1
    }
  }

  private func glyph(_ text: String, width: Int, isUnicode: Bool = true) -> CursesGlyph {
    CursesGlyph(Glyph(scalars: text.unicodeScalars), width: width, isUnicode: isUnicode, columns: columns)
  }

  private func shown(_ text: String, width: Int, isUnicode: Bool = true) -> String {
    let glyph = glyph(text, width: width, isUnicode: isUnicode)
    let parts = [glyph.first] + (glyph.second.map { [$0] } ?? [])
    return parts.flatMap { [$0.base] + $0.marks }.compactMap { Unicode.Scalar($0) }.map { String(Character($0)) }
      .joined()
  }

  @Test func `a character as wide as its cell is shown unchanged`() {
    expectEqual(shown("a", width: 1), "a")
    expectEqual(shown("é", width: 1), "é")
    expectEqual(shown("日", width: 2), "日")
  }

  @Test func `combining marks stay on their base character`() {
    expectEqual(glyph("e\u{301}\u{302}", width: 1).first.marks, [0x301, 0x302])
  }

  @Test func `an emoji sequence is reduced to its base character`() {
    expectEqual(shown("👩\u{200D}👩\u{200D}👧", width: 2), "👩")
    expectEqual(shown("👍\u{1F3FD}", width: 2), "👍")
    expectEqual(shown("❤\u{FE0F}\u{200D}♂", width: 2), "❤ ")
  }

  @Test func `a zero-width joiner is not sent, because tmux keeps the joiner for a later character`() {
    expectEqual(glyph("क\u{200D}", width: 1).first.marks, [])
    expectEqual(glyph("क\u{94D}\u{200D}", width: 1).first.marks, [0x94D])
    expectEqual(shown("क\u{94D}\u{200D}ष", width: 2), "क\u{94D}ष")
    expectEqual(glyph("क\u{200C}", width: 1).first.marks, [0x200C], "a non-joiner is sent")
  }

  @Test func `a spacing vowel sign and the second letter of a conjunct are sent in a column of their own`() {
    expectEqual(shown("का", width: 2), "का")
    expectEqual(shown("क्ष", width: 2), "क्ष")
    expectEqual(glyph("क्ष", width: 2).second, .init(base: 0x937))
    expectEqual(shown("क्षा", width: 2), "क्ष", "two columns have no room for three letters")
  }

  @Test func `a base character narrower than its cell is followed by a blank`() {
    expectEqual(shown("❤\u{FE0F}", width: 2), "❤ ")
    expectEqual(shown("a", width: 2), "a ")
  }

  @Test func `a flag is shown as its letters`() {
    expectEqual(shown("🇩🇪", width: 2), "DE")
    expectEqual(shown("🇩", width: 2), "D ")
  }

  @Test func `a character whose width the C library does not confirm is replaced in the same number of columns`() {
    expectEqual(shown("\u{1FAE8}", width: 2), "\u{FFFD} ")
    expectEqual(shown("\u{378}", width: 1), "\u{FFFD}")
    expectEqual(shown("日", width: 1), "\u{FFFD}")
    expectEqual(shown("\u{301}", width: 1), "◌\u{301}", "a combining mark without a base character")
  }

  @Test func `a control character is never sent`() {
    for value in Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) {
      let scalar = Unicode.Scalar(value) ?? "x"
      let glyph = CursesGlyph(Glyph(scalar), width: 1, isUnicode: true, columns: columns)
      #expect(glyph.first.base == 0xFFFD || glyph.first.base == 0x20)
    }
  }

  @Test func `a bidirectional override, zero-width space or Escape in a cell is not sent`() {
    expectEqual(shown("\u{202E}", width: 1), "\u{FFFD}")
    expectEqual(shown("a\u{202E}", width: 1), "a")
    expectEqual(shown("a\u{200B}\u{301}", width: 1), "a\u{301}")
    expectEqual(shown("a\u{1B}", width: 1), "a")
  }

  @Test func `without Unicode, a character outside ASCII becomes a question mark of the same width`() {
    expectEqual(shown("a", width: 1, isUnicode: false), "a")
    expectEqual(shown("é", width: 1, isUnicode: false), "?")
    expectEqual(shown("日", width: 2, isUnicode: false), "? ")
    expectEqual(shown("e\u{301}", width: 1, isUnicode: false), "e")
    expectEqual(shown("🇩🇪", width: 2, isUnicode: false), "DE")
  }

  @Test func `the width of an emoji is disputed, but not the width of an East Asian character or a flag's letters`() {
    #expect(glyph("😀", width: 2).hasDisputedWidth)
    #expect(glyph("\u{1F321}", width: 1).hasDisputedWidth)
    #expect(!glyph("日", width: 2).hasDisputedWidth)
    #expect(!glyph("a", width: 1).hasDisputedWidth)
    #expect(!glyph("❤", width: 1).hasDisputedWidth)
    #expect(!glyph("🇩🇪", width: 2).hasDisputedWidth)
  }

  @Test func `a new combining mark, a mark on a wide character or a joined vowel makes a glyph's width disputed`() {
    #expect(!glyph("e\u{301}", width: 1).hasDisputedWidth)
    #expect(glyph("e\u{1ABF}", width: 1).hasDisputedWidth)
    expectEqual(glyph("e\u{1ABF}", width: 1).maximumColumns, 3)
    #expect(glyph("か\u{3099}", width: 2).hasDisputedWidth, "か with a combining mark")
    #expect(glyph("का", width: 2).hasDisputedWidth)
  }

  @Test func `at the right edge, a glyph that some terminals would wrap is simplified or replaced`() {
    expectEqual(glyph("\u{1F321}", width: 1).fitted(to: 2), glyph("\u{1F321}", width: 1))
    expectEqual(glyph("\u{1F321}", width: 1).fitted(to: 1), CursesGlyph(base: 0xFFFD))
    expectEqual(glyph("e\u{1ABF}", width: 1).fitted(to: 1).first, .init(base: 0x65))
    expectEqual(glyph("e\u{301}", width: 1).fitted(to: 1).first, .init(base: 0x65))
    expectEqual(glyph("e\u{301}", width: 1).fitted(to: 2).first, .init(base: 0x65, marks: [0x301]))
    expectEqual(glyph("😀", width: 2).fitted(to: 2), glyph("😀", width: 2))
    expectEqual(glyph("日", width: 2).fitted(to: 2), glyph("日", width: 2))
  }
}
