/// A text in which every scalar is a glyph of one column in any context. Its width needs no look-up in a table.
///
/// Such scalars are printable ASCII and, on terminals with Unicode, the letters of Latin, Greek and Cyrillic, dashes, quotation marks,
/// lines, blocks and braille. The value refers to the UTF-8 bytes of the text and must not outlive them.
package struct PlainText {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The width of the text, in columns.
  let columns: Int

  /// Examines a text. Returns nil if it contains other scalars.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, level: GlyphLevel) {
    self.bytes = bytes
    // The loop has no early exit, which lets the compiler examine many bytes at once.
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 > 0x5E ? 1 : 0 }
    if others == 0 {
      columns = bytes.count
      return
    }
    guard level > .ascii else { return nil }
    var count = 0
    var index = 0
    while index < bytes.count {
      let (scalar, length) = Self.scalar(in: bytes, at: index)
      guard Self.isPlain(scalar) else { return nil }
      count += 1
      index += length
    }
    columns = count
  }

  /// Returns true if a scalar is a cluster of one column, apart from marks and joiners beside it. Scalars that may become emoji are
  /// excluded.
  package static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E: true
    case 0xA1...0x2FF: scalar != 0xA9 && scalar != 0xAD && scalar != 0xAE
    case 0x391...0x3A1, 0x3A3...0x3C9, 0x400...0x481: true
    case 0x2013...0x2014, 0x2018...0x2022, 0x2026, 0x2039...0x203A, 0x2190...0x2193: true
    case 0x2500...0x25A9, 0x25B2...0x25B5, 0x25B7...0x25BF, 0x25C1...0x25FA, 0x2800...0x28FF: true
    default: false
    }
  }

  // The bytes belong to a string and are therefore well formed. No plain scalar has a longer sequence.
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    func more(_ place: Int) -> UInt32 { UInt32(bytes[index + place]) & 0x3F }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | more(1), 2) }
    if first < 0xF0 { return ((first & 0xF) << 12 | more(1) << 6 | more(2), 3) }
    return (.max, 4)
  }
}

extension PlainText {
  /// Calls `body` with the glyph of each column in a range.
  @inline(__always)
  func forEachGlyph(in range: Range<Int>, _ body: (Glyph) -> Void) {
    var index = range.lowerBound
    if columns < bytes.count {
      index = 0
      for _ in 0..<range.lowerBound { index += Self.scalar(in: bytes, at: index).length }
    }
    for _ in range {
      let (scalar, length) = Self.scalar(in: bytes, at: index)
      body(Glyph(Unicode.Scalar(scalar) ?? " "))
      index += length
    }
  }
}
