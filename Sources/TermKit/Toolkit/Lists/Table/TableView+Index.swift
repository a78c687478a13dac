import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension TableView {
  /// Asks the data source for the titles of the index again. `reloadData()` does that too.
  public final func reloadSectionIndexTitles() {
    engine.requireNoQuestion("reloadSectionIndexTitles()")
    let titles = ask { $0.sectionIndexTitles(for: self) } ?? nil
    guard titles ?? [] != indexView?.titles ?? [] else { return }
    indexView?.removeFromSuperview()
    indexView = nil
    if let titles, !titles.isEmpty {
      let view = TableIndexView(titles) { [unowned self] number in goToSection(titled: number) }
      view.color = sectionIndexColor
      indexView = view
      addSubview(view)
    }
    geometry.forgetHeights()
    setNeedsLayout()
  }

  /// The columns that the index takes at the right of the rows, with a gap.
  final var indexWidth: Int { indexView.map { $0.width + 1 } ?? 0 }

  /// Places the index beside the visible rows, in front of them.
  final func placeIndex() {
    guard let view = indexView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    // The index follows a change of the offset at once, not in its animation. The scroll indicator has the last column.
    View.performWithoutAnimation {
      view.frame = Rect(x: bounds.maxX - 1 - view.width, y: visible.minY, width: view.width, height: visible.height)
    }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// Goes to the section of the first title that begins with a character, in upper or lower case. Returns whether there is one.
  final func goToSection(titledWith character: Character) -> Bool {
    let titles = indexView?.titles ?? []
    let start = character.lowercased()
    guard let number = titles.firstIndex(where: { $0.lowercased().hasPrefix(start) }) else { return false }
    goToSection(titled: number)
    return true
  }

  private func goToSection(titled number: Int) {
    guard let title = indexView?.titles[number] else { return }
    engine.loadIfNeeded()
    let section = ask { $0.tableView(self, sectionForSectionIndexTitle: title, at: number) } ?? number
    guard geometry.sections.indices.contains(section) else { return }
    let first = IndexPath(row: 0, section: section)
    guard geometry.counts.contains(first) else {
      let top = axis(.vertical).clamped(geometry.span(ofSection: section).lowerBound - adjustedContentInset.top)
      return setContentOffset(Point(x: contentOffset.x, y: top), animated: false)
    }
    scrollToRow(at: first, at: .top, animated: false)
    if engine.isSelectable(first) { engine.moveFocus(to: first) }
  }
}

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
