import TermKitGraphics
import TermKitViews

// The layout of a text view's rows.

extension TextView {
  /// The width of a row, in columns. One column is kept for the cursor behind a full row.
  private var rowWidth: Int {
    max(1, bounds.width - textContainerInset.horizontal - adjustedContentInset.horizontal - 1)
  }

  /// Returns rows of a width. If the text has attributes, all of them are computed.
  func newRows(width: Int) -> TextRows {
    var rows = TextRows(input.buffer, width: width, styles: input.editor.styles)
    if rows.styles != nil { rows.settle(in: input.buffer) }
    return rows
  }

  /// Computes the visible rows at the present width, and sets the height of the content.
  func layoutRows() {
    if bounds.isEmpty { return }
    if rows.width != rowWidth { rewrap() }
    keepCursorVisible()
    let visible = visibleContent
    rows.settle(upToRow: max(0, visible.maxY - textContainerInset.top), in: input.buffer)
    if cursorIsToBeShown { rows.settle(upToOffset: input.selection.head, in: input.buffer) }
    contentSize = Size(width: 0, height: rows.count + textContainerInset.vertical)
  }

  // A view that gets fewer rows keeps its cursor visible if it was.
  private func keepCursorVisible() {
    let visible = visibleContent
    defer { laidOutRows = visible.height }
    guard isFirstResponder, visible.height < laidOutRows else { return }
    let before = Rect(x: visible.minX, y: visible.minY, width: max(1, visible.width), height: laidOutRows)
    if before.intersects(cursorRect(at: input.head)) { cursorIsToBeShown = true }
  }

  // The text at the top of the view stays there, and the cursor stays visible if it was.
  private func rewrap() {
    defer { isWrapped = true }
    guard isWrapped else {
      rows = newRows(width: rowWidth)
      return
    }
    let wasCursorSeen = isFirstResponder && visibleContent.intersects(cursorRect(at: input.head))
    let top = max(0, visibleContent.minY - textContainerInset.top)
    rows.settle(upToRow: top, in: input.buffer)
    let offset = rows.ranges(from: top, count: 1, in: input.buffer).first?.lowerBound ?? 0
    rows = newRows(width: rowWidth)
    if wasCursorSeen { cursorIsToBeShown = true }
    if top == 0 { return }
    rows.settle(upToOffset: offset, in: input.buffer)
    let row = rows.row(of: TextPosition(offset), in: input.buffer)
    rows.settle(upToRow: row + bounds.height, in: input.buffer)
    contentSize = Size(width: 0, height: rows.count + textContainerInset.vertical)
    View.performWithoutAnimation { contentOffset.y += row - top }
  }

  func showCursorIfDue() {
    guard cursorIsToBeShown, !bounds.isEmpty else { return }
    cursorIsToBeShown = false
    var rect = cursorRect(at: input.head)
    // Above the first row and below the last, the inset is made visible as well.
    if rect.minY == textContainerInset.top { rect = rect.union(Rect(x: rect.minX, y: 0, width: 1, height: 1)) }
    if rect.maxY == contentSize.height - textContainerInset.bottom { rect.size.height += textContainerInset.bottom }
    rect.size.height = min(rect.height, max(1, visibleContent.height))
    View.performWithoutAnimation { scrollRectToVisible(rect, animated: false) }
    if isFirstResponder { showInOuterScrollViews(cursorRect(at: input.head)) }
  }

  /// Returns the cell of a text position, in the coordinates of the content.
  func cursorRect(at position: TextPosition) -> Rect {
    let row = row(of: position)
    let start = range(ofRow: row).lowerBound
    let column =
      order(ofRow: range(ofRow: row))?.column(of: position)
      ?? rows.column(of: position.offset, inRowAt: start, in: input.buffer)
    // A view one column wide has no column left for the cursor.
    let x = min(textOrigin.x + leadWidth(ofRowAt: start) + column, max(textOrigin.x, bounds.width - 1))
    return Rect(x: x, y: textOrigin.y + row, width: 1, height: 1)
  }

  var textOrigin: Point { Point(x: textContainerInset.left, y: textContainerInset.top) }

  private func row(of position: TextPosition) -> Int {
    rows.settle(upToOffset: position.offset, in: input.buffer)
    return rows.row(of: position, in: input.buffer)
  }

  private func range(ofRow row: Int) -> Range<Int> {
    rows.settle(upToRow: row, in: input.buffer)
    return rows.ranges(from: row, count: 1, in: input.buffer).first ?? input.buffer.count..<input.buffer.count
  }

  /// Returns the text position nearest to a cell of the content.
  func position(at point: Point) -> TextPosition {
    let place = point - textOrigin
    rows.settle(upToRow: max(0, place.y), in: input.buffer)
    let row = max(0, min(rows.count - 1, place.y))
    let range = range(ofRow: row)
    let column = place.x - leadWidth(ofRowAt: range.lowerBound)
    if let order = order(ofRow: range) { return order.position(atColumn: column, in: input.buffer) }
    return rows.position(atColumn: max(0, column), in: range, of: input.buffer)
  }

  final func order(ofRowWith position: TextPosition) -> RowOrder? { order(ofRow: range(ofRow: row(of: position))) }

