import TermKitGraphics
import TermKitInput

extension TextInput {
  /// The menu items for editing: Cut, Copy, Paste and Select All. An item that has nothing to do is disabled.
  func editActions(_ strings: any SystemStrings) -> [Action] {
    let isEditable = host?.isTextEditable == true
    let canCopy = !selection.isEmpty && host?.isTextSecret == false
    let items: [(title: String, command: TextCommand, isEnabled: Bool)] = [
      (strings.cut, .cut, isEditable && canCopy), (strings.copy, .copy, canCopy),
      (strings.paste, .paste, isEditable && Pasteboard.general.string != nil),
      (strings.selectAll, .selectAll, buffer.count > 0 && selection.range.count < buffer.count),
    ]
    return items.filter { isEditable || $0.command == .copy || $0.command == .selectAll }.map { item in
      let key = TextKeys.editing.groups.lazy.flatMap(\.commands).first { $0.command == item.command }?.key
      return Action(title: item.title, keyEquivalent: key, attributes: item.isEnabled ? [] : .disabled) {
        [weak self] _ in self?.perform(item.command)
      }
    }
  }

  /// Returns the menu for editing.
  /// - Parameter view: The text field or text view.
  func editMenu(for view: View) -> MenuOpening? {
    MenuOpening(Menu(children: editActions(view.traitCollection.strings)), sender: view)
  }
}
