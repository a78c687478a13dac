import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// The row with the titles of a table's columns. The table makes it, and it stays at the top.
///
/// A click on a title sorts by the column, and the user drags the line behind a title to change the width of the column. Tab, or Up in the
/// first row, moves the focus to the header: Left and Right then choose a column, Enter sorts, and "<" and ">" change the width.
///
/// `TableColumnHeaderView.appearance()` sets the background, and the tint of the column that has the focus.
public final class TableColumnHeaderView: View {
  /// The place of each title.
  var spans: [Range<Int>] = [] { didSet { if spans != oldValue { setNeedsDisplay() } } }
  /// The column that the keys act on.
  private var current = 0 { didSet { if current != oldValue { setNeedsDisplay() } } }
  /// The column that the user drags, its width and the place of the press.
  private var drag: (column: Int, width: Int, start: Int)?
  private var pressed: Int?

  private var table: TableView? { superview as? TableView }
  private var columns: [TableColumn] { table?.columns ?? [] }
  private var column: Int { min(current, max(0, spans.count - 1)) }

  init() {
    super.init()
    AppearancePass.setDefaults { backgroundColor = Color(white: 0.94) }
  }

  // MARK: Drawing

  public override func draw(in canvas: inout Canvas) {
    let line = TextStyle(foreground: Color(white: 0.66), minimumContrast: .element)
    for (index, (span, column)) in zip(spans, columns).enumerated() {
      let hasFocus = isFocused && index == self.column
      if hasFocus { canvas.fillFocus(in: Rect(x: span.lowerBound - 1, y: 0, width: span.count + 2, height: 1)) }
      var style = hasFocus ? canvas.tintTextStyle() : canvas.plainTextStyle(in: bounds)
      style.attributes.insert(.bold)
      style = style.focused(hasFocus, in: canvas.traits)
      let order = table?.sortOrder.flatMap { $0.column == index ? $0 : nil }
      let room = max(0, order == nil ? span.count : span.count - 2)
      let title = column.title.truncated(to: room)
      let offset = column.alignment.offset(of: title.columns(upTo: room), in: room, canvas.layoutDirection)
      canvas.draw(title, at: Point(x: span.lowerBound + offset, y: 0), style: style)
      if let order {
        canvas.draw(order.isAscending ? "▲" : "▼", at: Point(x: span.upperBound - 1, y: 0), style: style)
      }
      if index < spans.count - 1 { canvas.draw("│", at: Point(x: span.upperBound + 1, y: 0), style: line) }
    }
  }

  // MARK: Focus and keys

  public override var canBecomeFirstResponder: Bool { columns.contains { $0.isSortable || $0.widths.count > 1 } }

  @_spi(TermKit) public override var takesInitialFocus: Bool { false }

  public override func firstResponderDidChange() {
    super.firstResponderDidChange()
    setNeedsDisplay()
  }

  public override var keyCommands: [KeyCommand] {
    let texts = traitCollection.strings.lists
    let sorting = KeyCommand(title: texts.sort, keys: [Key(.enter), .character(" ")]) { [unowned self] in
      table?.sort(by: column)
    }
    let narrower = [Key.character("<"), Key(.left, .shift)]
    return (columns.indices.contains(column) && columns[column].isSortable ? [sorting] : []) + [
      KeyCommand(title: texts.chooseColumn, naming: [Key(.left), Key(.right)]) { [unowned self] key in
        current = max(0, min(column + (key.code == .left ? -1 : 1), spans.count - 1))
      },
      KeyCommand(
        title: texts.columnWidth, keys: narrower + [.character(">"), Key(.right, .shift)], keyLabel: "< >"
      ) { [unowned self] key in
        guard spans.indices.contains(column) else { return }
        table?.setWidth(spans[column].count + (narrower.contains(key) ? -1 : 1), ofColumn: column)
      },
    ]
  }

  // MARK: Mouse

  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { true }

  public override func touchBegan(_ touch: Touch) {
    guard touch.button == .left else { return super.touchBegan(touch) }
    let x = touch.location(in: self).x
    let line = spans.dropLast().firstIndex { (0..<[TableColumn].gap).contains(x - $0.upperBound) }
    drag = line.map { ($0, spans[$0].count, x) }
    pressed = line == nil ? spans.firstIndex { $0.contains(x) } : nil
  }

  public override func touchMoved(_ touch: Touch) {
    guard let drag else { return }
    table?.setWidth(drag.width + touch.location(in: self).x - drag.start, ofColumn: drag.column)
  }

  public override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: self)
    if let pressed, spans.indices.contains(pressed), spans[pressed].contains(place.x), point(inside: place) {
      table?.sort(by: pressed)
    }
    (drag, pressed) = (nil, nil)
  }

  public override func touchCancelled(_ touch: Touch) { (drag, pressed) = (nil, nil) }

  // MARK: Accessibility

  // The column that the keys act on stands for the header: Left and Right lead to the others.
  public override var accessibilityDefaults: AccessibilityDefaults {
    guard columns.indices.contains(column) else { return AccessibilityDefaults() }
    let texts = traitCollection.strings.lists
    let order = table?.sortOrder.flatMap { $0.column == column ? $0 : nil }
    return AccessibilityDefaults(
      isElement: true, label: columns[column].title,
      value: order.map { $0.isAscending ? texts.ascending : texts.descending },
      traits: columns[column].isSortable ? [.header, .button] : .header,
      place: AccessibilityPlace(number: column + 1, count: spans.count))
  }

  public override func accessibilityActivate() -> Bool {
    table?.sort(by: column)
    return true
  }

  /// The actions that the program has set, followed by actions that sort by the other columns.
  public override var accessibilityCustomActions: [AccessibilityCustomAction] {
    get {
      let texts = traitCollection.strings.lists
      let others = columns.indices.filter { $0 != column && columns[$0].isSortable }
      return super.accessibilityCustomActions
        + others.map { index in
          AccessibilityCustomAction(name: texts.columnText(texts.sort, columns[index].title)) { [weak self] _ in
            self?.table?.sort(by: index)
            return true
          }
        }
    }
    set { super.accessibilityCustomActions = newValue }
  }
}
