/// Where a text is broken into lines. UIKit's wrapping line break modes.
public enum WrappingMode: Hashable, Sendable, CaseIterable {
  /// After spaces and hyphens and beside ideographs; words longer than a line are broken anywhere.
  case word
  /// Anywhere between two grapheme clusters.
  case character
}

/// A text broken into lines of a width, with the way from the text to the cells and back that an editor needs.
///
///     let wrapping = TextWrapping("Three in a row wins", width: 8)
///     wrapping.lines.map { wrapping.text(of: $0) }   // ["Three in", "a row", "wins"]
///
/// Newlines of every kind end a line. Spaces at the end of a wrapped line hang out over the edge and take no columns. A text
/// that ends in a newline, or an empty one, has an empty last line. Tabs reach to the next multiple of
/// `tabWidth` or to the end of the line.
public struct TextWrapping: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// What it holds: hanging spaces are included, the newline at its end is not.
    public let range: Range<String.Index>
    /// The columns it takes, spaces at its end left out when wrapping by words.
    public let columns: Int
    /// True when a newline or the end of the text follows, false when the paragraph goes on in the next line.
    public let endsParagraph: Bool
  }

  /// The text.
  public let text: String
  /// The columns a line may take, at least 1. Only a wide glyph in a width of 1 takes more.
  public let width: Int
  /// The distance in columns between tab stops, at least 1.
  public let tabWidth: Int
  /// The columns kept free at the beginning of the first line. They are not part of its `columns`.
  public let firstLineIndent: Int
  /// The lines from the top; at least one.
  public let lines: [Line]

  /// Breaks a text into lines.
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The columns that a line may take.
  ///   - mode: Where lines may be broken. Defaults to `word`.
  ///   - tabWidth: The distance in columns between tab stops. Defaults to 8.
  ///   - firstLineIndent: The columns kept free at the beginning of the first line. Defaults to 0.
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

  /// What a line shows: without hanging spaces that go past the width, tabs as spaces.
  public func text(of line: Line) -> String {
    let all = text.utf8[line.range]
    let ink = all.lastIndex { $0 != UInt8(ascii: " ") }.map(all.index(after:)) ?? all.startIndex
    // Nothing but spaces hangs.
    if !line.endsParagraph, !all.contains(UInt8(ascii: "\t")) { return String(text[line.range.lowerBound..<ink]) }
    var shown = ""
    forEachCluster(of: line) { column, columns, range in
      if column + columns > max(width, line.columns) { return false }
      if text.utf8[range.lowerBound] == UInt8(ascii: "\t") {
        shown += String(repeating: " ", count: columns)
      } else {
        shown += text[range]
      }
      return true
    }
    if !line.endsParagraph { while shown.last == " " { shown.removeLast() } }
    return shown
  }

  // Calls `body` with the column of each cluster, its columns and its place, until it answers false. Answers the column behind the last.
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
  /// The cell at which the cluster at `index` begins: its column, never beyond `width`, and its line.
  ///
  /// Where a line is wrapped, the index between is the beginning of the lower line.
  public func position(of index: String.Index) -> Point {
    let row = lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    let line = lines[row]
    let column = forEachCluster(of: line) { _, _, range in range.lowerBound < index }
    return Point(x: min(column, width), y: row)
  }

  /// The index of the cluster at a cell, or of the nearest one: a row above or below counts as the first or last line, a column
  /// past the end of a line as its end.
  public func index(at point: Point) -> String.Index {
    let row = max(0, min(lines.count - 1, point.y))
    let line = lines[row]
    var found: String.Index?
    forEachCluster(of: line) { column, columns, range in
      if column + columns > point.x { found = range.lowerBound }
      return found == nil
    }
    if let found { return found }
    // The end of a wrapped line is the beginning of the next; before its last cluster one is still in this line.
    let isLowerLine = !line.endsParagraph && line.range.upperBound > line.range.lowerBound
    return isLowerLine ? text.index(before: line.range.upperBound) : line.range.upperBound
  }
}
