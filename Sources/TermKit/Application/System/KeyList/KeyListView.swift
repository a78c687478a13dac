import TermKitGraphics
import TermKitInput
import TermKitViews

/// The sheet with the list of keys: a title, the lines and how to close the list. The lines scroll if they do not fit.
final class KeyListView: View {
  private let list: KeyListLines
  private let strings: SystemStrings
  private var firstLine = 0
  private static let sideMargin = 3

  init(commands: [KeyCommand], _ strings: SystemStrings) {
    list = KeyListLines(commands: commands, strings)
    self.strings = strings
    super.init()
    backgroundColor = .white
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let widest = [list.width, strings.keys.columns, strings.howToCloseKeys.columns].max() ?? 0
    let width = min(size.width, widest + 2 * Self.sideMargin)
    let count = list.lines(width: width - 2 * Self.sideMargin).count
    return Size(width: width, height: KeyListLayout.height(lines: count, atMost: size.height))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: strings.theseKeys, value: list.spoken(strings))
  }

  // The sheet gets the focus, so a screen reader announces it when its window opens.
  override var canBecomeFirstResponder: Bool { true }

  // MARK: Scrolling

  private var columns: Int { bounds.width - 2 * Self.sideMargin }

  private var lines: [KeyListLines.Line] { list.lines(width: columns) }

  private func layout(_ lines: [KeyListLines.Line]) -> KeyListLayout {
    KeyListLayout(lines: lines.count, height: bounds.height)
  }

  func scroll(by steps: Int) {
    let lines = lines
    firstLine = max(0, min(lines.count - layout(lines).list.count, firstLine + steps))
    setNeedsDisplay()
  }

  func scrollPage(_ pages: Int) { scroll(by: pages * max(1, layout(lines).list.count - 1)) }

  // In a larger sheet, lines that were scrolled out of view come back.
  override func layoutSubviews() { scroll(by: 0) }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let lines = lines
    let layout = layout(lines)
    draw(strings.keys, centeredIn: layout.title, TextStyle(attributes: .bold), &canvas)
    draw(
      strings.howToCloseKeys, centeredIn: layout.footer, TextStyle(foreground: .darkGray, minimumContrast: .text),
      &canvas)
    for (y, line) in zip(layout.list, lines.dropFirst(firstLine)) { draw(line, y, &canvas) }
    if firstLine > 0 { drawMark("▲", layout.title, &canvas) }
    if firstLine + layout.list.count < lines.count { drawMark("▼", layout.footer, &canvas) }
  }

  private func draw(_ text: String, centeredIn y: Int, _ style: TextStyle, _ canvas: inout Canvas) {
    let text = text.truncated(to: max(0, columns))
    canvas.draw(text, at: Point(x: (bounds.width - text.columns) / 2, y: y), style: style)
  }

  private func draw(_ line: KeyListLines.Line, _ y: Int, _ canvas: inout Canvas) {
    if line.style == .heading {
      let style = TextStyle(attributes: .bold)
      canvas.draw(line.text.truncated(to: columns), at: Point(x: Self.sideMargin, y: y), style: style)
      return
    }
    let keyColumns = list.keyColumns(width: columns)
    let keys = line.keys.truncated(to: keyColumns)
    let textStart = Self.sideMargin + keyColumns + KeyListLines.gap
    let text = line.text.truncated(to: max(0, bounds.width - Self.sideMargin - textStart))
    let styles = styles(of: line, &canvas)
    canvas.draw(keys, at: Point(x: Self.sideMargin + keyColumns - keys.columns, y: y), style: styles.keys)
    canvas.draw(text, at: Point(x: textStart, y: y), style: styles.text)
  }

  private func styles(of line: KeyListLines.Line, _ canvas: inout Canvas) -> (keys: TextStyle, text: TextStyle) {
    if line.style == .enabled { return (canvas.tintTextStyle(.bold), TextStyle()) }
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
@MainActor package final class KeyListWindow: Window, SystemWindow {
  package var didClose: (@MainActor () -> Void)?
  private let sheet: KeyListView
  private let outline = SheetOutline()

  package init(commands: [KeyCommand], in scene: WindowScene) {
    sheet = KeyListView(commands: commands, scene.traitCollection.strings)
    super.init(windowScene: scene, level: .alert)
    backgroundColor = Color.black.withAlphaComponent(0.15)
    [outline, sheet].forEach(addSubview)
  }

  package override func layoutSubviews() {
    let margin = SheetOutline.isNeeded(traitCollection) ? 1 : 0
    let room = bounds.inset(by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
    sheet.frame = room.centered(sheet.sizeThatFits(room.size))
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
  package override func touchEnded(_ touch: Touch) { if touch.view === self { dismiss() } }

  private func dismiss() {
    close()
    didClose?()
  }
}
