import TermKit

/// One entry of a printed list: a few columns, followed by a text that may be long.
struct PrintedEntry {
  /// A part of a line, which may have a colour.
  struct Field {
    /// The printed text, including colour sequences.
    let shown: String
    /// Its width in columns.
    let columns: Int
  }

  /// The columns before the text.
  let head: [Field]
  /// A mark before the first line of the text, or nil.
  var mark: Field?
  /// The text on one line, without control characters.
  let text: String
  /// Rows that are printed below the entry, including colour sequences.
  var figure: [String] = []

  private static let separator = "  "
  // A text in fewer columns than this is hard to read.
  private static let minimumTextColumns = 16

  var line: String {
    (head.map(\.shown) + [(mark?.shown ?? "") + text]).joined(separator: Self.separator)
  }

  /// Returns the entry as lines of at most `width` columns, broken between words.
  ///
  /// The text has its own column. If that column would be too narrow, the text is below the other columns.
  func lines(width: Int) -> [String] {
    let indent = head.reduce(0) { $0 + $1.columns + Self.separator.count }
    // If the text does not fit, its exact width does not matter.
    let textColumns = (mark?.columns ?? 0) + text.columns(upTo: max(width, Self.minimumTextColumns) + 1)
    if indent + textColumns <= width { return [line] }
    let room = width - indent
    if room < min(Self.minimumTextColumns, textColumns) {
      let indent = width > Self.minimumTextColumns ? Self.separator : ""
      let rows = textColumns == 0 ? [] : textLines(width: width - indent.count)
      return headLines(width: width, indent: indent) + rows.map { indent + $0 }
    }
    let rows = textLines(width: room)
    let columns = head.map { $0.shown + Self.separator }.joined()
    return [columns + rows[0]] + rows.dropFirst().map { String(repeating: " ", count: indent) + $0 }
  }

  // The columns, on as many lines as they need. The terminal wraps a column that is wider than a line.
  private func headLines(width: Int, indent: String) -> [String] {
    var lines: [String] = []
    var used = 0
    for field in head {
      let columns = Self.separator.count + field.columns
      if let last = lines.last, used + columns <= width {
        lines[lines.count - 1] = last + Self.separator + field.shown
        used += columns
      } else {
        let start = lines.isEmpty ? "" : indent
        lines.append(start + field.shown)
        used = start.count + field.columns
      }
    }
    return lines
  }

  private func textLines(width: Int) -> [String] {
    guard let mark else { return Self.wrapped(text, width: width) }
    if mark.columns >= width { return [mark.shown] + Self.wrapped(text, width: width) }
    var rows = Self.wrapped(text, width: width, firstLineIndent: mark.columns)
    rows[0] = mark.shown + rows[0]
    return rows
  }

  private static func wrapped(_ text: String, width: Int, firstLineIndent: Int = 0) -> [String] {
    let wrapping = TextWrapping(text, width: width, firstLineIndent: firstLineIndent)
    return wrapping.lines.map { wrapping.text(of: $0) }
  }
}
