import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct BlankRunTests {
  private let ink = Cell(glyph: Glyph("x"), foreground: .white, background: .black, attributes: .bold)

  private func run(around x: Int, _ cells: [Cell]) -> BlankRun {
    cells.withUnsafeBufferPointer { BlankRun(around: x, in: $0, ink: BlankRun.ink(for: x, in: $0)) }
  }

  @Test func `a blank takes the style of the last text before it, whatever the background`() {
    let row = [ink, Cell(background: .black), Cell(foreground: .systemBlue, background: .black), ink]
    for x in 1...2 {
      expectEqual(run(around: x, row).style, ink)
      expectEqual(run(around: x, row).end, 3)
    }
    var onWhite = ink
    onWhite.background = .white
    expectEqual(run(around: 2, [ink, Cell(background: .black), Cell(background: .white)]).style, onWhite)
  }

  @Test func `a blank without text before it takes the style of the first text after it, if there is any`() {
    expectEqual(run(around: 0, [Cell(background: .black), ink]).style, ink)
    let blank = Cell(foreground: .systemBlue, background: .black)
    expectEqual(run(around: 0, [blank, blank]).style, Cell(background: .black))
  }

  @Test func `a blank does not take underline and reverse, which would be visible`() {
    for attributes in [TextAttributes.underline, .reverse] {
      var marked = ink
      marked.attributes.insert(attributes)
      expectEqual(run(around: 1, [marked, Cell(background: .black)]).style, ink)
    }
  }

  @Test func `a run of blanks ends where the background changes`() {
    let row = [Cell(background: .black), Cell(background: .black), Cell(background: .white)]
    expectEqual(run(around: 0, row).end, 2)
    expectEqual(run(around: 2, row).end, 3)
  }

  @Test func `a run of blanks ends where the elevation changes, and is shown at its own elevation`() {
    var raised = Cell(background: .black)
    raised.elevation = 14
    expectEqual(run(around: 1, [ink, Cell(background: .black), raised]).end, 2)
    expectEqual(run(around: 2, [ink, Cell(background: .black), raised]).style.elevation, 14)
  }

  @Test func `a long run of blanks on the default background keeps the default style, so it can be erased`() {
    let word = Cell(glyph: Glyph("x"), foreground: .white)
    let blanks = Array(repeating: Cell(foreground: .systemBlue), count: BlankRun.erasable)
    expectEqual(run(around: 5, [word] + blanks).style, Cell())
    expectEqual(run(around: 5, [word] + blanks.dropLast()).style, word)
  }
}
