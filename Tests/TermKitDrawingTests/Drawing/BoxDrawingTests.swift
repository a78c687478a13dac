import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct BoxDrawingTests {
  private let frame = Path.Frame(x: 0.5, y: 0.5, width: 6, height: 3)

  @Test func `I7: a rectangle stroked as a box is drawn with box-drawing lines and corners`() {
    let picture = DrawnPicture(7, 4) { $0.stroke(Path(rect: frame), with: .black, as: .box) }
    #expect(
      picture.text == """
        ┌─────┐
        │     │
        │     │
        └─────┘
        """)
  }

  @Test func `I7: a rounded box has round corner characters if the glyph level has them`() {
    func text(_ level: GlyphLevel) -> String {
      DrawnPicture(7, 4, level) { canvas in
        canvas.stroke(Path(roundedRect: frame, cornerRadius: 1), with: .black, as: .box)
      }.text
    }
    expectEqual(text(.braille), "╭─────╮\n│     │\n│     │\n╰─────╯")
    expectEqual(text(.blocks), "┌─────┐\n│     │\n│     │\n└─────┘")
    expectEqual(text(.ascii), ".-----.\n|     |\n|     |\n'-----'")
  }

  @Test func `a box line joins the box lines that it meets or crosses`() {
    func text(_ level: GlyphLevel) -> String {
      DrawnPicture(7, 4, level) { canvas in
        canvas.stroke(Path(roundedRect: frame, cornerRadius: 1), with: .black, as: .box)
        canvas.stroke(Path(from: 0.5, 1.5, to: 6.5, 1.5), with: .black, as: .box)
        canvas.stroke(Path(from: 3.5, 0.5, to: 3.5, 3.5), with: .black, as: .box)
      }.text
    }
    expectEqual(text(.braille), "╭──┬──╮\n├──┼──┤\n│  │  │\n╰──┴──╯")
    expectEqual(text(.ascii), ".--+--.\n+--+--+\n|  |  |\n'--+--'")
  }

  @Test func `slanting box lines are drawn with slanting characters`() {
    func text(_ level: GlyphLevel) -> String {
      DrawnPicture(3, 3, level) { canvas in
        canvas.stroke(Path(crossIn: .init(x: 0, y: 0, width: 3, height: 3)), with: .black, as: .box)
      }.text
    }
    expectEqual(text(.braille), "╲ ╱\n ╳\n╱ ╲")
    expectEqual(text(.blocks), "\\ /\n X\n/ \\")
  }

  @Test func `every combination of two or more arms survives a round trip through its box-drawing glyph`() {
    for bits in UInt8(0)..<16 {
      let arms = BoxArms(rawValue: bits)
      let glyph = arms.glyph(isRounded: false, level: .braille)
      // A single arm is drawn as a whole line.
      if bits.nonzeroBitCount > 1 { expectEqual(BoxArms(glyph), arms) }
      if arms.isCorner { expectEqual(BoxArms(arms.glyph(isRounded: true, level: .braille)), arms) }
    }
    for text in ["a", "█", "═", "⠿", "┏", "┍", "┎"] as [Unicode.Scalar] { expectNil(BoxArms(Glyph(text))) }
  }

  @Test func `a box line sets the foreground colour and keeps the background of its cells`() {
    let picture = DrawnPicture(3, 1, paper: .leaf) { canvas in
      canvas.stroke(Path(from: 0.5, 0.5, to: 2.5, 0.5), with: .scarlet, as: .box)
    }
    expectEqual(picture.buffer[1, 0], Cell(glyph: Glyph("─"), foreground: .scarlet, background: .leaf))
  }
}
