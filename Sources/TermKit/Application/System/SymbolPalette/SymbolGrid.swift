import TermKitGraphics
import TermKitInput
import TermKitViews

/// The symbols of a palette, in rows. One of them is marked.
///
/// Keys come from the search field, which keeps the focus. A click chooses a symbol.
final class SymbolGrid: ScrollView {
  /// The symbols. Setting other ones marks the first of them.
  var symbols: [String] = [] {
    didSet {
      if symbols == oldValue { return }
      marked = 0
      View.performWithoutAnimation { contentOffset = .zero }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Called with the symbol that was clicked.
  var chosen: ((String) -> Void)?
  /// Called after another symbol was marked.
  var markMoved: (() -> Void)?
  private var marked = 0
  private var pressed: Int?

  /// The columns of a symbol: two for the symbol, and one at each side.
  private static let cellWidth = 4

  var markedSymbol: String? { symbols.indices.contains(marked) ? symbols[marked] : nil }

  // The last column is for the scroll indicator.
  private var columnCount: Int { max(1, (bounds.width - 1) / Self.cellWidth) }

  override var canBecomeFirstResponder: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: traitCollection.strings.symbols, value: markedSymbol)
  }

  override func layoutSubviews() {
    contentSize = Size(width: 0, height: (symbols.count + columnCount - 1) / columnCount)
    super.layoutSubviews()
  }

  // MARK: The mark

  /// Moves the mark by an arrow key or by pages, as far as there are symbols.
  func moveMark(by key: KeyCode) {
    let page = max(1, bounds.height - 1) * columnCount
    switch key {
    case .left: mark(marked - 1)
    case .right: mark(marked + 1)
    case .up where marked >= columnCount: mark(marked - columnCount)
    case .down where marked / columnCount < (symbols.count - 1) / columnCount: mark(marked + columnCount)
    case .pageUp: mark(marked - page)
    case .pageDown: mark(marked + page)
    default: break
    }
  }

  private func mark(_ index: Int) {
    let index = max(0, min(symbols.count - 1, index))
    guard index != marked, symbols.indices.contains(index) else { return }
    marked = index
    setNeedsDisplay()
    scrollRectToVisible(frame(at: index), animated: false)
    markMoved?()
  }

  private func frame(at index: Int) -> Rect {
    Rect(
      x: index % columnCount * Self.cellWidth, y: index / columnCount, width: Self.cellWidth, height: 1)
  }

  // MARK: Mouse

  private func index(at point: Point) -> Int? {
    let column = point.x / Self.cellWidth
    let index = point.y * columnCount + column
    return point.x >= 0 && column < columnCount && symbols.indices.contains(index) ? index : nil
  }

  override func touchBegan(_ touch: Touch) {
    pressed = touch.button == .left ? index(at: touch.location(in: self)) : nil
    if let pressed { mark(pressed) }
  }

  override func touchMoved(_ touch: Touch) {}

  override func touchEnded(_ touch: Touch) {
    if let pressed, pressed == index(at: touch.location(in: self)) { chosen?(symbols[pressed]) }
    pressed = nil
  }

  override func touchCancelled(_ touch: Touch) { pressed = nil }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    let clip = canvas.clipBounds.intersection(bounds)
    let first = max(0, clip.minY) * columnCount
    let end = min(symbols.count, max(0, clip.maxY) * columnCount)
    for index in first..<max(first, end) {
      let frame = frame(at: index)
      if index == marked {
        canvas.drawFilled(symbols[index], at: 1, in: frame)
      } else {
        canvas.draw(symbols[index], at: frame.origin + Point(x: 1, y: 0))
      }
    }
  }
}

extension Canvas {
  /// Draws a symbol in a rectangle that is filled with the tint, some columns from its left edge.
  mutating func drawFilled(_ symbol: String, at column: Int, in rect: Rect) {
    let style = tintTextStyle().filling(against: paper(in: rect))
    drawBlanks(in: rect, TextStyle(foreground: style.foreground))
    draw(symbol, at: rect.origin + Point(x: column, y: 0), style: style)
    exchangeColors(in: rect)
  }
}