  /// Returns the order of a row, or nil if it is shown in the order of the text from the first column on.
  func order(ofRow row: Range<Int>) -> RowOrder? {
    guard isRightToLeft || input.buffer.mayReorder(in: row), traitCollection.reordersText else { return nil }
    let width = rows.textWidth(ofRowAt: row.lowerBound, in: input.buffer)
    return input.directions.order(
      ofRow: row, in: input.buffer, width: width, area: width + 1, isMirrored: isRightToLeft)
  }

  private func leadWidth(ofRowAt start: Int) -> Int { rows.width - rows.textWidth(ofRowAt: start, in: input.buffer) }

  /// Returns the position to which a motion by rows leads.
  final func destination(of motion: TextMotion) -> TextPosition {
    let head = input.head
    let row = row(of: head)
    switch motion {
    case .up: return goal(rows: -1, from: row)
    case .down: return goal(rows: 1, from: row)
    case .pageUp: return page(-1, from: row)
    case .pageDown: return page(1, from: row)
    case .rowStart:
      let start = range(ofRow: row).lowerBound
      return TextPosition(head.offset == start ? input.buffer.lineStart(before: start) : start)
    case .rowEnd:
      let end = rows.position(atColumn: .max, in: range(ofRow: row), of: input.buffer)
      return head == end ? TextPosition(input.buffer.lineEnd(after: end.offset)) : end
    default: return head
    }
  }

  // A motion beyond the first row leads to the beginning of the text, and one beyond the last row to its end.
  private func goal(rows count: Int, from row: Int) -> TextPosition {
    let column = input.goalColumn ?? cursorRect(at: input.head).minX - textOrigin.x
    input.goalColumn = column
    var target = row + count
    rows.settle(upToRow: max(0, target), in: input.buffer)
    while rows.isSpacing(target, in: input.buffer) { target += count.signum() }
    if target < 0 { return TextPosition(0) }
    if target >= rows.count { return TextPosition(input.buffer.count) }
    return position(at: textOrigin + Point(x: column, y: target))
  }

  // The view scrolls by as many rows as the cursor moves, so the cursor keeps its place on the screen.
  private func page(_ pages: Int, from row: Int) -> TextPosition {
    // Scroll first to the place to which earlier keys have moved the cursor.
    if cursorIsToBeShown { layoutRows() }
    showCursorIfDue()
    let height = max(1, visibleContent.height - 1)
    let target = goal(rows: pages * height, from: row)
    rows.settle(upToRow: row + height + bounds.height, in: input.buffer)
    contentSize = Size(width: 0, height: rows.count + textContainerInset.vertical)
    scroll(rows: pages * height)
    return target
  }

  // MARK: Drawing

  func drawRows(in canvas: inout Canvas) {
    let clip = canvas.clipBounds.intersection(bounds)
    if clip.isEmpty { return }
    if input.buffer.count == 0, !TextPainter.omitsPlaceholder(isFocused: isFocused, canvas.traits) {
      drawPlaceholder(in: &canvas)
    }
    let first = max(0, clip.minY - textOrigin.y)
    let count = clip.maxY - textOrigin.y - first
    guard count > 0 else { return }
    rows.settle(upToRow: first + count, in: input.buffer)
    var painter = TextPainter(input.editor, color: $ink, isFocused: isFocused, in: &canvas)
    painter.rowWidth = rows.width
    painter.markedLink = markedLink?.range
    let ranges = rows.ranges(from: first, count: count, in: input.buffer)
    if let finder, finder.resultCount > 0, let first = ranges.first, let last = ranges.last {
      painter.mark(finder.matches, current: finder.currentMatch, in: first.lowerBound..<last.upperBound, &canvas)
    }
    for (number, row) in ranges.enumerated() {
      let origin = textOrigin + Point(x: 0, y: first + number)
      let order = order(ofRow: row)
      if rows.styles != nil, !rows.isSpacing(first + number, in: input.buffer) {
        painter.draw(row, order, of: rows, at: origin, in: &canvas)
      } else if let order {
        painter.draw(order, at: origin, in: &canvas)
      } else {
        painter.draw(row, at: origin, columns: 0..<rows.width + 1, in: &canvas)
      }
    }
  }

  private func drawPlaceholder(in canvas: inout Canvas) {
    let wrapping = TextWrapping(placeholder ?? "", width: rows.width)
    for (number, line) in wrapping.lines.enumerated() {
      canvas.draw(
        wrapping.text(of: line), at: textOrigin + Point(x: 0, y: number),
        style: TextPainter.placeholderStyle(placeholderColor, canvas.traits))
    }
  }
}

// MARK: Mouse

extension TextView {
  func moveDrag(_ touch: Touch) {
    guard input.isDragging else { return }
    let (point, visible) = (touch.location(in: self), visibleContent)
    let row = max(visible.minY, min(visible.maxY - 1, point.y))
    input.moveDrag(to: position(at: Point(x: point.x, y: row)))
    let rows = (point.y - row).signum()
    if rows == 0 { return }
    // The text scrolls while the pointer is held above or below the view.
    input.repeatDrag { [weak self, touch] in
      if let self, self.scroll(rows: rows) { self.moveDrag(touch) }
    }
  }
}
