import Stages
import TermKit
import TestBasics
import Testing

@Suite struct CanvasTests {
  @Test func `an offset and a clip apply only inside the closure, and nested clips intersect`() {
    let picture = DrawnPicture(8, 3) { canvas in
      canvas.with(offset: Point(x: 2, y: 1), clip: Rect(x: 3, y: 0, width: 3, height: 3)) { canvas in
        expectEqual(canvas.clipBounds, Rect(x: 1, y: -1, width: 3, height: 3))
        canvas.draw("abcdef", at: .zero)
        canvas.with(offset: Point(x: 1, y: 1), clip: Rect(x: 0, y: 0, width: 99, height: 99)) {
          $0.draw("xyz", at: .zero)
        }
      }
      canvas.draw("0", at: .zero)
    }
    expectEqual(picture.text, "0\n   bcd\n   xyz")
  }

  @Test func `drawing text returns its width in columns, including clipped columns`() {
    _ = DrawnPicture(4, 1) { canvas in
      expectEqual(canvas.draw("abcdef", at: Point(x: -2, y: 0)), 6)
      expectEqual(canvas.draw("世界", at: Point(x: 1, y: 0)), 4)
      expectEqual(canvas.draw("世界", at: Point(x: 0, y: 7)), 4)
      expectEqual(canvas.draw("", at: .zero), 0)
    }
  }

  @Test func `where only drawings are ASCII, wide characters stay, and narrow ones get ASCII forms (field trial A6)`() {
    var traits = TraitCollection(glyphLevel: .ascii)
    traits.keepsWideCharacters = true
    var canvas = Canvas(CellBuffer(size: Size(width: 8, height: 1)), traits: traits)
    expectEqual(canvas.draw("世─é★a界", at: .zero), 8)
    let shown = (0..<8).map { canvas.buffer[$0, 0] }.filter { $0.width > 0 }
    expectEqual(shown.map(\.glyph), "世-e*a界".unicodeScalars.map { Glyph($0) })
    var overrides = TraitOverrides()
    expectEqual(overrides.applied(to: traits).keepsWideCharacters, true)
    overrides.glyphLevel = .ascii
    expectEqual(overrides.applied(to: traits).keepsWideCharacters, false, "the user wants ASCII")
  }

  @Test(arguments: [-1, 0, 1, 2])
  func `a wide glyph that the clip cuts is drawn as a blank`(x: Int) {
    let style = TextStyle(background: .scarlet)
    let picture = DrawnPicture(5, 1) { canvas in
      canvas.with(clip: Rect(x: 0, y: 0, width: 3, height: 1)) { $0.draw("世", at: Point(x: x, y: 0), style: style) }
    }
    expectEqual(picture.text, [-1: "", 0: "世", 1: " 世", 2: ""][x])
    expectEqual(picture.buffer[max(0, x), 0].background, .scarlet)
    expectEqual(picture.buffer[3, 0].background, .white)
  }

  @Test func `a word with an umlaut is drawn with the same style and clipping as an ASCII word`() {
    let style = TextStyle(
      foreground: .scarlet, background: Color(red: 0, green: 0, blue: 0).withAlphaComponent(128 / 255),
      attributes: .bold)
    for x in -3...6 {
      let plain = DrawnPicture(6, 1) { $0.draw("abc", at: Point(x: x, y: 0), style: style) }
      let other = DrawnPicture(6, 1) { $0.draw("äbc", at: Point(x: x, y: 0), style: style) }
      for column in 0..<6 {
        var cell = other.buffer[column, 0]
        if cell.glyph == Glyph("ä") { cell.glyph = Glyph("a") }
        expectEqual(plain.buffer[column, 0], cell)
      }
    }
  }

  @Test func `text over half of a wide glyph blanks the other half`() {
    let picture = DrawnPicture(6, 1) { canvas in
      canvas.draw("世界人", at: .zero)
      canvas.draw("ab", at: Point(x: 1, y: 0))
    }
    expectEqual(picture.text, " ab 人")
    #expect(picture.buffer.isWhole)
  }

  @Test func `a translucent fill keeps the glyph beneath and blends with its background`() {
    let picture = DrawnPicture(1, 1) { canvas in
      canvas.draw("x", at: .zero)
      canvas.fill(
        Rect(x: 0, y: 0, width: 1, height: 1), with: Color(red: 0, green: 0, blue: 0).withAlphaComponent(128 / 255))
    }
    let grey = Color(red: 127, green: 127, blue: 127)
    expectEqual(picture.buffer[0, 0], Cell(glyph: Glyph("x"), foreground: .black, background: grey))
  }

  @Test func `an ASCII terminal gets ASCII replacements for glyphs and text, with unchanged widths`() {
    let picture = DrawnPicture(6, 1, .ascii) { canvas in
      canvas.draw(Glyph("─"), at: .zero, style: TextStyle())
      canvas.draw(Glyph("世"), width: 2, at: Point(x: 1, y: 0), style: TextStyle())
      canvas.draw("é…", at: Point(x: 3, y: 0))
    }
    expectEqual(picture.text, "-? e~")
    #expect(picture.buffer.isWhole)
  }
}
