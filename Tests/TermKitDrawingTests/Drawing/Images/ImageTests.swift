import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct ImageTests {
  @Test func `an image made from rows of text is as wide as the widest row`() {
    let image = Image("a\n 世b\n\nd")
    expectEqual(image.size, Size(width: 4, height: 4))
    expectEqual(DrawnPicture(6, 5) { $0.draw(image, at: Point(x: 1, y: 0)) }.text, " a\n  世b\n\n d\n")
  }

  @Test func `an image without cells draws nothing`() {
    expectEqual(Image().size, .zero)
    expectEqual(Image("").size, .zero)
    expectEqual(DrawnPicture(2, 1) { $0.draw(Image(), in: $0.clipBounds) }.buffer, DrawnPicture(2, 1) { _ in }.buffer)
  }

  @Test func `letters name the colours of an image's cells, and blanks leave the content beneath`() {
    let image = Image(
      "▀a \n  b", foreground: "rr\n  g", background: "g\n r", colors: ["r": .scarlet, "g": .leaf])
    let picture = DrawnPicture(3, 2) { $0.draw(image, at: .zero) }
    expectEqual(picture.colors([.white: "w", .scarlet: "r", .leaf: "g"]), "r▀g raw w\nw r gbw")
  }

  @Test func `an image of one colour fills all its cells with that colour`() {
    let picture = DrawnPicture(3, 1) { $0.draw(Image(color: .scarlet, size: Size(width: 2, height: 1)), at: .zero) }
    expectEqual(picture.colors([.white: "w", .scarlet: "r"]), "r r w")
  }

  @Test func `images with equal cells are equal, and images drawn by a closure equal only their copies`() {
    expectEqual(Image("a"), Image("a"))
    #expect(Image("a") != Image("b"))
    #expect(Image("a") != Image("a", color: .scarlet))
    #expect(Image("a").withRenderingMode(.alwaysTemplate) != Image("a"))
    #expect(SampleImage.letters.resizableImage(withCapInsets: .zero) != SampleImage.letters)
    let drawn = (0..<2).map { _ in Image(size: Size(width: 1, height: 1)) { $0.draw("a", at: .zero) } }
    let copy = drawn[0]
    expectEqual(drawn[0], copy)
    #expect(drawn[0] != drawn[1])
    expectEqual(Set(drawn + [copy]).count, 2)
  }

  @Test(arguments: GlyphLevel.allCases)
  func `an image is clipped to its target rectangle and to the canvas's clip`(level: GlyphLevel) {
    let picture = DrawnPicture(6, 4, level) { canvas in
      canvas.draw(SampleImage.letters, in: Rect(x: 0, y: 0, width: 2, height: 2))
      canvas.with(clip: Rect(x: 4, y: 1, width: 1, height: 9)) { $0.draw(SampleImage.letters, at: Point(x: 3, y: 1)) }
    }
    expectEqual(picture.text, "ab\nde  b\n    e\n    h")
  }

  @Test(arguments: -2...5)
  func `a wide glyph of an image that the target rectangle cuts is drawn as a blank`(x: Int) {
    let image = Image("世界", background: "rrrr", colors: ["r": .scarlet])
    let picture = DrawnPicture(4, 1) { canvas in
      canvas.draw("民民", at: .zero)
      canvas.draw(image, in: Rect(x: x, y: 0, width: 3, height: 1))
    }
    #expect(picture.buffer.isWhole)
    expectEqual(
      picture.text, [-2: "  民", -1: "  民", 0: "世", 1: " 世", 2: "民世", 3: "民", 4: "民民", 5: "民民"][x])
  }

  @Test func `a translucent image keeps the glyph beneath and blends with its colours`() {
    let veil = Image(
      color: Color(red: 255, green: 0, blue: 0).withAlphaComponent(51 / 255), size: Size(width: 2, height: 1))
    let picture = DrawnPicture(2, 1) { canvas in
      canvas.draw("x", at: .zero)
      canvas.draw(veil, at: .zero)
    }
    let rose = Color(red: 255, green: 204, blue: 204)
    expectEqual(
      picture.buffer[0, 0], Cell(glyph: Glyph("x"), foreground: Color(red: 51, green: 0, blue: 0), background: rose))
    #expect(picture.buffer[1, 0].isBlank && picture.buffer[1, 0].background == rose)
  }

  @Test func `blocks drawn over blocks are combined sub-cell by sub-cell`() {
    let picture = DrawnPicture(1, 1) { canvas in
      canvas.draw(Image("▀", color: .scarlet), at: .zero)
      canvas.draw(Image("▄", color: .leaf), at: .zero)
    }
    #expect(["r▀g", "g▄r"].contains(picture.colors([.scarlet: "r", .leaf: "g"])))
    let two = DrawnPicture(1, 1, .braille, .none) { canvas in
      canvas.draw(Image("▘"), at: .zero)
      canvas.draw(Image("▗"), at: .zero)
    }
    expectEqual(two.text, "▚")
  }

  @Test func `B4: an image has transparency if the background shows through any of its cells`() {
    #expect(!Image(color: .scarlet).hasTransparency())
    #expect(!Image("██").hasTransparency())
    #expect(!Image().hasTransparency())
    #expect(!Image("a", background: "r", colors: ["r": .scarlet]).hasTransparency())
    #expect(Image(color: Color(white: 0, alpha: 0.9)).hasTransparency())
    #expect(Image("a").hasTransparency())
    #expect(Image("█▀").hasTransparency())
    #expect(SampleImage.disc.hasTransparency())
    #expect(!Image(size: Size(width: 9, height: 9)) { $0.fill($0.clipBounds, with: .leaf) }.hasTransparency())
  }

  @Test func `creating an image with a letter that stands for no colour traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image("a", foreground: "q", colors: [:])
    }.expectMessage("the letter \"q\" has no colour")
  }

  @Test func `creating an image with a negative size traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image(size: Size(width: -1, height: 2)) { _ in }
    }.expectMessage("an image cannot have the negative size -1×2")
  }
}
