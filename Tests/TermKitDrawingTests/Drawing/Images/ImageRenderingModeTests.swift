import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct ImageRenderingModeTests {
  private let mark = Image("▀a", foreground: "rg", background: "g", colors: ["r": .scarlet, "g": .leaf])
  private let names: [Color: Character] = [.white: "w", .scarlet: "r", .leaf: "g", .systemBlue: "b"]

  private func drawn(
    _ image: Image, _ tint: Color?, _ depth: ColorDepth = .truecolor, _ level: GlyphLevel = .braille,
    attributes: TextAttributes = []
  ) -> DrawnPicture {
    DrawnPicture(image.size.width, image.size.height, level, depth) {
      $0.draw(image, at: .zero, tint: tint, attributes: attributes)
    }
  }

  @Test func `I1: the rendering mode defaults to automatic, and withRenderingMode returns a copy with another mode`() {
    expectEqual(mark.renderingMode, .automatic)
    for mode in Image.RenderingMode.allCases { expectEqual(mark.withRenderingMode(mode).renderingMode, mode) }
    expectEqual(mark.renderingMode, .automatic)
  }

  @Test func `I1: an automatic image is drawn in its own colours without a tint, and as a template with a tint`() {
    expectEqual(drawn(mark, nil).colors(names), "r▀g gaw")
    expectEqual(drawn(mark, .systemBlue).colors(names), "b baw")
  }

  @Test func `I1: withTintColor replaces the colours of an image, and a template still takes the tint of its place`() {
    let tinted = mark.withTintColor(.systemBlue)
    #expect(drawn(tinted, nil).colors(names) == "b baw" && tinted != mark)
    expectEqual(drawn(tinted, .scarlet).colors(names), "r raw")
    let fixed = mark.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    #expect(drawn(fixed, .scarlet).colors(names) == "b baw" && fixed.renderingMode == .alwaysOriginal)
  }

  @Test func `I1: an automatic image takes the usual mode of its place, and other images keep their own modes`() {
    func drawn(_ image: Image, usually mode: Image.RenderingMode) -> String {
      DrawnPicture(2, 1, .braille, .truecolor) { $0.draw(image, in: Rect(0, 0, 2, 1), usually: mode) }.colors(names)
    }
    expectEqual(drawn(mark, usually: .alwaysOriginal), "r▀g gaw")
    expectEqual(drawn(mark, usually: .alwaysTemplate), "b baw")
    expectEqual(drawn(mark.withRenderingMode(.alwaysOriginal), usually: .alwaysTemplate), "r▀g gaw")
    expectEqual(drawn(mark.withRenderingMode(.alwaysTemplate), usually: .alwaysOriginal), "b baw")
  }

  @Test func `I1: an image that is always original keeps its colours when drawn with a tint`() {
    expectEqual(drawn(mark.withRenderingMode(.alwaysOriginal), .systemBlue).colors(names), "r▀g gaw")
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `I2: a template covers the same cells as the original image and has no colour but the tint`(
    depth: ColorDepth, level: GlyphLevel
  ) {
    let (original, template) = (
      drawn(SampleImage.disc, nil, depth, level), drawn(SampleImage.disc, .systemBlue, depth, level)
    )
    for y in 0..<3 {
      for x in 0..<6 {
        let (cell, source) = (template.buffer[x, y], original.buffer[x, y])
        let isEmpty = source == Cell(background: .white)
        expectEqual(isEmpty, (cell == Cell(background: .white)))
        for color in [cell.foreground, cell.background] where !isEmpty && color != .clear {
          #expect(color.red <= color.green && color.green <= color.blue && color.blue == 255)
        }
      }
    }
    expectEqual(template.text, drawn(SampleImage.disc.withRenderingMode(.alwaysTemplate), .scarlet, depth, level).text)
  }

  @Test func `I2: translucent parts of a template are drawn in the tint with the same opacity`() {
    let veil = Image(color: Color(red: 9, green: 9, blue: 9).withAlphaComponent(51 / 255))
    expectEqual(drawn(veil, .scarlet).buffer[0, 0].background, Color(red: 255, green: 204, blue: 204))
    let faint = Image("x", color: Color(white: 0, alpha: 0.2))
    expectEqual(drawn(faint, .scarlet).buffer[0, 0].foreground, Color(red: 255, green: 204, blue: 204))
  }

  @Test func `I2: template text with its own background is knocked out of that background and shows the paper`() {
    let badge = Image("7", foreground: "w", background: "r", colors: ["r": .scarlet, "w": .white])
    let cell = Cell(glyph: Glyph("7"), foreground: .white, background: .systemBlue)
    for depth in ColorDepth.allCases { expectEqual(drawn(badge, .systemBlue, depth).buffer[0, 0], cell) }
    let onBlack = DrawnPicture(1, 1, paper: .black) { $0.draw(badge, at: .zero, tint: .systemBlue) }
    expectEqual(onBlack.buffer[0, 0].foreground, .black)
    let onTerminal = DrawnPicture(1, 1, paper: .clear) { $0.draw(badge, at: .zero, tint: .systemBlue) }
    expectEqual(onTerminal.buffer[0, 0], cell)
  }

  @Test func `T12: without colours, a template's background is drawn as full blocks or in reverse`() {
    let ground = Image(color: .scarlet, size: Size(width: 2, height: 1))
    expectEqual(drawn(ground, .leaf, .none).text, "██")
    expectEqual(drawn(ground, .leaf, .none, .blocks).text, "██")
    expectEqual(drawn(ground, .leaf, .none, .ascii).buffer[1, 0].attributes, .reverse)
    for depth in ColorDepth.allCases where depth != .none {
      expectEqual(drawn(ground, .leaf, depth, .ascii).colors(names), "g g")
    }
  }

  @Test func `T12: text on a faint template has the template's colour as background, also with 16 colours`() {
    let panel = Image(size: Size(width: 3, height: 1)) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 2.5, height: 1)), with: Color(white: 0, alpha: 0.2))
    }
    for depth in [ColorDepth.sixteen, .palette256, .truecolor] {
      let picture = DrawnPicture(3, 1, .braille, depth) { canvas in
        canvas.draw(panel, at: .zero, tint: .scarlet, attributes: .dim)
        canvas.draw("x", at: .zero)
      }
      let rose = Color(red: 255, green: 204, blue: 204)
      expectEqual((0..<2).map { picture.buffer[$0, 0].background }, [rose, rose])
      expectEqual(picture.buffer[2, 0], Cell(glyph: Glyph("▌"), foreground: rose, background: .white))
    }
  }

  @Test func `I2: two-coloured blocks of a template become one solid shape, also over other blocks`() {
    let ball = Image("▚▂", foreground: "rg", background: "gr", colors: ["r": .scarlet, "g": .leaf])
    for depth in ColorDepth.allCases where depth != .none {
      let picture = DrawnPicture(2, 1, .braille, depth) { canvas in
        canvas.draw(Image("▞▘"), at: .zero)
        canvas.draw(ball, at: .zero, tint: .systemBlue)
      }
      for x in 0..<2 {
        let cell = picture.buffer[x, 0]
        #expect(cell.background == .systemBlue && (cell.isBlank || cell.foreground == .systemBlue))
      }
    }
  }

  @Test func `T12: the underline attribute of a template applies to its text, not to its blocks`() {
    let picture = drawn(Image("a█▀"), .leaf, .none, attributes: [.underline, .bold])
    expectEqual((0..<3).map { picture.buffer[$0, 0].attributes }, [[.underline, .bold], .bold, .bold])
  }

  @Test func `T12: the attributes of a template apply to its ink, not to its blanks`() {
    let picture = drawn(Image("a b"), .leaf, .none, attributes: .dim)
    expectEqual((0..<3).map { picture.buffer[$0, 0].attributes }, [.dim, [], .dim])
    let over = DrawnPicture(1, 1, .braille, .eight) { canvas in
      canvas.draw(Image("▀"), at: .zero)
      canvas.draw(Image("▄"), at: .zero, tint: .leaf, attributes: .dim)
    }
    expectEqual(over.buffer[0, 0].attributes, .dim)
  }
}
