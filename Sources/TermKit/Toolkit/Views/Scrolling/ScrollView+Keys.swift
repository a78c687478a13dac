import TermKitGraphics
import TermKitInput

extension ScrollView {
  /// The key commands that scroll the view: vertically, or horizontally if it cannot scroll vertically. None if it cannot scroll.
  final var scrollCommands: [KeyCommand] {
    let isVertical = axis(.vertical).isScrollable
    let axis = axis(isVertical ? .vertical : .horizontal)
    guard isScrollEnabled, axis.isScrollable else { return [] }
    let page = max(1, (isVertical ? visibleContent.height : visibleContent.width) - 1)
    let strings = traitCollection.strings
    let (pages, ends) = ([Key(.pageUp), Key(.pageDown)], [Key(.home), Key(.end)])
    return [
      KeyCommand(title: strings.scroll, naming: pages) { [unowned self] key in
        scrollByKey(key.code == .pageDown ? page : -page, isVertical: isVertical)
      },
      KeyCommand(title: isVertical ? strings.toTopOrEnd : strings.toStartOrEnd, naming: ends) { [unowned self] key in
        scrollByKey((key.code == .end ? 1 : -1) * axis.offsets.count, isVertical: isVertical)
      },
    ]
  }

  /// Scrolls by some rows or columns.
  ///
  /// If the focused view would leave the visible area, or nothing is left to scroll, moves the focus to a visible view.
  private func scrollByKey(_ cells: Int, isVertical: Bool) {
    let moved = isVertical ? scroll(rows: cells) : scroll(byColumns: cells)
    guard let focused = focusedDescendant else { return }
    let visible = visibleContent
    if moved, visible.intersects(frameInContent(focused)) { return }
    let candidates = focusableViews.filter { visible.contains(frameInContent($0)) }
    (cells > 0 ? candidates.last : candidates.first)?.becomeFirstResponder()
  }

  /// Handles an arrow key: moves the focus to a view less than a page away, or else scrolls. Returns whether the key was used.
  package final func takeArrow(_ code: KeyCode) -> Bool {
    guard let arrow = Self.arrows[code] else { return false }
    if let view = neighbor(arrow.direction) { return view.becomeFirstResponder() }
    return isScrollEnabled && scroll(byColumns: arrow.columns, rows: arrow.rows)
  }

  package static let arrows: [KeyCode: (direction: FocusRing.Direction, columns: Int, rows: Int)] = [
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
  package final var focusedDescendant: View? {
    guard let view = window?.firstResponder, view !== self, view.isDescendant(of: self) else { return nil }
    return view
  }

  private func frameInContent(_ view: View) -> Rect { view.convert(view.bounds, to: self) }
}
