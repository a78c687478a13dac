import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

/// Paper and ink in other colours, on terminals of few or many colours.
@Suite struct ColorMapQuantizerTests {
  private static let night = ColorMap(paper: Color(white: 0.07), ink: Color(white: 0.92))
  private static let own = ColorMap(paper: .black, ink: Color(white: 0.9), usesDefaultColors: true)

  private func rendition(
    _ foreground: Color, on background: Color, _ depth: ColorDepth, _ map: ColorMap, attributes: TextAttributes = []
  ) -> Rendition {
    var quantizer = ColorQuantizer(depth: depth)
    quantizer.map = map
    return quantizer.rendition(
      of: Cell(glyph: Glyph("x"), foreground: foreground, background: background, attributes: attributes))
  }

  @Test func `black on white becomes the colour map's ink on paper at every colour depth`() {
    expectEqual(
      rendition(.black, on: .white, .truecolor, Self.night), Rendition(foreground: 0xEBEBEB, background: 0x121212))
    expectEqual(rendition(.black, on: .white, .palette256, Self.night), Rendition(foreground: 255, background: 233))
    expectEqual(rendition(.black, on: .white, .sixteen, Self.night), Rendition(foreground: 15, background: 0))
    expectEqual(rendition(.black, on: .white, .eight, Self.night), Rendition(foreground: 7, background: 0))
  }

  @Test func `with 16 colours, an inverting map reverses the order of the four greys and keeps red`() {
    let greys = ColorPalette.color
    let swapped = [0, 7, 8, 15].map { rendition(.red, on: greys($0), .sixteen, Self.night).background }
    expectEqual(swapped, [15, 8, 7, 0])
    expectEqual(rendition(.red, on: .white, .sixteen, Self.night).foreground, 9)
  }

  @Test func `with 16 colours, an inverting map turns black on dark grey into black on light grey`() {
    let grey = ColorPalette.color(8)
    expectEqual(rendition(.black, on: grey, .sixteen, Self.night), Rendition(foreground: 0, background: 7))
  }

  @Test func `a colour map changes nothing on a terminal without colours`() {
    for map in [Self.night, Self.own] {
      expectEqual(rendition(.black, on: .white, .none, map), Rendition())
      expectEqual(rendition(.white, on: .black, .none, map), Rendition(attributes: .reverse))
    }
  }

  @Test func `a colour map keeps clear colours as the terminal's default colours`() {
    for depth in [ColorDepth.eight, .sixteen, .palette256, .truecolor] {
      expectEqual(rendition(.clear, on: .clear, depth, Self.night), Rendition())
    }
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .palette256, .truecolor])
  func `ink and paper from the terminal's default colours are sent as defaults, reversed for white on black`(
    depth: ColorDepth
  ) {
    expectEqual(rendition(.black, on: .white, depth, Self.own), Rendition())
    expectEqual(rendition(.white, on: .black, depth, Self.own), Rendition(attributes: .reverse))
    expectEqual(rendition(.white, on: .black, depth, Self.own, attributes: .reverse), Rendition())
    let red = rendition(.red, on: .white, depth, Self.own)
    #expect(red.background == -1 && red.foreground >= 0)
    // A shape drawn with paper becomes a reversed shape in the other colour.
    expectEqual(
      rendition(.white, on: .red, depth, Self.own),
      Rendition(foreground: red.foreground, background: -1, attributes: .reverse))
    expectEqual(
      rendition(.red, on: .black, depth, Self.own),
      Rendition(foreground: -1, background: red.foreground, attributes: .reverse))
  }
}
