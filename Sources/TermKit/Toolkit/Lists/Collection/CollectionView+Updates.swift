import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension CollectionView {
  // MARK: Changing items and sections

  /// Inserts items that the data source has added, which fade in. `indexPaths` are their paths after all changes of the batch.
  ///
  /// Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertItems(at indexPaths: [IndexPath]) {
    engine.change("insertItems(at:)") { $0.insertRows(indexPaths, .fade) }
  }

  /// Deletes items that the data source has removed, which fade out. `indexPaths` are their paths before all changes of the batch.
  ///
  /// Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Precondition: The items exist, the batch deletes each only once, and the data source's counts agree with the changes at its end.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    engine.change("deleteItems(at:)") { $0.deleteRows(indexPaths, .fade) }
  }

  /// Exchanges the cells of items, and asks for their sizes again. `indexPaths` are their paths before all changes of the batch. Selected
  /// items stay selected.
  /// - Precondition: The items exist, the batch does not delete them, and the data source's counts agree with the changes at its end.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    engine.change("reloadItems(at:)") { $0.reloadRows(indexPaths, .fade) }
  }

  /// Moves an item that the data source has moved. The item stays selected. `indexPath` is its path before all changes of the batch, and
  /// `newIndexPath` its path after them.
  /// - Precondition: The item exists, the batch does not delete it, and the data source's counts agree with the changes at its end.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.change("moveItem(at:to:)") { $0.moveRow(indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added. `sections` are their numbers after all changes of the batch.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertSections(_ sections: some Sequence<Int>) {
    engine.change("insertSections(_:)") { $0.insertSections(sections, .fade) }
  }

  /// Deletes sections that the data source has removed. `sections` are their numbers before all changes of the batch.
  /// - Precondition: The sections exist, and the data source's counts agree with the changes at the end of the batch.
  public final func deleteSections(_ sections: some Sequence<Int>) {
    engine.change("deleteSections(_:)") { $0.deleteSections(sections, .fade) }
  }

  /// Reloads sections with their supplementary views and items, and deselects their items. `sections` are their numbers before all changes
  /// of the batch. They may have other numbers of items now.
  /// - Precondition: The sections exist, and the data source's counts of other sections agree with the changes at the end of the batch.
  public final func reloadSections(_ sections: some Sequence<Int>) {
    engine.change("reloadSections(_:)") { $0.reloadSections(sections, .fade) }
  }

  /// Moves a section with its items, which the data source has moved. `section` is its number before all changes of the batch, and
  /// `newSection` its number after them.
  /// - Precondition: The section exists, the batch does not delete it, and the data source's counts agree with the changes at its end.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    engine.change("moveSection(_:toSection:)") { $0.moveSection(section, to: newSection) }
  }

  /// Lets the data source fill the present cells of items again, and asks for the sizes of the items. An item without a cell gets no cell.
  /// `indexPaths` are their paths before all changes of the batch.
  ///
  /// Unlike `reloadItems(at:)`, it exchanges no cells: `dequeueReusableCell(withReuseIdentifier:for:)` returns the present cell of the
  /// item.
  /// - Precondition: The items exist, and the batch does not delete them. The data source dequeues with the reuse identifier
  ///   or registration of the present cell, and returns that cell.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    engine.change("reconfigureItems(at:)") { $0.reconfigureRows(indexPaths) }
  }

  /// Makes the changes of a section that a `difference` of the program's own data describes, in one animation.
  /// - Parameters:
  ///   - difference: The difference. Items move if it has inferred moves; otherwise they are deleted and inserted.
  ///   - section: The section. Defaults to 0.
  /// - Precondition: The data source has the new data already, and the section had the old data.
  public final func apply<Element>(_ difference: CollectionDifference<Element>, toSection section: Int = 0) {
    engine.change("apply(_:toSection:)") { $0.add(difference, toSection: section, .fade) }
  }

  /// Changes items and sections in one animation of 0.3 seconds.
  ///
  /// Items that are neither deleted nor in a reloaded section stay selected. The focus stays with its item, or moves to the nearest item if
  /// that one is deleted. The first visible line keeps its place on the screen unless the collection is scrolled to its start. If `updates`
  /// requests no changes, the layout asks for all sizes again.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls `insertItems(at:)` and similar methods, and may change the data.
  ///   - completion: Called when the animation has ended, with false if it was interrupted; at once, with true, if there is no animation.
  ///     Nested calls share the outermost animation.
  /// - Precondition: After `updates`, the numbers of sections and items in the data source agree with the requested changes.
  public final func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) { engine.performBatch(updates, completion) }

  // MARK: Changing the layout

  /// Replaces the layout. Selected items stay selected.
  ///
  /// The item with the focus stays in sight if it is visible; otherwise the first visible item does.
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether items that both layouts show move to their new places over 0.3 seconds.
  ///   - completion: Called when the animation has ended, with false if it was interrupted; at once, with true, if there is no animation.
  ///     Defaults to nil.
  /// - Precondition: No other collection uses the layout.
  public final func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    engine.requireNoQuestion("setCollectionViewLayout(_:animated:completion:)")
    if layout === self.layout || bounds.isEmpty || engine.isLoadDue {
      if layout !== self.layout { exchangeLayout(for: layout) }
      completion?(true)
      return
    }
    let updates = ListUpdates(of: .item)
    let change = ListChange(
      updates: updates, mapping: updates.mapping, oldPlace: placesBeforeChange(), origin: bounds.origin)
    let kept = keptItem
    exchangeLayout(for: layout)
    engine.work {
      engine.settle()
      if let frame = kept.flatMap(frame) { scrollRectToVisible(frame, animated: false) }
      if animated { return engine.animate(change, [], completion ?? { _ in }) }
      completion?(true)
    }
  }

  private func exchangeLayout(for new: CollectionViewLayout) {
    let old = layout
    old.collectionView = nil
    adopt(new)
    layout = new
    setNeedsLayout()
    // A colour that the program or an appearance rule has set stays.
    if backgroundColor == old.defaultBackground, !customizations.contains(AppearanceSlot.named("backgroundColor")) {
      AppearancePass.setDefaults { backgroundColor = new.defaultBackground }
    }
  }

  /// Connects a new layout with this collection.
  final func adopt(_ layout: CollectionViewLayout) {
    Contract.require(
      layout.collectionView == nil, "a layout belongs to one collection view: make another layout for each of them")
    layout.collectionView = self
    layout.isPrepared = false
  }
}
