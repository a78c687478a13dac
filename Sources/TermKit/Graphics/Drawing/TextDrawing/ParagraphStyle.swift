/// The layout of paragraphs in a text view. UIKit's `NSParagraphStyle`.
///
///     var quote = ParagraphStyle()
///     quote.textBlocks = [.quote]
///     text.addAttributes(.init(paragraphStyle: quote), range: answer)
///
/// The style of a paragraph is that of its first character. Labels do not use it.
public struct ParagraphStyle: Hashable, Sendable {
  /// A kind of paragraph with signs at its left edge, which are not part of the text and are not copied.
  public enum TextBlock: Hashable, Sendable {
    /// A quotation. A line is at its left edge.
    case quote
    /// An item of a list. Its first row begins with the `marker`, which defaults to a bullet, and its other rows are indented as much.
    case listItem(marker: String = "•")
    /// Lines of a program. The background has another colour.
    case code
  }

  /// The distance of the first row from the left edge, in columns. Defaults to 0.
  public var firstLineHeadIndent: Int
  /// The distance of the other rows from the left edge, in columns. Defaults to 0.
  public var headIndent: Int
  /// The number of blank rows below the paragraph, except at the end of the text. Defaults to 0.
  public var paragraphSpacing: Int
  /// The number of blank rows above the paragraph, except at the beginning of the text. Defaults to 0.
  public var paragraphSpacingBefore: Int
  /// The blocks that the paragraph is in, the outermost first. Defaults to none.
  public var textBlocks: [TextBlock]

  /// Creates a style. By default, there are no indents, no spacing and no blocks. Negative numbers become 0.
  /// - Parameters:
  ///   - firstLineHeadIndent: The distance of the first row from the left edge, in columns.
  ///   - headIndent: The distance of the other rows from the left edge, in columns.
  ///   - paragraphSpacing: The number of blank rows below the paragraph.
  ///   - paragraphSpacingBefore: The number of blank rows above the paragraph.
  ///   - textBlocks: The blocks that the paragraph is in, the outermost first.
  public init(
    firstLineHeadIndent: Int = 0, headIndent: Int = 0, paragraphSpacing: Int = 0, paragraphSpacingBefore: Int = 0,
    textBlocks: [TextBlock] = []
  ) {
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.textBlocks = textBlocks
  }

  /// Whether the paragraph is code.
  package var isCode: Bool { textBlocks.contains(.code) }

  /// Returns the blanks and signs before the text of a row.
  package func lead(isFirstRow: Bool) -> String {
    let indent = max(0, isFirstRow ? firstLineHeadIndent : headIndent)
    return textBlocks.reduce(String(repeating: " ", count: indent)) { lead, block in
      switch block {
      case .quote: lead + "│ "
      case .listItem(let marker): lead + (isFirstRow ? marker : String(repeating: " ", count: marker.columns)) + " "
      case .code: lead + " "
      }
    }
  }
}
