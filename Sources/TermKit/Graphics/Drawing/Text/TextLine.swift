/// Which part of a line is left out when it is too long. UIKit's truncating line break modes.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
  /// The beginning: "…-Toe".
  case head
  /// The middle: "Tic…Toe".
  case middle
  /// The end: "Tic-…".
  case tail
}

/// Where lines stand in a width that has room to spare. UIKit's `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle; an odd column of room goes to the right.
  case center
  /// At the right edge.
  case right

  /// The column at which a line of `columns` begins in a width; never negative.
  public func offset(of columns: Int, in width: Int) -> Int {
    let room = max(0, width - columns)
    switch self {
    case .left: return 0
    case .center: return room / 2
    case .right: return room
    }
  }
}

extension StringProtocol {
  /// The columns this text takes in one line, as `TextGlyphs` would show it.
  public var columns: Int { TextGlyphs(self).columns }

  /// This text as TermKit shows it at a glyph level, harmless wherever it is printed: no sequence in it steers a terminal and nothing in it
  /// is hidden (`TextGlyphs`). All of it is in one line.
  public func harmless(at level: GlyphLevel = .braille) -> String {
    var copy = description
    let isPlain = copy.withUTF8 { PlainText($0, level: level) != nil }
    if isPlain { return copy }
    // Bytes, because each addition to a view of scalars copies the whole string.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(copy.utf8.count)
    for item in TextGlyphs(copy, level: level) { item.glyph.appendUTF8(to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// This text as one line of at most `columns`, with "…" in place of what did not fit; grapheme clusters stay whole.
  ///
  /// One that fits comes back as it is. With room for one column only the "…" is left, with none nothing at all. The cost depends on
  /// `columns`, not on the length of the text.
  public func truncated(to columns: Int, _ mode: TruncationMode = .tail) -> String {
    if columns <= 0 { return "" }
    if isShort ? self.columns <= columns : prefixCut(columns: columns).index == endIndex { return String(self) }
    let room = columns - 1
    switch mode {
    case .tail: return prefix(columns: room) + "…"
    case .head: return "…" + suffix(columns: room)
    case .middle: return prefix(columns: (room + 1) / 2) + "…" + suffix(columns: room / 2)
    }
  }

  // All of a short text is looked at sooner than its clusters one by one.
  private var isShort: Bool { utf8.count <= 1024 }

  /// As many of the first clusters as fit in some columns.
  public func prefix(columns: Int) -> SubSequence { self[..<prefixCut(columns: columns).index] }

  /// As many of the last clusters as fit in some columns.
  public func suffix(columns: Int) -> SubSequence { self[suffixCut(columns: columns).index...] }

  /// The columns this text takes in one line, or `limit` if it takes more. Nothing beyond the limit is looked at.
  package func columns(upTo limit: Int) -> Int {
    if isShort { return Swift.min(columns, Swift.max(0, limit)) }
    let cut = prefixCut(columns: limit)
    return cut.index == endIndex ? cut.columns : Swift.max(0, limit)
  }
}

/// A place up to which the clusters of a text fit in some columns.
package struct TextCut<Index> {
  /// The place.
  package var index: Index
  /// The columns of the clusters that fit.
  package var columns = 0
  /// How many clusters were looked at. Tests check that this does not depend on the length of the text.
  package var clusterCount = 0
}

extension StringProtocol {
  /// The place up to which the first clusters fit in some columns.
  package func prefixCut(columns: Int) -> TextCut<Index> {
    var cut = TextCut(index: startIndex)
    while cut.index < endIndex {
      let next = index(after: cut.index)
      guard cut.take(columns: Self.columns(of: unicodeScalars[cut.index..<next]), of: columns) else { break }
      cut.index = next
    }
    return cut
  }

  /// The place from which the last clusters fit in some columns.
  package func suffixCut(columns: Int) -> TextCut<Index> {
    var cut = TextCut(index: endIndex)
    while cut.index > startIndex {
      let previous = index(before: cut.index)
      guard cut.take(columns: Self.columns(of: unicodeScalars[previous..<cut.index]), of: columns) else { break }
      cut.index = previous
    }
    return cut
  }

  // No more of a cluster is copied than decides how it is shown.
  private static func columns(of cluster: UnicodeScalarView.SubSequence) -> Int {
    if let first = cluster.first, 0x20..<0x7F ~= first.value, cluster.dropFirst().isEmpty { return 1 }
    let shown = Substring(String(String.UnicodeScalarView(cluster.prefix(ClusterGlyphs.mostScalars + 1))))
    return ClusterGlyphs(shown.unicodeScalars, level: .braille).columns
  }
}

extension TextCut {
  // Answers whether a cluster fits too.
  fileprivate mutating func take(columns: Int, of room: Int) -> Bool {
    clusterCount += 1
    guard self.columns + columns <= room else { return false }
    self.columns += columns
    return true
  }
}

extension String {
  /// This text without blanks at its ends.
  package var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// This text without newlines: a blank stands for each, one for CR LF.
  ///
  /// It goes by scalars, all kinds of newline being single ones, so that a megabyte takes a few milliseconds.
  package var inOneLine: String {
    guard unicodeScalars.contains(where: Self.endsLine) else { return self }
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if !Self.endsLine(scalar) { line.append(scalar) } else if scalar != "\n" || previous != "\r" { line.append(" ") }
      previous = scalar
    }
    return String(line)
  }

  // What `Character.isNewline` says yes to.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}
