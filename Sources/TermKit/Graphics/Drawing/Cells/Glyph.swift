/// The content of one cell: a base character and its marks, up to six Unicode scalars.
///
/// A glyph is a plain value of 16 bytes without references, which lets screens be compared and copied as memory. Six scalars are
/// enough: ncurses holds five in a cell, and `TextGlyphs` limits the marks of a cluster.
public struct Glyph: Hashable, Sendable {
  // Each half holds three scalars of 21 bits, the first one in the lowest bits.
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// Returns true if both glyphs have the same scalars.
  @inlinable public static func == (a: Glyph, b: Glyph) -> Bool { a.low == b.low && a.high == b.high }

  /// Creates a glyph of one scalar.
  @inlinable public init(_ scalar: Unicode.Scalar) {
    self.init(low: UInt64(scalar.value), high: 0)
  }

  @usableFromInline init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Creates a glyph of the first six scalars of a sequence. An empty sequence makes a blank.
  public init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(low: 0, high: 0)
    for (index, scalar) in scalars.prefix(6).enumerated() {
      let bits = UInt64(scalar.value) << UInt64(index % 3 * 21)
      if index < 3 { low |= bits } else { high |= bits }
    }
    if low == 0 { self = .blank }
  }

  /// A space.
  @inlinable public static var blank: Glyph { Glyph(" ") }
  /// "█", which fills the cell with the foreground colour.
  static let fullBlock = Glyph("█")
  // Evaluated for every cell that text is drawn on. The comparison of the bits is fast.
  var isFullBlock: Bool { low == 0x2588 && high == 0 }

  /// The base character: the first scalar.
  @inlinable public var base: Unicode.Scalar { Unicode.Scalar(UInt32(low & 0x1F_FFFF)) ?? " " }

  /// The scalars in order.
  public var scalars: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for bits in [low, high] {
      for shift in [UInt64(0), 21, 42] {
        let value = UInt32(bits >> shift & 0x1F_FFFF)
        if value != 0, let scalar = Unicode.Scalar(value) { result.append(scalar) }
      }
    }
    return result
  }

  /// True if the glyph has only one scalar.
  @inlinable public var isSingleScalar: Bool { high == 0 && low >> 21 == 0 }
}
