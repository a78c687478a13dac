import TermKitGraphics
import TermKitViews

/// The changes of items that are pending or being animated, and the item that is being configured again.
struct ListBatch {
  /// The changes that were requested but not applied yet.
  var updates: ListUpdates
  /// Whether a reload was due when the batch began. It replaces the animation, also if the items were counted in the meantime.
  var reloads = false
  /// The number of nested batches that have not ended.
  var depth = 0
  /// The number of calls of `begin(_:)`, inside the present closure of changes, that are not ended.
  var begun = 0
  /// The completion handlers of the batch that is being collected.
  var completions: [@MainActor (Bool) -> Void] = []
  /// The item that is being reconfigured, and its cell.
  var reconfigured: ListElement?
  /// Whether the changes are made in an animation.
  var isAnimated = true
  /// Whether the scroll offset stays as it is, instead of the visible items.
  var keepsOffset = false
  /// The cells of items that were deleted, reloaded or moved out of view, until their animation has finished.
  var leaving: [LeavingCell] = []
}

/// A cell that leaves in an animation.
struct LeavingCell {
  /// The path of its item before the change.
  let path: IndexPath
  let cell: any ListCell
  /// The item that the cell still shows. Nil if the item was deleted, or reloaded in another cell.
  var item: IndexPath?
}

/// An item and its cell.
typealias ListElement = (path: IndexPath, cell: any ListCell)

/// A change of items, from which their animation is computed.
struct ListChange {
  let updates: ListUpdates
  let mapping: ListMapping
  /// Returns where an item was before the change, from its old path and its new place. Returns nil if it was not near the visible area.
  let oldPlace: (_ old: IndexPath, _ end: Rect) -> Rect?
  /// The scroll offset before the change.
  let origin: Point
}

extension ListEngine {
  // MARK: Batches

  /// Begins changes that are made in one animation, for a method of the list.
  func begin(_ method: String) {
    requireNoQuestion(method)
    if batch.depth == 0 { batch.reloads = isLoadDue }
    batch.depth += 1
    batch.begun += 1
  }

  /// Ends a batch. The outermost call makes all changes that were requested since then.
  func end() {
    batch.begun -= 1
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let completions = batch.completions
    batch.completions = []
    work { commitUpdates { finished in completions.forEach { $0(finished) } } }
  }

  /// Makes changes in one animation.
  func performBatch(_ changes: (@MainActor () -> Void)?, _ completion: (@MainActor (Bool) -> Void)?) {
    let begun = batch.begun
    begin("performBatchUpdates(_:completion:)")
    batch.begun = 0
    changes?()
    batch.begun += begun + 1
    if let completion { batch.completions.append(completion) }
    end()
  }

  /// Makes the changes from one snapshot to another, after `adoption` has given the data source the new one. Without changes, does nothing.
  func apply(
    _ updates: ListUpdates, animated: Bool, adoption: () -> Void, _ completion: (@MainActor () -> Void)?
  ) {
    requireNoQuestion("apply(_:animatingDifferences:completion:)")
    // A list that has not asked for anything yet will ask for the new items.
    loadIfNeeded()
    adoption()
    if updates.isEmpty {
      completion?()
      return
    }
    batch.isAnimated = animated
    performBatch({ self.batch.updates = updates }) { _ in completion?() }
  }

  /// Adds a change to the batch, or makes it at once outside a batch.
  func change(_ method: String, _ body: (inout ListUpdates) -> Void) {
    requireNoQuestion(method)
    body(&batch.updates)
    if batch.depth == 0 { work { commitUpdates { _ in } } }
  }

  // MARK: Applying changes

  private func commitUpdates(_ completion: @escaping @MainActor (Bool) -> Void) {
    let host = host
    let updates = batch.updates
    let isAnimated = batch.isAnimated
    (batch.updates, batch.isAnimated) = (ListUpdates(of: noun), true)
    // The pending reload asks for everything anyway.
    if isLoadDue || batch.reloads {
      batch.reloads = false
      host.reloadData()
      completion(true)
      return
    }
    let new = reportedCounts
    if let fault = updates.fault(from: counts.perSection, to: new) {
      Contract.fail("\(fault). Make the same changes to the data, in the same batch or just before it")
    }
    setPressed(nil)
    host.willChangeItems()
    let change = ListChange(
      updates: updates, mapping: updates.mapping, oldPlace: host.placesBeforeChange(), origin: host.bounds.origin)
    let gone = rename(change, SectionCounts(new))
    for path in updates.reconfiguredRows.compactMap(change.mapping.new).sorted() { reconfigure(path) }
    guard isAnimated, !host.bounds.isEmpty else {
      for (path, cell) in gone { retire(cell, from: path) }
      removeIdleViews()
      completion(true)
      return host.setNeedsLayout()
    }
    animate(change, gone, completion)
  }

