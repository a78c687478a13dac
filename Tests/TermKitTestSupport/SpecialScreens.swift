package import TermKit

/// Returns the runs that cover a whole screen: the difference from a screen with a glyph that no other screen contains.
package func wholeScreen(_ size: Size) -> [CellDiff.Run] {
  let unlikely = CellBuffer(size: size, filledWith: Cell(glyph: Glyph("\u{1}")))
  return CellDiff.runs(from: unlikely, to: CellBuffer(size: size), in: unlikely.bounds)
}

/// The colour depths that the probe uses, one after the other.
package let depthsInTurn: [ColorDepth] = [
  .truecolor, .sixteen, .none, .truecolor, .eight, .palette256, .none, .sixteen,
]

/// Returns a screen with a different combination of colours in every cell. The combinations depend on `step`.
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

/// Returns lines of two-column glyphs that terminals disagree on. The text after each glyph must nevertheless be in its place.
package func emojiScreen(_ step: Int, size: Size) -> CellBuffer {
  // A glyph that every terminal knows, one of Unicode 14, a family, a flag, a heart as an emoji, and a hand with a skin tone.
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
