extension CellBuffer {
  /// Mirrors the cells of a rectangle inside the bounds. A wide glyph that crosses its left or right edge is erased.
  package mutating func mirror(_ area: Rect) {
    let mayHaveWideGlyphs = mayHaveWideGlyphs
    for y in area.minY..<area.maxY {
      overwrite(columns: area.minX..<area.maxX, row: y) { cells, _ in
        cells.reverse()
        for index in cells.indices { cells[index].mirror() }
        if mayHaveWideGlyphs { cells.joinHalves() }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  // After mirroring, the right half of a wide glyph is before the left one. Halves whose other halves are elsewhere become blanks.
  fileprivate func joinHalves() {
    var index = 0
    while index < count {
      if self[index].width == 0, index + 1 < count, self[index + 1].width == 2 {
        swapAt(index, index + 1)
        index += 1
      } else if self[index].width != 1 {
        self[index].makeBlank()
      }
      index += 1
    }
  }
}

extension Cell {
  fileprivate mutating func makeBlank() { (glyph, width) = (.blank, 1) }

  /// Makes the cell its mirror image: "(" becomes ")", "┌" becomes "┐", and "▎" becomes "▊" with its colours exchanged. Doing it twice
  /// changes nothing.
  fileprivate mutating func mirror() {
    guard glyph.isSingleScalar, let image = MirroredGlyphs.mirrorImage(of: glyph.base.value) else { return }
    glyph = image.glyph
    if image.isReversed { attributes.formSymmetricDifference(.reverse) }
  }
}

/// The glyphs whose mirror images are other glyphs.
private enum MirroredGlyphs {
  /// Returns the mirror image of a scalar, and whether its ink and its paper have to be exchanged. Nil if it is its own mirror image.
  static func mirrorImage(of value: UInt32) -> (glyph: Glyph, isReversed: Bool)? {
    if value < 0xAB { return value < 0x28 ? nil : ascii[Int(value) - 0x28].map { ($0, false) } }
    if 0x2801...0x28FF ~= value { return (braille(value), false) }
    return pairs[value].map { ($0, false) } ?? complements[value].map { ($0, true) }
  }

  private static let list =
    "()[]{}<>/\\«»‹›←→↖↗↙↘↩↪⇐⇒⇤⇥⟨⟩❮❯⟵⟶⏪⏩⏮⏭"
    + "┌┐└┘├┤╭╮╰╯╱╲╴╶╸╺┏┓┗┛┣┫╔╗╚╝╠╣▌▐▏▕▖▗▘▝▙▟▛▜▚▞"
    + "◀▶◁▷◂▸◃▹◄►◅▻◐◑◖◗◜◝◟◞◢◣◤◥◧◨◩◪⊂⊃≤≥≪≫"

  private static let pairs: [UInt32: Glyph] = {
    let scalars = Array(list.unicodeScalars)
    var pairs: [UInt32: Glyph] = [:]
    for index in stride(from: 0, to: scalars.count, by: 2) {
      pairs[scalars[index].value] = Glyph(scalars[index + 1])
      pairs[scalars[index + 1].value] = Glyph(scalars[index])
    }
    return pairs
  }()

  // Of the blocks at the left edge, only the half and the eighth exist at the right edge. For the others, the rest of the cell is the block.
  private static let complements: [UInt32: Glyph] = [
    0x2589: Glyph("▏"), 0x258A: Glyph("▎"), 0x258B: Glyph("▍"), 0x258D: Glyph("▋"), 0x258E: Glyph("▊"),
  ]

  // From U+0028 on. Most cells are looked up here.
  private static let ascii: [Glyph?] = (0x28..<0xAB).map { pairs[$0] }

  // Exchanges the two columns of four dots, whose bits are 0, 1, 2, 6 and 3, 4, 5, 7.
  private static func braille(_ value: UInt32) -> Glyph {
    let mirrored = (value & 0x07) << 3 | (value & 0x38) >> 3 | (value & 0x40) << 1 | (value & 0x80) >> 1
    return Glyph(Unicode.Scalar(0x2800 + mirrored) ?? " ")
  }
}
