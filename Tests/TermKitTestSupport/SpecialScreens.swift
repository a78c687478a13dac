package import TermKit

/// The runs that make up all of a screen: those in which it differs from one of glyphs that no screen has.
package func wholeScreen(_ size: Size) -> [CellDiff.Run] {
  let unlikely = CellBuffer(size: size, filledWith: Cell(glyph: Glyph("\u{1}")))
  return CellDiff.runs(from: unlikely, to: CellBuffer(size: size), in: unlikely.bounds)
}

/// The depths that the probe brings its colours down to, one after the other.
package let depthsInTurn: [ColorDepth] = [
  .truecolor, .sixteen, .none, .truecolor, .eight, .palette256, .none, .sixteen,
]

/// A screen of as many combinations of colours as it has cells, other ones for each `step`.
package func crowdedScreen(_ step: Int, size: Size) -> CellBuffer {
  var buffer = CellBuffer(size: size)
  for y in 0..<size.height {
    for x in 0..<size.width {
      let number = UInt32(truncatingIfNeeded: (step * size.height + y) * size.width + x) &* 2_654_435_761
      let foreground = Color(red: UInt8(number >> 24), green: UInt8(number >> 16 & 255), blue: UInt8(number >> 8 & 255))
      let background = Color(red: UInt8(number & 255), green: UInt8(x % 256), blue: UInt8(y % 256))
      let scalar = Unicode.Scalar(UInt8(33 + (x + y + step) % 94))
      buffer[x, y] = Cell(glyph: Glyph(scalar), foreground: foreground, background: background)
    }
  }
  return buffer
}

/// Lines of glyphs of two columns that terminals disagree on, each followed by text that has to be in its place all the
/// same.
package func emojiScreen(_ step: Int, size: Size) -> CellBuffer {
  // One that every terminal knows, one of Unicode 14, a family, a flag, a heart made an emoji, a hand with a skin tone.
  let glyphs = ["😀", "\u{1FAE0}", "👩\u{200D}👩\u{200D}👧", "🇩🇪", "❤\u{FE0F}", "👍\u{1F3FD}"]
  var buffer = CellBuffer(size: size)
  for y in 0..<size.height {
    var x = y % 4
    while x + 5 < size.width {
      let glyph = Glyph(scalars: glyphs[(x + y + step) % glyphs.count].unicodeScalars)
      buffer[x, y] = Cell(glyph: glyph, width: 2)
      for (offset, letter) in "\(y % 10)\((x + step) % 10)|".unicodeScalars.enumerated() {
        buffer[x + 2 + offset, y] = Cell(glyph: Glyph(letter))
      }
      x += 5
    }
  }
  return buffer
}
