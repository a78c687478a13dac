/// Text whose parts have their own colours and attributes. UIKit's `NSAttributedString`.
///
///     var text = AttributedText("You won in 5 moves")
///     if let moves = text.string.firstRange(of: "5 moves") {
///       text.addAttributes(.init(foregroundColor: .systemBlue, textAttributes: .bold), range: moves)
///     }
///     text += AttributedText(" (9)", attributes: .init(hasStrikethrough: true))
///     label.attributedText = text
///
/// Ranges are ranges of `string`. If an attribute begins or ends inside a grapheme cluster, the whole cluster is shown with the attributes
/// of its first scalar.
public struct AttributedText: Hashable, Sendable {
  /// The colours and attributes of a part of a text. Without any of them, the part looks like the rest of its view.
  public struct Attributes: Hashable, Sendable {
    /// The colour of the text. Defaults to nil: the colour of the view.
    public var foregroundColor: Color?
    /// The colour behind the text. Defaults to nil: what is behind the view. A terminal without colours shows only whether it
    /// is dark.
    public var backgroundColor: Color?
    /// Text attributes such as bold, italic and underline. The view's own text attributes apply too. Defaults to none.
    public var textAttributes: TextAttributes
    /// Whether a line runs through the text. Defaults to false.
    ///
    /// The line is a combining stroke, which emoji do not get. At `GlyphLevel.ascii` and `.blocks` there are no combining characters, and
    /// the text is dim instead.
    public var hasStrikethrough: Bool
    /// The font of the part, in place of the font of a label. Defaults to nil: the font of the view.
    public var font: Font?
    /// The address that the part leads to, such as "https://example.org". Defaults to nil: the part is no link.
    ///
    /// Links are underlined in the tint. In a `TextView` that is not editable, the user opens them with the keyboard and the mouse.
    public var link: String?
    /// The layout of the paragraphs in the part. Only text views use it. Defaults to nil: the usual layout.
    public var paragraphStyle: ParagraphStyle?

    /// Creates attributes. By default they change nothing: `foregroundColor` and `backgroundColor` are nil, which keeps the colours, there
    /// are no `textAttributes`, `hasStrikethrough` is false, and `font`, `link` and `paragraphStyle` are nil.
    public init(
      foregroundColor: Color? = nil, backgroundColor: Color? = nil, textAttributes: TextAttributes = [],
      hasStrikethrough: Bool = false, font: Font? = nil, link: String? = nil, paragraphStyle: ParagraphStyle? = nil
    ) {
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
      self.textAttributes = textAttributes
      self.hasStrikethrough = hasStrikethrough
      self.font = font
      self.link = link
      self.paragraphStyle = paragraphStyle
    }

    package mutating func add(_ other: Attributes) {
      foregroundColor = other.foregroundColor ?? foregroundColor
      backgroundColor = other.backgroundColor ?? backgroundColor
      textAttributes.formUnion(other.textAttributes)
      if other.hasStrikethrough { hasStrikethrough = true }
      font = other.font ?? font
      link = other.link ?? link
      paragraphStyle = other.paragraphStyle ?? paragraphStyle
    }
  }

  /// A part of the text with the same attributes throughout.
  public struct Run: Hashable, Sendable {
    /// The range of the part in `string`.
    public let range: Range<String.Index>
    /// The attributes of the part.
    public let attributes: Attributes
  }

  /// The text without its attributes.
  public private(set) var string: String
  /// The attributes of the parts.
  package private(set) var attributeRuns: AttributeRuns

  /// Creates a text from a `string`, by default an empty one, with the same `attributes` throughout. By default they change nothing.
  public init(_ string: String = "", attributes: Attributes = Attributes()) {
    self.string = string
    // Offsets in bytes take constant time only in native strings.
    self.string.makeContiguousUTF8()
    attributeRuns = AttributeRuns(length: self.string.utf8.count, attributes: attributes)
  }

  /// Creates a text from a string and attributes that belong to it.
  package init(_ string: String, _ attributeRuns: AttributeRuns) {
    self.string = string
    self.string.makeContiguousUTF8()
    self.attributeRuns = attributeRuns
  }

  /// The runs, from first to last. Adjacent runs differ in their attributes. Empty if the text is empty.
  public var runs: [Run] {
    attributeRuns.runs.map { run in
      let start = string.utf8.index(string.startIndex, offsetBy: run.bytes.lowerBound)
      return Run(range: start..<string.utf8.index(start, offsetBy: run.bytes.count), attributes: run.attributes)
    }
  }

  /// Whether no part of the text has an attribute.
  package var isPlain: Bool { attributeRuns.isPlain }

  // MARK: Changing

  /// Appends a text with its attributes.
  public mutating func append(_ other: AttributedText) {
    string += other.string
    attributeRuns.append(other.attributeRuns)
  }

  /// Appends a text with its attributes.
  public static func += (text: inout AttributedText, other: AttributedText) { text.append(other) }

  /// Returns two texts one after the other, with their attributes.
  public static func + (first: AttributedText, second: AttributedText) -> AttributedText {
    var text = first
    text.append(second)
    return text
  }

  /// Replaces the `attributes` of a part of the text, a `range` of `string`.
  /// - Precondition: The range is within `string`.
  public mutating func setAttributes(_ attributes: Attributes, range: Range<String.Index>) {
    change(range) { $0 = attributes }
  }

  /// Adds `attributes` to a part of the text, a `range` of `string`. A colour replaces the present colour.
  /// - Precondition: The range is within `string`.
  public mutating func addAttributes(_ attributes: Attributes, range: Range<String.Index>) {
    change(range) { $0.add(attributes) }
  }

  private mutating func change(_ range: Range<String.Index>, _ body: (inout Attributes) -> Void) {
    Contract.require(
      range.upperBound <= string.endIndex, "the range ends behind the text: use a range of the text's `string`")
    attributeRuns.change(offset(of: range.lowerBound)..<offset(of: range.upperBound), body)
  }

  private func offset(of index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }
}

extension AttributedText {
  /// Returns the runs of a range, each of whole grapheme clusters. The range must begin and end at clusters.
  package func runs(in range: Range<String.Index>) -> [Run] {
    var result: [Run] = []
    var start = range.lowerBound
    for run in runs where start < range.upperBound && run.range.upperBound > start {
      let end = clusterBoundary(from: min(run.range.upperBound, range.upperBound), after: start)
      result.append(Run(range: start..<end, attributes: run.attributes))
      start = end
    }
    return result
  }

  // Returns the first boundary between clusters that is not before an index.
  private func clusterBoundary(from index: String.Index, after start: String.Index) -> String.Index {
    if index == string.endIndex || String.Index(index, within: string) != nil { return index }
    var boundary = start
    while boundary < index { boundary = string.index(after: boundary) }
    return boundary
  }
}

extension TextStyle {
  /// Returns the style of a part of a text in this style. Links without a colour have the `tint`.
  package func with(_ attributes: AttributedText.Attributes, tint: Color) -> TextStyle {
    let isLink = attributes.link != nil
    var marks = self.attributes.union(attributes.textAttributes)
    if let font = attributes.font { marks.formUnion(font.attributes) }
    if isLink { marks.insert(.underline) }
    var style = TextStyle(
      foreground: attributes.foregroundColor ?? (isLink ? tint : foreground),
      background: attributes.backgroundColor ?? background, attributes: marks, minimumContrast: minimumContrast)
    style.link = attributes.link.flatMap(LinkAddress.init)?.number ?? 0
    return style
  }
}
