/// The positions at which a text may be broken into lines. UIKit's wrapping line break modes.
public enum WrappingMode: Hashable, Sendable, CaseIterable {
  /// After spaces and hyphens, and beside ideographs. Words longer than a line are broken anywhere.
  case word
  /// Between any two grapheme clusters.
  case character
}

/// A text broken into lines of a width, with conversions between indices of the text and cells.
///
///     let wrapping = TextWrapping("Three in a row wins", width: 8)
///     wrapping.lines.map { wrapping.text(of: $0) }   // ["Three in", "a row", "wins"]
///
/// Newlines of every kind end a line. With the mode `word`, spaces at the end of a wrapped line hang over the edge and take no columns. An
/// empty text and a text that ends in a newline have an empty last line. A tab extends to the next multiple of `tabWidth` or to the end of
/// the line.
public struct TextWrapping: Hashable, Sendable {
  /// A line of the wrapped text.
  public struct Line: Hashable, Sendable {
    /// The part of the text in this line. It includes hanging spaces, but not the newline at the end.
    public let range: Range<String.Index>
    /// The width of the line, in columns. When wrapping by words it excludes spaces at the end.
    public let columns: Int
    /// True if a newline or the end of the text follows. False if the paragraph continues in the next line.
    public let endsParagraph: Bool
  }

  /// The text.
  public let text: String
  /// The maximum width of a line in columns, at least 1. Only a wide glyph in a width of 1 exceeds it.
  public let width: Int
  /// The distance between tab stops in columns, at least 1.
  public let tabWidth: Int
  /// The number of columns kept free at the beginning of the first line. They are not part of its `columns`.
  public let firstLineIndent: Int
  /// The lines from top to bottom, at least one.
  public let lines: [Line]

  /// Breaks a text into lines.
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The maximum width of a line, in columns.
  ///   - mode: The positions at which lines may be broken. Defaults to `word`.
  ///   - tabWidth: The distance between tab stops, in columns. Defaults to 8.
  ///   - firstLineIndent: The number of columns kept free at the beginning of the first line. Defaults to 0.
  public init(
    _ text: String, width: Int, mode: WrappingMode = .word, tabWidth: Int = 8, firstLineIndent: Int = 0
  ) {
    self.text = text
    self.width = max(1, width)
    self.tabWidth = max(1, tabWidth)
    self.firstLineIndent = max(0, firstLineIndent)
    var breaker = LineBreaker(
      text: text, width: self.width, mode: mode, tabWidth: self.tabWidth, firstLineIndent: self.firstLineIndent)
    lines = breaker.breakLines()
  }

  /// Returns the visible text of a line, without hanging spaces beyond the width and with tabs expanded to spaces.
  public func text(of line: Line) -> String {
    let range = visibleRange(of: line)
    if !text.utf8[range].contains(UInt8(ascii: "\t")) { return String(text[range]) }
    var shown = ""
    forEachCluster(of: line) { _, columns, cluster in
      if cluster.lowerBound >= range.upperBound { return false }
      let isTab = text.utf8[cluster.lowerBound] == UInt8(ascii: "\t")
      shown += isTab ? String(repeating: " ", count: columns) : String(text[cluster])
      return true
    }
    return shown
  }

  /// Returns the range of the visible text of a line, without hanging spaces beyond the width.
  package func visibleRange(of line: Line) -> Range<String.Index> {
    let all = text.utf8[line.range]
    func mayHang(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let last = all.last, mayHang(last) else { return line.range }
    var end = line.range.lowerBound
    if line.endsParagraph {
      forEachCluster(of: line) { column, columns, range in
        if column + columns > max(width, line.columns) { return false }
        end = range.upperBound
        return true
      }
    } else if let ink = all.lastIndex(where: { !mayHang($0) }) {
      end = all.index(after: ink)
    }
    return line.range.lowerBound..<end
  }

  // Calls `body` with the column, width and range of each cluster until it returns false. Returns the column after the last cluster.
  @discardableResult
  private func forEachCluster(
    of line: Line, _ body: (_ column: Int, _ columns: Int, _ range: Range<String.Index>) -> Bool
  ) -> Int {
    var column = firstColumn(of: line)
    var index = line.range.lowerBound
    while index < line.range.upperBound {
      let (cluster, next) = LineCluster.at(index, of: text)
      let columns = cluster.columns(at: column, width: width, tabWidth: tabWidth)
      if !body(column, columns, index..<next) { break }
      column += columns
      index = next
    }
    return column
  }

  private func firstColumn(of line: Line) -> Int { line == lines.first ? firstLineIndent : 0 }
}

extension TextWrapping {
  /// Returns the cell at which the cluster at an index begins. The column is at most `width`.
  ///
  /// An index at the break of a wrapped line belongs to the beginning of the lower line.
  public func position(of index: String.Index) -> Point {
    let row = lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    let line = lines[row]
    let column = forEachCluster(of: line) { _, _, range in range.upperBound <= index }
    return Point(x: min(column, width), y: row)
  }

  /// Returns the index of the cluster at a cell, or of the nearest one.
  ///
  /// A row above or below the text counts as the first or last line. A column beyond the end of a line counts as its end.
  public func index(at point: Point) -> String.Index {
    let row = max(0, min(lines.count - 1, point.y))
    let line = lines[row]
    var found: String.Index?
    forEachCluster(of: line) { column, columns, range in
      if column + columns > point.x { found = range.lowerBound }
      return found == nil
    }
    if let found { return found }
    // The end of a wrapped line is also the beginning of the next one. The index before its last cluster is still in this line.
    let isLowerLine = !line.endsParagraph && line.range.upperBound > line.range.lowerBound
    return isLowerLine ? text.index(before: line.range.upperBound) : line.range.upperBound
  }
}
