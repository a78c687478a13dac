import TermKitGraphics

/// A part of a text, with its grapheme clusters.
///
/// A long text is divided into chunks of one or two thousand clusters, so that an edit examines only one or two of them.
struct TextChunk: Sendable {
  /// The text of the chunk, which is never empty.
  let text: String
  /// The clusters of the chunk.
  let clusters: TextClusters
  /// The number of bytes of UTF-8.
  let utf8Count: Int
  /// The width of all clusters in one line, in columns.
  let columns: Int
  /// The number of newlines among the clusters.
  let newlines: Int

  init(text: String, clusters: [TextCluster], ends: [UInt32]) {
    self.text = text
    self.clusters = TextClusters(clusters, ends: ends, of: text)
    utf8Count = text.utf8.count
    columns = clusters.reduce(0) { $0 + $1.columns }
    newlines = clusters.reduce(0) { $1.contains(.newline) ? $0 + 1 : $0 }
  }

  /// The number of clusters.
  var count: Int { clusters.count }

  /// Returns the text of a range of clusters.
  func text(in range: Range<Int>) -> Substring {
    text(inUTF8: clusters.utf8Offset(of: range.lowerBound)..<clusters.utf8Offset(of: range.upperBound))
  }

  // The average number of bytes in a cluster up to which `shownText(in:)` does not look for overlong clusters.
  private static let usualSize = 64

  /// Returns the text of a range of clusters as far as it is shown.
  func shownText(in range: Range<Int>) -> Substring {
    let whole = text(in: range)
    if clusters.isASCII { return whole }
    if whole.hasIsolationMark { return Substring(whole.withVisibleMarks) }
    if whole.utf8.count <= Self.usualSize * range.count { return whole }
    var shown = Substring.UnicodeScalarView()
    for index in range {
      // One scalar more than is drawn, so that the drawing code notices that scalars are left out.
      shown += text(in: index..<index + 1).unicodeScalars.prefix(ClusterGlyphs.maximumScalarCount + 1)
    }
    return Substring(shown)
  }

  /// Returns the text of a range of bytes, which begins and ends between two Unicode scalars.
  func text(inUTF8 range: Range<Int>) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return Substring(text.utf8[first..<text.utf8.index(first, offsetBy: range.count)])
  }
}
