import TermKit
import TermKitTestSupport
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

  @Test func `I1: the mode is automatic until another is asked for, of a copy`() {
    #expect(mark.renderingMode == .automatic)
    for mode in Image.RenderingMode.allCases { #expect(mark.withRenderingMode(mode).renderingMode == mode) }
    #expect(mark.renderingMode == .automatic)
  }

  @Test func `I1: an automatic image is what its place makes it, a template by giving a tint`() {
    #expect(drawn(mark, nil).colors(names) == "r▀g gaw")
    #expect(drawn(mark, .systemBlue).colors(names) == "b baw")
  }

  @Test func `I1: an automatic image has the mode that is usual where it is drawn, others keep theirs`() {
    func drawn(_ image: Image, usually mode: Image.RenderingMode) -> String {
      DrawnPicture(2, 1, .braille, .truecolor) { $0.draw(image, in: Rect(0, 0, 2, 1), usually: mode) }.colors(names)
    }
    #expect(drawn(mark, usually: .alwaysOriginal) == "r▀g gaw")
    #expect(drawn(mark, usually: .alwaysTemplate) == "b baw")
    #expect(drawn(mark.withRenderingMode(.alwaysOriginal), usually: .alwaysTemplate) == "r▀g gaw")
    #expect(drawn(mark.withRenderingMode(.alwaysTemplate), usually: .alwaysOriginal) == "b baw")
  }

  @Test func `I1: an original keeps its colours even where templates are usual`() {
    #expect(drawn(mark.withRenderingMode(.alwaysOriginal), .systemBlue).colors(names) == "r▀g gaw")
  }

  @Test(arguments: ColorDepth.allCases, GlyphLevel.allCases)
  func `I2: a template has the glyphs of its image and no colour but the tint`(depth: ColorDepth, level: GlyphLevel) {
    let (original, template) = (
      drawn(SampleImage.disc, nil, depth, level), drawn(SampleImage.disc, .systemBlue, depth, level)
    )
    for y in 0..<3 {
      for x in 0..<6 {
        let (cell, source) = (template.buffer[x, y], original.buffer[x, y])
        let isEmpty = source == Cell(background: .white)
        #expect(isEmpty == (cell == Cell(background: .white)))
        for color in [cell.foreground, cell.background] where !isEmpty && color != .clear {
          #expect(color.red <= color.green && color.green <= color.blue && color.blue == 255)
        }
      }
    }
    #expect(template.text == drawn(SampleImage.disc.withRenderingMode(.alwaysTemplate), .scarlet, depth, level).text)
  }

  @Test func `I2: what was half there is half there in the tint`() {
    let veil = Image(color: Color(red: 9, green: 9, blue: 9, alpha: 51))
    #expect(drawn(veil, .scarlet).buffer[0, 0].background == Color(red: 255, green: 204, blue: 204))
    let faint = Image("x", color: Color(white: 0, alpha: 0.2))
    #expect(drawn(faint, .scarlet).buffer[0, 0].foreground == Color(red: 255, green: 204, blue: 204))
  }

  @Test func `I2: text on a ground of its own is knocked out and shows the paper`() {
    let badge = Image("7", foreground: "w", background: "r", colors: ["r": .scarlet, "w": .white])
    let cell = Cell(glyph: Glyph("7"), foreground: .white, background: .systemBlue)
    for depth in ColorDepth.allCases { #expect(drawn(badge, .systemBlue, depth).buffer[0, 0] == cell) }
    let onBlack = DrawnPicture(1, 1, paper: .black) { $0.draw(badge, at: .zero, tint: .systemBlue) }
    #expect(onBlack.buffer[0, 0].foreground == .black)
    let onTerminal = DrawnPicture(1, 1, paper: .clear) { $0.draw(badge, at: .zero, tint: .systemBlue) }
    #expect(onTerminal.buffer[0, 0] == cell)
  }

  @Test func `T12: without colours the ground of a template is ink`() {
    let ground = Image(color: .scarlet, size: Size(width: 2, height: 1))
    #expect(drawn(ground, .leaf, .none).text == "██")
    #expect(drawn(ground, .leaf, .none, .blocks).text == "██")
    #expect(drawn(ground, .leaf, .none, .ascii).buffer[1, 0].attributes == .reverse)
    for depth in ColorDepth.allCases where depth != .none {
      #expect(drawn(ground, .leaf, depth, .ascii).colors(names) == "g g")
    }
  }

  @Test func `T12: text on a faint panel lies on the colour of the panel, with sixteen colours too`() {
    let panel = Image(size: Size(width: 3, height: 1)) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 2.5, height: 1)), with: Color(white: 0, alpha: 0.2))
    }
    for depth in [ColorDepth.sixteen, .palette256, .truecolor] {
      let picture = DrawnPicture(3, 1, .braille, depth) { canvas in
        canvas.draw(panel, at: .zero, tint: .scarlet, attributes: .dim)
        canvas.draw("x", at: .zero)
      }
      let rose = Color(red: 255, green: 204, blue: 204)
      #expect((0..<2).map { picture.buffer[$0, 0].background } == [rose, rose])
      #expect(picture.buffer[2, 0] == Cell(glyph: Glyph("▌"), foreground: rose, background: .white))
    }
  }

  @Test func `I2: blocks of two colours become one solid shape, whatever they lie on`() {
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

  @Test func `T12: text in a template may be underlined, blocks are not`() {
    let picture = drawn(Image("a█▀"), .leaf, .none, attributes: [.underline, .bold])
    #expect((0..<3).map { picture.buffer[$0, 0].attributes } == [[.underline, .bold], .bold, .bold])
  }

  @Test func `T12: attributes come to the ink of a template, not to its blanks`() {
    let picture = drawn(Image("a b"), .leaf, .none, attributes: .dim)
    #expect((0..<3).map { picture.buffer[$0, 0].attributes } == [.dim, [], .dim])
    let over = DrawnPicture(1, 1, .braille, .eight) { canvas in
      canvas.draw(Image("▀"), at: .zero)
      canvas.draw(Image("▄"), at: .zero, tint: .leaf, attributes: .dim)
    }
    #expect(over.buffer[0, 0].attributes == .dim)
  }
}
