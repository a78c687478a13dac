import TermKit
import Testing

@testable import TermKitTerminal

@Suite struct BlankStretchTests {
  private let ink = Cell(glyph: Glyph("x"), foreground: .white, background: .black, attributes: .bold)

  private func stretch(around x: Int, _ cells: [Cell]) -> BlankStretch {
    cells.withUnsafeBufferPointer { BlankStretch(around: x, in: $0, ink: BlankStretch.ink(for: x, in: $0)) }
  }

  @Test func `a blank takes on the ink before it, on whatever background that is`() {
    let row = [ink, Cell(background: .black), Cell(foreground: .systemBlue, background: .black), ink]
    for x in 1...2 {
      #expect(stretch(around: x, row).style == ink)
      #expect(stretch(around: x, row).end == 3)
    }
    var onWhite = ink
    onWhite.background = .white
    #expect(stretch(around: 2, [ink, Cell(background: .black), Cell(background: .white)]).style == onWhite)
  }

  @Test func `without ink before it a blank takes on the first behind it, and none if there is none at all`() {
    #expect(stretch(around: 0, [Cell(background: .black), ink]).style == ink)
    let blank = Cell(foreground: .systemBlue, background: .black)
    #expect(stretch(around: 0, [blank, blank]).style == Cell(background: .black))
  }

  @Test func `what would show on a blank is not taken over`() {
    for attributes in [TextAttributes.underline, .reverse] {
      var marked = ink
      marked.attributes.insert(attributes)
      #expect(stretch(around: 1, [marked, Cell(background: .black)]).style == ink)
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
