import TermKitGraphics

/// The text size of an alert: title and message follow the user's preferred size, as long as the whole alert fits the screen (V7).
extension AlertView {
  private typealias Fonts = (title: Font, message: Font)

  /// Gives the texts the largest fonts with which the alert fits the room.
  func chooseFonts(in room: Size, wanted: Size) {
    let fonts = fonts(in: room, wanted)
    if titleLabel.font != fonts.title { titleLabel.font = fonts.title }
    if messageLabel.font != fonts.message { messageLabel.font = fonts.message }
  }

  // At most sizes, no font has large letters. A large title is more helpful than a large message.
  private func fonts(in room: Size, _ wanted: Size) -> Fonts {
    let title = Font.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    let message = Font.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    if title.lineHeight == 1 { return (title, message) }
    let small = Font.boldSystemFont(ofSize: 17)
    return [(title, message), (title, small)].first { fit($0, room, wanted) } ?? (small, small)
  }

  private func fit(_ fonts: Fonts, _ room: Size, _ wanted: Size) -> Bool {
    let texts = [(titleLabel, fonts.title), (messageLabel, fonts.message)]
    let width = width(in: room, wanted: wanted, texts: texts.map { Self.columns(of: $0, $1) }) - Self.margins.horizontal
    let fieldRows = fields.reduce(0) { $0 + 1 + $1.sizeThatFits(Size(width: width, height: .max / 4)).height }
    let rows = texts.reduce(fieldRows) { $0 + Self.rows(of: $1.0, $1.1, width: width) }
    let height = layout(width: width, texts: rows).height + Self.margins.vertical
    return height <= (wanted.height > 0 ? min(wanted.height, room.height) : room.height)
  }

  /// Returns the columns of a text in one line for each of its paragraphs, and whether its letters are large.
  static func columns(of label: Label, _ font: Font) -> (columns: Int, isLarge: Bool) {
    let text = label.text ?? ""
    if let large = largeText(text, font, width: .max / 4) { return (large.size.width, true) }
    return (text.split(whereSeparator: \.isNewline).map(\.columns).max() ?? 0, false)
  }

  private static func rows(of label: Label, _ font: Font, width: Int) -> Int {
    let text = label.text ?? ""
    if text.isEmpty { return 0 }
    return largeText(text, font, width: width)?.size.height ?? TextWrapping(text, width: max(1, width)).lines.count
  }

  private static func largeText(_ text: String, _ font: Font, width: Int) -> LargeText? {
    LargeText(text, font: font, fitting: Size(width: width, height: .max / 4), numberOfLines: 0)
  }
}
