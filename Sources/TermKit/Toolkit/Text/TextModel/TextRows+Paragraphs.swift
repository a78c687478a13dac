import TermKitGraphics

/// The blanks and signs before the text of a row.
struct RowLead {
  /// The blanks and signs, without attributes.
  var text = ""
  /// The width of the text, in columns.
  var columns = 0
  /// The number of blank rows above the row.
  var spacing = 0
  /// The style of the paragraph.
  var style = ParagraphStyle()

  /// Creates the lead of a row in a text of a width.
  fileprivate init(_ style: ParagraphStyle, isFirstRow: Bool, width: Int) {
    self.style = style
    // The greater part of the row is for the text.
    text = String(style.lead(isFirstRow: isFirstRow).prefix(columns: width / 2))
    columns = text.columns
  }

  /// Creates the lead of a row without any signs.
  init() {}
}

// The paragraphs of a text with attributes. Blank rows between them are rows without text.

extension TextRows {
  /// Returns what is before the text of the row that begins at an offset.
  func lead(ofRowAt start: Int, in buffer: TextBuffer) -> RowLead {
    guard let styles else { return RowLead() }
    let paragraph = buffer.lineStart(before: start)
    return RowLead(style(at: paragraph, styles, buffer), isFirstRow: paragraph == start, width: width)
  }

  /// Returns the width of the text of the row that begins at an offset, in columns.
  func textWidth(ofRowAt start: Int, in buffer: TextBuffer) -> Int {
    styles == nil ? width : width - lead(ofRowAt: start, in: buffer).columns
  }

  /// Returns what is before the text of a row that follows another one, without looking for the beginning of the paragraph.
  func lead(after previous: RowLead, ofRowAt start: TextPlace, in buffer: TextBuffer) -> RowLead {
    guard let styles else { return RowLead() }
    guard buffer.chunks[start.chunk].clusters[start.index - 1].contains(.newline) else {
      return RowLead(previous.style, isFirstRow: false, width: width)
    }
    let style = style(at: buffer.offset(of: start), styles, buffer)
    var lead = RowLead(style, isFirstRow: true, width: width)
    lead.spacing = max(0, previous.style.paragraphSpacing) + max(0, style.paragraphSpacingBefore)
    return lead
  }

  // An empty paragraph at the end continues the one before it.
  private func style(at offset: Int, _ styles: AttributeRuns, _ buffer: TextBuffer) -> ParagraphStyle {
    let byte = buffer.utf8Offset(of: offset)
    return styles.attributes(at: max(0, min(byte, buffer.utf8Count - 1))).paragraphStyle ?? ParagraphStyle()
  }

  /// Returns whether a row is a blank one between two paragraphs.
  /// - Precondition: All rows have been settled.
  func isSpacing(_ row: Int, in buffer: TextBuffer) -> Bool {
    guard styles != nil, row >= 0, row < count - 1 else { return false }
    return ranges(from: row, count: 1, in: buffer).first?.isEmpty == true
  }
}
