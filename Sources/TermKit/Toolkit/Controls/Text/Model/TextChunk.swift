import TermKitGraphics

/// A thousand or two of the clusters of a text, taken apart. A text is a row of these, so that an edit looks at one or two of them,
/// however long the text is.
struct TextChunk: Sendable {
  /// What it holds; never empty.
  let text: String
  /// Its clusters from the first to the last.
  let clusters: TextClusters
  /// The bytes of its UTF-8.
  let utf8Count: Int
  /// The columns of all its clusters in one line.
  let columns: Int
  /// How many newlines there are among its clusters.
  let newlines: Int

  init(text: String, clusters: [TextCluster], ends: [UInt32]) {
    self.text = text
    self.clusters = TextClusters(clusters, ends: ends, of: text)
    utf8Count = text.utf8.count
    columns = clusters.reduce(0) { $0 + $1.columns }
    newlines = clusters.reduce(0) { $1.contains(.newline) ? $0 + 1 : $0 }
  }

  /// How many clusters it holds.
  var count: Int { clusters.count }

  /// Where the cluster at an index begins in UTF-8.
  func utf8Offset(of index: Int) -> Int { clusters.utf8Offset(of: index) }

  /// The index of the first cluster that begins at a byte or after it.
  func index(ofUTF8 offset: Int) -> Int { clusters.index(ofUTF8: offset) }

  /// The text of some clusters.
  func text(in range: Range<Int>) -> Substring {
    text(inUTF8: utf8Offset(of: range.lowerBound)..<utf8Offset(of: range.upperBound))
  }

  // Bytes for each cluster up to which nobody looks for one that is too long.
  private static let usualSize = 64

  /// The text of some clusters as far as it is shown.
  func shownText(in range: Range<Int>) -> Substring {
    let whole = text(in: range)
    if whole.utf8.count <= Self.usualSize * range.count { return whole }
    var shown = Substring.UnicodeScalarView()
    for index in range {
      // One more than is looked at, so that something is seen to be left out.
      shown += text(in: index..<index + 1).unicodeScalars.prefix(ClusterGlyphs.mostScalars + 1)
    }
    return Substring(shown)
  }

  /// The text of some bytes, which begin and end with a character of Unicode.
  func text(inUTF8 range: Range<Int>) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return Substring(text.utf8[first..<text.utf8.index(first, offsetBy: range.count)])
  }
}
