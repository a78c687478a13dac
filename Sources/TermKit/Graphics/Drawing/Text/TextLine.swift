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
    return String(TextGlyphs(copy, level: level).reduce(into: String.UnicodeScalarView()) { $0 += $1.glyph.scalars })
  }

  /// This text as one line of at most `columns`, with "…" in place of what did not fit; grapheme clusters stay whole.
  ///
  /// One that fits comes back as it is. With room for one column only the "…" is left, with none nothing at all.
  public func truncated(to columns: Int, _ mode: TruncationMode = .tail) -> String {
    if columns <= 0 { return "" }
    if self.columns <= columns { return String(self) }
    let room = columns - 1
    switch mode {
    case .tail: return prefix(columns: room) + "…"
    case .head: return "…" + suffix(columns: room)
    case .middle: return prefix(columns: (room + 1) / 2) + "…" + suffix(columns: room / 2)
    }
  }

  /// As many of the first clusters as fit in some columns.
  public func prefix(columns: Int) -> SubSequence {
    var room = columns
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      room -= self[end..<next].columns
      if room < 0 { break }
      end = next
    }
    return self[..<end]
  }

  /// As many of the last clusters as fit in some columns.
  public func suffix(columns: Int) -> SubSequence {
    var room = columns
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      room -= self[previous..<start].columns
      if room < 0 { break }
      start = previous
    }
    return self[start...]
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
