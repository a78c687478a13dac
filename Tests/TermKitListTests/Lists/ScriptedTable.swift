import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A table that a script runs on.
final class ScriptedTable: ScriptedList, TableViewDataSource, TableViewDelegate {
  let model: ScriptModel
  let app: TestApplication
  private let table = TableView(style: .plain)

  init(_ model: ScriptModel) {
    self.model = model
    table.separatorStyle = .none
    table.register(ScriptRow.self, forCellReuseIdentifier: "row")
    app = ScriptStage.application(table)
    (table.dataSource, table.delegate) = (self, self)
    table.becomeFirstResponder()
    app.turn()
  }

  // MARK: The list

  var view: ScrollView { table }
  var isMultiple: Bool {
    get { table.allowsMultipleSelection }
    set { table.allowsMultipleSelection = newValue }
  }
  var followsFocus: Bool {
    get { table.selectionFollowsFocus }
    set { table.selectionFollowsFocus = newValue }
  }
  var isSelectable: Bool {
    get { table.allowsSelection }
    set { table.allowsSelection = newValue }
  }
  var focused: IndexPath? { table.indexPathForFocusedRow }
  var selected: [IndexPath] { table.indexPathsForSelectedRows }
  var visible: [IndexPath] { table.indexPathsForVisibleRows }
  var cells: [View] { table.visibleCells }
  func frame(of path: IndexPath) -> Rect { table.rectForRow(at: path) }
  func reload() { table.reloadData() }
  func select(_ path: IndexPath?, animated: Bool) { table.selectRow(at: path, animated: animated) }
  func deselect(_ path: IndexPath) { table.deselectRow(at: path, animated: false) }
  func scroll(to path: IndexPath, _ place: TableView.ScrollPosition, animated: Bool) {
    table.scrollToRow(at: path, at: place, animated: animated)
  }
  func batch(_ changes: @escaping @MainActor () -> Void, _ completion: @escaping @MainActor (Bool) -> Void) {
    table.performBatchUpdates(changes, completion: completion)
  }
  func change(_ change: ListChange) {
    switch change {
    case .insert(let paths): table.insertRows(at: paths, with: .fade)
    case .delete(let paths): table.deleteRows(at: paths, with: .fade)
    case .reload(let paths): table.reloadRows(at: paths, with: .fade)
    case .reconfigure(let paths): table.reconfigureRows(at: paths)
    case .move(let source, let target): table.moveRow(at: source, to: target)
    case .insertSections(let sections): table.insertSections(sections, with: .fade)
    case .deleteSections(let sections): table.deleteSections(sections, with: .fade)
    case .reloadSections(let sections): table.reloadSections(sections, with: .fade)
    case .moveSection(let source, let target): table.moveSection(source, toSection: target)
    }
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    model.log.append("sections?")
    return model.sections.count
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.log.append("count \(section)?")
    return model.sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    model.log.append("cell \(indexPath.section).\(indexPath.row)?")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath, as: ScriptRow.self)
    cell.label.text = model.text(indexPath)
    cell.height = model.height(model.text(indexPath))
    return cell
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    ScriptStage.header(section, model)
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !model.unselectable.contains(model.text(indexPath))
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    model.log.append("select \(model.text(indexPath))?")
    return model.refused.contains(model.text(indexPath)) ? nil : indexPath
  }
  // A table also asks when another row replaces the selected one (`ListDifference.replacedSelection`).
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard tableView.allowsMultipleSelection else { return indexPath }
    model.log.append("deselect \(model.text(indexPath))?")
    return model.refused.contains(model.text(indexPath)) ? nil : indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    model.note(.select, model.text(indexPath), in: self)
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    model.note(.deselect, model.text(indexPath), in: self)
  }
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    model.note(.display, model.text(indexPath), in: self)
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {
    model.log.append("end \((cell as? ScriptRow)?.label.text ?? "")")
  }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    model.log.append("display header \(section)")
  }
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    model.log.append("end header \(section)")
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { model.note(.scroll, "", in: self) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { model.log.append("end scroll") }
}
