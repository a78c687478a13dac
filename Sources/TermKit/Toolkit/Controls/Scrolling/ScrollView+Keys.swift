import TermKitGraphics
import TermKitInput

extension ScrollView {
  /// The key commands that scroll the view, or none if it cannot scroll vertically.
  final var scrollCommands: [KeyCommand] {
    let vertical = axis(.vertical)
    guard isScrollEnabled, vertical.isScrollable else { return [] }
    let page = max(1, visibleContent.height - 1)
    let strings = traitCollection.strings
    let (pages, ends) = ([Key(.pageUp), Key(.pageDown)], [Key(.home), Key(.end)])
    return [
      KeyCommand(title: strings.scroll, naming: pages) { [unowned self] key in
        scrollByKey(rows: key.code == .pageDown ? page : -page)
      },
      KeyCommand(title: strings.toTopOrEnd, naming: ends) { [unowned self] key in
        scrollByKey(rows: (key.code == .end ? 1 : -1) * vertical.offsets.count)
      },
    ]
  }

  /// Scrolls by some rows.
  ///
  /// If the focused view would leave the visible area, or nothing is left to scroll, moves the focus to a visible view.
  private func scrollByKey(rows: Int) {
    let moved = scroll(rows: rows)
    guard let focused = focusedDescendant else { return }
    let visible = visibleContent
    if moved, visible.intersects(frameInContent(focused)) { return }
    let candidates = focusableViews.filter { visible.contains(frameInContent($0)) }
    (rows > 0 ? candidates.last : candidates.first)?.becomeFirstResponder()
  }

  /// Handles an arrow key: moves the focus to a view less than a page away, or else scrolls. Returns whether the key was used.
  final func takeArrow(_ code: KeyCode) -> Bool {
    guard let arrow = Self.arrows[code] else { return false }
    if let view = neighbor(arrow.direction) { return view.becomeFirstResponder() }
    return isScrollEnabled && scroll(byColumns: arrow.columns, rows: arrow.rows)
  }

  private static let arrows: [KeyCode: (direction: FocusRing.Direction, columns: Int, rows: Int)] = [
    .up: (.up, 0, -1), .down: (.down, 0, 1), .left: (.left, -2, 0), .right: (.right, 2, 0),
  ]

  private func neighbor(_ direction: FocusRing.Direction) -> View? {
    let views = focusableViews
    guard let focused = focusedDescendant, let present = views.firstIndex(where: { $0 === focused }) else { return nil }
    let frames = views.map(frameInContent)
    guard let index = FocusRing(frames: frames).index(from: present, going: direction) else { return nil }
    let page = Rect(
      x: frames[present].minX - bounds.width, y: frames[present].minY - bounds.height,
      width: frames[present].width + 2 * bounds.width, height: frames[present].height + 2 * bounds.height)
    return page.intersects(frames[index]) ? views[index] : nil
  }

  /// The descendant that has the focus, or nil if the focus is elsewhere or on this view.
  final var focusedDescendant: View? {
    guard let view = window?.firstResponder, view !== self, view.isDescendant(of: self) else { return nil }
    return view
  }

  private func frameInContent(_ view: View) -> Rect { view.convert(view.bounds, to: self) }
}
