import TermKitGraphics
import TermKitInput
import TermKitViews

extension TableView {
  /// Whether the table is in editing mode, in which the user deletes, inserts and moves rows. Defaults to false.
  ///
  /// Setting it calls `setEditing(_:animated:)` without an animation.
  public final var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether Enter, Space and clicks select rows in the present mode.
  final var canSelectItems: Bool {
    allowsSelection && (!isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
  }

  /// Whether several rows can be selected in the present mode.
  final var selectsSeveral: Bool { allowsMultipleSelection || isEditing && allowsMultipleSelectionDuringEditing }

  final func changeEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != isInEditingMode else { return }
    engine.requireNoQuestion("setEditing(_:animated:)")
    endReordering(isCancelled: true)
    endSwipes(animated: animated)
    engine.setPressed(nil)
    if !isOn, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection { selectRow(at: nil, animated: animated) }
    isInEditingMode = isOn
    engine.commands = nil
    // Contents have another width, so they may wrap into more or fewer lines.
    geometry.forgetHeights()
    engine.loadIfNeeded()
    for (path, cell) in engine.cells {
      guard let cell = cell as? TableViewCell else { continue }
      cell.look = look(of: path)
      cell.setEditing(isOn, animated: animated)
    }
    engine.resignFocusIfNeeded()
    setNeedsLayout()
    if animated, window != nil { View.animate(withDuration: 0.25) { layoutIfNeeded() } }
  }

  /// Returns how a row looks in editing mode, or nil if the table is not in editing mode.
  final func rowEditing(of path: IndexPath) -> RowEditing? {
    guard isEditing, geometry.counts.contains(path) else { return nil }
    let isMovable = ask { $0.tableView(self, canMoveRowAt: path) } ?? false
    if allowsMultipleSelectionDuringEditing {
      return RowEditing(isIndented: true, isMovable: isMovable, marksSelection: true)
    }
    let isEditable = ask { $0.tableView(self, canEditRowAt: path) } ?? false
    let style = isEditable ? askDelegate { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete : .none
    let isIndented =
      isEditable
      && (style != .none || askDelegate { $0.tableView(self, shouldIndentWhileEditingRowAt: path) } ?? true)
    return RowEditing(style: style, isIndented: isIndented, isMovable: isMovable)
  }

  /// Returns whether keys can delete, insert or move a row.
  final func canEdit(_ path: IndexPath) -> Bool {
    rowEditing(of: path).map { $0.style != .none || $0.isMovable } ?? false
  }

  // MARK: Keys

  /// The key commands that editing mode adds.
  final var editingCommands: [KeyCommand] {
    guard isEditing else { return [] }
    let strings = traitCollection.strings
    let deletion = KeyCommand(title: strings.delete, keys: [Key(.backspace), Key(.delete)]) { [unowned self] in
      if let cell = focusedCell, cell.editingStyle == .delete { useEditControl(of: cell) }
    }
    let marks = allowsMultipleSelectionDuringEditing
    return (marks ? [] : [deletion])
      + [KeyModifiers.alt, .shift].prefix(marks ? 1 : 2).map { modifier in
        KeyCommand(title: strings.moveRow, naming: [Key(.up, modifier), Key(.down, modifier)]) { [unowned self] key in
          moveByKey(down: key.code == .down)
        }
      }
  }

  /// The cell of the row that has the focus, unless a control in the row has it.
  private var focusedCell: TableViewCell? {
    guard isFirstResponder, let path = engine.focus else { return nil }
    if engine.cells[path] == nil { show(path) }
    layoutIfNeeded()
    return cellForRow(at: path)
  }

  /// Does what the editing control of the focused row does.
  final func useFocusedEditControl() {
    if let cell = focusedCell { useEditControl(of: cell) }
  }

  private func moveByKey(down: Bool) {
    guard let path = engine.focus, isFirstResponder, rowEditing(of: path)?.isMovable == true else { return }
    if let proposed = down ? geometry.place(after: path) : geometry.place(before: path) {
      moveByUser(path, toProposed: proposed)
    }
  }

  // MARK: Deletion and insertion

  /// Handles a press of a row's editing control.
  final func useEditControl(of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert:
      becomeFirstResponder()
      engine.moveFocus(to: path)
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      let title = askDelegate { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) } ?? nil
      show(path)
      layoutIfNeeded()
      engine.moveFocus(to: path)
      cell.beginDeleteConfirmation(title: title ?? traitCollection.strings.delete)
    }
  }

  /// Handles a press of the button that confirms a deletion.
  final func confirmDeletion(of cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.endDeleteConfirmation()
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
  }

  /// Removes the button that confirms a deletion from all cells.
  final func endDeleteConfirmations() {
    for case (_, let cell as TableViewCell) in engine.cells { cell.endDeleteConfirmation() }
  }

  package nonisolated static func failForMissingCommit(_ type: Any.Type, _ style: TableViewCell.EditingStyle) -> Never {
    Contract.fail(
      "the user \(style == .insert ? "inserted" : "deleted") a row, but \(type) does not implement tableView(_:commit:forRowAt:): implement it, "
        + "or return false from tableView(_:canEditRowAt:)")
  }
}
