import TermKitGraphics
import TermKitViews

extension ListEngine {
  // MARK: Cells

  /// Returns the cell of an item. If the item has no cell, asks the data source for one.
  func cell(for path: IndexPath) -> any ListCell {
    if let cell = cells[path] { return cell }
    let host = host
    finishLeaving(of: path)
    let cell = asking { host.requestCell(for: path) }
    Contract.require(
      cell.indexPath == nil,
      "\(noun.cellMethod) returned for \(path.text(noun)) the cell that shows "
        + "\(cell.indexPath?.text(noun) ?? "nothing"): \(noun.cellAdvice)")
    stopLeaving(cell)
    cell.indexPath = path
    cell.isPlaced = false
    cells[path] = cell
    if hasShownOutline { cell.outlinePlace = outline?.place(at: path) }
    host.prepare(cell, at: path)
    cell.show(selected: selected.contains(path), animated: false)
    cell.hasFocusMark = focus == path && host.isFocused
    if cell.superview !== host { host.insertSubview(cell, at: backIndex) }
    notifications.cells.append(cell)
    return cell
  }

  /// The subview index for new cells, behind all others.
  var backIndex: Int { host.backgroundView == nil ? 0 : 1 }

  /// Returns the item that a cell shows, or nil if the cell shows none.
  func path(of cell: any ListCell) -> IndexPath? { cell.indexPath.flatMap { cells[$0] === cell ? $0 : nil } }

  /// Returns the item whose cell contains a view, or nil.
  func item(of view: View) -> IndexPath? { cells.first { view.isDescendant(of: $0.cell) }?.path }

  /// Returns an idle cell after calling its `prepareForReuse()`, or creates one if no cell is idle. While an item is reconfigured, returns
  /// the cell that shows it.
  func dequeueCell(_ identifier: String, for path: IndexPath) -> (any ReusableView)? {
    if let (reconfigured, cell) = batch.reconfigured, reconfigured == path, cell.reuseIdentifier == identifier {
      return cell
    }
    return cellPool.dequeue(identifier)
  }

  // MARK: Retired cells

  /// Retires the cells of the items that fulfil a condition.
  ///
  /// The cells remain subviews until the layout pass ends, because most of them are reused in it. Scrolling then adds and removes no views.
  func retireCells(where isGone: (IndexPath) -> Bool) {
    for (path, cell) in cells.filter({ isGone($0.path) }) {
      cells[path] = nil
      retire(cell, from: path)
    }
  }

  /// Retires a cell that no longer shows its item.
  func retire(_ cell: any ListCell, from path: IndexPath) {
    let host = host
    (cell.indexPath, cell.isPlaced) = (nil, false)
    cell.finishMovement()
    cell.hasFocusMark = false
    host.window?.windowScene?.cancelTouch(in: cell)
    if host.focusedDescendant?.isDescendant(of: cell) == true { returnFocus(from: path) }
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) } else { cell.removeFromSuperview() }
    if !notifications.remove(cell) { asking { host.didEndDisplaying(cell, at: path) } }
  }

  /// Retires all cells and supplementary views.
  func retireEverything() {
    for leaving in batch.leaving { finishLeaving(leaving.cell) }
    let shown = cells
    cells = ListCells()
    visible = []
    host.placesDidChange()
    for (path, cell) in shown { retire(cell, from: path) }
    retireSectionViews { _ in true }
    removeIdleViews()
  }

  /// Removes views that were put aside and not used again.
  func removeIdleViews() {
    cellPool.removeIdleViews(from: host)
    sectionViewPool.removeIdleViews(from: host)
  }

  // MARK: Headers, footers and other supplementary views

  /// Returns the visible view of a part, or nil.
  func sectionView(_ part: SectionPart) -> View? { sectionViews.first { $0.part == part }?.view }

  /// Returns the part that a visible view shows, or nil.
  func part(of view: View) -> SectionPart? { sectionViews.first { $0.view === view }?.part }

  /// Shows the view of a part, which was not visible before.
  func add(_ view: View, of part: SectionPart) {
    sectionViews.append((part, view))
    if view.superview !== host { host.addSubview(view) }
    notifications.sectionViews.append(view)
  }

  /// Retires the visible views of the parts that fulfil a condition.
  func retireSectionViews(where isGone: (SectionPart) -> Bool) {
    if sectionViews.isEmpty { return }
    for (part, view) in sectionViews where isGone(part) {
      sectionViews.removeAll { $0.view === view }
      host.discard(view, of: part)
      if !notifications.remove(view) { asking { host.didEndDisplaying(view, of: part) } }
    }
  }

  // MARK: Layout

  /// Lays out the visible content: retires the views of items that scrolled out of view, and creates views for items that scrolled in.
  func tile() {
    // During a batch update the data source has changes that the list does not know yet.
    if batch.depth > 0 { return }
    let host = host
    work {
      loadIfNeeded()
      if host.bounds.isEmpty { return }
      host.tileBounds()
      if host.isFirstResponder, focus == nil { focusDidChange() }
    }
    if prefetching != nil { prefetch() }
  }
}

/// The cells of the visible items, in order. There are so few that a search in a sorted array is faster than a hash table.
struct ListCells: RandomAccessCollection {
  private var elements: [(path: IndexPath, cell: any ListCell)] = []

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> (path: IndexPath, cell: any ListCell) { elements[index] }

  /// The cell of an item, or nil if the item has no cell.
  subscript(path: IndexPath) -> (any ListCell)? {
    get {
      let index = index(of: path)
      return index < elements.count && elements[index].path == path ? elements[index].cell : nil
    }
    set {
      let index = index(of: path)
      let isThere = index < elements.count && elements[index].path == path
      switch newValue {
      case let cell? where isThere: elements[index].cell = cell
      case let cell?: elements.insert((path, cell), at: index)
      case nil: if isThere { elements.remove(at: index) }
      }
    }
  }

  // Returns the index of an item, or the index at which the item would be inserted.
  private func index(of path: IndexPath) -> Int { elements.countOfFirst { $0.path < path } }
}
