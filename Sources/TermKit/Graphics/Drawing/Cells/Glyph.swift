/// What one cell shows: up to six Unicode scalars, the first of which takes room.
///
/// A plain value of 16 bytes without references, so that screens are compared and copied as memory. More than six scalars are
/// never needed: ncurses itself holds five in a cell, and `TextGlyphs` caps the marks of a cluster.
public struct Glyph: Hashable, Sendable {
  // Three scalars of 21 bits in each half, the first one in the lowest bits.
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// True when both have the same scalars.
  @inlinable public static func == (a: Glyph, b: Glyph) -> Bool { a.low == b.low && a.high == b.high }

  /// Makes a glyph of one scalar.
  @inlinable public init(_ scalar: Unicode.Scalar) {
    self.init(low: UInt64(scalar.value), high: 0)
  }

  @usableFromInline init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Makes a glyph of the first six of some scalars; a blank when there are none.
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
  /// "█", all ink.
  static let fullBlock = Glyph("█")
  // Asked for every cell that is written on.
  var isFullBlock: Bool { low == 0x2588 && high == 0 }

  /// The first scalar, the one that takes room.
  @inlinable public var base: Unicode.Scalar { Unicode.Scalar(UInt32(firstBits)) ?? " " }

  @usableFromInline var firstBits: UInt64 { low & 0x1F_FFFF }

  /// All scalars in order.
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

  /// Adds its scalars in UTF-8 to some bytes.
  func appendUTF8(to bytes: inout [UInt8]) {
    for half in 0...1 {
      var rest = half == 0 ? low : high
      while rest != 0 {
        if let scalar = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)), let code = UTF8.encode(scalar) { bytes += code }
        rest >>= 21
      }
    }
  }

  /// True when it is one scalar only.
  @inlinable public var isSingleScalar: Bool { isSingle }

  @usableFromInline var isSingle: Bool { high == 0 && low >> 21 == 0 }
}
