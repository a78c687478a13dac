import TermKitGraphics
import TermKitInput

/// One open menu: an outline around the items, which scroll if they do not fit.
final class MenuPanel: View {
  let menu: Menu
  /// The rectangle beside which the panel opens, in the coordinates of the window: an item of another panel, a button or a cell.
  var anchor: Rect
  /// The columns that the panel has at least.
  var leastWidth = 0
  /// The item of another panel that opened this one, or nil for the first panel.
  private(set) weak var opener: MenuRow?
  private let lines: [View]
  private let items = MenuScrollView()
  private let raised = RaisedArea()
  private let shadow = [ShadowStrip(isBelow: false), ShadowStrip(isBelow: true)]

  init(_ menu: Menu, at anchor: Rect, opener: MenuRow?) {
    self.menu = menu
    self.anchor = anchor
    self.opener = opener
    lines = MenuLines(of: menu, hasHeading: opener == nil).lines.map { line in
      switch line {
      case .heading(let text): MenuHeading(text)
      case .separator: MenuSeparator()
      case .item(let element): MenuRow(element)
      }
    }
    super.init(frame: .zero)
    // Set explicitly, so that no appearance rule for views hides the text (A5). The outline has the background of what is behind: paper
    // outside of the line would look like a halo.
    backgroundColor = .clear
    items.backgroundColor = .white
    clipsToBounds = true
    addSubview(items)
    lines.forEach(items.addSubview)
    ([raised] + shadow).forEach(addSubview)
  }

  var rows: [MenuRow] { lines.compactMap { $0 as? MenuRow } }

  override var tracksPointer: Bool { true }

  override func pointerMoved(to point: Point) {
    (window as? any MenuPanelHost)?.follow(convert(point, to: nil))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: menu.title.isEmpty ? traitCollection.strings.menu : menu.title)
  }

  override var isAnnouncedAsWhole: Bool { true }

  // MARK: Layout

  // The columns of all items, which are aligned.
  private var columns: MenuColumns {
    rows.map(\.neededColumns).reduce(into: MenuColumns()) { widest, own in
      widest.mark = max(widest.mark, own.mark)
      widest.image = max(widest.image, own.image)
      widest.text = max(widest.text, own.text)
      widest.trailing = max(widest.trailing, own.trailing)
    }
  }

  private func height(of line: View) -> Int { (line as? MenuRow)?.height ?? 1 }

  /// The size at which nothing is cut off.
  private var wantedSize: Size {
    let headings = lines.compactMap { ($0 as? MenuHeading)?.text?.columns }.max() ?? 0
    let width = max(columns.width, headings + 2 * MenuColumns.margin)
    return Size(width: max(leastWidth, width + 2), height: lines.reduce(2) { $0 + height(of: $1) })
  }

  /// Returns the frame of the panel inside a rectangle of the window.
  func frame(in room: Rect) -> Rect {
    let place = AnchoredPlace(size: wantedSize, room: room)
    return opener == nil ? place.below(anchor) : place.beside(anchor)
  }

  override func layoutSubviews() {
    let area = bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    items.frame = area
    raised.frame = area
    shadow.forEach { $0.follow(area) }
    let columns = columns
    var y = 0
    for line in lines {
      let margin = line is MenuHeading ? MenuColumns.margin : 0
      line.frame = Rect(x: margin, y: y, width: max(0, area.width - 2 * margin), height: height(of: line))
      (line as? MenuRow)?.columns = columns
      y += height(of: line)
    }
    items.contentSize = Size(width: area.width, height: y)
  }

  /// Returns the item at a point of the window, or nil.
  func row(at point: Point) -> MenuRow? {
    guard let window, frame.contains(point) else { return nil }
    return rows.first {
      $0.bounds.contains($0.convert(point, from: window)) && items.frame.contains(convert(point, from: window))
    }
  }

  /// Scrolls to an item.
  func reveal(_ row: MenuRow) { items.scrollRectToVisible(row.frame, animated: false) }

  // MARK: Drawing

  /// The style of the outline and of the separators.
  static let lineStyle = TextStyle(foreground: Color(white: 0.6), minimumContrast: .element)

  override func draw(in canvas: inout Canvas) { Self.drawOutline(in: bounds, &canvas) }

  /// Draws the outline of a menu or a popover.
  static func drawOutline(in bounds: Rect, _ canvas: inout Canvas) {
    guard bounds.width >= 2, bounds.height >= 2 else { return }
    guard canvas.traits.colorDepth.blends, canvas.traits.glyphLevel == .braille else {
      return canvas.drawBox(in: bounds, lineStyle)
    }
    // Lines at the edges of the contents. The shadow is at the other two edges.
    let top = String(repeating: "▁", count: bounds.width - 2)
    canvas.draw(top, at: Point(x: 1, y: 0), style: lineStyle)
    for y in 1..<bounds.height - 1 { canvas.draw(Glyph("▕"), at: Point(x: 0, y: y), style: lineStyle) }
  }
}

/// The area inside the outline of a menu, which is lighter than the ground at night.
private final class RaisedArea: PassiveView {
  override func draw(in canvas: inout Canvas) { canvas.raise(bounds, to: Elevation.sheet) }
}

/// The items of a menu. The arrow keys move the focus instead of scrolling.
private final class MenuScrollView: ScrollView {
  override var keyCommands: [KeyCommand] { [] }
  override func pressBegan(_ key: Key) -> Bool { false }
}
