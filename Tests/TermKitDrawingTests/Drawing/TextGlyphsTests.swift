import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct TextGlyphsTests {
  /// Returns the glyphs as text, with a bar after each.
  private func shown(_ text: String, _ level: GlyphLevel = .braille) -> String {
    TextGlyphs(text, level: level).map { item in
      String(String.UnicodeScalarView(item.glyph.scalars)) + (item.width == 2 ? "‖" : "|")
    }.joined()
  }

  @Test func `plain letters take one column each`() {
    expectEqual(shown("Tic-Tac ~"), "T|i|c|-|T|a|c| |~|")
    expectEqual("Tic-Tac ~".columns, 9)
  }

  @Test func `a no-break space is shown as a space`() {
    expectEqual(shown("a\u{A0}b"), "a| |b|")
  }

  @Test func `ideographs, Hangul syllables and emoji take two columns`() {
    expectEqual(shown("世가😀"), "世‖가‖😀‖")
    expectEqual("世가😀".columns, 6)
  }

  @Test func `a letter and its marks stay together in one column`() {
    expectEqual(shown("e\u{301}x"), "e\u{301}|x|")
    expectEqual(shown("é"), "é|")
  }

  @Test func `conjoining jamo take the two columns of their Hangul syllable`() {
    expectEqual(shown("\u{1112}\u{1161}\u{11AB}"), "\u{1112}\u{1161}\u{11AB}‖")
  }

  @Test func `an emoji variation selector makes a symbol wide, and a text selector does not make an emoji narrow`() {
    expectEqual(shown("❤"), "❤|")
    expectEqual(shown("❤\u{FE0F}"), "❤\u{FE0F}‖")
    expectEqual(shown("⌚"), "⌚‖")
    expectEqual(shown("⌚\u{FE0E}"), "⌚\u{FE0E}‖")
    expectEqual(shown("❤\u{FE0E}"), "❤\u{FE0E}|")
    expectEqual(shown("1\u{FE0F}\u{20E3}"), "1\u{FE0F}\u{20E3}‖")
  }

  @Test func `flags, emoji with skin tones and joined emoji take two columns`() {
    expectEqual(shown("🇩🇪"), "🇩🇪‖")
    expectEqual(shown("👍🏽"), "👍🏽‖")
    expectEqual(shown("👩\u{200D}🚀"), "👩\u{200D}🚀‖")
    expectEqual(shown("\u{1F1E9}"), "\u{1F1E9}|")
  }

  @Test func `an emoji too long for a cell is shown as its first component with an unchanged width`() {
    expectEqual(shown("👨\u{200D}👩\u{200D}👧\u{200D}👦!"), "👨‖!|")
    expectEqual(shown("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"), "🏴‖")
    let endless = "👩" + String(repeating: "\u{200D}👩", count: 20)
    expectEqual(shown(endless), "👩‖…|")
  }

  @Test func `only the first 64 scalars of a grapheme cluster are examined, and an ellipsis stands for the rest`() {
    expectEqual(shown("e" + String(repeating: "\u{301}", count: 1000)), "e\u{301}\u{301}\u{301}\u{301}|…|")
    expectEqual(shown("a" + String(repeating: "\u{200D}", count: 63)), "a|\u{FFFD}|")
    expectEqual(shown("a" + String(repeating: "\u{200D}", count: 64)), "a|…|")
    expectEqual(shown("世" + String(repeating: "\u{301}", count: 1000), .ascii), "?|?|")
  }

  @Test func `control characters are shown as control pictures or replacement characters`() {
    expectEqual(shown("a\u{1B}[2J\u{7}\u{7F}\0"), "a|␛|[|2|J|␇|␡|␀|")
    expectEqual(shown("\t\n\r\n"), "␉|␊|␍|␊|")
    expectEqual(shown("\u{85}\u{9B}"), "\u{FFFD}|\u{FFFD}|")
  }

  @Test(
    arguments: [
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
      "\u{2067}", "\u{2068}", "\u{2069}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{2028}", "\u{2029}",
      "\u{E0001}", "\u{3164}", "\u{FFFE}",
    ])
  func `an invisible character is shown as a replacement character`(text: String) {
    expectEqual(shown(text), "\u{FFFD}|")
    #expect(shown("a" + text + "b").hasPrefix("a|\u{FFFD}|b"))
  }

  @Test(arguments: ["\u{200D}", "\u{200C}", "\u{34F}", "\u{FE00}", "\u{E0100}", "\u{E0041}"])
  func `an invisible scalar in a letter's cluster adds a replacement character after the letter`(text: String) {
    expectEqual(shown("a" + text + "b"), "a|\u{FFFD}|b|")
    expectEqual(("a" + text + "b").columns, 3)
  }

  @Test func `zero-width non-joiners and variation selectors are kept in scripts that use them`() {
    expectEqual(shown("می\u{200C}خ"), "م|ی\u{200C}|خ|")
    expectEqual(shown("葛\u{E0100}"), "葛\u{E0100}‖")
  }

  @Test func `a spacing vowel sign takes a column of its own`() {
    expectEqual(shown("\u{915}\u{93E}"), "\u{915}\u{93E}‖")
    expectEqual("\u{939}\u{93F}\u{926}\u{940}".columns, 4)
    expectEqual(shown("\u{93E}x"), "◌\u{93E}‖x|")
  }

  @Test func `a combining mark without a letter is shown on a dotted circle`() {
    expectEqual(shown("\u{301}x"), "◌\u{301}|x|")
  }

  @Test func `a letter with more than four marks is followed by an ellipsis`() {
    let four = "e" + String(repeating: "\u{301}", count: 4)
    expectEqual(shown(four), four + "|")
    expectEqual(shown("e" + String(repeating: "\u{301}", count: 1000)), four + "|…|")
  }

  @Test func `on an ASCII terminal, text is shown in ASCII replacements of the same width`() {
    expectEqual(shown("Zoë ×“…”─╭│█", .ascii), "Z|o|e| |x|\"|~|\"|-|.|||#|")
    expectEqual(shown("世Ａ", .ascii), "?|?|A| |")
    expectEqual(shown("\u{1B}\u{202E}☃", .ascii), "?|?|?|")
    expectEqual(shown("e" + String(repeating: "\u{301}", count: 9), .ascii), "e|~|")
  }

  @Test func `every Unicode scalar becomes harmless, visible glyphs of one or two columns`() {
    var bad: [String] = []
    for scalar in (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let texts =
        scalar.value < 0x3400 || scalar.value >= 0xE0000 ? [String(scalar), "a" + String(scalar)] : [String(scalar)]
      for text in texts where !TextGlyphs(text).allSatisfy(isSound) {
        bad.append(String(scalar.value, radix: 16))
      }
    }
    expectEqual(bad, [])
  }

  private func isSound(_ item: TextGlyphs.Element) -> Bool {
    guard (1...2).contains(item.width), item.glyph == item.glyph.sanitized else { return false }
    if item.glyph.isSingleScalar, ScalarProperties(item.glyph.base).role == .visible { return true }
    return item.glyph.scalars.enumerated().allSatisfy { place, scalar in
      let role = ScalarProperties(scalar).role
      return role == .visible || place > 0 && role == .mark || role == .invisible && isVisibleFormat(scalar)
    }
  }

  // Returns whether a format character is visible. Arabic and other scripts have visible format characters before numbers.
  private func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
