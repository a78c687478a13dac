/// The clusters of a chunk, in as little memory as the text allows.
///
/// A chunk of ASCII text stores nothing besides its text. Most other chunks store one byte for each cluster, an index into a table of
/// kinds. A text of many megabytes takes little more memory than its bytes.
struct TextClusters: RandomAccessCollection, Sendable {
  private enum Storage {
    /// Each byte of the text is a cluster.
    case ascii(String)
    /// For each cluster, the index of its kind in the table.
    case table([UInt8], [Kind])
    /// The clusters, and the place in UTF-8 at which each ends.
    case separate([TextCluster], ends: [UInt32])
  }

  /// A cluster and its length in bytes of UTF-8.
  private struct Kind: Equatable {
    var cluster: TextCluster
    var length: UInt8
  }

  private let storage: Storage
  /// The number of clusters.
  let endIndex: Int

  var startIndex: Int { 0 }

  /// The maximum number of kinds in a table. The search for a kind takes time proportional to it.
  private static let maximumKindCount = 64

  /// Stores the clusters of a text, with the place in UTF-8 at which each ends.
  init(_ clusters: [TextCluster], ends: [UInt32], of text: String) {
    endIndex = clusters.count
    if text.utf8.count == clusters.count {
      storage = .ascii(text)
    } else {
      storage = Self.table(clusters, ends) ?? .separate(clusters, ends: ends)
    }
  }

  // Returns nil if there are too many kinds, or if a cluster is too long for the table.
  private static func table(_ clusters: [TextCluster], _ ends: [UInt32]) -> Storage? {
    var places: [UInt8] = []
    places.reserveCapacity(clusters.count)
    var kinds: [Kind] = []
    var start: UInt32 = 0
    var last = 0
    for (cluster, end) in zip(clusters, ends) {
      guard let length = UInt8(exactly: end - start) else { return nil }
      let kind = Kind(cluster: cluster, length: length)
      if last == kinds.count || kinds[last] != kind { last = kinds.firstIndex(of: kind) ?? kinds.count }
      if last == kinds.count {
        guard kinds.count < maximumKindCount else { return nil }
        kinds.append(kind)
      }
      places.append(UInt8(last))
      start = end
    }
    return .table(places, kinds)
  }

  subscript(index: Int) -> TextCluster {
    switch storage {
    case .ascii(let text): TextCluster.ofASCII[Int(text.utf8[text.utf8.index(text.startIndex, offsetBy: index)])]
    case .table(let places, let kinds): kinds[Int(places[index])].cluster
    case .separate(let clusters, _): clusters[index]
    }
  }

  /// Whether each byte of the text is a cluster.
  var isASCII: Bool { if case .ascii = storage { true } else { false } }

  /// The number of bytes of memory used besides the text. Tests check that this stays small.
  var byteCount: Int {
    switch storage {
    case .ascii: 0
    case .table(let places, let kinds): places.count + kinds.count * MemoryLayout<Kind>.stride
    case .separate(let clusters, let ends): clusters.count * MemoryLayout<TextCluster>.stride + ends.count * 4
    }
  }

  /// Returns the place in UTF-8 at which a cluster begins.
  func utf8Offset(of index: Int) -> Int {
    switch storage {
    case .ascii: index
    case .table(let places, let kinds): places[..<index].reduce(0) { $0 + Int(kinds[Int($1)].length) }
    case .separate(_, let ends): index == 0 ? 0 : Int(ends[index - 1])
    }
  }

  /// Returns the index of the first cluster that begins at or after a byte.
  func index(ofUTF8 offset: Int) -> Int {
    switch storage {
    case .ascii: return offset
    case .table(let places, let kinds):
      var start = 0
      return places.firstIndex { place in
        defer { start += Int(kinds[Int(place)].length) }
        return start >= offset
      } ?? count
    case .separate(_, let ends):
      if offset == 0 { return 0 }
      return Swift.min(count, RunningTotals.firstIndex(in: count) { Int(ends[$0]) >= offset } + 1)
    }
  }
}
