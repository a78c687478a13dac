import TermKitGraphics

/// A row of an edited text in the order of the screen: which columns show which cluster, and which place of the text is at a column.
///
/// Columns count as in the view, from the column at which the row begins. A paragraph whose direction is opposite to the direction of the
/// view begins at the far end of the row.
struct RowOrder {
  /// The glyphs of the row, from left to right.
  let line: BidiLine
  /// The clusters of the row. At the end can be a newline, and spaces for which there is no room.
  let row: Range<Int>
  /// The number of columns, one of them for the cursor behind the text.
  let width: Int
  /// Whether the columns of the view count from the right edge.
  let isMirrored: Bool
  /// The first column with text, from the left end of the row.
  let left: Int
  // For each cluster that is shown, its columns from the left end of the row.
  private let places: [Range<Int>]
  private let areRightToLeft: [Bool]
  // The number of clusters before the newline at the end.
  private let endIndex: Int
  /// Whether the last cluster is a newline.
  let endsParagraph: Bool

  /// Creates the order of a row.
  /// - Parameters:
  ///   - line: The glyphs of the row.
  ///   - row: The clusters of the row.
  ///   - endsParagraph: Whether the last cluster is a newline.
  ///   - width: The number of columns, one of them for the cursor.
  ///   - start: The columns between the beginning of the row and the beginning of its text.
  ///   - isMirrored: Whether the columns of the view count from the right edge.
  init(_ line: BidiLine, row: Range<Int>, endsParagraph: Bool, width: Int, start: Int = 0, isMirrored: Bool) {
    (self.line, self.row, self.width, self.isMirrored) = (line, row, width, isMirrored)
    self.endsParagraph = endsParagraph
    endIndex = row.count - (endsParagraph ? 1 : 0)
    left = line.isRightToLeft ? width - start - line.columns : start
    var places = [Range<Int>?](repeating: nil, count: endIndex)
    var areRightToLeft = [Bool](repeating: line.isRightToLeft, count: endIndex)
    var column = left
    for item in line.items {
      if item.cluster < endIndex {
        places[item.cluster] = (places[item.cluster]?.lowerBound ?? column)..<column + item.width
        areRightToLeft[item.cluster] = item.isRightToLeft
      }
      column += item.width
    }
    let end = line.isRightToLeft ? left - 1 : column
    self.places = places.map { $0 ?? end..<end }
    self.areRightToLeft = areRightToLeft
  }

  /// Whether the paragraph begins at the last column of the view.
  var isTurned: Bool { line.isRightToLeft != isMirrored }

  /// The column behind the text, from the left end of the row.
  var end: Int { line.isRightToLeft ? left - 1 : left + line.columns }

  private func column(fromLeft place: Int) -> Int { isMirrored ? width - 1 - place : place }

  /// The first column with text.
  var firstColumn: Int { isMirrored ? width - left - line.columns : left }

  // MARK: The cursor

  /// Returns the column of the cursor at a position. Behind a letter that was typed last, the cursor is on the side on which the next letter
  /// of the same direction would appear.
  func column(of position: TextPosition) -> Int {
    let index = position.offset - row.lowerBound
    if position.followsLetter, index > 0, index <= endIndex, !places[index - 1].isEmpty {
      let place = areRightToLeft[index - 1] ? places[index - 1].lowerBound - 1 : places[index - 1].upperBound
      if (0..<width).contains(place) { return column(fromLeft: place) }
    }
    let place = index < endIndex ? places[max(0, index)].lowerBound : end
    return column(fromLeft: max(0, min(width - 1, place)))
  }

  /// Returns how many columns the cursor at a position is away from the beginning of a paragraph that fills the row.
  func distance(of position: TextPosition) -> Int {
    let column = column(of: position)
    let start = line.isRightToLeft ? width - left - line.columns : left
    return (isTurned ? width - 1 - column : column) - start
  }

  /// Returns the position of the cluster at a column. Beside the text, it is the nearer end of the row.
  func position(atColumn column: Int, in buffer: TextBuffer) -> TextPosition {
    let place = self.column(fromLeft: column)
    if let index = places.firstIndex(where: { $0.contains(place) }) { return TextPosition(row.lowerBound + index) }
    let isBeforeText = line.isRightToLeft ? place >= left + line.columns : place < left
    return isBeforeText ? TextPosition(row.lowerBound) : endPosition(in: buffer)
  }

  private func endPosition(in buffer: TextBuffer) -> TextPosition {
    let offset = row.lowerBound + endIndex
    return TextPosition(offset, isAtRowEnd: offset == row.upperBound && offset < buffer.count)
  }

  /// Returns the position beside another one on the screen, towards the first column or the last one. Beyond an end of the row is the end of
  /// the row above or the beginning of the row below.
  func position(beside offset: Int, towardsLastColumn: Bool, in buffer: TextBuffer) -> TextPosition {
    let shown = places.indices.filter { !places[$0].isEmpty }.sorted { places[$0].lowerBound < places[$1].lowerBound }
    // The place behind the text of a paragraph. Behind the text of another row comes the next row.
    let hasEnd = endIndex < row.count || row.upperBound == buffer.count
    let stops = !hasEnd ? shown : line.isRightToLeft ? [endIndex] + shown : shown + [endIndex]
    let goesRight = towardsLastColumn != isMirrored
    let index = min(offset - row.lowerBound, endIndex)
    let present = stops.firstIndex(of: index) ?? (line.isRightToLeft ? 0 : stops.count - 1)
    let next = present + (goesRight ? 1 : -1)
    if stops.indices.contains(next) { return TextPosition(row.lowerBound + stops[next]) }
    let isForward = goesRight != line.isRightToLeft
    return TextPosition(isForward ? min(buffer.count, row.upperBound) : max(0, row.lowerBound - 1))
  }
}