  /// Updates all stored paths to those after the changes; returns the cells of items that were deleted or reloaded.
  private func rename(_ change: ListChange, _ new: SectionCounts) -> [ListElement] {
    let (host, mapping) = (host, change.mapping)
    let anchor = batch.keepsOffset ? nil : anchor(mapping)
    let before = anchor.flatMap { host.frame(of: $0) }
    let losesFocus =
      focus.map { mapping.new($0) == nil && host.frame(of: $0)?.intersects(host.bounds) == true } ?? false
    counts = new
    range = nil
    host.follow(change)
    for path in change.updates.reloadedRows.keys.compactMap(mapping.new) { host.forgetSize(of: path) }
    selected = ListSelection(selected.compactMap(mapping.new))
    focus = focus.flatMap { counts.nearest(to: mapping.place(of: $0)) }
    target = target.flatMap(mapping.new)
    if let ahead = prefetching?.ahead { prefetching?.ahead = Set(ahead.compactMap(mapping.new)) }
    for index in batch.leaving.indices {
      batch.leaving[index].item = batch.leaving[index].item.flatMap(mapping.new)
    }
    let gone = renameCells(change)
    visible = visible.compactMap(mapping.new).sorted()
    host.placesDidChange()
    renameSectionViews(mapping)
    let kept = anchor.flatMap(mapping.new)
    if let before, let after = kept.flatMap({ host.frame(of: $0) }) {
      let distance = after.origin - before.origin
      host.shiftContent(by: host.scrollAxis == .vertical ? Point(x: 0, y: distance.y) : Point(x: distance.x, y: 0))
    }
    // The item after a visible one that is deleted may be out of sight, unlike the item that keeps its place.
    if losesFocus, let kept, focus.flatMap({ host.frame(of: $0) })?.intersects(host.bounds) != true { focus = kept }
    return gone
  }

  // The item that keeps its place on the screen. At the start of the content no item does, so that inserted items are visible.
  private func anchor(_ mapping: ListMapping) -> IndexPath? {
    let host = host
    let axis = host.scrollAxis
    let start = axis.along(host.visibleContent).lowerBound
    if start <= 0 { return nil }
    return visible.first { path in
      mapping.new(path) != nil && host.frame(of: path).map { axis.along($0).upperBound > start } ?? false
    }
  }

  private func renameCells(_ change: ListChange) -> [ListElement] {
    var gone: [ListElement] = []
    let shown = cells
    cells = ListCells()
    for (path, cell) in shown {
      if let new = change.mapping.new(path), change.updates.reloadedRows[path] == nil {
        cell.indexPath = new
        cells[new] = cell
      } else {
        // The data source may return the cell again, for this item or another.
        cell.indexPath = nil
        gone.append((path, cell))
      }
    }
    return gone
  }

  // Assigns visible supplementary views to the new numbers of their sections.
  private func renameSectionViews(_ mapping: ListMapping) {
    retireSectionViews { mapping.newSection($0.section) == nil || mapping.isReloaded(section: $0.section) }
    sectionViews = sectionViews.compactMap { part, view in
      mapping.newSection(part.section).map { (part.of($0), view) }
    }
  }

  private func reconfigure(_ path: IndexPath) {
    let host = host
    host.forgetSize(of: path)
    guard let cell = cells[path] else { return }
    batch.reconfigured = (path, cell)
    let answer = asking { host.requestCell(for: path) }
    batch.reconfigured = nil
    Contract.require(
      answer === cell,
      "\(noun.cellMethod) returned another cell while \(path.text(noun)) was reconfigured: return the cell that you dequeued, "
        + "or call \(noun.reloadMethod)")
  }
}
