/// A grapheme cluster of a text that is broken into lines.
///
/// It goes by scalars: to compare characters with others means to bring accents into a normal order, which takes longer than all else.
struct LineCluster {
  /// The first scalar.
  let base: Unicode.Scalar
  /// True when there is nothing but the first scalar.
  let isSingle: Bool
  // Where it is no tab.
  private let columns: Int

  /// Looks at the cluster at an index of a text, and answers where the next one begins.
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

  /// The columns it takes when it begins at a column. A tab reaches to its stop or to the end of the line.
  func columns(at column: Int, width: Int, tabWidth: Int) -> Int {
    isTab ? min(tabWidth - column % tabWidth, max(1, width - column)) : columns
  }

  /// What `Character.isNewline` says of it.
  var isNewline: Bool {
    switch base.value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }

  /// True when a line may be broken between this cluster and the next: after spaces, after a hyphen inside a word, and beside ideographs
  /// unless punctuation must stay with them.
  func mayBreak(before next: LineCluster) -> Bool {
    if next.isSpace { return false }
    if isSpace || isSingle && base == "\u{200B}" { return true }
    if isHyphen { return next.base.properties.isAlphabetic }
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
