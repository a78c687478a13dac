import TermKitGraphics

/// The animated images of activity indicators, as templates.
enum SpinnerImages {
  /// The duration of a turn, in seconds.
  private static let turn = 0.8

  /// Two by one cells: a ring of dots with a gap, a square of blocks with a gap, or a turning line.
  static let medium = Image(variants: [
    Image.Variant(dots, glyphLevel: .braille), Image.Variant(blocks, glyphLevel: .blocks), Image.Variant(lines),
  ])

  /// Four by two cells: a ring of eight cells that fade behind its brightest one.
  static let large = Image(variants: [
    Image.Variant(ring("⣴⠛⠛⣦", "⠻⣤⣤⠟"), glyphLevel: .braille),
    Image.Variant(ring("▄▀▀▄", "▀▄▄▀"), glyphLevel: .blocks), Image.Variant(ring("/--\\", "\\--/")),
  ])

  private static func animated(_ frames: [Image]) -> Image { Image.animatedImage(with: frames, duration: turn) }

  // The twelve outer dots of 4 × 4, clockwise from the top left: the cell and the bit in its braille pattern.
  private static let circle: [(cell: Int, bit: UInt32)] = [
    (0, 0x01), (0, 0x08), (1, 0x01), (1, 0x08), (1, 0x10), (1, 0x20), (1, 0x80), (1, 0x40), (0, 0x80), (0, 0x40),
    (0, 0x04), (0, 0x02),
  ]

  private static let dots = animated(
    circle.indices.map { head in
      var patterns: [UInt32] = [0x2800, 0x2800]
      // Eight of the dots are shown, and the gap follows the last one.
      for step in 0..<8 {
        let dot = circle[(head + circle.count - step) % circle.count]
        patterns[dot.cell] |= dot.bit
      }
      return Image(String(String.UnicodeScalarView(patterns.compactMap { Unicode.Scalar($0) })))
    })

  private static let blocks = animated(["▄█", "█▄", "█▀", "▀█"].map { Image($0) })
  private static let lines = animated(["|", "/", "-", "\\"].map { Image($0 + " ") })

  private static func ring(_ top: String, _ bottom: String) -> Image {
    // Clockwise from the top left.
    let glyphs = Array(top) + bottom.reversed()
    return animated(
      glyphs.indices.map { head in
        Image(size: Size(width: 4, height: 2)) { canvas in
          for step in glyphs.indices {
            guard let opacity = opacity(step, in: canvas.traits) else { continue }
            let index = (head + glyphs.count - step) % glyphs.count
            let place = index < 4 ? Point(x: index, y: 0) : Point(x: 7 - index, y: 1)
            let style = TextStyle(foreground: .black.withAlphaComponent(opacity))
            canvas.draw(String(glyphs[index]), at: place, style: style)
          }
        }
      })
  }

  // Returns the opacity of a cell that was the brightest some steps ago, or nil if it is not drawn. Where colours do not blend, there is a
  // gap instead of pale cells.
  private static func opacity(_ step: Int, in traits: TraitCollection) -> Double? {
    if traits.colorDepth.blends { return max(0.15, 1 - Double(step) * 0.13) }
    return step < 5 ? 1 : nil
  }
}
