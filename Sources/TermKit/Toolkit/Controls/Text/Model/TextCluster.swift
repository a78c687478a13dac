import TermKitGraphics

/// What an editor has to know of one grapheme cluster, so that nobody looks at its characters again: the columns it takes, how lines
/// break beside it, and what it is to somebody who moves by words.
struct TextCluster: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  // The two lowest bits are the columns.
  /// A space or a tab: it hangs out over the edge at the end of a wrapped line.
  static let space = TextCluster(rawValue: 1 << 2)
  /// A tab: as wide as it is far to its stop.
  static let tab = TextCluster(rawValue: 1 << 3)
  /// A newline of any kind: it ends a paragraph.
  static let newline = TextCluster(rawValue: 1 << 4)
  /// A line may be broken after it whatever follows.
  static let breaksAfter = TextCluster(rawValue: 1 << 5)
  /// A hyphen or dash: a line may be broken between it and a letter.
  static let hyphen = TextCluster(rawValue: 1 << 6)
  /// A letter.
  static let letter = TextCluster(rawValue: 1 << 7)
  /// A wide character beside which a line may be broken.
  static let ideograph = TextCluster(rawValue: 1 << 8)
  /// A bracket or quotation mark that stays with what follows.
  static let opening = TextCluster(rawValue: 1 << 9)
  /// Punctuation that stays with what is before it.
  static let closing = TextCluster(rawValue: 1 << 10)
  /// Of ASCII alone.
  static let ascii = TextCluster(rawValue: 1 << 11)
  /// White space of any kind, newlines too.
  static let blank = TextCluster(rawValue: 1 << 12)
  /// Part of a word: a letter, a digit, an underscore.
  static let word = TextCluster(rawValue: 1 << 13)
  /// Part of a word when it stands within one, as in "don't".
  static let joinsWords = TextCluster(rawValue: 1 << 14)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Looks at a cluster, once and for all, as far as it is shown: of half a million accents the first few say what it is.
  init(_ scalars: Substring.UnicodeScalarView) {
    let character = Character(String(Substring(scalars.prefix(ClusterGlyphs.mostScalars))))
    self.init(rawValue: Self.columns(of: scalars))
    addBreaking(character)
    if character.isWhitespace { insert(.blank) }
    let base = scalars.first
    if character.isLetter || character.isNumber || base == "_" { insert(.word) }
    if base == "'" || base == "’" { insert(.joinsWords) }
  }

  /// The cluster of several characters that begins with one that is known, CR LF apart: what it is depends on that alone, but for its
  /// columns, and for what is said of single characters by name.
  init(_ scalars: Substring.UnicodeScalarView, beginningWith first: TextCluster) {
    var kinds = first.subtracting([.space, .breaksAfter, .hyphen, .ascii])
    if first.contains(.letter) { kinds.remove(.closing) }
    self.init(rawValue: kinds.rawValue & ~Self.columnBits | Self.columns(of: scalars))
  }

  private static let columnBits: UInt16 = 3

  private static func columns(of scalars: Substring.UnicodeScalarView) -> UInt16 {
    let glyphs = ClusterGlyphs(scalars, level: .braille)
    return UInt16(min(3, glyphs.first.width + (glyphs.second?.width ?? 0)))
  }

  private mutating func addBreaking(_ character: Character) {
    switch character {
    case " ": formUnion([.space, .breaksAfter])
    case "\t": formUnion([.space, .tab, .breaksAfter])
    case "\u{200B}": insert(.breaksAfter)
    case "-", "‐", "–", "—": insert(.hyphen)
    default: break
    }
    if character.isNewline { insert(.newline) }
    if character.isASCII { insert(.ascii) }
    if character.isLetter { insert(.letter) }
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return }
    if LineBreaker.isIdeographic(base) { insert(.ideograph) }
    if LineBreaker.opens(base) { insert(.opening) }
    if LineBreaker.closes(base, isSingle: scalars.count == 1) { insert(.closing) }
  }

  /// The columns it takes where it is no tab: 1 to 3.
  var columns: Int { Int(rawValue & Self.columnBits) }

  /// The columns it takes when it begins at a column of a line of `width`, as `LineBreaker` has it.
  func columns(at column: Int, width: Int, tabWidth: Int) -> Int {
    contains(.tab) ? min(tabWidth - column % tabWidth, max(1, width - column)) : columns
  }

  /// True when a line may be broken between this cluster and the next, as `LineBreaker` has it.
  func mayBreak(before next: TextCluster) -> Bool {
    if next.contains(.space) { return false }
    if contains(.breaksAfter) { return true }
    if contains(.hyphen) { return next.contains(.letter) }
    let both = rawValue & next.rawValue
    if both & Self.ascii.rawValue != 0 || !union(next).contains(.ideograph) { return false }
    return !contains(.opening) && !next.contains(.closing)
  }

  /// What it is to somebody who moves by words.
  var wordKind: WordKind { contains(.blank) ? .blank : contains(.word) ? .word : .sign }

  /// The kinds of clusters of which words are made.
  enum WordKind {
    case blank, word, sign
  }

  /// Those of ASCII by their bytes.
  static let ofASCII: [TextCluster] = (0..<128).map { byte in
    TextCluster(Substring(String(Unicode.Scalar(UInt8(byte)))).unicodeScalars)
  }
}
