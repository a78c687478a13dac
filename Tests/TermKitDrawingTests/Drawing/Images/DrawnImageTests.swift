import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct DrawnImageTests {
  private func drawn(_ image: Image, _ level: GlyphLevel, _ depth: ColorDepth = .truecolor) -> DrawnPicture {
    DrawnPicture(image.size.width, image.size.height, level, depth) { $0.draw(image, at: .zero) }
  }

  @Test func `I6: an image drawn by a closure adapts to the glyph level of the terminal`() {
    let line = Image(size: Size(width: 4, height: 2)) { canvas in
      canvas.stroke(Path(from: 0.25, 0.25, to: 3.75, 1.75), width: 0.3, with: .black)
    }
    expectEqual(drawn(line, .braille).text, "⠲⢄\n  ⠑⠦")
    expectEqual(drawn(line, .ascii).text, "\\\\\n  \\\\")
  }

  @Test(arguments: GlyphLevel.allCases, ColorDepth.allCases)
  func `I6: an image drawn on blank paper looks like its content drawn directly`(level: GlyphLevel, depth: ColorDepth) {
    let size = Size(width: 8, height: 4)
    let draw: @Sendable (inout Canvas) -> Void = { canvas in
      canvas.fill(Path(roundedRect: .init(x: 0, y: 0, width: 8, height: 4), cornerRadius: 1), with: .scarlet)
      canvas.draw("世 a", at: Point(x: 2, y: 1), style: TextStyle(foreground: .black, background: .leaf))
      canvas.stroke(Path(from: 1, 3, to: 7, 3), with: .black, as: .box)
    }
    let direct = DrawnPicture(8, 4, level, depth, draw)
    let image = drawn(Image(size: size, draw: draw), level, depth)
    for y in 0..<4 {
      for x in 0..<8 {
        #expect(image.buffer[x, y].isNear(direct.buffer[x, y]), "cell (\(x), \(y))")
      }
    }
  }

  @Test func `I6: drawing beyond the size of an image is clipped`() {
    let image = Image(size: Size(width: 2, height: 1)) { canvas in
      expectEqual(canvas.clipBounds, Rect(x: 0, y: 0, width: 2, height: 1))
      canvas.draw("abcdef", at: Point(x: -1, y: 0))
    }
    expectEqual(DrawnPicture(5, 1) { $0.draw(image, at: Point(x: 1, y: 0)) }.text, " bc")
  }

  @Test func `I6: an image drawn by a closure can be a template and resizable`() {
    let pill = Image(size: Size(width: 5, height: 2)) { canvas in
      canvas.fill(Path(roundedRect: .init(x: 0, y: 0, width: 5, height: 2), cornerRadius: 2), with: .leaf)
    }.resizableImage(withCapInsets: EdgeInsets(left: 2, right: 2)).withRenderingMode(.alwaysTemplate)
    let picture = DrawnPicture(9, 2, .blocks) { $0.draw(pill, in: $0.clipBounds, tint: .scarlet) }
    for y in 0..<2 {
      #expect((2..<7).allSatisfy { picture.buffer[$0, y] == Cell(background: .scarlet) })
      #expect(picture.buffer[0, y] != picture.buffer[2, y])
    }
  }

  @Test func `I6: an image can be drawn inside another image`() {
    let frame = Image(size: Size(width: 5, height: 3)) { canvas in
      canvas.draw(SampleImage.box, in: canvas.clipBounds)
      canvas.draw(Image("x"), at: Point(x: 2, y: 1), tint: .scarlet)
    }
    let picture = drawn(frame, .braille)
    expectEqual(picture.text, "┌───┐\n│·x·│\n└───┘")
    expectEqual(picture.buffer[2, 1].foreground, .scarlet)
  }

  @Test func `I6: an image drawn by a closure is drawn once for each set of traits and then cached`() async {
    let cache = ImageCache()
    await confirmation("drawn once for each level", expectedCount: 2) { isDrawn in
      let image = Image(size: Size(width: 2, height: 1)) { canvas in
        isDrawn()
        canvas.draw("ab", at: .zero)
      }
      for level in [GlyphLevel.braille, .braille, .ascii, .braille, .ascii] {
        var canvas = Canvas(CellBuffer(size: Size(width: 4, height: 1)), traits: TraitCollection(glyphLevel: level))
        canvas.imageCache = cache
        canvas.draw(image, at: .zero)
        canvas.draw(image.resizableImage(withCapInsets: .zero), in: canvas.clipBounds, tint: .scarlet)
        expectEqual(canvas.buffer.text, "abab")
      }
    }
  }

  @Test func `the image cache keeps recently used images and removes images that were not used`() {
    let cache = ImageCache(limit: 4)
    let traits = TraitCollection()
    let drawings = (0..<6).map { _ in Image.Drawing(size: Size(width: 1, height: 1)) { _ in } }
    for drawing in drawings {
      _ = cache.cells(of: drawings[0], traits)
      cache.keep(ImageCells(CellBuffer(size: drawing.size), traits: traits), of: drawing, traits)
    }
    #expect(cache.cells(of: drawings[0], traits) != nil)
    #expect(cache.cells(of: drawings[5], traits) != nil)
    for _ in 0..<2 {
      let large = Image.Drawing(size: Size(width: 9, height: 9)) { _ in }
      cache.keep(ImageCells(CellBuffer(size: large.size), traits: traits), of: large, traits)
    }
    expectNil(cache.cells(of: drawings[1], traits))
  }
}

extension Cell {
  /// Returns whether the cells look the same, apart from rounding in the mixing of colours.
  fileprivate func isNear(_ other: Cell) -> Bool {
    func near(_ a: Color, _ b: Color) -> Bool {
      zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy {
        abs(Int($0) - Int($1)) <= 2
      }
    }
    let isBlank = isBlank || foreground == background
    let isOtherBlank = other.isBlank || other.foreground == other.background
    return near(background, other.background) && isBlank == isOtherBlank && width == other.width
      && (isBlank || glyph == other.glyph && attributes == other.attributes && near(foreground, other.foreground))
  }
}
