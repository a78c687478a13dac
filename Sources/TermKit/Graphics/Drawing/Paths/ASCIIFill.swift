/// The ASCII characters of filled shapes: "#" inside, other characters at the edges (I7).
enum ASCIIFill {
  private static let characters: [(scalar: Unicode.Scalar, mosaic: Mosaic)] = [
    (" ", .empty), ("#", .full), ("o", .lower(4)), ("\"", ~.lower(4)), ("[", .left(2)), ("]", ~.left(2)),
    ("b", ~.upperRight), ("d", ~.upperLeft), ("P", ~.lowerRight), ("Y", ~.lowerLeft), (".", .lowerLeft),
    (".", .lowerRight), ("'", .upperLeft), ("'", .upperRight), ("_", .lower(1)), ("_", .lower(2)),
    ("-", Mosaic(bits: 0x00FF_FF00)), ("-", Mosaic(bits: 0x000F_F000)), ("|", Mosaic(bits: 0x6666_6666)),
  ]

  /// Returns the character that best approximates some sub-cells, or nil if that is a space.
  static func character(for shape: Mosaic) -> Unicode.Scalar? {
    var best = (error: Int.max, scalar: Unicode.Scalar(" "))
    for candidate in characters {
      let error = (candidate.mosaic.bits ^ shape.bits).nonzeroBitCount
      if error < best.error { best = (error, candidate.scalar) }
    }
    return best.scalar == " " ? nil : best.scalar
  }
}
