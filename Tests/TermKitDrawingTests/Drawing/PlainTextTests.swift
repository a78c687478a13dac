import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct PlainTextTests {
  private func columns(of text: String, _ level: GlyphLevel = .braille) -> Int? {
    var text = text
    return text.withUTF8 { PlainText($0, level: level)?.columns }
  }

  @Test func `every plain scalar is its own cluster of one column, also beside other plain scalars`() {
    let plain = (UInt32(0)...0x2FFFF).filter(PlainText.isPlain).compactMap(Unicode.Scalar.init)
    #expect(plain.count > 1000)
    for scalar in plain {
      let cluster = ClusterGlyphs(Substring(String(scalar)).unicodeScalars, level: .braille)
      #expect(cluster.first == (Glyph(scalar), 1) && cluster.second == nil, "\(scalar)")
      expectEqual("a\(scalar)ñ\(scalar)─".count, 5, "\(scalar)")
    }
  }

  @Test func `PlainText accepts only texts in which every scalar is plain, and at the ASCII level only ASCII`() {
    for text in ["e\u{301}", "世", "😀", "a\u{200D}", "\u{AD}", "❤", "\n", "x\u{1B}"] {
      expectNil(columns(of: text))
    }
    expectEqual(columns(of: "Zoë ┼─ „…“ ⣿"), 12)
    #expect(columns(of: "Zoë", .ascii) == nil && columns(of: "Zoe", .ascii) == 3)
    expectEqual(columns(of: ""), 0)
  }

  @Test func `non-ASCII text is cut off at both edges of the clip`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 8, height: 1)), clip: Rect(x: 2, y: 0, width: 4, height: 1))
    expectEqual(canvas.draw("é─║λЖ…xyz", at: Point(x: 0, y: 0)), 9)
    expectEqual(canvas.buffer.line(0), "  ║λЖ…")
  }
}
