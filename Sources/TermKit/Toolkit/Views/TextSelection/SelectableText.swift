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
  /// For each column, the index of the cluster there. An ellipsis has the index of the first cluster that it stands for.
  package private(set) var indices: [String.Index]
  /// The index at which the text of the next row begins, or the end of the text.
  package let end: String.Index
  /// Whether the text begins in the last column.
  package private(set) var isTurned: Bool

  package init(origin: Point, indices: [String.Index], end: String.Index, isTurned: Bool = false) {
    (self.origin, self.indices, self.end, self.isTurned) = (origin, indices, end, isTurned)
  }

  /// The index at which the text of the row begins.
  var start: String.Index { indices.min() ?? end }

  /// Returns the index of the cluster in a column. Columns beyond the row count as its beginning or as its end.
  func index(at column: Int) -> String.Index {
    indices.indices.contains(column) ? indices[column] : (column < 0) == isTurned ? end : start
  }

  /// Returns the column that shows an index or the next one that is shown.
  func column(of index: String.Index) -> Int {
    guard let nearest = indices.filter({ $0 >= index }).min() else { return isTurned ? -1 : indices.count }
    // The left half of a wide glyph.
    return (isTurned ? indices.lastIndex(of: nearest) : indices.firstIndex(of: nearest)) ?? 0
  }

  /// Returns the columns that show a range of indices. Text of both directions can be in several parts.
  func columns(of range: Range<String.Index>) -> [Range<Int>] {
    indices.indices.filter { range.contains(indices[$0]) }.reduce(into: []) { parts, column in
      if parts.last?.upperBound == column {
        parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<column + 1
      } else {
        parts.append(column..<column + 1)
      }
    }
  }

  /// Returns the row in coordinates in which its columns count in the opposite direction.
  func turned() -> SelectableLine {
    SelectableLine(
      origin: origin + Point(x: indices.count - 1, y: 0), indices: indices.reversed(), end: end, isTurned: !isTurned)
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
    let lines = lines(in: bounds.size).map { $0.indices(in: shownText) }
    return lines.enumerated().map { row, indices in
      let next = row + 1 < lines.count ? lines[row + 1].first : nil
      let start = textAlignment.offset(of: indices.count, in: bounds.width, effectiveUserInterfaceLayoutDirection)
      return SelectableLine(
        origin: bounds.origin + Point(x: start, y: row), indices: indices, end: next ?? shownText.endIndex)
    }
  }
}
