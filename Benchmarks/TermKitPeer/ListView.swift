import TermKit

/// A title and, below it, a list with one row selected, of which only the rows in sight are ever made.
final class ListScreenView: View {
  private let title = Label()
  private let list: ListView
  private let count: Int

  init(count: Int) {
    self.count = count
    list = ListView(count: count)
    super.init()
    title.textColor = .paperBlack
    title.backgroundColor = Color(xterm: 195)
    [title, list].forEach(addSubview)
    list.selectionDidChange = { [unowned self] in updateTitle() }
    updateTitle()
  }

  override func layoutSubviews() {
    title.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    list.frame = bounds.inset(by: EdgeInsets(top: 1))
  }

  private func updateTitle() {
    title.text = " peers   sel=\(list.selection.padded(6, with: "0"))   of \(count.padded(6, with: "0"))"
  }
}

/// The rows. Arrows and PageUp, PageDown move the selection; rows scroll no farther than needed to keep it in sight.
final class ListView: View {
  /// The selected row.
  private(set) var selection = 0
  /// Called when another row is selected.
  var selectionDidChange: (@MainActor () -> Void)?
  private let count: Int
  private var firstRow = 0

  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
    "india", "juliett", "kilo", "lima", "mike", "november", "oscar", "papa",
  ]
  private static let selectionColor = Color(xterm: 24)
  private static let selectedTextColor = Color(xterm: 231)
  private static let numberColor = Color(xterm: 81)
  private static let wordsColor = Color(xterm: 229)
  private static let sizeColor = Color(xterm: 179)

  init(count: Int) {
    self.count = count
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressBegan(_ key: Key) -> Bool {
    switch key.code {
    case .down: select(selection + 1)
    case .up: select(selection - 1)
    case .pageDown: select(selection + bounds.height)
    case .pageUp: select(selection - bounds.height)
    default: return false
    }
    return true
  }

  private func select(_ row: Int) {
    let old = selection
    selection = max(0, min(count - 1, row))
    let first = min(max(firstRow, selection - bounds.height + 1), selection)
    if first != firstRow {
      firstRow = first
      setNeedsDisplay()
    } else {
      for row in [old, selection] { setNeedsDisplay(in: frame(of: row)) }
    }
    selectionDidChange?()
  }

  private func frame(of row: Int) -> Rect { Rect(x: 0, y: row - firstRow, width: bounds.width, height: 1) }

  override func draw(in canvas: inout Canvas) {
    let area = canvas.clipBounds
    for y in area.minY..<area.maxY where firstRow + y < count { draw(row: firstRow + y, in: &canvas) }
  }

  private func draw(row: Int, in canvas: inout Canvas) {
    let y = row - firstRow
    let isSelected = row == selection
    func style(_ color: Color) -> TextStyle {
      TextStyle(foreground: isSelected ? Self.selectedTextColor : color)
    }
    if isSelected { canvas.fill(frame(of: row), with: Self.selectionColor) }
    let words = [row, row / 16, row * 7].map { Self.words[$0 % 16] }.joined(separator: " ")
    let size = "\((row * 7919 % 1_000_000).padded(6, with: " ")) kB"
    canvas.draw("row \(row.padded(6, with: "0"))", at: Point(x: 0, y: y), style: style(Self.numberColor))
    canvas.draw("   \(words)…", at: Point(x: 10, y: y), style: style(Self.wordsColor))
    canvas.draw(size, at: Point(x: bounds.width - 9, y: y), style: style(Self.sizeColor))
  }
}

extension Int {
  /// The number, with a character in front of it as often as it takes to fill some columns.
  fileprivate func padded(_ columns: Int, with filler: Character) -> String {
    let digits = String(self)
    return String(repeating: filler, count: Swift.max(0, columns - digits.count)) + digits
  }
}
