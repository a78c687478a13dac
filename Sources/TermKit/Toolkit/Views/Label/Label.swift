import TermKitGraphics

/// A view that shows text. UIKit's `UILabel`.
///
///     let label = Label(text: "Your turn")
open class Label: View, ContentSizeCategoryAdjusting {
  /// The text. Defaults to nil. Setting it removes the attributes of `attributedText`. Overrides must call `super`.
  ///
  /// Text that does not fit ends in "…": see `lineBreakMode`.
  open var text: String? {
    didSet {
      guard text != oldValue || styledText != nil else { return }
      styledText = nil
      textChanged()
    }
  }

  /// The text with the attributes of its parts. Setting it sets `text` too. Without attributes, it is the plain `text`.
  ///
  /// Parts without a colour have `textColor`, and `textAttributes` apply to all parts. All parts keep `minimumContrast`.
  public final var attributedText: AttributedText? {
    get { styledText ?? text.map { AttributedText($0) } }
    set {
      guard newValue != attributedText else { return }
      text = newValue?.string
      styledText = newValue.flatMap { $0.isPlain ? nil : $0 }
      textChanged()
    }
  }
  // Nil if the whole text is plain.
  private var styledText: AttributedText?

  /// The colour of the text. Defaults to black. It is shown darker or lighter if `minimumContrast` needs it. Animatable.
  public final var textColor: Color {
    get { ink.model }
    set {
      noteCustomization()
      let isShown = ink.set(
        newValue, in: self, restore: { ($0 as? Label)?.textColor = $1 }, changed: { view, _ in view.setNeedsDisplay() })
      if isShown { setNeedsDisplay() }
    }
  }
  // Does not use `@Animatable`, because the key paths of that property wrapper are slow.
  private var ink = AnimatedValue(Color.black)
  /// The text attributes, such as bold and underline. Defaults to none.
  public final var textAttributes: TextAttributes = [] {
    didSet { noteCustomization(changes: textAttributes != oldValue) }
  }
  /// The font. Defaults to the system font of 17 points. Its attributes apply in addition to `textAttributes`.
  public final var font: Font {
    get { adjustsFontForContentSizeCategory ? givenFont.adjusted(to: traitCollection) : givenFont }
    set {
      noteCustomization()
      guard newValue != givenFont else { return }
      givenFont = newValue
      setNeedsDisplay()
    }
  }
  private var givenFont = Font.systemFont(ofSize: 17)
  /// Whether the font follows the user's preferred size of text. Defaults to false. A font without a text style stays as it is.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { setNeedsDisplay() } }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if adjustsFontForContentSizeCategory { setNeedsDisplay() }
  }

  /// The horizontal alignment of the lines. Defaults to `natural`: the edge at which the layout begins.
  public final var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }
  /// The maximum number of lines, or 0 for no limit. Defaults to 1. A negative number becomes 0.
  ///
  /// A single line shows newlines and tabs as signs such as "␊", unless `lineBreakMode` is `byWordWrapping` or `byCharWrapping`.
  public final var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      if numberOfLines != oldValue { textChanged() }
    }
  }

  /// The way in which text that does not fit is shown. Defaults to `byTruncatingTail`.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textChanged() } }
  }

  /// The minimum contrast of the text with its background. Defaults to `text`. Use `none` for text that is meant to be faint.
  public final var minimumContrast = MinimumContrast.text {
    didSet { if minimumContrast != oldValue { setNeedsDisplay() } }
  }

  /// Whether the user can select and copy the text, with the mouse or with the command Select Text. Defaults to true.
  public final var isSelectable = true

  /// Creates a label with an empty frame. A stack view, or `sizeToFit()`, gives it a size.
  /// - Parameter text: The text. Defaults to nil.
  public init(text: String? = nil) {
    self.text = text
    super.init(frame: .zero)
  }

  /// Creates a label without text, with a frame in its superview's coordinates.
  public override init(frame: Rect) { super.init(frame: frame) }

  final var shownText: String { styledText?.string ?? text ?? "" }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: !shownText.isEmpty, label: shownText, traits: .staticText)
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("text", \Label.text), ("textColor", \.textColor), ("textAlignment", \.textAlignment),
      ("numberOfLines", \.numberOfLines), ("minimumContrast", \.minimumContrast))
  }

  private func textChanged() {
    wrapping = nil
    directions = nil
    sizeMayHaveChanged()
  }

  // Cached, because a label's size is usually requested more than once before it is drawn.
  private var wrapping: TextWrapping?

  private func wrapping(width: Int) -> TextWrapping {
    if let wrapping, wrapping.width == width { return wrapping }
    let new = TextWrapping(shownText, width: width, mode: lineBreakMode.wrapping)
    wrapping = new
    return new
  }

  // True if the text is never broken into lines.
  private var isSingleLine: Bool { numberOfLines == 1 && !lineBreakMode.onlyWraps }

  // The lines that fit in a size. The last one is shortened if there are more.
  final func lines(in size: Size) -> [LabelLine] {
    if isSingleLine {
      return [LabelLine(shownText[...], width: size.width, lineBreakMode.truncation, isCut: false, .pictured)]
    }
    let wrapping = wrapping(width: max(1, size.width))
    let limit = max(0, min(size.height, numberOfLines == 0 ? .max : numberOfLines))
    var lines = wrapping.lines.prefix(limit).map { LabelLine($0, of: wrapping) }
    if limit > 0, wrapping.lines.count > limit, !lineBreakMode.onlyWraps {
      lines[limit - 1] = lastLine(limit - 1, of: wrapping, width: size.width)
    }
    return lines
  }

  // The last line that fits, with more lines behind it.
  private func lastLine(_ index: Int, of wrapping: TextWrapping, width: Int) -> LabelLine {
    let line = wrapping.lines[index]
    let text = wrapping.text
    switch lineBreakMode.truncation {
    case .tail: return LabelLine(text[wrapping.visibleRange(of: line)], width: width, .tail, isCut: true, .blank)
    case .head, .middle:
      return LabelLine(text[line.range.lowerBound...], width: width, lineBreakMode.truncation, isCut: false, .blank)
    case nil:
      let end = wrapping.lines[index...].first(where: \.endsParagraph)?.range.upperBound ?? text.endIndex
      return LabelLine(text[line.range.lowerBound..<end], width: width, nil, isCut: false, .blank)
    }
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  open override func sizeThatFits(_ size: Size) -> Size {
    if isSingleLine { return Size(width: shownText.columns(upTo: size.width), height: 1).limited(to: size) }
    let lines = lines(in: size)
    let columns = lines.map { $0.string(of: shownText).columns }.max() ?? 0
    return Size(width: columns, height: lines.count).limited(to: size)
  }

  open override func draw(in canvas: inout Canvas) {
    let style = TextStyle(
      foreground: ink.presentation, attributes: textAttributes.union(font.attributes), minimumContrast: minimumContrast)
    if isSingleLine, styledText == nil {
      // Most labels. A text with no more bytes than the label has columns always fits, and in the first column nothing has to be computed.
      let isFirst = textAlignment == .natural || textAlignment == (canvas.isMirrored ? .right : .left)
      if isFirst, shownText.utf8.count <= bounds.width { return draw(shownText, 0, at: bounds.origin, style, &canvas) }
      let columns = shownText.columns(upTo: bounds.width.saturatingAdd(1))
      if columns <= bounds.width { return draw(shownText, columns, at: bounds.origin, style, &canvas) }
    }
    let reorders = canvas.traits.reorders(shownText)
    for (row, line) in lines(in: bounds.size).enumerated() {
      let origin = Point(x: bounds.minX, y: bounds.minY + row)
      if reorders {
        draw(order(of: line, in: canvas.traits), line, at: origin, style, &canvas)
      } else if let styledText {
        draw(line.pieces(of: styledText), at: origin, style, &canvas)
      } else {
        let text = line.string(of: shownText)
        draw(text, text.columns, at: origin, style, &canvas)
      }
    }
  }

  private func draw(_ line: String, _ columns: Int, at origin: Point, _ style: TextStyle, _ canvas: inout Canvas) {
    let start = textAlignment.offset(of: columns, in: bounds.width, canvas.layoutDirection)
    canvas.draw(line, at: origin + Point(x: start, y: 0), style: style)
  }

  private func draw(_ pieces: [LabelLine.Piece], at origin: Point, _ style: TextStyle, _ canvas: inout Canvas) {
    let columns = pieces.reduce(0) { $0 + $1.text.columns }
    let start = textAlignment.offset(of: columns, in: bounds.width, canvas.layoutDirection)
    var place = origin + Point(x: start, y: 0)
    canvas.drawStraight(columns: columns, at: place) { canvas in
      for piece in pieces {
        let style = self.style(of: piece, style, &canvas)
        place.x +=
          piece.attributes.hasStrikethrough
          ? canvas.drawStruckThrough(piece.text, at: place, style: style)
          : canvas.draw(piece.text, at: place, style: style)
      }
    }
  }

  private func style(of piece: LabelLine.Piece, _ style: TextStyle, _ canvas: inout Canvas) -> TextStyle {
    var style = style
    if piece.attributes.font != nil { style.attributes = textAttributes }
    return style.with(piece.attributes, tint: canvas.tintColor)
  }

  // MARK: Right to left

  // Cached like the lines.
  private var directions: BidiText?

  /// Returns a line of a text that has letters from right to left, in the order of the screen.
  final func order(of line: LabelLine, in traits: TraitCollection) -> BidiLine {
    let isOneLine = line.showsNewlines(of: shownText)
    if let directions, directions.isOneLine == isOneLine, directions.base == traits.base() {
      return line.order(in: directions)
    }
    let new = BidiText(shownText, base: traits.base(), isOneLine: isOneLine)
    directions = new
    return line.order(in: new)
  }

  private func draw(
    _ order: BidiLine, _ line: LabelLine, at origin: Point, _ style: TextStyle, _ canvas: inout Canvas
  ) {
    let start = textAlignment.offset(of: order.columns, in: bounds.width, canvas.layoutDirection)
    let place = origin + Point(x: start, y: 0)
    guard let styledText else {
      canvas.draw(order, at: place, style: style)
      return
    }
    let pieces = line.pieces(of: styledText).map { piece in
      StyledPiece(
        piece.text, style: self.style(of: piece, style, &canvas), isStruckThrough: piece.attributes.hasStrikethrough)
    }
    canvas.draw(order, pieces, at: place)
  }
}
