/// The part of a line that is left out if the line is too long. UIKit's truncating line break modes.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
  /// The beginning is left out: "…-Toe".
  case head
  /// The middle is left out: "Tic…Toe".
  case middle
  /// The end is left out: "Tic-…".
  case tail
}

/// The horizontal alignment of lines. UIKit's `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Aligned with the left edge.
  case left
  /// Centred. An odd column of room goes to the right.
  case center
  /// Aligned with the right edge.
  case right
  /// Aligned with the edge at which the layout begins: the left edge, or the right edge in an interface from right to left.
  ///
  /// Lines with Hebrew or Arabic letters are aligned in the same way. Their letters are drawn from right to left within the columns of the line.
  case natural

  /// Returns the column at which a line of a number of `columns` begins in an available `width`, in columns. It is never negative.
  /// - Parameters:
  ///   - columns: The width of the line.
  ///   - width: The available width.
  ///   - direction: The direction of layout. Defaults to `leftToRight`. From right to left, columns count from the right edge.
  public func offset(
    of columns: Int, in width: Int, _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> Int {
    let room = max(0, width - columns)
    switch self {
    case .natural: return 0
    case .left: return direction == .leftToRight ? 0 : room
    case .center: return room / 2
    case .right: return direction == .leftToRight ? room : 0
    }
  }
}

extension StringProtocol {
  /// The width of this text in one line, in columns. Each newline, tab or other control character counts as one column (CR LF as two),
  /// because `TextGlyphs` shows symbols for them. Wrap a text of several lines before you measure it.
  public var columns: Int { TextGlyphs(marked: description, level: .braille).columns }

  /// Returns this text as TermKit shows it, in one line that is safe to print.
  ///
  /// `TextGlyphs` replaces control characters, which could steer a terminal, and invisible characters.
  /// - Parameter level: The characters that may be used. Defaults to `.braille`.
  public func sanitized(at level: GlyphLevel = .braille) -> String {
    var copy = description
    let isPlain = copy.withUTF8 { PlainText($0, level: level) != nil }
    if isPlain { return copy }
    // Collects the scalars first, because appending to a view of scalars copies the whole string each time.
    return String(String.UnicodeScalarView(TextGlyphs(copy, level: level).flatMap { $0.glyph.scalars }))
  }

  /// Returns this text truncated to a width, with "…" in place of the omitted part. Grapheme clusters stay whole.
  ///
  /// A text that fits is returned unchanged. In one column only "…" is left, and in none the result is empty. The cost depends on
  /// `columns`, not on the length of the text.
  /// - Parameters:
  ///   - columns: The maximum width, in columns.
  ///   - mode: The part to leave out. Defaults to `.tail`.
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

  // A short text is measured faster as a whole than cluster by cluster.
  private var isShort: Bool { utf8.count <= 1024 }

  /// Returns the longest prefix of whole grapheme clusters that fits in a width.
  public func prefix(columns: Int) -> SubSequence { self[..<prefixCut(columns: columns).index] }

  /// Returns the longest suffix of whole grapheme clusters that fits in a width.
  public func suffix(columns: Int) -> SubSequence { self[suffixCut(columns: columns).index...] }

  /// Returns the width of this text in one line, in columns, but at most `limit`. The text beyond the limit is not examined.
  /// - Parameter limit: The greatest width to tell apart, in columns.
  public func columns(upTo limit: Int) -> Int {
    if isShort { return Swift.min(columns, Swift.max(0, limit)) }
    let cut = prefixCut(columns: limit)
    return cut.index == endIndex ? cut.columns : Swift.max(0, limit)
  }
}

/// An index up to which the clusters of a text fit in a width.
package struct TextCut<Index> {
  /// The index.
  package var index: Index
  /// The width of the clusters that fit, in columns.
  package var columns = 0
  /// The number of clusters examined. Tests check that it does not depend on the length of the text.
  package var clusterCount = 0
}

extension StringProtocol {
  /// Returns the end of the longest prefix that fits in a width.
  package func prefixCut(columns: Int) -> TextCut<Index> {
    var cut = TextCut(index: startIndex)
    while cut.index < endIndex {
      let next = index(after: cut.index)
      guard cut.take(columns: Self.columns(of: unicodeScalars[cut.index..<next]), of: columns) else { break }
      cut.index = next
    }
    return cut
  }

  /// Returns the beginning of the longest suffix that fits in a width.
  package func suffixCut(columns: Int) -> TextCut<Index> {
    var cut = TextCut(index: endIndex)
    while cut.index > startIndex {
      let previous = index(before: cut.index)
      guard cut.take(columns: Self.columns(of: unicodeScalars[previous..<cut.index]), of: columns) else { break }
      cut.index = previous
    }
    return cut
  }

  // Copies only as much of the cluster as determines how it is shown.
  private static func columns(of cluster: UnicodeScalarView.SubSequence) -> Int {
    if let first = cluster.first, 0x20..<0x7F ~= first.value, cluster.dropFirst().isEmpty { return 1 }
    let shown = Substring(String(String.UnicodeScalarView(cluster.prefix(ClusterGlyphs.maximumScalarCount + 1))))
    return ClusterGlyphs(shown.unicodeScalars, level: .braille).columns
  }
}

extension TextCut {
  // Adds a cluster if it fits. Returns whether it fits.
  fileprivate mutating func take(columns: Int, of room: Int) -> Bool {
    clusterCount += 1
    guard self.columns + columns <= room else { return false }
    self.columns += columns
    return true
  }
}

extension String {
  /// This text without spaces at its ends.
  package var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// This text with a space in place of each newline. CR LF counts as one newline.
  ///
  /// The conversion works on scalars, because every kind of newline is a single scalar or CR LF. A megabyte takes a few milliseconds.
  package var inOneLine: String {
    guard unicodeScalars.contains(where: \.isNewline) else { return self }
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if !scalar.isNewline { line.append(scalar) } else if scalar != "\n" || previous != "\r" { line.append(" ") }
      previous = scalar
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether `Character.isNewline` is true for a cluster that begins with the scalar.
  var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }
}
