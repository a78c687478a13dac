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
  package let indices: [String.Index]
  /// The index at which the text of the next row begins, or the end of the text.
  package let end: String.Index

  package init(origin: Point, indices: [String.Index], end: String.Index) {
    (self.origin, self.indices, self.end) = (origin, indices, end)
  }

  /// Returns the index of the cluster in a column. Columns beyond the row count as its first column or as its end.
  func index(at column: Int) -> String.Index { column < indices.count ? indices[max(0, column)] : end }

  /// Returns the first column that shows an index or a later one.
  func column(of index: String.Index) -> Int { indices.firstIndex { $0 >= index } ?? indices.count }

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
