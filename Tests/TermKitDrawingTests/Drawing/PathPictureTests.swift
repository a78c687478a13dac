import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct PathPictureTests {
  private let oval = Path.Frame(x: 1, y: 0.5, width: 8, height: 4)

  @Test func `I7: without colours, a cross and a circle are drawn in block elements`() {
    let cross = DrawnPicture(10, 5, .braille, .none) {
      $0.stroke(Path(crossIn: oval.inset(by: 1)), width: 1.2, with: .scarlet)
    }
    #expect(
      cross.text == """
         ▗▖    ▗▖
         ▝▜▙▖▗▟▛▘
           ▐██▌
         ▗▟▛▘▝▜▙▖
         ▝▘    ▝▘
        """)
    let circle = DrawnPicture(10, 5, .braille, .none) { $0.stroke(Path(ovalIn: oval), width: 1.2, with: .scarlet) }
    #expect(
      circle.text == """
          ▄▟██▙▄
        ▗█▘    ▝█▖
        ▐▌      ▐▌
        ▝█▖    ▗█▘
          ▀▜██▛▀
        """)
  }

  @Test func `I7: on an ASCII terminal, a cross and a circle are drawn with slashes, bars and dashes`() {
    let cross = DrawnPicture(8, 4, .ascii) { canvas in
      canvas.stroke(Path(crossIn: .init(x: 0, y: 0, width: 8, height: 4)), width: 1.5, with: .scarlet)
    }
    #expect(
      cross.text == #"""
        \\    //
          \\//
          //\\
        //    \\
        """#)
    let circle = DrawnPicture(12, 6, .ascii) { canvas in
      canvas.stroke(Path(ovalIn: .init(x: 2.4, y: 1.2, width: 7.2, height: 3.6)), width: 1.5, with: .leaf)
    }
    #expect(
      circle.text == #"""

           /-""-\
          |      |
          |      |
           \-__-/

        """#)
  }

  @Test func `I7: on an ASCII terminal, a small circle has round sides`() {
    let circle = DrawnPicture(6, 3, .ascii) { canvas in
      canvas.stroke(Path(ovalIn: .init(x: 1.2, y: 0.6, width: 3.6, height: 1.8)), width: 1, with: .leaf)
    }
    #expect(
      circle.text == #"""
         /--\
         (  )
         \--/
        """#)
  }

  @Test func `on an ASCII terminal, a tiny circle has parentheses as its sides`() {
    let circle = DrawnPicture(7, 3, .ascii) { canvas in
      canvas.stroke(Path(ovalIn: .init(x: 1.5, y: 0.5, width: 4, height: 2)), width: 1, with: .leaf)
    }
    #expect(
      circle.text == #"""
          ---
         (   )
          ---
        """#)
  }

  @Test func `crossing bars of one colour form one shape on terminals that cannot blend colours`() {
    for depth in [ColorDepth.sixteen, .eight, .none] {
      let bars = DrawnPicture(5, 3, .blocks, depth) { canvas in
        for _ in 0..<2 {
          canvas.stroke(Path(from: 2.5, 0, to: 2.5, 3), cap: .butt, with: .black)
          canvas.stroke(Path(from: 0, 1.25, to: 5, 1.25), cap: .butt, with: .black)
        }
      }
      #expect(
        bars.text == """
            █
          ▀▀█▀▀
            █
          """)
    }
  }

  @Test func `on an ASCII terminal, a grid is drawn with bars, dashes and plus signs`() {
    let grid = DrawnPicture(11, 5, .ascii) { canvas in
      for x in [3.5, 7.5] { canvas.stroke(Path(from: x, 0, to: x, 5), cap: .butt, with: .black) }
      for y in [1.5, 3.5] { canvas.stroke(Path(from: 0, y, to: 11, y), cap: .butt, with: .black) }
    }
    #expect(
      grid.text == """
           |   |
        ---+---+---
           |   |
        ---+---+---
           |   |
        """)
  }

  @Test func `on an ASCII terminal, a line drawn over a cross replaces the cross's characters`() {
    let picture = DrawnPicture(5, 3, .ascii) { canvas in
      canvas.stroke(Path(crossIn: .init(x: 0, y: 0, width: 5, height: 3)), with: .scarlet)
      canvas.stroke(Path(from: 2.5, 0, to: 2.5, 3), with: .leaf)
    }
    #expect(picture.text.split(separator: "\n").allSatisfy { $0.dropFirst(2).first == "|" })
    expectEqual(picture.buffer[2, 1].foreground, .leaf)
  }

  @Test func `I7: on an ASCII terminal, a filled circle has a solid interior and shaped edges`() {
    let circle = DrawnPicture(8, 4, .ascii) {
      $0.fill(Path(ovalIn: .init(x: 0, y: 0, width: 8, height: 4)), with: .scarlet)
    }
    #expect(
      circle.text == """
         o####o
        d######b
        Y######P
         "####"
        """)
  }

  @Test func `I7: on an ASCII terminal, fills and all stroke materials use only ASCII characters`() {
    for material in StrokeMaterial.allCases {
      let picture = DrawnPicture(12, 6, .ascii) { canvas in
        canvas.fill(Path(ovalIn: .init(x: 3, y: 2, width: 5, height: 3)), with: .scarlet)
        canvas.stroke(
          Path(roundedRect: .init(x: 0.5, y: 0.5, width: 11, height: 5), cornerRadius: 2), with: .scarlet, as: material)
      }
      #expect(picture.text.utf8.allSatisfy { $0 == 10 || (0x20..<0x7F).contains($0) })
    }
  }

  @Test func `I7: fine lines that meet are drawn as joined braille dots`() {
    let picture = DrawnPicture(4, 2) { canvas in
      canvas.stroke(Path(from: 0.25, 0, to: 0.25, 2), width: 0.25, cap: .butt, with: .scarlet)
      canvas.stroke(Path(from: 0, 0.125, to: 4, 0.125), width: 0.25, cap: .butt, with: .scarlet)
    }
    expectEqual(picture.text, "⡏⠉⠉⠉\n⡇")
  }

  @Test func `I7: a braille stroke is drawn in blocks on a terminal without braille`() {
    let picture = DrawnPicture(4, 1, .blocks) { canvas in
      canvas.stroke(Path(from: 0, 0.25, to: 4, 0.25), width: 1, cap: .butt, with: .scarlet, as: .braille)
    }
    expectEqual(picture.text, "▀▀▀▀")
  }

  @Test func `the left and right halves of a circle are mirror images`() {
    let picture = DrawnPicture(16, 8) { canvas in
      canvas.stroke(Path(ovalIn: .init(x: 1, y: 0.5, width: 14, height: 7)), width: 1.5, with: .scarlet)
    }
    for y in 0..<8 {
      for x in 0..<16 {
        let left = CellMosaic(picture.buffer[x, y])
        let right = CellMosaic(picture.buffer[15 - x, y])
        for row in 0..<8 {
          for column in 0..<4 {
            let (a, b) = (left.paint(column, row), right.paint(3 - column, row))
            #expect((a - b).squared < 400, "(\(x), \(y))")
          }
        }
      }
    }
  }

  @Test func `filling a stencil draws the same cells as filling its path`() {
    let path = Path(ovalIn: .init(x: 0, y: 0, width: 6, height: 3))
    let stencil = Stencil(filling: path)
    for level in GlyphLevel.allCases {
      let direct = DrawnPicture(9, 5, level) { $0.with(offset: Point(x: 2, y: 1)) { $0.fill(path, with: .scarlet) } }
      let painted = DrawnPicture(9, 5, level) { $0.fill(stencil, at: Point(x: 2, y: 1), with: .scarlet) }
      expectEqual(direct.buffer, painted.buffer)
    }
  }

  @Test func `a clip protects the cells outside and does not change the drawing inside`() {
    let clip = Rect(x: 3, y: 1, width: 4, height: 2)
    for level in GlyphLevel.allCases {
      for material in StrokeMaterial.allCases {
        func drawing(_ canvas: inout Canvas) {
          canvas.fill(Path(ovalIn: oval), with: .leaf)
          canvas.stroke(Path(crossIn: oval), width: 0.4, with: .scarlet, as: material)
        }
        let whole = DrawnPicture(10, 5, level) { drawing(&$0) }
        let part = DrawnPicture(10, 5, level) { $0.with(clip: clip, drawing) }
        for y in 0..<5 {
          for x in 0..<10 {
            let inside = clip.contains(Point(x: x, y: y))
            expectEqual(part.buffer[x, y], (inside ? whole.buffer[x, y] : Cell(background: .white)))
          }
        }
      }
    }
  }

  @Test func `without colours, overlapping shapes of different colours are drawn as one shape`() {
    let picture = DrawnPicture(3, 2, .braille, .none) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0.5, width: 3, height: 1)), with: .black)
      canvas.fill(Path(rect: .init(x: 1, y: 0, width: 0.5, height: 2)), with: .scarlet)
    }
    expectEqual(picture.text, "▄▙▄\n▀▛▀")
    expectEqual(picture.buffer[1, 0].background, .white)
  }

  @Test(arguments: 0..<200)
  func `InkFit shows ink as a glyph, never as the background of a blank`(seed: Int) {
    var random = SeededNumbers(seed)
    let old = Mosaic(bits: UInt32.random(in: 0...(.max), using: &random) | UInt32(truncatingIfNeeded: random.next()))
    let new = Mosaic(bits: UInt32(truncatingIfNeeded: random.next() & random.next() & random.next()))
    let fit = InkFit(old: old, new: new, glyphCount: Mosaic.symmetricCount)
    if fit.glyph == .blank { expectEqual(fit.back, .paper) }
    if fit.front == .oldInk, fit.glyph != .fullBlock { expectEqual(fit.back, .paper) }
  }

  @Test func `a shape in the background colour erases the ink beneath`() {
    for depth in [ColorDepth.none, .sixteen, .truecolor] {
      let picture = DrawnPicture(2, 1, .braille, depth) { canvas in
        canvas.fill(Path(rect: .init(x: 0, y: 0, width: 2, height: 0.5)), with: .black)
        canvas.fill(Path(rect: .init(x: 1, y: 0, width: 1, height: 1)), with: .white)
      }
      expectEqual(picture.text, "▀")
    }
  }

  @Test func `text drawn on a filled shape has the shape's colour as its background`() {
    for depth in ColorDepth.allCases {
      let picture = DrawnPicture(5, 1, .braille, depth) { canvas in
        canvas.fill(Path(rect: .init(x: 0, y: 0, width: 5, height: 1)), with: .scarlet)
        canvas.draw("Win", at: Point(x: 1, y: 0))
      }
      #expect((1...3).allSatisfy { picture.buffer[$0, 0].background == .scarlet })
    }
  }

  @Test func `T12: on terminals that cannot blend colours, faint shapes are dim and the faintest are not drawn`() {
    for (alpha, attributes) in [(UInt8(5), nil), (50, .dim), (200, [])] as [(UInt8, TextAttributes?)] {
      let picture = DrawnPicture(1, 1, .braille, .eight) { canvas in
        canvas.fill(
          Path(rect: .init(x: 0, y: 0, width: 1, height: 1)),
          with: Color(red: 0, green: 0, blue: 0).withAlphaComponent(Double(alpha) / 255))
      }
      expectEqual(picture.text, (attributes == nil ? "" : "█"))
      expectEqual(picture.buffer[0, 0].attributes, attributes ?? [])
    }
  }
}

extension CellMosaic {
  /// Returns the paint of one sub-cell.
  fileprivate func paint(_ column: Int, _ row: Int) -> Paint {
    mosaic.bits >> UInt32(row * 4 + column) & 1 == 1 ? front : back
  }
}
