import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct ColorQuantizerTests {
  private func rendition(
    _ foreground: Color, on background: Color, depth: ColorDepth, glyph: Glyph = Glyph("x"),
    attributes: TextAttributes = []
  ) -> Rendition {
    var quantizer = ColorQuantizer(depth: depth)
    return quantizer.rendition(
      of: Cell(glyph: glyph, foreground: foreground, background: background, attributes: attributes))
  }

  private func gray(_ part: UInt8) -> Color { Color(red: part, green: part, blue: part) }

  @Test func `with 16.7 million colours, colours and attributes stay unchanged`() {
    let shown = rendition(Color(red: 1, green: 2, blue: 3), on: .clear, depth: .truecolor, attributes: [.bold])
    expectEqual(shown, Rendition(foreground: 0x010203, background: -1, attributes: [.bold]))
  }

  @Test(arguments: 16..<256)
  func `with 256 colours, a palette colour is shown by its own number`(index: Int) {
    expectEqual(rendition(ColorPalette.color(index), on: .clear, depth: .palette256).foreground, Int32(index))
  }

  @Test(arguments: 0..<16)
  func `with 16 colours, a palette colour is shown by its own number`(index: Int) {
    expectEqual(rendition(ColorPalette.color(index), on: .clear, depth: .sixteen).foreground, Int32(index))
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .palette256, .truecolor])
  func `a clear colour becomes the terminal's default colour`(depth: ColorDepth) {
    expectEqual(rendition(.clear, on: .clear, depth: depth), Rendition())
  }

  @Test func `with 256 colours, the first 16 are never used, because users redefine them`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let bits = random.next()
      let color = Color(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
      #expect(rendition(color, on: .clear, depth: .palette256).foreground >= 16)
    }
  }

  @Test func `with 8 or 16 colours, a grey stays a grey`() {
    for part in UInt8.min...UInt8.max {
      #expect([0, 7].contains(rendition(gray(part), on: .clear, depth: .eight).foreground))
      #expect([0, 7, 8, 15].contains(rendition(gray(part), on: .clear, depth: .sixteen).foreground))
    }
  }

  @Test(arguments: [
    (Color(red: 255, green: 0, blue: 0), [1, 9]), (Color(red: 255, green: 38, blue: 0), [1, 9]),
    (Color(red: 0, green: 204, blue: 0), [2, 10]), (Color(red: 5, green: 249, blue: 0), [2, 10]),
    (Color(red: 0, green: 160, blue: 0), [2, 10]), (Color(red: 230, green: 229, blue: 0), [3, 11]),
    (Color(red: 0, green: 0, blue: 255), [4, 12]), (Color.systemBlue, [4, 12]),
  ]) func `with 8 or 16 colours, a tint mixed with white, grey or black keeps its hue or becomes grey (T12)`(
    color: Color, ofItsHue: [Int32]
  ) {
    for paper in [Color.white, gray(128), .black] {
      for share in stride(from: 0.05, through: 1, by: 0.05) {
        let mixed = paper.mixed(with: color, share)
        let allGreys: [(ColorDepth, [Int32])] = [(.eight, [0, 7]), (.sixteen, [0, 7, 8, 15])]
        for (depth, greys) in allGreys {
          let shown = rendition(mixed, on: .clear, depth: depth).foreground
          #expect((ofItsHue + greys).contains(shown), "a share of \(share) on \(paper) is shown as \(shown)")
          if share > 0.95 { #expect(ofItsHue.contains(shown)) }
        }
      }
    }
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .palette256], [UInt64(5), 6, 7])
  func `text that differs visibly from its background still differs when colours are reduced`(
    depth: ColorDepth, seed: UInt64
  ) {
    var quantizer = ColorQuantizer(depth: depth)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let bits = random.next()
      let background = Color(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
      // The difficult colours are near the background.
      func near(_ part: UInt8, _ shift: UInt64) -> UInt8 {
        UInt8(max(0, min(255, Int(part) + Int(bits >> shift & 63) - 32)))
      }
      let foreground = Color(
        red: near(background.red, 24), green: near(background.green, 32), blue: near(background.blue, 40))
      let difference = PerceptualColor(foreground).distance(to: PerceptualColor(background))
      guard difference >= ColorQuantizer.visibleDifference else { continue }
      let cell = Cell(glyph: Glyph("x"), foreground: foreground, background: background)
      let shown = quantizer.rendition(of: cell)
      #expect(shown.foreground != shown.background, "\(foreground) on \(background)")
    }
  }

  @Test func `text in the colour of its background stays invisible when colours are reduced`() {
    for depth in [ColorDepth.eight, .sixteen, .palette256] {
      let shown = rendition(gray(100), on: gray(100), depth: depth)
      expectEqual(shown.foreground, shown.background)
    }
  }

  @Test(arguments: [ColorDepth.eight, .sixteen])
  func `with 8 or 16 colours, faded text that would look like plain text is dim (T12)`(depth: ColorDepth) {
    // A third of the way from paper to ink, on a light and on a dark background.
    for (ink, paper, faded) in [(Color.black, Color.white, gray(190)), (.white, .black, gray(70))] {
      let full = rendition(ink, on: paper, depth: depth)
      let weak = rendition(faded, on: paper, depth: depth)
      #expect(!full.attributes.contains(.dim))
      #expect(weak.attributes.contains(.dim) || weak.foreground != full.foreground)
    }
    #expect(!rendition(.systemBlue, on: .white, depth: depth).attributes.contains(.dim))
  }

  @Test func `a colour gets the same number again after 20,000 other colours`() {
    var quantizer = ColorQuantizer(depth: .palette256)
    var random = SeededGenerator(seed: 11)
    let colors = (0..<20_000).map { _ in
      let bits = random.next()
      return Color(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16))
    }
    let first = colors.map { quantizer.rendition(of: Cell(foreground: $0)).foreground }
    let second = colors.map { quantizer.rendition(of: Cell(foreground: $0)).foreground }
    expectEqual(first, second)
  }

  @Test func `the look of a colour number is known, except for numbers that users redefine`() {
    let color = Color(red: 95, green: 135, blue: 175)
    for (depth, terminalDepth, number) in [
      (ColorDepth.palette256, ColorDepth.palette256, Int32(67)), (.truecolor, .truecolor, 0x5F87AF),
      (.sixteen, .truecolor, 0x5F87AF),
    ] {
      let quantizer = ColorQuantizer(depth: depth, on: terminalDepth)
      expectEqual(quantizer.look(ofNumber: number), PerceptualColor(color), "\(depth) on \(terminalDepth)")
      expectNil(quantizer.look(ofNumber: -1))
    }
    expectNil(ColorQuantizer(depth: .palette256).look(ofNumber: 3))
    expectNil(ColorQuantizer(depth: .none).look(ofNumber: 3))
  }

  @Test func `without colours, light text on a dark background and blanks on a dark background are reversed`() {
    expectEqual(rendition(.black, on: .white, depth: .none).attributes, [])
    expectEqual(rendition(.white, on: .black, depth: .none).attributes, [.reverse])
    expectEqual(rendition(.clear, on: .black, depth: .none).attributes, [.reverse])
    expectEqual(rendition(.clear, on: .black, depth: .none, glyph: .blank).attributes, [.reverse])
    expectEqual(rendition(.white, on: .white, depth: .none, glyph: .blank).attributes, [])
    expectEqual(rendition(.white, on: .clear, depth: .none, glyph: .blank).attributes, [])
  }

  @Test func `without colours, no colour number is used`() {
    let shown = rendition(.white, on: .systemBlue, depth: .none)
    #expect(shown.foreground == -1 && shown.background == -1)
  }

  @Test func `without colours, text that is already reversed is not reversed on a dark background`() {
    expectEqual(rendition(.black, on: .white, depth: .none, attributes: [.reverse]).attributes, [.reverse])
    expectEqual(rendition(.white, on: .black, depth: .none, attributes: [.reverse]).attributes, [])
  }

  @Test func `without colours, faded text is dim and tinted text is not (T12)`() {
    expectEqual(rendition(gray(180), on: .white, depth: .none).attributes, [.dim])
    expectEqual(rendition(.systemBlue, on: .white, depth: .none).attributes, [])
  }
}

