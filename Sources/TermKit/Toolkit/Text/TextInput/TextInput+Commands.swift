import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

extension TextInput {
  /// Returns the key commands of a text.
  func keyCommands(_ keys: TextKeys, _ strings: SystemStrings) -> [KeyCommand] {
    var commands = keys.groups.map { group in
      KeyCommand(
        title: group.title(strings), keys: group.commands.map(\.key), keyLabel: group.keyLabel(strings)
      ) { [weak self] key in
        if let command = keys.commands[key] { self?.perform(command) }
      }
    }
    commands += symbolCommands(strings)
    // Escape is handled here only while selecting, so that otherwise it reaches the responder chain.
    if isSelecting {
      commands.append(
        KeyCommand(title: strings.endSelecting, keys: [Key(.escape)]) { [weak self] in self?.perform(.unmark) })
    }
    return commands
  }

  /// The menu items for editing: Cut, Copy, Paste, Select All, and the symbol palette. An item that has nothing to do is disabled. Undo and
  /// Redo follow, if there is a step for them.
  func editActions(_ strings: SystemStrings) -> [Action] {
    let isEditable = host?.isTextEditable == true
    let canCopy = !selection.isEmpty && host?.isTextSecret == false
    let items: [(title: String, command: TextCommand, isEnabled: Bool)] = [
      (strings.cut, .cut, isEditable && canCopy), (strings.copy, .copy, canCopy),
      (strings.paste, .paste, isEditable && Pasteboard.general.string != nil),
      (strings.selectAll, .selectAll, buffer.count > 0 && selection.range.count < buffer.count),
    ]
    let shown = items.filter { isEditable || $0.command == .copy || $0.command == .selectAll }
    return shown.map { item in
      let key = TextKeys.editing.groups.lazy.flatMap(\.commands).first { $0.command == item.command }?.key
      return Action(title: item.title, keyEquivalent: key, attributes: item.isEnabled ? [] : .disabled) {
        [weak self] _ in self?.perform(item.command)
      }
    } + symbolActions(strings) + (isEditable ? undoActions : [])
  }

  private var undoActions: [Action] {
    guard let manager = host?.undoManager else { return [] }
    let undo = Action(title: manager.undoMenuItemTitle, keyEquivalent: WindowScene.undoKeys.first) {
      [weak manager] _ in manager?.undo()
    }
    let redo = Action(title: manager.redoMenuItemTitle, keyEquivalent: WindowScene.redoKeys.first) {
      [weak manager] _ in manager?.redo()
    }
    return (manager.canUndo ? [undo] : []) + (manager.canRedo ? [redo] : [])
  }

  /// The menu for editing. A click that opens it moves the cursor, unless it is in the selection.
  var editMenu: MenuOpening? {
    guard let host else { return nil }
    var opening = MenuOpening(Menu(children: editActions(host.traitCollection.strings)), sender: host)
    opening?.willFocus = { [weak self] point in
      guard let self, let position = self.host?.position(at: point), !selection.range.contains(position.offset) else {
        return
      }
      beginDrag(at: position, tapCount: 1, extends: false)
      endDrag()
    }
    return opening
  }
}
