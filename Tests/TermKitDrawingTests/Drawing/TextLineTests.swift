import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct TextLineTests {
  @Test func `truncation returns a text that fits unchanged`() {
    for mode in TruncationMode.allCases { expectEqual("Victory".truncated(to: 7, mode), "Victory") }
  }

  @Test func `truncation puts the ellipsis at the end, at the beginning or in the middle`() {
    expectEqual("Tic-Tac-Toe".truncated(to: 8), "Tic-Tac…")
    expectEqual("Tic-Tac-Toe".truncated(to: 8, .head), "…Tac-Toe")
    expectEqual("Tic-Tac-Toe".truncated(to: 8, .middle), "Tic-…Toe")
  }

  @Test func `truncation to one column leaves an ellipsis, and truncation to no columns leaves an empty text`() {
    for mode in TruncationMode.allCases {
      expectEqual("Draw".truncated(to: 1, mode), "…")
      expectEqual("Draw".truncated(to: 0, mode), "")
      expectEqual("Draw".truncated(to: -3, mode), "")
    }
  }

  @Test func `truncation removes wide glyphs as a whole`() {
    expectEqual("世界人民".truncated(to: 6), "世界…")
    expectEqual("世界人民".truncated(to: 6, .head), "…人民")
    expectEqual("世界人民".truncated(to: 6, .middle), "世…民")
  }

  @Test func `truncation removes grapheme clusters as a whole`() {
    expectEqual("e\u{301}e\u{301}e\u{301}".truncated(to: 2), "e\u{301}…")
    expectEqual("👩\u{200D}🚀👩\u{200D}🚀".truncated(to: 3), "👩\u{200D}🚀…")
  }

  @Test func `inOneLine replaces each newline of any kind with a space`() {
    expectEqual("a\nb\r\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i".inOneLine, "a b c d e f g h i")
    expectEqual("\r\n\n\n\r\r\n".inOneLine, "     ")
    #expect("one line".inOneLine == "one line" && "".inOneLine == "")
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      expectEqual((String(scalar).inOneLine == " "), (Character(scalar).isNewline || scalar == " "))
    }
  }

  @Test func `sanitized(at:) returns the characters that TermKit would draw for a text`() {
    expectEqual("Tic-Tac-Toe é 世 👩\u{200D}🚀".sanitized(), "Tic-Tac-Toe é 世 👩\u{200D}🚀")
    expectEqual("\u{1B}[31mred\u{9B}2J\u{7}\r\n".sanitized(), "␛[31mred\u{FFFD}2J␇␍␊")
    expectEqual("a\u{202E}b\u{200B}".sanitized(), "a\u{FFFD}b\u{FFFD}")
    expectEqual(("e" + String(repeating: "\u{301}", count: 1000)).sanitized(), "e\u{301}\u{301}\u{301}\u{301}…")
    expectEqual("é „世“ \u{1B}".sanitized(at: .ascii), "e \"??\" ?")
    #expect("".sanitized() == "" && "ab"["ab".startIndex...].sanitized() == "ab")
  }

  @Test func `sanitized(at:) removes control characters and bidirectional embeddings and overrides`() {
    for value in UInt32(0)..<0x3200 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for level in GlyphLevel.allCases {
        let shown = "a\(scalar)b".sanitized(at: level)
        #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
        #expect(!shown.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        #expect(level > .ascii || shown.utf8.allSatisfy { $0 < 0x7F })
      }
    }
  }

  // Texts of a megabyte each.
  private static let long = [
    String(repeating: "four words a line ", count: 55_000), String(repeating: "\u{1}", count: 1_000_000),
    String(repeating: "漢字", count: 170_000), String(repeating: "e\u{301}", count: 330_000),
    "e" + String(repeating: "\u{301}", count: 500_000), String(repeating: "\u{FDFA}", count: 330_000),
  ]

  @Test(arguments: long)
  func `truncating a megabyte of text examines only as many grapheme clusters as fit`(text: String) {
    #expect(text.prefixCut(columns: 40).clusterCount <= 41)
    #expect(text.suffixCut(columns: 40).clusterCount <= 41)
    expectEqual(text.columns(upTo: 40), min(40, text.columns))
    let beginning = String(text.prefix(50))
    expectEqual(text.truncated(to: 40), beginning.truncated(to: 40))
    expectEqual(text.truncated(to: 40, .head), String(text.suffix(50)).truncated(to: 40, .head))
    #expect(text.truncated(to: 40, .middle).columns <= 40)
  }

  @Test func `sanitized(at:) converts a megabyte of control characters, ideographs or combining marks`() {
    let count = 1_000_000
    expectEqual(String(repeating: "\u{1}", count: count).sanitized(), String(repeating: "\u{2401}", count: count))
    #expect(Self.long[2].sanitized() == Self.long[2] && Self.long[3].sanitized() == Self.long[3])
    expectEqual(Self.long[4].sanitized(), "e\u{301}\u{301}\u{301}\u{301}…")
    expectEqual(Self.long[5].sanitized(at: .ascii), String(repeating: "?", count: 330_000))
  }

  @Test func `the column count with a limit is the width or the limit, for short and long texts`() {
    for text in ["", "abc", "世界", "a\u{1B}世\r\nb"] {
      let long = String(repeating: text, count: 1_000)
      for limit in -1...12 {
        expectEqual(text.columns(upTo: limit), min(text.columns, max(0, limit)))
        expectEqual(long.columns(upTo: limit), min(long.columns, max(0, limit)))
        expectEqual(long.truncated(to: limit), String(long.prefix(100)).truncated(to: limit))
      }
    }
  }

  @Test func `no truncation mode exceeds the given number of columns`() {
    let texts = ["plain text", "世界人民大团结", "a世b界c", "👩\u{200D}🚀é\u{301}🇩🇪x", "\u{1B}[31m\u{202E}x"]
    for text in texts {
      for mode in TruncationMode.allCases {
        for columns in 0...16 { #expect(text.truncated(to: columns, mode).columns <= columns) }
      }
    }
  }

  @Test func `centred text leaves an odd free column on its right, and text that is too long starts at column 0`() {
    expectEqual(TextAlignment.left.offset(of: 3, in: 8), 0)
    expectEqual(TextAlignment.center.offset(of: 3, in: 8), 2)
    expectEqual(TextAlignment.right.offset(of: 3, in: 8), 5)
    for alignment in TextAlignment.allCases { expectEqual(alignment.offset(of: 9, in: 8), 0) }
  }
}
