import TermKitGraphics

/// Finds the order of rows of an edited text on the screen. It keeps the directions of the paragraph that it looked at last.
final class TextDirections {
  private var last: (text: BidiText, base: BidiBase)?
  /// The number of clusters of a long paragraph that are examined together.
  private static let partSize = 2048

  /// Returns the order of a row, or nil if its text is simply shown from the first column on.
  /// - Parameters:
  ///   - row: The clusters of the row.
  ///   - buffer: The text.
  ///   - width: The number of columns for the text. Nil in a single line, in which tabs are signs.
  ///   - area: The number of columns of the row, one of them for the cursor.
  ///   - start: Returns the columns before a text of some columns in a paragraph of some direction.
  ///   - isMirrored: Whether the columns of the view count from the right edge.
  func order(
    ofRow row: Range<Int>, in buffer: TextBuffer, width: Int?, area: Int, isMirrored: Bool,
    start: (BidiLine) -> Int = { _ in 0 }
  ) -> RowOrder? {
    let mayReorder = buffer.mayReorder(in: row)
    if !mayReorder, !isMirrored { return nil }
    let paragraph = width == nil ? 0..<buffer.count : buffer.line(at: row.lowerBound)
    let part = Self.part(of: paragraph, around: row)
    let text = directions(of: part, in: paragraph, buffer, isMirrored)
    let line = text.line(of: Self.parts(of: row, from: part.lowerBound, in: buffer, width: width))
    let last = row.isEmpty || width == nil ? nil : TextCursor(buffer, at: row.upperBound).previous
    let endsParagraph = last?.contains(.newline) == true
    return RowOrder(
      line, row: row, endsParagraph: endsParagraph, width: max(area, line.columns + 1), start: start(line),
      isMirrored: isMirrored)
  }

  // Whole paragraphs, except for parts of long ones.
  private static func part(of paragraph: Range<Int>, around row: Range<Int>) -> Range<Int> {
    if paragraph.count <= 2 * partSize { return paragraph }
    let start = paragraph.lowerBound + (row.lowerBound - paragraph.lowerBound) / partSize * partSize
    return start..<min(paragraph.upperBound, max(row.upperBound, start + 2 * partSize))
  }

  // A text without letters has the direction of the view. The beginning of a long paragraph decides for all its parts.
  private func directions(
    of part: Range<Int>, in paragraph: Range<Int>, _ buffer: TextBuffer, _ isMirrored: Bool
  ) -> BidiText {
    let text = buffer.shownText(in: part)
    var base: BidiBase = isMirrored ? .naturalOrRightToLeft : .natural
    if part.lowerBound > paragraph.lowerBound {
      let beginning = buffer.shownText(in: paragraph.lowerBound..<paragraph.lowerBound + Self.partSize)
      base = BidiText(beginning, isOneLine: true).isRightToLeft(at: 0) ? .rightToLeft : .leftToRight
    }
    if let last, last.text.text == text, last.base == base { return last.text }
    let new = BidiText(text, base: base, isOneLine: true)
    last = (new, base)
    return new
  }

  // Returns the parts of a row without the newline at its end, and without spaces beyond the last column.
  private static func parts(
    of row: Range<Int>, from start: Int, in buffer: TextBuffer, width: Int?
  ) -> [BidiLine.Part] {
    var parts: [BidiLine.Part] = []
    var cursor = TextCursor(buffer, at: row.lowerBound)
    var column = 0
    var byte = buffer.shownText(in: start..<row.lowerBound).utf8.count
    while cursor.offset < row.upperBound, let cluster = cursor.next {
      let length = buffer.shownText(in: cursor.offset..<cursor.offset + 1).utf8.count
      if let width {
        if cluster.contains(.newline) { break }
        let columns = cluster.columns(at: column, width: width)
        if column + columns > width { break }
        column += columns
        if cluster.contains(.tab) { parts.append(.blanks(columns, at: byte)) }
      }
      if width == nil || !cluster.contains(.tab) {
        if case .text(let bytes)? = parts.last {
          parts[parts.count - 1] = .text(bytes.lowerBound..<byte + length)
        } else {
          parts.append(.text(byte..<byte + length))
        }
      }
      byte += length
      cursor.moveForward()
    }
    return parts
  }
}
