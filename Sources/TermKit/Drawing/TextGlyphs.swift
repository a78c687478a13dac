private import CUTF8Proc

/// The glyphs of a text with the columns each takes: the one door through which text becomes cells.
///
/// Grapheme clusters stay whole. Widths come from the tables of utf8proc.
public struct TextGlyphs<Text: StringProtocol>: Sequence {
  /// One glyph and the columns it takes, 1 or 2.
  public typealias Element = (glyph: Glyph, width: Int)

  private let text: Text

  /// Looks at a text.
  public init(_ text: Text) { self.text = text }

  /// Goes through the glyphs from the first to the last.
  public func makeIterator() -> AnyIterator<Element> {
    var characters = text.makeIterator()
    return AnyIterator {
      guard let character = characters.next() else { return nil }
      let scalars = character.unicodeScalars
      let width = scalars.first.map { Int(utf8proc_charwidth(Int32(bitPattern: $0.value))) } ?? 1
      return (Glyph(scalars: scalars), Swift.max(1, width))
    }
  }
}
