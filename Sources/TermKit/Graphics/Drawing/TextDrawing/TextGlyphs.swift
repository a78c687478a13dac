/// The glyphs of a text and their widths. All text becomes cells through this type or by its rules.
///
/// Each glyph takes 1 or 2 columns. A grapheme cluster is one glyph, or two if something in it is hidden, if it is CR LF, or if it is wide at
/// `GlyphLevel.ascii`. So do not count glyphs as characters. Widths come from utf8proc. Text is not trusted:
/// - Control characters become their pictures (␛ for Escape), or U+FFFD if they have none. This includes newlines and tabs: wrap or expand
///   the text before.
/// - Bidi controls, zero-width characters and other invisible characters become U+FFFD, after the visible part of their cluster. A joiner
///   does so only where it joins nothing.
/// - A cluster with more than four marks gets "…" after it.
/// - The marks of `isolated` have no glyph.
/// - At `GlyphLevel.ascii` letters lose their accents, and characters without an ASCII substitute become "?".
///
/// The glyphs are in the order of the text. `Canvas` draws text with Hebrew or Arabic letters in the order of the screen.
///
/// A text has the same width at every glyph level, except for clusters with hidden characters. The standards are UAX #29 for clusters,
/// UAX #11 for widths and UTS #51 for emoji.
public struct TextGlyphs: Sequence {
  /// A glyph and its width in columns, 1 or 2.
  public typealias Element = (glyph: Glyph, width: Int)

  private let text: String
  private let level: GlyphLevel

  /// Creates the glyphs of a `text`. `level` has the characters that may be used, and defaults to `.braille`.
  public init(_ text: some StringProtocol, level: GlyphLevel = .braille) {
    self.text = text.description
    self.level = level
  }

  /// Returns an iterator over the glyphs, from first to last.
  public func makeIterator() -> Iterator { Iterator(text, level) }

  /// An iterator over the glyphs of a text.
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

    /// Returns the next glyph, or nil after the last one.
    public mutating func next() -> Element? {
      if let element = waiting {
        waiting = nil
        return element
      }
      while index < text.endIndex {
        if let plain = nextPlain() { return (plain, 1) }
        let end = text.index(after: index)
        let cluster = ClusterGlyphs(text.unicodeScalars[index..<end], level: level)
        index = end
        waiting = cluster.second
        // Only a mark of isolation has no width.
        if cluster.first.width > 0 { return cluster.first }
      }
      return nil
    }

    // A printable ASCII byte before another ASCII byte is a whole cluster, which needs no look-up in a table.
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
  /// The sum of the widths, in columns.
  public var columns: Int {
    var copy = text
    if let count = copy.withUTF8({ PlainText($0, level: level)?.columns }) { return count }
    return reduce(0) { $0 + $1.width }
  }
}
