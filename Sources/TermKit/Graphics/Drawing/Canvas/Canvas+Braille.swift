extension Canvas {
  /// Draws a fine line of braille dots, 2 × 4 in a cell, which join the dots already there.
  mutating func strokeBraille(_ path: Path, width: Double, cap: LineCap, join: LineJoin, with color: Color) {
    // A dot is half a column wide, and a thinner line could fall between the dots.
    let outline = StrokeOutline(
      path.polylines, width: max(width, 0.5) * Polyline.scale.x, cap: cap, join: join)
    let stencil = Stencil(outline.polygons, within: clipBounds)
    let ink = Ink(color, traits: traits)
    let area = stencil.bounds.intersection(clipBounds)
    if area.isEmpty || !ink.isVisible { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let point = Point(x: x, y: y)
        let dots = stencil.withCoverage(at: point, BrailleDots.init) ?? BrailleDots()
        if dots.isEmpty { continue }
        guard let below = self[point] else { continue }
        let all = dots.union(BrailleDots(below.glyph) ?? BrailleDots())
        put(ink.cell(all.glyph, over: below), at: point)
      }
    }
  }
}

/// The dots of a braille pattern, with one bit for each in the order of Unicode (ISO/TR 11548-1).
struct BrailleDots: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads the dots of a glyph. Returns nil if the glyph is not a braille pattern.
  init?(_ glyph: Glyph) {
    guard glyph.isSingleScalar, (0x2800...0x28FF).contains(glyph.base.value) else { return nil }
    rawValue = UInt8(glyph.base.value & 0xFF)
  }

  // The bit of each dot, row by row.
  private static let order: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Sets each dot of which about half is covered. A dot is two sub-cells wide and high.
  init(_ coverage: UnsafePointer<UInt8>) {
    var bits: UInt8 = 0
    for dot in 0..<8 {
      let corner = coverage + dot / 2 * 8 + dot % 2 * 2
      let sum = Int(corner[0]) + Int(corner[1]) + Int(corner[4]) + Int(corner[5])
      if sum >= 4 * 118 { bits |= Self.order[dot] }
    }
    rawValue = bits
  }

  var glyph: Glyph { Glyph(Unicode.Scalar(0x2800 + UInt32(rawValue)) ?? " ") }
}
