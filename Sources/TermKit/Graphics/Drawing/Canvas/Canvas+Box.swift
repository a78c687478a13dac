extension Canvas {
  /// Draws a path with box-drawing characters, which join the box-drawing characters already there.
  mutating func strokeBox(_ path: Path, with color: Color) {
    let ink = Ink(color, traits: traits)
    if !ink.isVisible { return }
    let trace = BoxTrace(path)
    for (point, mark) in trace.marks {
      guard let below = self[point] else { continue }
      let glyph = glyph(of: mark, isRounded: !trace.corners.contains(point), over: below.glyph)
      put(ink.cell(glyph, over: below), at: point)
    }
  }

  private func glyph(of mark: BoxTrace.Mark, isRounded: Bool, over below: Glyph) -> Glyph {
    switch mark {
    case .arms(let arms):
      let all = arms.union(BoxArms(below) ?? [])
      return all.glyph(isRounded: isRounded && all == arms, level: traits.glyphLevel)
    case .slants(let falls, let rises):
      // The fonts of text consoles lack slanting box-drawing characters.
      let glyphs: [Unicode.Scalar] = traits.glyphLevel < .braille ? ["\\", "/", "X"] : ["╲", "╱", "╳"]
      let isCross = below == Glyph(glyphs[2])
      let doesFall = falls || isCross || below == Glyph(glyphs[0])
      let doesRise = rises || isCross || below == Glyph(glyphs[1])
      return Glyph(glyphs[doesFall && doesRise ? 2 : doesFall ? 0 : 1])
    }
  }
}
