import Testing

@testable import TermKit

@Suite struct BlankStretchTests {
  private let ink = Cell(glyph: Glyph("x"), foreground: .white, background: .black, attributes: .bold)

  private func stretch(around x: Int, _ cells: [Cell]) -> BlankStretch {
    cells.withUnsafeBufferPointer { BlankStretch(around: x, in: $0, ink: BlankStretch.ink(for: x, in: $0)) }
  }

  @Test func `a blank takes on the style of the ink before it on the same background`() {
    let row = [ink, Cell(background: .black), Cell(foreground: .systemBlue, background: .black), ink]
    for x in 1...2 {
      #expect(stretch(around: x, row).style == ink)
      #expect(stretch(around: x, row).end == 3)
    }
  }

  @Test func `the ink of another background is no model, nor is ink that would show on a blank`() {
    let blank = Cell(foreground: .systemBlue, background: .white)
    #expect(stretch(around: 1, [ink, blank]).style == blank)
    #expect(stretch(around: 0, [blank, ink]).style == blank)
    for attributes in [TextAttributes.underline, .reverse] {
      var underlined = ink
      underlined.attributes = attributes
      let black = Cell(background: .black)
      #expect(stretch(around: 1, [underlined, black]).style == black)
    }
  }

  @Test func `a stretch ends where the background changes`() {
    let row = [Cell(background: .black), Cell(background: .black), Cell(background: .white)]
    #expect(stretch(around: 0, row).end == 2)
    #expect(stretch(around: 2, row).end == 3)
  }

  @Test func `many blanks on the terminal's own background keep its own colour, so that they can be erased`() {
    let word = Cell(glyph: Glyph("x"), foreground: .white)
    let blanks = Array(repeating: Cell(foreground: .systemBlue), count: BlankStretch.erasable)
    #expect(stretch(around: 5, [word] + blanks).style == Cell())
    #expect(stretch(around: 5, [word] + blanks.dropLast()).style == word)
  }
}
