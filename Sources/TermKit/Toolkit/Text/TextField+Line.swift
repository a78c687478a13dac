import TermKitControls
import TermKitGraphics
import TermKitViews

// The layout of a text field's single line.

extension TextField {
  var border: TextBorder { TextBorder(borderStyle, in: bounds, imagePadding: imagePadding) }

  /// The columns beside the text that a background image needs in place of a border. Nil without an image.
  var imagePadding: EdgeInsets? {
    backgroundImage.map { EdgeInsets.padding(within: $0.resolved(for: traitCollection)) }
  }

  /// The cells between the side views, or the side view and the clear button.
  package var lineRect: Rect {
    let (left, right) = sideWidths
    return border.textRect.inset(by: EdgeInsets(left: left, right: isClearButtonShown ? 2 : right))
  }

  /// The cells for the text. The last column is for the cursor behind the text.
  private var textRect: Rect {
    let adjustment = textAdjustment
    return lineRect.inset(by: EdgeInsets(left: adjustment.x)).offset(by: Point(x: 0, y: adjustment.y))
  }

  /// Returns the columns between the left edge of `textRect` and the beginning of the text or the placeholder. The last column is for the
  /// cursor.
  private func startColumn(of columns: Int) -> Int {
    textAlignment.offset(of: columns, in: textRect.width - 1, isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the order of the text, or nil if it is shown in the order of the text from the first column on.
  final func order(ofRowWith position: TextPosition) -> RowOrder? { order }

  private var order: RowOrder? {
    let buffer = input.buffer
    guard isRightToLeft || buffer.mayReorder(in: 0..<buffer.count), !isSecureTextEntry, traitCollection.reordersText
    else { return nil }
    let width = textRect.width
    return input.directions.order(
      ofRow: 0..<buffer.count, in: buffer, width: nil, area: width, isMirrored: isRightToLeft
    ) { [textAlignment] line in
      textAlignment.offset(of: line.columns, in: width - 1, line.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  // The columns from the beginning of `textRect` to the first column of an order.
  private func shift(of order: RowOrder) -> Int {
    order.isTurned ? scrollColumn + textRect.width - order.width : -scrollColumn
  }

  /// The width of the whole text in one line, in columns.
  var lineColumns: Int { column(of: input.buffer.count) }

  private func column(of offset: Int) -> Int { isSecureTextEntry ? offset : input.buffer.column(of: offset) }

  private func offset(atColumn column: Int) -> Int {
    isSecureTextEntry ? min(column, input.buffer.count) : input.buffer.offset(atColumn: column)
  }

  /// Scrolls as little as possible to make the cursor visible, and scrolls back if the end of the text leaves columns unused.
  func showCursor() {
    let width = textRect.width
    guard width > 0 else { return }
    let column = order.map { $0.distance(of: input.head) } ?? column(of: input.selection.head)
    let shown = min(max(scrollColumn, column - width + 1), column, max(0, lineColumns + 1 - width))
    // Without the focus, the beginning of the text is visible.
    let wanted = isFirstResponder ? max(0, shown) : 0
    guard wanted != scrollColumn else { return }
    scrollColumn = wanted
    setNeedsDisplay()
  }

  /// The cell of the cursor, or nil if it is not visible.
  var cursorCell: Point? {
    let rect = textRect
    let x =
      order.map { $0.column(of: input.head) + shift(of: $0) }
      ?? column(of: input.selection.head) - scrollColumn + startColumn(of: lineColumns)
    guard isEnabled, x >= 0, x < max(1, rect.width) else { return nil }
    return Point(x: rect.minX + x, y: rect.minY)
  }

  // MARK: Drawing

  func drawField(in canvas: inout Canvas) {
    if let image = backgroundImage {
      canvas.withOpacity(opacity(of: backgrounds, in: canvas.traits), in: bounds) {
        $0.draw(image, in: bounds, usually: .alwaysOriginal)
      }
    } else {
      border.draw(borderLook(in: &canvas), in: &canvas)
    }
    let rect = textRect
    var painter = TextPainter(input.editor, color: isEnabled ? $ink : Self.grey, isFocused: isFocused, in: &canvas)
    painter.isSecret = isSecureTextEntry
    if !isEnabled { painter.style.attributes.insert(.dim) }
    if hasText {
      draw(painter, in: rect, &canvas)
    } else if !TextPainter.omitsPlaceholder(isFocused: isFocused, canvas.traits) {
      let style = TextPainter.placeholderStyle(placeholderColor, canvas.traits)
      let text = shownPlaceholder.truncated(to: rect.width)
      canvas.draw(text, at: rect.origin + Point(x: startColumn(of: text.columns), y: 0), style: style)
    }
    if isClearButtonShown {
      canvas.draw("✕", at: clearButtonCell, style: TextStyle(foreground: Self.grey, minimumContrast: .element))
    }
    if border.style == .line { canvas.add(.underline, in: border.textRect) }
  }

  private func draw(_ painter: TextPainter, in rect: Rect, _ canvas: inout Canvas) {
    if let order {
      let origin = rect.origin + Point(x: shift(of: order), y: 0)
      return canvas.with(clip: rect) { painter.draw(order, at: origin, in: &$0) }
    }
    // If a wide character is scrolled half out of view, its visible half is blank.
    let first = offset(atColumn: scrollColumn)
    let column = column(of: first)
    let origin = rect.origin + Point(x: startColumn(of: lineColumns) - scrollColumn, y: 0)
    let columns = column..<max(column, scrollColumn + rect.width)
    canvas.with(clip: rect) { painter.draw(first..<input.buffer.count, at: origin, columns: columns, in: &$0) }
  }

  private static var grey: Color { Color(white: 0.6) }

  private func borderLook(in canvas: inout Canvas) -> TextStyle {
    if isFocused, isEnabled { return canvas.tintTextStyle() }
    return TextStyle(
      foreground: Self.grey, attributes: isEnabled ? [] : .dim, minimumContrast: isEnabled ? .element : .disabled)
  }

  // MARK: The clear button

  private var isClearButtonShown: Bool {
    guard drawsClearButton, hasText, isEnabled, sideWidths.right == 0, border.textRect.width > 3 else { return false }
    return isShown(clearButtonMode)
  }

  private var clearButtonCell: Point { Point(x: border.textRect.maxX - 1, y: border.textRect.minY) }

  /// Clears the text on behalf of the user, if the delegate allows it.
  package func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    input.replace(0..<input.buffer.count, with: "", as: .deleting)
  }

  // MARK: Mouse

  // A click beside the button counts as well.
  func isOnClearButton(_ point: Point) -> Bool {
    isClearButtonShown && abs(point.x - clearButtonCell.x) <= 1 && point.y == clearButtonCell.y
  }

  /// Returns the position in the text that is nearest to a point of the field.
  func position(at point: Point) -> TextPosition {
    if let order {
      return order.position(atColumn: point.x - textRect.minX - shift(of: order), in: input.buffer)
    }
    let start = textRect.minX + startColumn(of: lineColumns) - scrollColumn
    return TextPosition(offset(atColumn: max(0, point.x - start)))
  }

  func moveDrag(_ touch: Touch) {
    guard input.isDragging else { return }
    let point = touch.location(in: self)
    input.moveDrag(to: position(at: point))
    let towardsEnd = order?.isTurned == true ? -1 : 1
    let step = point.x < textRect.minX ? -towardsEnd : point.x >= textRect.maxX ? towardsEnd : 0
    let head = input.selection.head
    guard step != 0, step < 0 ? head > 0 : head < input.buffer.count else { return }
    input.repeatDrag { [weak self, touch] in self?.moveDrag(touch) }
  }
}
