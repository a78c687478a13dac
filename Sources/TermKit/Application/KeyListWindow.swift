/// The list of the keys that work on the screen behind it, on a sheet of paper over the dimmed screen.
@MainActor final class KeyListWindow: Window {
  /// Called once it is closed.
  var didClose: (@MainActor () -> Void)?
  private let sheet: KeyListView

  init(commands: [KeyCommand], in scene: WindowScene) {
    sheet = KeyListView(commands: commands, scene.traitCollection.strings)
    super.init(windowScene: scene, level: .alert)
    backgroundColor = Color.black.withAlpha(0.15)
    addSubview(sheet)
  }

  override func layoutSubviews() {
    sheet.frame = bounds.centered(sheet.sizeThatFits(bounds.size))
  }

  override var keyCommands: [KeyCommand] {
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

  override func wheelTurned(x: Int, y: Int) -> Bool {
    sheet.scroll(by: y)
    return true
  }

  override func touchEnded(_ touch: Touch) { dismiss() }

  private func dismiss() {
    close()
    didClose?()
  }
}

/// The sheet of the key list: the key at the left in the tint, what it does at its right.
@MainActor private final class KeyListView: View {
  private let rows: [(keys: String, title: String)]
  private let strings: any SystemStrings
  private var firstRow = 0
  private static let margins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)

  init(commands: [KeyCommand], _ strings: any SystemStrings) {
    rows = commands.filter { !$0.title.isEmpty }.map { ($0.keyLabel(strings), $0.title) }
    self.strings = strings
    super.init()
    backgroundColor = .white
  }

  private var keyColumns: Int { rows.map(\.keys.columns).max() ?? 0 }
  private var titleColumns: Int { rows.map(\.title.columns).max() ?? 0 }
  private static let gap = 2

  /// The rows as they are in so many columns: where these are too few keys get half of them at most, and what is long goes on below.
  private struct Lines {
    var keyColumns: Int
    var lines: [(keys: String, title: String)]
  }

  private func lines(width: Int) -> Lines {
    if keyColumns + Self.gap + titleColumns <= width { return Lines(keyColumns: keyColumns, lines: rows) }
    let keyColumns = min(keyColumns, max(1, (width - Self.gap) / 2))
    let lines = rows.flatMap { row in
      let (keys, titles) = (row.keys.keyLines(width: keyColumns), row.title.lines(width: width - Self.gap - keyColumns))
      return (0..<max(keys.count, titles.count)).map { index in
        (keys: index < keys.count ? keys[index] : "", title: index < titles.count ? titles[index] : "")
      }
    }
    return Lines(keyColumns: keyColumns, lines: lines)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = min(size.width, keyColumns + Self.gap + titleColumns + Self.margins.horizontal)
    let count = lines(width: width - Self.margins.horizontal).lines.count
    return Size(width: width, height: min(size.height, count + Self.margins.vertical))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let lines = rows.map { "\($0.keys) \($0.title)" }
    return AccessibilityDefaults(isElement: true, label: strings.theseKeys, value: strings.joined(lines))
  }

  // It is what is said of its window.
  override var canBecomeFirstResponder: Bool { true }

  private var area: Rect { bounds.inset(by: Self.margins) }

  func scroll(by steps: Int) {
    firstRow = max(0, min(lines(width: area.width).lines.count - area.height, firstRow + steps))
    setNeedsDisplay()
  }

  func scrollPage(_ pages: Int) { scroll(by: pages * max(1, area.height - 1)) }

  // Where there is more room than before, what was scrolled away comes back.
  override func layoutSubviews() { scroll(by: 0) }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(in canvas: inout Canvas) {
    let area = area
    let shown = lines(width: area.width)
    drawMarks(above: firstRow > 0, below: firstRow + area.height < shown.lines.count, in: &canvas)
    let titleStart = area.minX + shown.keyColumns + Self.gap
    for (y, row) in zip(area.minY..<max(area.minY, area.maxY), shown.lines.dropFirst(firstRow)) {
      let keys = row.keys.truncated(to: shown.keyColumns)
      let keyStart = area.minX + shown.keyColumns - keys.columns
      canvas.draw(keys, at: Point(x: keyStart, y: y), style: canvas.tintTextStyle(.bold))
      let title = row.title.truncated(to: area.maxX - titleStart)
      canvas.draw(title, at: Point(x: titleStart, y: y), style: TextStyle(foreground: .black))
    }
  }

  // In the margins, where the list goes on.
  private func drawMarks(above: Bool, below: Bool, in canvas: inout Canvas) {
    let style = TextStyle(foreground: canvas.tintColor)
    if above { canvas.draw("▲", at: Point(x: bounds.midX, y: 0), style: style) }
    if below { canvas.draw("▼", at: Point(x: bounds.midX, y: bounds.maxY - 1), style: style) }
  }
}

extension String {
  /// The names of keys in lines of so many columns; a key's name is taken apart only if it is longer than that.
  fileprivate func keyLines(width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, name in
      if let last = lines.last, last.columns + 1 + name.columns <= width {
        lines[lines.count - 1] = "\(last) \(name)"
      } else {
        lines += String(name).lines(width: width)
      }
    }
  }

  /// The text broken into lines of so many columns, by words.
  fileprivate func lines(width: Int) -> [String] {
    let wrapping = TextWrapping(self, width: width)
    return wrapping.lines.map(wrapping.text(of:))
  }
}
