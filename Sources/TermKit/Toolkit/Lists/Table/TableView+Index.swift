import TermKitGraphics
import TermKitViews

/// The index of a table.
struct TableIndex {
  fileprivate var view: TableIndexView?
  fileprivate var color: Color?
}

extension TableView {
  /// The colour of the titles of the index. Defaults to nil: the tint.
  public final var sectionIndexColor: Color? {
    get { index.color }
    set {
      index.color = newValue
      index.view?.color = newValue
    }
  }

  /// Asks the data source for the titles of the index again. `reloadData()` does that too.
  public final func reloadSectionIndexTitles() {
    engine.requireNoQuestion("reloadSectionIndexTitles()")
    let titles = ask { $0.sectionIndexTitles(for: self) } ?? nil
    guard titles ?? [] != index.view?.titles ?? [] else { return }
    index.view?.removeFromSuperview()
    index.view = nil
    if let titles, !titles.isEmpty {
      let view = TableIndexView(titles) { [unowned self] number in goToSection(titled: number) }
      view.color = index.color
      index.view = view
      addSubview(view)
    }
    geometry.forgetHeights()
    setNeedsLayout()
  }

  /// The columns that the index takes at the right of the rows, with a gap.
  final var indexWidth: Int { index.view.map { $0.width + 1 } ?? 0 }

  /// Places the index beside the visible rows, in front of them.
  final func placeIndex() {
    guard let view = index.view else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    // The index follows a change of the offset at once, not in its animation. The scroll indicator has the last column.
    View.performWithoutAnimation {
      view.frame = Rect(x: bounds.maxX - 1 - view.width, y: visible.minY, width: view.width, height: visible.height)
    }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// Goes to the section of the first title that begins with a character, in upper or lower case. Returns whether there is one.
  final func goToSection(titledWith character: Character) -> Bool {
    let titles = index.view?.titles ?? []
    let start = character.lowercased()
    guard let number = titles.firstIndex(where: { $0.lowercased().hasPrefix(start) }) else { return false }
    goToSection(titled: number)
    return true
  }

  private func goToSection(titled number: Int) {
    guard let title = index.view?.titles[number] else { return }
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
