import TermKitGraphics

/// A view whose text the user can select on the screen, with the mouse or with the command Select Text.
@MainActor package protocol SelectableText: View {
  /// The whole text, of which the view may show a part. An empty text cannot be selected.
  var selectableText: String { get }
  /// The rows that show the text, from top to bottom, in coordinates of the view.
  var selectableLines: [SelectableLine] { get }
}

/// A row of a text that can be selected.
package struct SelectableLine {
  /// The cell of the first column.
  package var origin: Point
  /// For each column in the order of the text, the index of the cluster there. An ellipsis has the index of the first cluster that it stands
  /// for.
  package let indices: [String.Index]
  /// The index at which the text of the next row begins, or the end of the text.
  package let end: String.Index
  /// Whether the row begins at its right end.
  let isRightToLeft: Bool
  // For each column in the order of the text, the column on the screen. Nil if they are the same.
  private let screenColumns: [Int]?

  /// Creates a row. A row with letters from right to left also has its `order` on the screen.
  package init(origin: Point, indices: [String.Index], end: String.Index, order: BidiLine? = nil) {
    (self.origin, self.indices, self.end) = (origin, indices, end)
    (isRightToLeft, screenColumns) = (order?.isRightToLeft ?? false, order?.screenColumns)
  }

  /// The index at which the row begins.
  var start: String.Index { indices.first ?? end }

  /// Returns the index of the cluster in a column of the screen. Columns beside the row count as its beginning or as its end.
  func index(at column: Int) -> String.Index {
    if column < 0 { return isRightToLeft ? end : start }
    if column >= indices.count { return isRightToLeft ? start : end }
    return indices[screenColumns?.firstIndex(of: column) ?? column]
  }

  /// Returns the column of the screen that shows an index or, in the order of the text, the next one.
  func column(of index: String.Index) -> Int {
    let place = place(of: index)
    guard let screenColumns else { return place }
    return place < screenColumns.count ? screenColumns[place] : isRightToLeft ? 0 : place
  }

  // Returns the first column, in the order of the text, that shows an index or a later one.
  private func place(of index: String.Index) -> Int { indices.firstIndex { $0 >= index } ?? indices.count }

  /// Returns the columns of the screen that show a range of indices, as spans without gaps. Nil stands for the beginning and for the end of
  /// the row.
  func spans(from start: String.Index?, to end: String.Index?) -> [Range<Int>] {
    let range = (start.map(place) ?? 0)..<max(start.map(place) ?? 0, end.map(place) ?? indices.count)
    if range.isEmpty { return [] }
    guard let screenColumns else { return [range] }
    var spans: [Range<Int>] = []
    for column in screenColumns[range].sorted() {
      if let last = spans.last, last.upperBound == column {
        spans[spans.count - 1] = last.lowerBound..<column + 1
      } else {
        spans.append(column..<column + 1)
      }
    }
    return spans
  }

  /// Whether the row has a cell of the screen, for rows in coordinates of the screen.
  func contains(_ point: Point) -> Bool {
    point.y == origin.y && (origin.x..<origin.x + indices.count).contains(point.x)
  }

  func precedes(_ other: SelectableLine) -> Bool { (origin.y, origin.x) < (other.origin.y, other.origin.x) }
}

extension Label: SelectableText {
  package final var selectableText: String { isSelectable ? shownText : "" }

  package final var selectableLines: [SelectableLine] {
    let labelLines = lines(in: bounds.size)
    let lines = labelLines.map { $0.indices(in: shownText) }
    let reorders = traitCollection.reorders(shownText)
    return lines.enumerated().map { row, indices in
      let next = row + 1 < lines.count ? lines[row + 1].first : nil
      let start = textAlignment.offset(of: indices.count, in: bounds.width)
      return SelectableLine(
        origin: bounds.origin + Point(x: start, y: row), indices: indices, end: next ?? shownText.endIndex,
        order: reorders ? order(of: labelLines[row], in: traitCollection) : nil)
    }
  }
}