@Suite struct ColorPaletteTests {
  @Test func `palette numbers stand for xterm's colours`() {
    expectEqual(ColorPalette.color(1), Color(red: 205, green: 0, blue: 0))
    expectEqual(ColorPalette.color(16), .black)
    expectEqual(ColorPalette.color(67), Color(red: 95, green: 135, blue: 175))
    expectEqual(ColorPalette.color(231), .white)
    expectEqual(ColorPalette.color(232), Color(red: 8, green: 8, blue: 8))
    expectEqual(ColorPalette.color(255), Color(red: 238, green: 238, blue: 238))
  }

  @Test func `the nearest palette colour that passes the filter is found, or none if none passes`() {
    let palette = ColorPalette(.eight)
    let red = PerceptualColor(Color(red: 250, green: 10, blue: 10))
    expectEqual(palette.nearest(to: red), 1)
    #expect(palette.nearest(to: red) { $0 != 1 } != 1)
    expectNil(palette.nearest(to: red) { _ in false })
  }

  @Test func `lightness ranges from 0 for black to 1 for white, and white has no hue`() {
    #expect(abs(PerceptualColor(.black).lightness) < 0.001)
    let white = PerceptualColor(.white)
    #expect(abs(white.lightness - 1) < 0.001)
    #expect(abs(white.redness) < 0.001 && abs(white.yellowness) < 0.001)
    #expect(PerceptualColor(Color(red: 255, green: 0, blue: 0)).redness > 0.2)
  }
}
