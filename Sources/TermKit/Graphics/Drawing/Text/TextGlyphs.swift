/// The glyphs of a text with the columns each takes: the one door through which text becomes cells.
///
/// Grapheme clusters stay whole, and every one of them takes 1 or 2 columns. Widths come from utf8proc. Text is not trusted:
/// - controls become their pictures (␛ for Escape), newlines and tabs too: wrap or expand them before;
/// - bidi controls, zero-width characters and whatever else cannot be seen become U+FFFD, a joiner only where it joins nothing;
/// - a cluster of more than four marks ends in "…";
/// - at `GlyphLevel.ascii` letters lose their accents, and what has no plain form becomes "?".
///
/// A text takes the same columns at every glyph level, but for clusters that hide something. The standard is UAX #29 for
/// clusters, UAX #11 for widths and UTS #51 for emoji.
public struct TextGlyphs: Sequence {
  /// One glyph and the columns it takes, 1 or 2.
  public typealias Element = (glyph: Glyph, width: Int)

  private let text: String
  private let level: GlyphLevel

  /// Looks at a text as it is shown at a glyph level, the richest unless given.
  public init(_ text: some StringProtocol, level: GlyphLevel = .braille) {
    self.text = text.description
    self.level = level
  }

  /// Goes through the glyphs from the first to the last.
  public func makeIterator() -> Iterator { Iterator(text, level) }

  /// Where one is on the way through the glyphs.
  public struct Iterator: IteratorProtocol {
    private let text: String
    private let level: GlyphLevel
    private var index: String.Index
    private var waiting: Element?

    fileprivate init(_ text: String, _ level: GlyphLevel) {
      self.text = text
      self.level = level
      index = text.startIndex
    }

    /// The next glyph, nil after the last.
    public mutating func next() -> Element? {
      if let element = waiting {
        waiting = nil
        return element
      }
      guard index < text.endIndex else { return nil }
      if let plain = nextPlain() { return (plain, 1) }
      let end = text.index(after: index)
      let cluster = ClusterGlyphs(text.unicodeScalars[index..<end], level: level)
      index = end
      waiting = cluster.second
      return cluster.first
    }

    // A printable ASCII byte before another ASCII byte is a cluster: no table needs to be asked.
    private mutating func nextPlain() -> Glyph? {
      let byte = text.utf8[index]
      guard byte >= 0x20, byte < 0x7F else { return nil }
      let after = text.utf8.index(after: index)
      guard after == text.endIndex || text.utf8[after] < 0x80 else { return nil }
      index = after
      return Glyph(Unicode.Scalar(byte))
    }
  }
}

extension TextGlyphs {
  /// The columns all of them take together.
  public var columns: Int {
    var copy = text
    if let count = copy.withUTF8({ PlainText($0, level: level)?.columns }) { return count }
    return reduce(0) { $0 + $1.width }
  }
}
