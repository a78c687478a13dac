import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A collection with the layout of a list that a script runs on.
final class ScriptedCollection: ScriptedList, CollectionViewDataSource, CollectionViewDelegate {
  let model: ScriptModel
  let app: TestApplication
  private let collection: CollectionView

  init(_ model: ScriptModel) {
    self.model = model
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = false
    collection = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    collection.register(ScriptItem.self, forCellWithReuseIdentifier: "item")
    app = ScriptStage.application(collection)
    (collection.dataSource, collection.delegate) = (self, self)
    collection.becomeFirstResponder()
    app.turn()
  }

  // MARK: The list

  var view: ScrollView { collection }
  var isMultiple: Bool {
    get { collection.allowsMultipleSelection }
    set { collection.allowsMultipleSelection = newValue }
  }
  var followsFocus: Bool {
    get { collection.selectionFollowsFocus }
    set { collection.selectionFollowsFocus = newValue }
  }
  var isSelectable: Bool {
    get { collection.allowsSelection }
    set { collection.allowsSelection = newValue }
  }
  var focused: IndexPath? { collection.indexPathForFocusedItem }
  var selected: [IndexPath] { collection.indexPathsForSelectedItems }
  var visible: [IndexPath] { collection.indexPathsForVisibleItems }
  var cells: [View] { collection.visibleCells }
  func frame(of path: IndexPath) -> Rect { collection.layoutAttributesForItem(at: path)?.frame ?? .zero }
  func reload() { collection.reloadData() }
  func select(_ path: IndexPath?, animated: Bool) {
    collection.selectItem(at: path, animated: animated, scrollPosition: [])
  }
  func deselect(_ path: IndexPath) { collection.deselectItem(at: path, animated: false) }
  func scroll(to path: IndexPath, _ place: TableView.ScrollPosition, animated: Bool) {
    let positions: [TableView.ScrollPosition: CollectionView.ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    collection.scrollToItem(at: path, at: positions[place] ?? [], animated: animated)
  }
  func batch(_ changes: @escaping @MainActor () -> Void, _ completion: @escaping @MainActor (Bool) -> Void) {
    collection.performBatchUpdates(changes, completion: completion)
  }
  func change(_ change: ListChange) {
    switch change {
    case .insert(let paths): collection.insertItems(at: paths)
    case .delete(let paths): collection.deleteItems(at: paths)
    case .reload(let paths): collection.reloadItems(at: paths)
    case .reconfigure(let paths): collection.reconfigureItems(at: paths)
    case .move(let source, let target): collection.moveItem(at: source, to: target)
    case .insertSections(let sections): collection.insertSections(sections)
    case .deleteSections(let sections): collection.deleteSections(sections)
    case .reloadSections(let sections): collection.reloadSections(sections)
    case .moveSection(let source, let target): collection.moveSection(source, toSection: target)
    }
  }

  // MARK: Data source

  func numberOfSections(in collectionView: CollectionView) -> Int {
    model.log.append("sections?")
    return model.sections.count
  }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    model.log.append("count \(section)?")
    return model.sections[section].count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    model.log.append("cell \(indexPath.section).\(indexPath.item)?")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? ScriptItem {
      cell.label.text = model.text(indexPath)
      cell.height = model.height(model.text(indexPath))
    }
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { ScriptStage.header(indexPath.section, model) }

  // MARK: Delegate

  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    !model.unselectable.contains(model.text(indexPath))
  }
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    model.log.append("select \(model.text(indexPath))?")
    return !model.refused.contains(model.text(indexPath))
  }
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    model.log.append("deselect \(model.text(indexPath))?")
    return !model.refused.contains(model.text(indexPath))
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    model.note(.select, model.text(indexPath), in: self)
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    model.note(.deselect, model.text(indexPath), in: self)
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { model.note(.display, model.text(indexPath), in: self) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { model.log.append("end \((cell as? ScriptItem)?.label.text ?? "")") }
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { model.log.append("display header \(indexPath.section)") }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { model.log.append("end header \(indexPath.section)") }
  func scrollViewDidScroll(_ scrollView: ScrollView) { model.note(.scroll, "", in: self) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { model.log.append("end scroll") }
}
