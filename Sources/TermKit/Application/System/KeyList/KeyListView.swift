import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// The sheet with the list of keys: a title, the lines and how to close the list. The lines scroll if they do not fit.
final class KeyListView: View {
  private let list: KeyListLines
  private let strings: SystemStrings
  private var firstLine = 0
  private static let sideMargin = 3
  // The margin of sections side by side.
  private static let narrowMargin = 2
  /// Called with the key of a clicked line.
  var keyClicked: (@MainActor (Key) -> Void)?
  // The line under the pointer that a click would choose: its column of lines and its index there.
  private var pointed: Place? { didSet { if pointed != oldValue { setNeedsDisplay() } } }
  private struct Place: Equatable {
    var column: Int
    var line: Int
  }

  init(commands: [KeyCommand], _ strings: SystemStrings) {
    list = KeyListLines(commands: commands, strings)
    self.strings = strings
    super.init()
    backgroundColor = .white
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let widest = [list.width, strings.keys.columns, strings.howToCloseKeys.columns].max() ?? 0
    var width = min(size.width, widest + 2 * Self.sideMargin)
    var count = list.lines(width: width - 2 * Self.sideMargin).count
    if KeyListLayout.height(lines: count, atMost: .max) > size.height {
      let columns = columns(in: size)
      if columns.count > 1 {
        let needed = columns.map(\.list.width).reduce(KeyListLines.wideSectionGap + 2 * Self.sideMargin, +)
        width = min(size.width, needed)
      }
      count = columns.map(\.lines.count).max() ?? 0
    }
    return Size(width: width, height: KeyListLayout.height(lines: count, atMost: size.height))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: strings.theseKeys, value: list.spoken(strings))
  }

  // The sheet gets the focus, so a screen reader announces it when its window opens.
  override var canBecomeFirstResponder: Bool { true }

  // MARK: Scrolling

  private typealias Column = (list: KeyListLines, columns: Range<Int>, lines: [KeyListLines.Line])

  // The lists of lines from left to right, each with the columns of this view that it covers.
  private func columns(in size: Size) -> [Column] {
    let width = max(0, size.width - 2 * Self.sideMargin)
    let lines = list.lines(width: width)
    let margin = Self.narrowMargin
    if KeyListLayout.isTight(lines: lines.count, height: size.height),
      let parts = list.sideBySide(width: size.width - 2 * margin, below: lines.count)
    {
      return parts.map { list, columns in
        let shown = columns.lowerBound + margin..<columns.upperBound + margin
        return (list: list, columns: shown, lines: list.lines(width: columns.count))
      }
    }
    return [(list: list, columns: Self.sideMargin..<Self.sideMargin + width, lines: lines)]
  }

  private var columns: [Column] { columns(in: bounds.size) }

  private func layout(_ columns: [Column]) -> KeyListLayout {
    KeyListLayout(lines: lineCount(columns), height: bounds.height)
  }

  private func lineCount(_ columns: [Column]) -> Int { columns.map(\.lines.count).max() ?? 0 }

  func scroll(by steps: Int) {
    let columns = columns
    firstLine = max(0, min(lineCount(columns) - layout(columns).list.count, firstLine + steps))
    setNeedsDisplay()
  }

  func scrollPage(_ pages: Int) { scroll(by: pages * max(1, layout(columns).list.count - 1)) }

  // In a larger sheet, lines that were scrolled out of view come back.
  override func layoutSubviews() { scroll(by: 0) }

  // MARK: Mouse

  override var tracksPointer: Bool { true }

  override func pointerMoved(to point: Point) { pointed = place(at: point) }

  override func pointerExited() { pointed = nil }

  /// Presses the key of the line at a point, if that line has one.
  func click(_ point: Point) {
    if let place = place(at: point), let key = columns[place.column].lines[place.line].key { keyClicked?(key) }
  }

  private func place(at point: Point) -> Place? {
    let columns = columns
    let rows = layout(columns).list
    guard rows.contains(point.y), let column = columns.firstIndex(where: { $0.columns.contains(point.x) }) else {
      return nil
    }
    let line = firstLine + point.y - rows.lowerBound
    let lines = columns[column].lines
    return line < lines.count && lines[line].key != nil ? Place(column: column, line: line) : nil
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let columns = columns
    let layout = layout(columns)
    draw(strings.keys, centeredIn: layout.title, TextStyle(attributes: .bold), &canvas)
    draw(
      strings.howToCloseKeys, centeredIn: layout.footer, TextStyle(foreground: .darkGray, minimumContrast: .text),
      &canvas)
    for (number, column) in columns.enumerated() {
      for (y, line) in zip(layout.list, column.lines.indices.dropFirst(firstLine)) {
        draw(column, line, isPointed: pointed == Place(column: number, line: line), y, &canvas)
      }
    }
    if firstLine > 0 { drawMark("▲", layout.title, &canvas) }
    if firstLine + layout.list.count < lineCount(columns) { drawMark("▼", layout.footer, &canvas) }
  }

  private func draw(_ text: String, centeredIn y: Int, _ style: TextStyle, _ canvas: inout Canvas) {
    let text = text.truncated(to: max(0, bounds.width - 2 * Self.sideMargin))
    canvas.draw(text, at: Point(x: (bounds.width - text.columns) / 2, y: y), style: style)
  }

  private func draw(_ column: Column, _ index: Int, isPointed: Bool, _ y: Int, _ canvas: inout Canvas) {
    let line = column.lines[index]
    let start = column.columns.lowerBound
    if line.style == .heading {
      let style = TextStyle(attributes: .bold)
      canvas.draw(line.text.truncated(to: column.columns.count), at: Point(x: start, y: y), style: style)
      return
    }
    let keyColumns = column.list.keyColumns(width: column.columns.count)
    let keys = line.keys.truncated(to: keyColumns)
    let textStart = start + keyColumns + KeyListLines.gap
    let text = line.text.truncated(to: max(0, column.columns.upperBound - textStart))
    let styles = styles(of: line, &canvas)
    drawPlate(Rect(x: textStart - 1, y: y, width: text.columns + 2, height: 1), of: line, isPointed, &canvas)
    canvas.draw(keys, at: Point(x: start + keyColumns - keys.columns, y: y), style: styles.keys)
    canvas.draw(text, at: Point(x: textStart, y: y), style: styles.text)
  }

  // Quit is a button for users of the mouse. Other lines look like one under the pointer.
  private func drawPlate(_ rect: Rect, of line: KeyListLines.Line, _ isPointed: Bool, _ canvas: inout Canvas) {
    guard line.key != nil, isPointed || line.text == strings.quit, canvas.traits.colorDepth.blends else { return }
    canvas.fill(rect, with: Color(white: isPointed ? 0.82 : 0.92))
  }

  private func styles(of line: KeyListLines.Line, _ canvas: inout Canvas) -> (keys: TextStyle, text: TextStyle) {
    if line.style == .enabled { return (canvas.tintTextStyle(.bold), TextStyle(minimumContrast: .text)) }
    let dimmed = TextStyle().secondary(in: canvas.traits)
    return (dimmed, dimmed)
  }

  // The marks are at the ends of the title and footer rows, and show that the list continues.
  private func drawMark(_ mark: String, _ y: Int, _ canvas: inout Canvas) {
    let style = TextStyle(foreground: canvas.tintColor, minimumContrast: .element)
    canvas.draw(mark, at: Point(x: bounds.width - Self.sideMargin, y: y), style: style)
  }
}

