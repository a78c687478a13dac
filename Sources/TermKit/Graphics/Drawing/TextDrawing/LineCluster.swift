/// A grapheme cluster of a text that is being broken into lines.
///
/// It compares scalars: comparing characters would normalise accents first, and that would cost more than all the rest.
struct LineCluster {
  /// The first scalar.
  let base: Unicode.Scalar
  /// True if the cluster is only the first scalar.
  let isSingle: Bool
  // The width of a cluster that is not a tab.
  private let columns: Int

  /// Returns the cluster at an index of a text, and the index of the next cluster.
  static func at(_ index: String.Index, of text: String) -> (cluster: LineCluster, next: String.Index) {
    let utf8 = text.utf8
    let byte = utf8[index]
    if 0x20..<0x7F ~= byte {
      let next = utf8.index(after: index)
      if next == utf8.endIndex || utf8[next] < 0x80 {
        return (LineCluster(base: Unicode.Scalar(byte), isSingle: true, columns: 1), next)
      }
    }
    let next = text.index(after: index)
    let scalars = text.unicodeScalars[index..<next]
    let cluster = LineCluster(
      base: scalars[index], isSingle: scalars.index(after: index) == next,
      columns: ClusterGlyphs(scalars, level: .braille).columns)
    return (cluster, next)
  }

  private init(base: Unicode.Scalar, isSingle: Bool, columns: Int) {
    (self.base, self.isSingle, self.columns) = (base, isSingle, columns)
  }

  var isTab: Bool { base == "\t" && isSingle }

  var isSpace: Bool { (base == " " || base == "\t") && isSingle }

  /// Returns the width of the cluster if it begins at a column. A tab extends to its stop or to the end of the line.
  func columns(at column: Int, width: Int, tabWidth: Int) -> Int {
    isTab ? min(tabWidth - column % tabWidth, max(1, width - column)) : columns
  }

  var isNewline: Bool { base.isNewline }

  /// Returns true if a line may be broken between this cluster and the next one. Breaks are allowed after spaces, after a hyphen inside
  /// a word, and beside ideographs unless punctuation must stay with them. `previous` is the cluster before this one in its paragraph.
  func mayBreak(before next: LineCluster, after previous: LineCluster?) -> Bool {
    if next.isSpace { return false }
    if isSpace || isSingle && base == "\u{200B}" { return true }
    if isHyphen { return previous?.isSpace == false && next.base.properties.isAlphabetic }
    if isASCII, next.isASCII { return false }
    guard LineBreaker.isIdeographic(base) || LineBreaker.isIdeographic(next.base) else { return false }
    return !LineBreaker.opens(base) && !LineBreaker.closes(next.base, isSingle: next.isSingle)
  }

  private var isASCII: Bool { base.isASCII && isSingle }

  private var isHyphen: Bool {
    switch base {
    case "-", "‐", "–", "—": isSingle
    default: false
    }
  }
}
