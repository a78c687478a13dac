import TermKitGraphics

/// A scanner that splits a text into grapheme clusters and chunks.
///
/// Most adjacent characters never join, and for these the scanner does not need Unicode's segmentation rules. It also caches the properties
/// of recent characters. One megabyte of text takes a few milliseconds in most scripts.
struct ClusterScanner {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let size: Int
  private var position = 0
  // The string index of a byte position that is known to be between two clusters.
  private var known: (index: String.Index, position: Int)?
  // A cache of clusters by scalar, with one entry for each remainder. An entry holds the scalar plus 1 above the 16 bits of its cluster.
  private var memo: [UInt64] = []

  private static let memoSize = 4096

  /// Returns the chunks of a text. Each has at least `size` clusters and at most twice as many, unless the whole text has fewer.
  ///
  /// An empty text has no chunks.
  static func chunks(of text: String, size: Int) -> [TextChunk] {
    var text = text
    text.makeContiguousUTF8()
    let chunks = text.utf8.withContiguousStorageIfAvailable { bytes in
      var scanner = ClusterScanner(text: text, bytes: bytes, size: size)
      var chunks: [TextChunk] = []
      while scanner.position < bytes.count { chunks.append(scanner.takeChunk()) }
      return chunks
    }
    return chunks ?? []
  }

  private mutating func takeChunk() -> TextChunk {
    let start = position
    var clusters: [TextCluster] = []
    var ends: [UInt32] = []
    let capacity = min(bytes.count - start, 2 * size)
    clusters.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
    while position < bytes.count, clusters.count < size || bytes.count - position <= size {
      clusters.append(takeCluster())
      ends.append(UInt32(position - start))
    }
    let utf8 = text.utf8
    let first = utf8.index(text.startIndex, offsetBy: start)
    let part = utf8[first..<utf8.index(first, offsetBy: position - start)]
    return TextChunk(text: String(Substring(part)), clusters: clusters, ends: ends)
  }

  private mutating func takeCluster() -> TextCluster {
    let byte = bytes[position]
    let (scalar, length) = byte < 0x80 ? (UInt32(byte), 1) : scalar(at: position)
    let end = position + length
    guard Self.standsAlone(scalar), end == bytes.count || Self.standsAlone(self.scalar(at: end).value) else {
      return takeJoined()
    }
    position = end
    return scalar < 0x80 ? TextCluster.ofASCII[Int(scalar)] : cluster(of: scalar)
  }

  // Takes a cluster by Unicode's segmentation rules.
  private mutating func takeJoined() -> TextCluster {
    let utf8 = text.utf8
    let start = known?.position == position ? known?.index : nil
    let first = start ?? utf8.index(text.startIndex, offsetBy: position)
    let end = text.index(after: first)
    position += utf8.distance(from: first, to: end)
    known = (end, position)
    let scalars = text.unicodeScalars[first..<end]
    guard let base = scalars.first else { return TextCluster(scalars) }
    if scalars.index(after: first) == end { return cluster(of: base.value) }
    return base == "\r" ? TextCluster(scalars) : TextCluster(scalars, beginningWith: cluster(of: base.value))
  }

  private mutating func cluster(of value: UInt32) -> TextCluster {
    if memo.isEmpty { memo = Array(repeating: 0, count: Self.memoSize) }
    let place = Int(value) % Self.memoSize
    if memo[place] >> 16 == UInt64(value) + 1 { return TextCluster(rawValue: UInt16(truncatingIfNeeded: memo[place])) }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    let cluster = TextCluster(Substring(String(Character(scalar))).unicodeScalars)
    memo[place] = (UInt64(value) + 1) << 16 | UInt64(cluster.rawValue)
    return cluster
  }

  // The bytes come from a string, so they are valid UTF-8.
  private func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    func more(_ place: Int) -> UInt32 { UInt32(bytes[index + place]) & 0x3F }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | more(1), 2) }
    if first < 0xF0 { return ((first & 0xF) << 12 | more(1) << 6 | more(2), 3) }
    return ((first & 0x7) << 18 | more(1) << 12 | more(2) << 6 | more(3), 4)
  }

  // Returns whether two adjacent scalars of this kind are always two clusters. A carriage return is not: a line feed joins it.
  private static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x0D: false
    case 0..<0x80: true
    case 0x3001...0x3002, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0xFFFD:
      true
    default: PlainText.isPlain(value)
    }
  }
}