/// The rows of the parts of the list of keys: the title, the list and the footer.
///
/// Blank rows surround the list and frame the sheet. Both pairs are left out if there are too few rows.
struct KeyListLayout: Equatable {
  private(set) var title: Int
  private(set) var list: Range<Int>
  private(set) var footer: Int

  // The title, the footer, and two, one or no pairs of blank rows.
  private static let extraRows = [6, 4, 2]

  /// Returns whether there are too few rows for a number of lines and for all blank rows.
  static func isTight(lines: Int, height: Int) -> Bool { lines + extraRows[0] > height }

  /// Returns the height of a sheet for a number of lines, with all blank rows if they fit.
  static func height(lines: Int, atMost height: Int) -> Int {
    extraRows.map { lines + $0 }.first { $0 <= height } ?? height
  }

  init(lines: Int, height: Int) {
    let margin = height >= lines + 6 ? 1 : 0
    let gap = height >= lines + 4 ? 1 : 0
    title = margin
    footer = max(title, height - 1 - margin)
    let start = title + 1 + gap
    list = start..<max(start, footer - gap)
  }
}

/// The list of the keys that work on the screen behind it, on a sheet over the dimmed screen.
@MainActor package final class KeyListWindow: FadingWindow, SystemWindow {
  package var didClose: (@MainActor () -> Void)?
  private let sheet: KeyListView
  private let outline = SheetOutline()

  package init(commands: [KeyCommand], in scene: WindowScene) {
    sheet = KeyListView(commands: commands, scene.traitCollection.strings)
    super.init(windowScene: scene, level: .alert)
    backgroundColor = PresentationView.backdrop
    [sheet, outline].forEach(addSubview)
    sheet.keyClicked = { [weak self] key in
      let scene = self?.windowScene
      self?.dismiss()
      scene?.handle(.key(key))
    }
  }

  private static let largest = Size(width: 60, height: 20)

  package override func layoutSubviews() {
    // Where there are rows enough, the status bar and the bars at the bottom stay visible.
    let free = bounds.height >= 24 ? 2 : bounds.height >= 16 ? 1 : 0
    let margin = SheetOutline.isNeeded(traitCollection) ? 1 : 0
    let rows = free + margin
    let columns = max(min(free, 1), margin)
    let room = bounds.inset(by: EdgeInsets(top: rows, left: columns, bottom: rows, right: columns))
    let largest = Size(width: min(Self.largest.width, room.width), height: min(Self.largest.height, room.height))
    sheet.frame = room.centered(sheet.sizeThatFits(largest))
    outline.frame = sheet.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
  }

  package override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "", keys: Self.dismissingKeys) { [weak self] in self?.dismiss() },
      KeyCommand(title: "", keys: [Key(.down)]) { [weak self] in self?.sheet.scroll(by: 1) },
      KeyCommand(title: "", keys: [Key(.up)]) { [weak self] in self?.sheet.scroll(by: -1) },
      KeyCommand(title: "", keys: [Key(.pageDown)]) { [weak self] in self?.sheet.scrollPage(1) },
      KeyCommand(title: "", keys: [Key(.pageUp)]) { [weak self] in self?.sheet.scrollPage(-1) },
    ]
  }

  private static let dismissingKeys: [Key] = [
    Key(.escape), .character("?"), Key(.function(1)), .character("q"), Key(.enter), .character(" "),
  ]

  package override func wheelTurned(x: Int, y: Int) -> Bool {
    sheet.scroll(by: y)
    return true
  }

  // Touches of the sheet come here too, through the responder chain.
  package override func touchEnded(_ touch: Touch) {
    if touch.view === self { dismiss() } else { sheet.click(touch.location(in: sheet)) }
  }

  private func dismiss() { if fadeOut() { didClose?() } }
}
