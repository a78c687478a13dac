import TermKitGraphics
import TermKitViews

// The text of a text view for the command Select Text. The signs before rows are left out.

extension TextView: SelectableText {
  package final var selectableText: String { isSelectable || isEditable ? input.buffer.text : "" }

  package final var selectableLines: [SelectableLine] {
    let (text, buffer, visible) = (input.buffer.text, input.buffer, visibleContent)
    let first = max(0, visible.minY - textOrigin.y)
    let count = visible.maxY - textOrigin.y - first
    guard count > 0 else { return [] }
    rows.settle(upToRow: first + count, in: buffer)
    func index(_ cluster: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: buffer.utf8Offset(of: cluster))
    }
    return rows.ranges(from: first, count: count, in: buffer).enumerated().map { number, range in
      let width = rows.textWidth(ofRowAt: range.lowerBound, in: buffer)
      let origin = textOrigin + Point(x: rows.width - width, y: first + number)
      var indices: [String.Index] = []
      var cursor = TextCursor(buffer, at: range.lowerBound)
      while cursor.offset < range.upperBound, let cluster = cursor.next, !cluster.contains(.newline) {
        let columns = cluster.columns(at: indices.count, width: width)
        indices += Array(repeating: index(cursor.offset), count: columns)
        cursor.moveForward()
      }
      let order = order(ofRow: range)
      // Spaces beyond the last column have no place.
      if let order { indices = Array(indices.prefix(order.line.columns)) }
      return SelectableLine(
        origin: origin + Point(x: order?.firstColumn ?? 0, y: 0), indices: indices, end: index(range.upperBound),
        order: order?.line, isMirrored: isRightToLeft)
    }
  }
}
