import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The titles at the right edge of a table that lead to its sections.
final class TableIndexView: View {
  let titles: [String]
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }
  /// Called with the number of the title that the user has pressed.
  private let choose: (Int) -> Void
  private var chosen: Int?

  init(_ titles: [String], choose: @escaping (Int) -> Void) {
    self.titles = titles
    self.choose = choose
    super.init()
    // The rows themselves are read.
    accessibilityElementsHidden = true
  }

  /// The width of the widest title, at most three columns.
  private(set) lazy var width = min(3, titles.map { Label(text: $0).sizeThatFits(.unlimited).width }.max() ?? 0)

  /// Returns the number of the title that is shown in a row of cells, or nil if the row shows none. If there are more titles than rows,
  /// some are left out evenly.
  private func title(at y: Int) -> Int? {
    let (count, height) = (titles.count, bounds.height)
    if count <= height {
      let number = y - (height - count) / 2
      return titles.indices.contains(number) ? number : nil
    }
    guard height > 1 else { return y == 0 ? 0 : nil }
    return (0..<height).contains(y) ? y * (count - 1) / (height - 1) : nil
  }

  override func draw(in canvas: inout Canvas) {
    let style = color.map { TextStyle(foreground: $0, minimumContrast: .element) } ?? canvas.tintTextStyle()
    for y in 0..<bounds.height {
      if let number = title(at: y) { canvas.draw(titles[number], at: Point(x: 0, y: y), style: style) }
    }
  }

  // MARK: Mouse

  override func keepsDrag(along axis: LayoutAxis) -> Bool { true }

  override func touchBegan(_ touch: Touch) {
    guard touch.button == .left else { return super.touchBegan(touch) }
    chosen = nil
    follow(touch)
  }

  override func touchMoved(_ touch: Touch) { follow(touch) }

  override func touchEnded(_ touch: Touch) {}

  override func touchCancelled(_ touch: Touch) {}

  // Outside the titles, the nearest title counts.
  private func follow(_ touch: Touch) {
    let rows = (0..<bounds.height).filter { title(at: $0) != nil }
    guard let first = rows.first, let last = rows.last else { return }
    let number = title(at: max(first, min(last, touch.location(in: self).y)))
    guard let number, number != chosen else { return }
    chosen = number
    choose(number)
  }
}
