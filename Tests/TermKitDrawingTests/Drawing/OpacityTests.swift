import Stages
import TermKit
import TestBasics
import Testing

@Suite struct OpacityTests {
  private let all = Rect(x: 0, y: 0, width: 9, height: 9)
  private let quarterGrey = Color(red: 191, green: 191, blue: 191)

  @Test func `bold text that disappears leaves no bold letters in equal letters behind it`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 3, height: 1)))
    canvas.draw("for", at: .zero)
    canvas.withOpacity(0.2, in: Rect(size: Size(width: 3, height: 1))) {
      $0.draw("for", at: .zero, style: TextStyle(attributes: .bold))
    }
    expectEqual((0..<3).map { canvas.buffer[$0, 0].attributes }, [[], [], []])
  }

  @Test func `a group is drawn unchanged at an opacity of 1, and not at all at an opacity of 0`() {
    func drawing(_ canvas: inout Canvas) {
      canvas.draw("世 x", at: .zero)
      canvas.stroke(Path(crossIn: .init(x: 1, y: 1, width: 6, height: 3)), with: .scarlet)
    }
    for depth in ColorDepth.allCases {
      let plain = DrawnPicture(9, 5, .braille, depth) { drawing(&$0) }
      expectEqual(DrawnPicture(9, 5, .braille, depth) { $0.withOpacity(1, in: all, drawing) }.buffer, plain.buffer)
      let nothing = DrawnPicture(9, 5, .braille, depth) { _ in }
      expectEqual(DrawnPicture(9, 5, .braille, depth) { $0.withOpacity(0, in: all, drawing) }.buffer, nothing.buffer)
    }
  }

  @Test func `text in a translucent group blends with the background beneath`() {
    let picture = DrawnPicture(1, 1) { canvas in canvas.withOpacity(0.25, in: all) { $0.draw("x", at: .zero) } }
    expectEqual(picture.buffer[0, 0], Cell(glyph: Glyph("x"), foreground: quarterGrey, background: .white))
  }

  @Test func `text beneath a translucent fill keeps its glyph, and its background blends with the fill`() {
    let picture = DrawnPicture(2, 1) { canvas in
      canvas.draw("世", at: .zero)
      canvas.withOpacity(0.25, in: all) { $0.fill(all, with: .black) }
    }
    expectEqual(picture.buffer[0, 0], Cell(glyph: Glyph("世"), foreground: .black, background: quarterGrey, width: 2))
    #expect(picture.buffer.isWhole)
  }

  @Test func `a glyph drawn translucently over an equal glyph mixes both colours`() {
    let picture = DrawnPicture(1, 1) { canvas in
      canvas.draw("x", at: .zero)
      canvas.withOpacity(0.5, in: all) { $0.draw("x", at: .zero, style: TextStyle(foreground: .white)) }
    }
    expectEqual(picture.buffer[0, 0].foreground, Color(red: 128, green: 128, blue: 128))
  }

  @Test func `overlapping shapes inside a translucent group do not show through each other`() {
    let picture = DrawnPicture(1, 1) { canvas in
      canvas.withOpacity(0.25, in: all) { canvas in
        canvas.fill(all, with: .scarlet)
        canvas.fill(all, with: .black)
      }
    }
    expectEqual(picture.buffer[0, 0].background, quarterGrey)
  }

  @Test func `a translucent shape is mixed with the shape beneath, sub-cell by sub-cell`() {
    let picture = DrawnPicture(1, 1) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 1, height: 0.5)), with: .black)
      canvas.withOpacity(0.5, in: all) { canvas in
        canvas.fill(all, with: .white)
        canvas.fill(Path(rect: .init(x: 0, y: 0.5, width: 1, height: 0.5)), with: .scarlet)
      }
    }
    let cell = picture.buffer[0, 0]
    #expect(cell.glyph == Glyph("▄") || cell.glyph == Glyph("▀"))
    let colors = cell.glyph == Glyph("▀") ? (cell.foreground, cell.background) : (cell.background, cell.foreground)
    expectEqual(colors.0, Color(red: 128, green: 128, blue: 128))
    expectEqual(colors.1, Color(red: 255, green: 128, blue: 128))
  }

  @Test func `where two texts overlap, the more opaque text is shown`() {
    for (opacity, seen) in [(0.3, "a"), (0.7, "b")] {
      let picture = DrawnPicture(1, 1) { canvas in
        canvas.draw("a", at: .zero)
        canvas.withOpacity(opacity, in: all) { canvas in
          canvas.fill(all, with: .white)
          canvas.draw("b", at: .zero)
        }
      }
      expectEqual(picture.text, seen)
    }
  }

  @Test(arguments: [0.0, 0.2, 0.5, 0.8])
  func `wide glyphs stay whole at every opacity and colour depth`(opacity: Double) {
    for x in 0...3 {
      for depth in ColorDepth.allCases {
        let picture = DrawnPicture(6, 1, .braille, depth) { canvas in
          canvas.draw("世界人", at: .zero)
          canvas.withOpacity(opacity, in: Rect(x: 1, y: 0, width: 4, height: 1)) { canvas in
            canvas.draw("a民b", at: Point(x: x, y: 0))
          }
        }
        #expect(picture.buffer.isWhole)
      }
    }
  }

  @Test func `T12: a board drawn at 25 % opacity looks different but stays visible at every colour depth`() {
    for depth in ColorDepth.allCases {
      for paper in [Color.white, .black] {
        func board(_ canvas: inout Canvas) {
          canvas.stroke(Path(crossIn: .init(x: 0, y: 0, width: 8, height: 4)), with: .scarlet)
        }
        let running = DrawnPicture(8, 4, .braille, depth, paper: paper) { board(&$0) }
        let paused = DrawnPicture(8, 4, .braille, depth, paper: paper) { $0.withOpacity(0.25, in: all, board) }
        for y in 0..<4 {
          for x in 0..<8 where !running.buffer[x, y].isBlank || running.buffer[x, y].background != paper {
            let cell = paused.buffer[x, y]
            #expect(cell != running.buffer[x, y])
            if !depth.blends { #expect(cell.attributes.contains(.dim)) }
            #expect(!cell.isBlank || cell.background != paper)
          }
        }
      }
    }
  }

  @Test func `T12: with 16 colours, faint ink is dim and in the dark grey of the palette`() {
    let picture = DrawnPicture(1, 1, .braille, .sixteen) { canvas in
      canvas.withOpacity(0.25, in: all) { $0.draw("x", at: .zero, style: TextStyle(foreground: .scarlet)) }
    }
    expectEqual(picture.buffer[0, 0].foreground, Color(red: 128, green: 128, blue: 128))
    expectEqual(picture.buffer[0, 0].attributes, .dim)
  }

  @Test func `opacity affects only the cells inside the given rectangle`() {
    let picture = DrawnPicture(2, 1) { canvas in
      canvas.withOpacity(0.25, in: Rect(x: 0, y: 0, width: 1, height: 1)) { $0.fill(all, with: .black) }
    }
    expectEqual((0..<2).map { picture.buffer[$0, 0].background }, [quarterGrey, .black])
  }
}
