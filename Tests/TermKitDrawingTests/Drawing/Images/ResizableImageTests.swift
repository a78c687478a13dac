import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct ResizableImageTests {
  private func drawn(_ image: Image, _ width: Int, _ height: Int, _ level: GlyphLevel = .braille) -> String {
    DrawnPicture(width, height, level) { $0.draw(image, in: $0.clipBounds) }.text
  }

  @Test func `I3: a nine-part image keeps its corners and extends its edges and its middle`() {
    expectEqual(drawn(SampleImage.box, 6, 4), "┌────┐\n│····│\n│····│\n└────┘")
    expectEqual(drawn(SampleImage.box, 6, 4, .ascii), "+----+\n|....|\n|....|\n+----+")
    expectEqual(drawn(SampleImage.box, 3, 3), "┌─┐\n│·│\n└─┘")
  }

  @Test func `I3: a three-part image grows along one axis`() {
    let pill = Image("(=)").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    expectEqual(drawn(pill, 7, 1), "(=====)")
    let post = Image("^\n|\nv").resizableImage(withCapInsets: EdgeInsets(top: 1, bottom: 1))
    expectEqual(drawn(post, 1, 5), "^\n|\n|\n|\nv")
  }

  @Test func `I3: tiling repeats the middle as a whole, and stretching repeats each cell of the middle`() {
    let rope = Image("<ab>")
    let caps = EdgeInsets(left: 1, right: 1)
    expectEqual(drawn(rope.resizableImage(withCapInsets: caps, resizingMode: .tile), 7, 1), "<ababa>")
    expectEqual(drawn(rope.resizableImage(withCapInsets: caps, resizingMode: .stretch), 8, 1), "<aaabbb>")
    expectEqual(drawn(rope.resizableImage(withCapInsets: .zero, resizingMode: .stretch), 8, 1), "<<aabb>>")
    expectEqual(drawn(rope.resizableImage(withCapInsets: .zero), 6, 2), "<ab><a\n<ab><a")
  }

  @Test func `I3: without a resizing mode, a middle of one cell is stretched, and a larger middle is tiled`() {
    expectNil(SampleImage.letters.resizingMode)
    expectEqual(SampleImage.letters.capInsets, .zero)
    let insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    expectEqual(SampleImage.letters.resizableImage(withCapInsets: insets).resizingMode, .stretch)
    expectEqual(SampleImage.letters.resizableImage(withCapInsets: insets).capInsets, insets)
    let wide = SampleImage.letters.resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1))
    expectEqual(wide.resizingMode, .tile)
    expectEqual(drawn(wide, 6, 3), "abcbcb\ndefefe\nghihih")
    expectEqual(
      drawn(wide.resizableImage(withCapInsets: .zero, resizingMode: .stretch), 6, 3), "aabbcc\nddeeff\ngghhii")
  }

  @Test func `I3: an image drawn too small first loses its middle, then the inner columns of its caps`() {
    let image = Image("abcXYZdef").resizableImage(withCapInsets: EdgeInsets(left: 3, right: 3))
    let rows = (0...9).map { drawn(image, $0, 1) }
    expectEqual(
      rows, ["", "a", "af", "abf", "abef", "abcef", "abcdef", "abcXdef", "abcXYdef", "abcXYZdef"])
  }

  @Test func `I3: at every size, each part of a resized image shows the matching part of the original`() {
    let image = Image("aab\naab\nccd").resizableImage(withCapInsets: EdgeInsets(bottom: 1, right: 1))
    for width in 1...9 {
      for height in 1...5 {
        let row = String(repeating: "a", count: width - 1) + "b\n"
        let last = String(repeating: "c", count: width - 1) + "d"
        expectEqual(drawn(image, width, height), String(repeating: row, count: height - 1) + last)
      }
    }
  }

  @Test func `I3: a clip cuts a resizable image without shifting its content`() {
    let rope = Image("<abc>").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    let whole = drawn(rope, 12, 1)
    for start in 0..<12 {
      let part = DrawnPicture(12, 1) { canvas in
        canvas.with(clip: Rect(x: start, y: 0, width: 2, height: 1)) {
          $0.draw(rope, in: Rect(x: 0, y: 0, width: 12, height: 1))
        }
      }
      expectEqual(part.text, String(repeating: " ", count: start) + whole.dropFirst(start).prefix(2))
    }
  }

  @Test func `I3: resizing combines with rendering modes in either order`() {
    let insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let one = SampleImage.letters.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets)
    let other = SampleImage.letters.resizableImage(withCapInsets: insets).withRenderingMode(.alwaysTemplate)
    expectEqual(one, other)
    let picture = DrawnPicture(5, 3) { $0.draw(one, in: $0.clipBounds, tint: .scarlet) }
    expectEqual(picture.text, "abbbc\ndeeef\nghhhi")
    expectEqual(picture.buffer[3, 1].foreground, .scarlet)
  }

  @Test(arguments: 0...9)
  func `I3: wide glyphs of a resizable image stay whole or become blanks`(width: Int) {
    for mode in Image.ResizingMode.allCases {
      let image = Image("世a界b民").resizableImage(withCapInsets: EdgeInsets(left: 2, right: 2), resizingMode: mode)
      #expect(DrawnPicture(width, 2) { $0.draw(image, in: $0.clipBounds) }.buffer.isWhole)
    }
    let tiles = Image("世").resizableImage(withCapInsets: .zero)
    expectEqual(drawn(tiles, width, 1).filter { $0 == "世" }.count, width / 2)
  }

  @Test func `I3: a resizable image with a solid background replaces the text beneath and blanks cut wide glyphs`() {
    let solid = Image("/-\\", background: "ggg", colors: ["g": .leaf])
    let insets = EdgeInsets(left: 1, right: 1)
    let picture = DrawnPicture(8, 2) { canvas in
      canvas.draw("世界世界", at: .zero)
      canvas.draw(solid.resizableImage(withCapInsets: insets), in: Rect(x: 1, y: 0, width: 6, height: 1))
    }
    expectEqual(picture.text, " /----\\\n")
    #expect(picture.buffer.isWhole)
    #expect((1..<7).allSatisfy { picture.buffer[$0, 0].background == .leaf })
  }

  @Test func `I3: resizing an image with insets that leave no middle traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image("ab").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
    }.expectMessage("must leave a column and a row in the middle of an image of 2×1 cells")
  }

  @Test func `I3: in a variant that is smaller than the insets, the edges leave a middle (field trial S1)`() {
    let image = Image("╭──╮", ascii: "[]").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 2))
    expectEqual(image.capInsets, EdgeInsets(left: 1, right: 2))
    let ascii = image.resolved(for: TraitCollection(glyphLevel: .ascii))
    expectEqual(ascii.capInsets, EdgeInsets(left: 1))
    expectEqual(drawn(ascii, 5, 1), "[]]]]")
  }
}
