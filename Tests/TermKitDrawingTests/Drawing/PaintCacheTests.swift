import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct PaintCacheTests {
  // Draws shapes over text, blanks, wide glyphs and each other, at other positions in each frame.
  private func draw(on canvas: inout Canvas, _ frame: Int) {
    canvas.fill(canvas.clipBounds, with: frame % 3 == 0 ? .white : Color(white: 0.5))
    canvas.draw("┼───┼── text 世界", at: Point(x: frame % 5, y: 3))
    for shape in 0..<4 {
      let place = Path.Frame(x: Double(shape * 4 + frame % 7), y: Double(shape), width: 9.5, height: 5.25)
      let color = Color(red: UInt8(shape * 80), green: 38, blue: UInt8(frame % 4 * 60))
        .withAlphaComponent(shape == 2 ? 0.5 : 1)
      canvas.stroke(Path(ovalIn: place), width: 1.5, with: color)
    }
  }

  @Test(arguments: [GlyphLevel.braille, .blocks], [ColorDepth.truecolor, .palette256])
  func `shapes drawn with a paint cache equal shapes drawn without a cache`(level: GlyphLevel, depth: ColorDepth) {
    let cache = PaintCache()
    let traits = TraitCollection(glyphLevel: level, colorDepth: depth)
    for frame in 0..<60 {
      var fresh = Canvas(CellBuffer(size: Size(width: 32, height: 10)), traits: traits)
      var cached = fresh
      cached.paintCache = cache
      draw(on: &fresh, frame)
      draw(on: &cached, frame)
      expectEqual(cached.buffer, fresh.buffer, "frame \(frame)")
    }
  }

  @Test func `the paint cache paints a cell once for equal keys and again for every different key`() {
    let cache = PaintCache()
    var count = 0
    func paint(_ key: PaintCache.Key) {
      _ = cache.cell(key) {
        count += 1
        return Cell()
      }
    }
    let key = PaintCache.Key(coverage: [1, 2, 3, 4], below: Cell(), ink: .black, hasQuadrants: true)
    paint(key)
    paint(key)
    expectEqual(count, 1)
    var others = [key, key, key, key]
    others[0].coverage[3] = 5
    others[1].below.background = .white
    others[2].ink = .white
    others[3].hasQuadrants = false
    others.forEach(paint)
    expectEqual(count, 5)
  }
}
