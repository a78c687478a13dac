import TermKitGraphics
import TermKitInput
import TermKitViews

/// The groups of a symbol palette as a row of tabs.
///
/// The tabs have no focus: the search field keeps it, and has a key for the next tab. After them comes the name of the selected group, if it
/// fits. The tabs are darker than the symbols above them; on terminals with few colours, lines separate them.
final class SymbolTabs: View {
  let pages: [SymbolPalette.Page]
  /// The page whose tab is filled, or nil during a search.
  var selected: SymbolPalette.Page? { didSet { if selected != oldValue { setNeedsDisplay() } } }
  /// Called with the page whose tab was clicked.
  var chosen: ((SymbolPalette.Page) -> Void)?

  init(_ pages: [SymbolPalette.Page]) {
    self.pages = pages
    super.init(frame: .zero)
    // Set explicitly, so that no appearance rule for views hides the tabs (A5).
    backgroundColor = Color(white: 0.86)
  }

  func name(of page: SymbolPalette.Page) -> String {
    let strings = traitCollection.strings
    return switch page {
    case .recent: strings.recentSymbols
    case .group(let group): strings.name(of: group)
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: traitCollection.strings.symbols, value: selected.map(name(of:)), traits: .staticText)
  }

  // The tabs begin where the symbols begin.
  private static let margin = 1

  private var tabWidth: Int { pages.isEmpty ? 0 : max(2, min(4, (bounds.width - Self.margin) / pages.count)) }

  private func frame(at index: Int) -> Rect {
    Rect(x: Self.margin + index * tabWidth, y: 0, width: tabWidth, height: 1)
  }

  override func touchBegan(_ touch: Touch) {
    let point = touch.location(in: self)
    if touch.button == .left, let index = pages.indices.first(where: { frame(at: $0).contains(point) }) {
      chosen?(pages[index])
    }
  }

  override func touchMoved(_ touch: Touch) {}
  override func touchEnded(_ touch: Touch) {}

  override func draw(in canvas: inout Canvas) {
    let hasLines = tabWidth > 2 && SheetOutline.isNeeded(canvas.traits)
    for (index, page) in pages.enumerated() {
      var frame = frame(at: index)
      if hasLines {
        frame.size.width -= 1
        canvas.draw("│", at: Point(x: frame.maxX, y: 0), style: TextStyle(foreground: .gray))
      }
      let margin = tabWidth > 3 ? 1 : 0
      if page == selected {
        canvas.drawFilled(page.icon, at: margin, in: frame)
      } else {
        canvas.draw(page.icon, at: frame.origin + Point(x: margin, y: 0))
      }
    }
    drawName(in: &canvas)
  }

  private func drawName(in canvas: inout Canvas) {
    let start = frame(at: pages.count).minX + 1
    guard let name = selected.map(name(of:)), start + name.columns < bounds.width else { return }
    canvas.draw(name, at: Point(x: start, y: 0), style: TextStyle(foreground: Color(white: 0.35)))
  }
}

extension SymbolPalette.Page {
  fileprivate var icon: String {
    switch self {
    case .recent: "🕘"
    case .group(.smileys): "😀"
    case .group(.people): "👋"
    case .group(.animals): "🐻"
    case .group(.food): "🍎"
    case .group(.travel): "🚗"
    case .group(.activities): "⚽"
    case .group(.objects): "💡"
    case .group(.symbols): "💯"
    case .group(.flags): "🏁"
    case .group(.signs): "→"
    }
  }
}
