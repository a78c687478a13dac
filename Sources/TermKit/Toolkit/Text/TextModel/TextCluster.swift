import TermKitGraphics

/// The properties of a grapheme cluster that an editor needs: its width, the line breaks it allows, and its part in words.
///
/// They are computed once, so that the editor need not examine the characters again.
struct TextCluster: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  // The two lowest bits are the width in columns.
  /// A space or a tab, which may extend beyond the right edge at the end of a wrapped line.
  static let space = TextCluster(rawValue: 1 << 2)
  /// A tab, whose width reaches to the next tab stop.
  static let tab = TextCluster(rawValue: 1 << 3)
  /// A newline of any kind, which ends a paragraph.
  static let newline = TextCluster(rawValue: 1 << 4)
  /// A cluster after which a line can always be broken, unless a space follows.
  static let breaksAfter = TextCluster(rawValue: 1 << 5)
  /// A hyphen or dash. A line can be broken between it and a letter.
  static let hyphen = TextCluster(rawValue: 1 << 6)
  /// A letter.
  static let letter = TextCluster(rawValue: 1 << 7)
  /// A wide character beside which a line can be broken.
  static let ideograph = TextCluster(rawValue: 1 << 8)
  /// A bracket or quotation mark that stays with the next cluster.
  static let opening = TextCluster(rawValue: 1 << 9)
  /// Punctuation that stays with the previous cluster.
  static let closing = TextCluster(rawValue: 1 << 10)
  /// A cluster of ASCII characters only.
  static let ascii = TextCluster(rawValue: 1 << 11)
  /// White space of any kind, including newlines.
  static let blank = TextCluster(rawValue: 1 << 12)
  /// A part of a word: a letter, a digit or an underscore.
  static let word = TextCluster(rawValue: 1 << 13)
  /// A sign that is part of a word when it stands within one, as in "don't".
  static let joinsWords = TextCluster(rawValue: 1 << 14)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Computes the properties of a cluster. Only the scalars that are shown are examined, which limits the cost of very long clusters.
  init(_ scalars: Substring.UnicodeScalarView) {
    let character = Character(String(Substring(scalars.prefix(ClusterGlyphs.maximumScalarCount))))
    self.init(rawValue: Self.columns(of: scalars))
    addBreaking(character)
    if character.isWhitespace { insert(.blank) }
    let base = scalars.first
    if character.isLetter || character.isNumber || base == "_" { insert(.word) }
    if base == "'" || base == "’" { insert(.joinsWords) }
  }

  /// Computes the properties of a cluster of several scalars from the properties of its first scalar. CR LF is an exception.
  ///
  /// Except for the width, and for properties that `addBreaking(_:)` gives only to single characters, the first scalar alone decides.
  init(_ scalars: Substring.UnicodeScalarView, beginningWith first: TextCluster) {
    var kinds = first.subtracting([.space, .breaksAfter, .hyphen, .ascii])
    if first.contains(.letter) { kinds.remove(.closing) }
    self.init(rawValue: kinds.rawValue & ~Self.columnBits | Self.columns(of: scalars))
  }

  private static let columnBits: UInt16 = 3

  private static func columns(of scalars: Substring.UnicodeScalarView) -> UInt16 {
    // In an edited text, the marks of isolated parts are shown.
    UInt16(max(1, min(3, ClusterGlyphs(scalars, level: .braille).columns)))
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

  /// The width in columns, 1 to 3. Not valid for tabs.
  var columns: Int { Int(rawValue & Self.columnBits) }

  /// Returns the width in columns at a column of a line of `width`, by the rules of `LineBreaker`.
  func columns(at column: Int, width: Int) -> Int {
    // A tab stop is at every eighth column.
    contains(.tab) ? min(8 - column % 8, max(1, width - column)) : columns
  }

  /// Returns whether a line can be broken between this cluster and the next, by the rules of `LineBreaker`. `previous` is the
  /// cluster before this one.
  func mayBreak(before next: TextCluster, after previous: TextCluster?) -> Bool {
    if next.contains(.space) { return false }
    if contains(.breaksAfter) { return true }
    if contains(.hyphen) { return previous?.isDisjoint(with: [.space, .newline]) == true && next.contains(.letter) }
    let both = rawValue & next.rawValue
    if both & Self.ascii.rawValue != 0 || !union(next).contains(.ideograph) { return false }
    return !contains(.opening) && !next.contains(.closing)
  }

  /// The kind of run that the cluster belongs to.
  var wordKind: WordKind { contains(.blank) ? .blank : contains(.word) ? .word : .sign }

  /// The kinds of runs that motion by words distinguishes.
  enum WordKind {
    case blank, word, sign
  }

  /// The properties of ASCII characters, by their bytes.
  static let ofASCII: [TextCluster] = (0..<128).map { byte in
    TextCluster(Substring(String(Unicode.Scalar(UInt8(byte)))).unicodeScalars)
  }
}
