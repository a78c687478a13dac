import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct ImageVariantTests {
  private let image = Image(variants: [
    Image.Variant(Image("ascii")), Image.Variant(Image("▀▄"), glyphLevel: .blocks),
    Image.Variant(Image("⣿"), glyphLevel: .braille),
  ])

  private func drawn(_ image: Image, _ level: GlyphLevel) -> String {
    DrawnPicture(6, 1, level) { $0.draw(image, at: .zero) }.text
  }

  @Test func `I8: an image shows the best variant that the terminal can show`() {
    expectEqual(GlyphLevel.allCases.map { drawn(image, $0) }, ["ascii", "▀▄", "⣿"])
  }

  @Test func `I8: a glyph level without a variant uses the variant of the next poorer level`() {
    let two = Image(variants: [Image.Variant(Image("a")), Image.Variant(Image("⣿"), glyphLevel: .braille)])
    expectEqual(drawn(two, .blocks), "a")
  }

  @Test func `I8: a terminal too poor for every variant shows the poorest variant in plain characters`() {
    let rich = Image(variants: [
      Image.Variant(Image("⣿"), glyphLevel: .braille), Image.Variant(Image("─│"), glyphLevel: .blocks),
    ])
    expectEqual(GlyphLevel.allCases.map { drawn(rich, $0) }, ["-|", "─│", "⣿"])
  }

  @Test func `I8: an ASCII terminal shows the ASCII alternative of a text image, or replacement characters`() {
    expectEqual(GlyphLevel.allCases.map { drawn(Image("★", ascii: "S"), $0) }, ["S", "★", "★"])
    expectEqual(GlyphLevel.allCases.map { drawn(Image("★"), $0) }, ["*", "★", "★"])
    expectEqual(drawn(Image("世é"), .ascii), "? e")
  }

  private func text(_ image: Image, _ traits: TraitCollection) -> String {
    var canvas = Canvas(CellBuffer(size: Size(width: 4, height: 1)), traits: traits)
    canvas.draw(image, at: .zero)
    return canvas.buffer.text
  }

  @Test func `I8: a variant for the size class or the style takes precedence over a variant with richer glyphs`() {
    let image = Image(variants: [
      Image.Variant(Image("any")), Image.Variant(Image("rich"), glyphLevel: .braille),
      Image.Variant(Image("low"), verticalSizeClass: .compact),
      Image.Variant(Image("slim"), horizontalSizeClass: .compact),
      Image.Variant(Image("both"), horizontalSizeClass: .compact, verticalSizeClass: .compact),
      Image.Variant(Image("dark"), userInterfaceStyle: .dark),
    ])
    expectEqual(text(image, TraitCollection()), "rich")
    expectEqual(text(image, TraitCollection(glyphLevel: .blocks)), "any")
    expectEqual(text(image, TraitCollection(verticalSizeClass: .compact)), "low")
    expectEqual(text(image, TraitCollection(horizontalSizeClass: .compact)), "slim")
    expectEqual(text(image, TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .compact)), "both")
    expectEqual(text(image, TraitCollection(userInterfaceStyle: .dark)), "dark")
  }

  @Test func `I8: the first of equal variants is shown; without a suitable variant, a too rich variant is shown`() {
    expectEqual(drawn(Image(variants: [Image.Variant(Image("1")), Image.Variant(Image("2"))]), .braille), "1")
    let unsuitable = Image(variants: [
      Image.Variant(Image("low"), verticalSizeClass: .compact), Image.Variant(Image("─"), glyphLevel: .braille),
    ])
    expectEqual(drawn(unsuitable, .ascii), "-")
  }

  @Test func `I8: the image of a variant can have variants of its own`() {
    let low = Image(variants: [Image.Variant(Image("─"), glyphLevel: .blocks), Image.Variant(Image("low"))])
    let image = Image(variants: [
      Image.Variant(low, verticalSizeClass: .compact), Image.Variant(Image("high"), verticalSizeClass: .regular),
    ])
    expectEqual(text(image, TraitCollection(verticalSizeClass: .compact)), "─")
    expectEqual(text(image, TraitCollection(glyphLevel: .ascii, verticalSizeClass: .compact)), "low")
    expectEqual(text(image, TraitCollection(glyphLevel: .ascii)), "high")
    let never = Image(variants: [Image.Variant(image, verticalSizeClass: .regular)])
    expectEqual(text(never, TraitCollection(verticalSizeClass: .compact)), "high")
  }

  @Test func `I8: every variant of an image has its own size and cap insets`() {
    let bar = Image(variants: [
      Image.Variant(Image("[ ]").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))),
      Image.Variant(Image("▐█▌").resizableImage(withCapInsets: .zero), glyphLevel: .blocks),
    ])
    expectEqual(bar.resolved(for: TraitCollection(glyphLevel: .ascii)).capInsets, EdgeInsets(left: 1, right: 1))
    expectEqual(bar.capInsets, .zero)
    expectEqual(DrawnPicture(6, 1, .ascii) { $0.draw(bar, in: $0.clipBounds) }.text, "[    ]")
    expectEqual(DrawnPicture(6, 1, .blocks) { $0.draw(bar, in: $0.clipBounds) }.text, "▐█▌▐█▌")
    expectEqual(image.size, Size(width: 1, height: 1))
    expectEqual(image.resolved(for: TraitCollection(glyphLevel: .ascii)).size, Size(width: 5, height: 1))
    let grown = image.resizableImage(withCapInsets: .zero)
    expectEqual(
      GlyphLevel.allCases.map { level in DrawnPicture(6, 1, level) { $0.draw(grown, in: $0.clipBounds) }.text },
      ["asciia", "▀▄▀▄▀▄", "⣿⣿⣿⣿⣿⣿"])
  }

  @Test func `I8: an image of variants has the rendering mode of the first variant, and can be given another mode`() {
    let template = Image(variants: [Image.Variant(Image("a").withRenderingMode(.alwaysTemplate))])
    expectEqual(template.renderingMode, .alwaysTemplate)
    expectEqual(
      image.withRenderingMode(.alwaysOriginal).resolved(for: TraitCollection()).renderingMode, .alwaysOriginal)
  }

  @Test func `X1: an image of variants or frames has the accessibility label of the first variant or frame`() {
    var star = Image("★")
    star.accessibilityLabel = "Star"
    let images = [Image(variants: [Image.Variant(star)]), Image.animatedImage(with: [star, Image("☆")], duration: 1)]
    for image in images {
      expectEqual(image.accessibilityLabel, "Star")
      expectEqual(image.resolved(for: TraitCollection()).accessibilityLabel, "Star")
    }
    expectEqual(images[1].images?.map(\.accessibilityLabel), ["Star", "Star"])
  }

  @Test func `I8: creating an image without variants traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image(variants: [])
    }.expectMessage("an image needs at least one variant")
  }
}
