/// A font of the X Window System in the Portable Compiled Format, encoded in Unicode. Its letters are bitmaps.
///
/// The file is not trusted: a letter whose data lies outside of the file is treated as missing. The format is documented in the source of
/// libXfont. All fonts that X.Org compiles have the variant that is read here: high bytes and high bits first, rows of whole 32-bit words.
struct BitmapFont: Sendable {
  /// The number of pixel rows above the baseline.
  let ascent: Int
  private let bytes: [UInt8]
  private let metrics: Int
  private let bitmaps: Int
  private let encodings: Int

  /// Reads a font file. Returns nil if the file is missing or is not such a font.
  init?(path: String) {
    guard let bytes = CompressedFile.contents(atPath: path) else { return nil }
    self.init(bytes)
  }

  /// Creates a font from the contents of a file. Returns nil if they are not such a font.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [1, 0x66, 0x63, 0x70]), let count = bytes.littleEndian32(at: 4), count <= 64 else {
      return nil
    }
    var offsets: [Int: Int] = [:]
    for index in 0..<count {
      let entry = 8 + 16 * index
      guard let kind = bytes.littleEndian32(at: entry), let format = bytes.littleEndian32(at: entry + 4),
        let offset = bytes.littleEndian32(at: entry + 12)
      else { return nil }
      if format & 0xFF == 0x0E { offsets[kind] = offset }
    }
    guard let accelerators = offsets[2], let metrics = offsets[4], let bitmaps = offsets[8],
      let encodings = offsets[32], bytes.littleEndian32(at: metrics).map({ $0 & 0x100 != 0 }) == true,
      let ascent = bytes.bigEndian32(at: accelerators + 12), let descent = bytes.bigEndian32(at: accelerators + 16),
      (1...64).contains(ascent), (0...64).contains(descent)
    else { return nil }
    (self.ascent, self.bytes) = (ascent, bytes)
    (self.metrics, self.bitmaps, self.encodings) = (metrics, bitmaps, encodings)
  }

  /// The bitmap of a letter, with its place relative to the baseline.
  struct Letter: Equatable {
    /// The columns of pixels to the next letter.
    var advance: Int
    /// The column of the first pixel.
    var left: Int
    /// The rows of pixels above the baseline.
    var ascent: Int
    /// The rows of pixels from top to bottom. The highest bit is the leftmost pixel.
    var rows: [UInt32]
  }

  /// Returns the letter for a scalar, or nil if the font lacks it.
  func letter(for scalar: Unicode.Scalar) -> Letter? {
    guard let index = index(of: scalar), let box = box(ofLetter: index) else { return nil }
    let height = box.ascent + box.descent
    guard height >= 0, box.right - box.left <= 32,
      let count = bytes.bigEndian32(at: bitmaps + 4), index < count,
      let offset = bytes.bigEndian32(at: bitmaps + 8 + 4 * index)
    else { return nil }
    let start = bitmaps + 8 + 4 * count + 16 + offset
    var rows: [UInt32] = []
    for row in 0..<height {
      guard let bits = bytes.bigEndian32(at: start + 4 * row) else { return nil }
      rows.append(UInt32(truncatingIfNeeded: bits))
    }
    return Letter(advance: box.advance, left: box.left, ascent: box.ascent, rows: rows)
  }

  // The encoding table has the first and the last value of the low byte, then of the high byte, and a default letter.
  private func index(of scalar: Unicode.Scalar) -> Int? {
    let limits = (0..<4).compactMap { bytes.bigEndian16(at: encodings + 4 + 2 * $0) }
    let (low, high) = (Int(scalar.value & 0xFF), Int(scalar.value >> 8))
    guard limits.count == 4, (limits[0]...max(limits[0], limits[1])).contains(low),
      (limits[2]...max(limits[2], limits[3])).contains(high)
    else { return nil }
    let place = (high - limits[2]) * (limits[1] - limits[0] + 1) + low - limits[0]
    let index = bytes.bigEndian16(at: encodings + 14 + 2 * place)
    return index == 0xFFFF ? nil : index
  }

  private func box(ofLetter index: Int) -> (left: Int, right: Int, advance: Int, ascent: Int, descent: Int)? {
    let start = metrics + 6 + 5 * index
    guard let count = bytes.bigEndian16(at: metrics + 4), index < count, start >= 0, start + 5 <= bytes.count else {
      return nil
    }
    // Compressed metrics are bytes with an offset.
    let values = bytes[start..<start + 5].map { Int($0) - 0x80 }
    return (values[0], values[1], values[2], values[3], values[4])
  }
}

extension [UInt8] {
  fileprivate func littleEndian32(at offset: Int) -> Int? {
    bigEndian32(at: offset).map { Int(UInt32(truncatingIfNeeded: $0).byteSwapped) }
  }

  fileprivate func bigEndian32(at offset: Int) -> Int? {
    guard let high = bigEndian16(at: offset), let low = bigEndian16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  fileprivate func bigEndian16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }
}
