/// The set of the 4 × 8 sub-cells of a cell that a block element covers with ink. Bit 0 is the top left one, bit 3 the top right, and
/// bit 31 the bottom right.
package struct Mosaic: Hashable, Sendable {
  package var bits: UInt32

  static let empty = Mosaic(bits: 0)
  static let full = Mosaic(bits: .max)

  /// Returns the lower `count` of eight rows.
  static func lower(_ count: Int) -> Mosaic { Mosaic(bits: count == 0 ? 0 : .max << UInt32(32 - 4 * count)) }
  /// Returns the left `count` of four columns.
  static func left(_ count: Int) -> Mosaic { Mosaic(bits: (1 << UInt32(count) - 1) * 0x1111_1111) }

  static let upperLeft = Mosaic(bits: 0x0000_3333)
  static let upperRight = Mosaic(bits: 0x0000_CCCC)
  static let lowerLeft = Mosaic(bits: 0x3333_0000)
  static let lowerRight = Mosaic(bits: 0xCCCC_0000)

  static func | (first: Mosaic, second: Mosaic) -> Mosaic { Mosaic(bits: first.bits | second.bits) }
  static prefix func ~ (mosaic: Mosaic) -> Mosaic { Mosaic(bits: ~mosaic.bits) }

  var count: Int { bits.nonzeroBitCount }

  /// Returns whether one of the 32 sub-cells is in the set.
  func contains(_ index: Int) -> Bool { bits >> UInt32(index) & 1 == 1 }
}

extension Mosaic {
  /// The block elements that are exact on this grid, with the sub-cells that they cover.
  static let glyphs: [(glyph: Glyph, mosaic: Mosaic)] = [
    (" ", empty), ("█", full), ("▀", ~lower(4)), ("▄", lower(4)), ("▌", left(2)), ("▐", ~left(2)),
    ("▘", upperLeft), ("▝", upperRight), ("▖", lowerLeft), ("▗", lowerRight),
    ("▟", ~upperLeft), ("▙", ~upperRight), ("▜", ~lowerLeft), ("▛", ~lowerRight),
    ("▚", upperLeft | lowerRight), ("▞", upperRight | lowerLeft),
    ("▁", lower(1)), ("▂", lower(2)), ("▃", lower(3)), ("▅", lower(5)), ("▆", lower(6)), ("▇", lower(7)),
    ("▎", left(1)), ("▊", left(3)),
  ].map { (scalar: Unicode.Scalar, mosaic) in (Glyph(scalar), mosaic) }

  /// The number of glyphs at the beginning of `glyphs` that the font of every text console has (code page 437).
  static let consoleCount = 6

  /// The number of glyphs at the beginning of `glyphs` that exist in all four directions. With these, ink alone makes even shapes.
  static let symmetricCount = 16

  // The sub-cells covered by U+2580…U+259F. Shades have none, because they cover no definite part.
  private static let blockElements: [Mosaic?] = {
    var table = [Mosaic?](repeating: nil, count: 32)
    for (glyph, mosaic) in glyphs where glyph != .blank { table[Int(glyph.base.value) - 0x2580] = mosaic }
    // ▉ ▋ ▍ ▏ ▕ end between the sub-cells and are rounded to the nearest. ▔ is exact, but fonts often draw it too thin.
    (table[0x09], table[0x0B], table[0x0D], table[0x0F]) = (left(3), left(2), left(1), left(1))
    (table[0x14], table[0x15]) = (~lower(7), ~left(3))
    return table
  }()

  /// Creates the mosaic of a blank or a block element. Returns nil for text.
  package init?(_ glyph: Glyph) {
    guard glyph.isSingleScalar else { return nil }
    let value = glyph.base.value
    if value == 0x20 {
      self = .empty
    } else if (0x2580...0x259F).contains(value), let mosaic = Self.blockElements[Int(value) - 0x2580] {
      self = mosaic
    } else {
      return nil
    }
  }
}
