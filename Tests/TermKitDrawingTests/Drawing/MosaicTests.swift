import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct MosaicTests {
  private let names: [Color: Character] = [.white: "w", .black: "b", .scarlet: "r"]

  @Test func `every block element maps to the sub-cells that it covers, and other characters map to nil`() {
    for (glyph, mosaic) in Mosaic.glyphs { expectEqual(Mosaic(glyph), mosaic) }
    expectEqual(Mosaic(Glyph("▏")), .left(1))
    expectEqual(Mosaic(Glyph("▕")), ~.left(3))
    expectEqual(Mosaic(Glyph("▔")), ~.lower(7))
    for text in ["a", "░", "─", "⠿", "é"] as [Unicode.Scalar] { expectNil(Mosaic(Glyph(text))) }
  }

  @Test func `a rectangle aligned with the grid of sub-cells is drawn exactly`() {
    let lower = DrawnPicture(3, 2) { $0.fill(Path(rect: .init(x: 0, y: 0.625, width: 3, height: 0.875)), with: .black) }
    expectEqual(lower.colors(names), "b▃w b▃w b▃w\nb▀w b▀w b▀w")
    let left = DrawnPicture(2, 1) { $0.fill(Path(rect: .init(x: 0.25, y: 0, width: 1.5, height: 1)), with: .black) }
    expectEqual(left.colors(names), "w▎b b▊w")
  }

  @Test func `I7: each filled quadrant of a cell is drawn with its own quadrant block`() {
    for (index, expected) in ["▘", "▝", "▖", "▗"].enumerated() {
      let frame = Path.Frame(x: Double(index % 2) / 2, y: Double(index / 2) / 2, width: 0.5, height: 0.5)
      expectEqual(DrawnPicture(1, 1) { $0.fill(Path(rect: frame), with: .black) }.colors(names), "b\(expected)w")
    }
  }

  @Test func `a completely covered cell becomes a blank with the fill colour as its background`() {
    let picture = DrawnPicture(3, 1) { $0.fill(Path(rect: .init(x: 1, y: 0, width: 1, height: 1)), with: .scarlet) }
    expectEqual(picture.colors(names), "w r w")
  }

  @Test func `a partly covered cell keeps its background and shows the fill colour as a block`() {
    for paper in [Color.white, .black] {
      let picture = DrawnPicture(1, 1, paper: paper) { canvas in
        canvas.fill(Path(rect: .init(x: 0.5, y: 0, width: 0.5, height: 1)), with: .scarlet)
      }
      expectEqual(picture.buffer[0, 0], Cell(glyph: Glyph("▐"), foreground: .scarlet, background: paper))
    }
  }

  @Test func `a line drawn across a bar leaves no gap in the bar beside the line`() {
    let picture = DrawnPicture(5, 3) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 1, width: 5, height: 0.5)), with: .black)
      canvas.fill(Path(rect: .init(x: 2, y: 0, width: 1, height: 3)), with: .scarlet)
    }
    expectEqual(picture.colors(names), "w w r w w\nb▀w b▀w r b▀w b▀w\nw w r w w")
    let narrow = DrawnPicture(3, 1) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 3, height: 1)), with: .black)
      canvas.fill(Path(rect: .init(x: 1, y: 0, width: 0.5, height: 1)), with: .scarlet)
    }
    expectEqual(narrow.colors(names), "b r▌b b")
  }

  @Test func `two shapes in one cell combine into one glyph`() {
    let picture = DrawnPicture(1, 1) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 0.5, height: 0.5)), with: .black)
      canvas.fill(Path(rect: .init(x: 0.5, y: 0.5, width: 0.5, height: 0.5)), with: .black)
    }
    expectEqual(picture.colors(names), "b▚w")
  }

  @Test func `a translucent fill is mixed with the colour beneath`() {
    let half = Color(red: 255, green: 0, blue: 0).withAlphaComponent(128 / 255)
    let picture = DrawnPicture(2, 1) { $0.fill(Path(rect: .init(x: 0, y: 0, width: 1.5, height: 1)), with: half) }
    let pink = Color(red: 255, green: 127, blue: 127)
    expectEqual(picture.buffer[0, 0].background, pink)
    expectEqual(picture.buffer[1, 0], Cell(glyph: Glyph("▌"), foreground: pink, background: .white))
  }

  @Test func `text remains where a shape barely overlaps its cell, and disappears where the shape covers its cell`() {
    let picture = DrawnPicture(4, 1) { canvas in
      canvas.draw("abcd", at: .zero)
      canvas.fill(Path(rect: .init(x: 0.875, y: 0, width: 2.5, height: 1)), with: .scarlet)
    }
    expectEqual(picture.text, "a  ▌")
    expectEqual(picture.buffer[1, 0].background, .scarlet)
  }

  @Test func `MosaicFit chooses the division of a cell with the smallest colour error`() {
    var random = SystemRandomNumberGenerator()
    let paints = (0..<32).map { _ in WeightedPaint(Paint(.random(in: 0...255, using: &random), 0, 90, 255)) }
    var scratch = paints + Array(repeating: WeightedPaint(repeating: 0), count: MosaicFit.sumCount)
    let fit = scratch.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { MosaicFit($0, divisions: MosaicFit.divisions) }
    }
    func error(_ mosaic: Mosaic) -> Float {
      [mosaic, ~mosaic].reduce(0) { sum, part in
        let reds = (0..<32).filter { part.bits >> UInt32($0) & 1 == 1 }.map { paints[$0].mean.x }
        let mean = reds.reduce(0, +) / Float(max(1, reds.count))
        return sum + reds.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      }
    }
    let best = MosaicFit.divisions.map { error($0.mosaic) }.min() ?? 0
    #expect(abs(error(fit?.division?.mosaic ?? .full) - best) <= max(1, best / 1000))
  }

  @Test func `I7: a text console gets only half blocks and full blocks`() {
    let console = Set(" █▀▄▌▐".unicodeScalars)
    for depth in [ColorDepth.truecolor, .sixteen, .none] {
      let picture = DrawnPicture(12, 6, .blocks, depth) { canvas in
        canvas.stroke(Path(ovalIn: .init(x: 1, y: 0.5, width: 10, height: 5)), width: 1.5, with: .scarlet)
      }
      #expect(Set(picture.text.unicodeScalars).subtracting(["\n"]).isSubset(of: console))
      #expect(picture.text.contains("▄"))
    }
  }
}
