import TermKitGraphics
import TermKitInput

// The keys of an open menu.

extension MenuWindow {
  private var focusedRow: MenuRow? { firstResponder as? MenuRow }

  private var rows: [MenuRow] { panels.last?.rows.filter(\.isEnabled) ?? [] }

  final var menuCommands: [KeyCommand] {
    let strings = traitCollection.strings
    return [
      KeyCommand(title: strings.close, keys: [Key(.escape)]) { [weak self] in self?.closeFront() },
      KeyCommand(title: strings.select, keys: [Key(.enter), .character(" ")]) { [weak self] in self?.chooseFocused() },
      KeyCommand(title: strings.move, keys: [Key(.down), Key(.up)], keyLabel: strings.keyNames.arrows) {
        [weak self] key in self?.move(by: key.code == .down ? 1 : -1)
      },
      KeyCommand(title: "", keys: [Key(.tab), Key(.tab, .shift)]) { [weak self] key in
        self?.move(by: key.modifiers.isEmpty ? 1 : -1)
      },
      KeyCommand(title: strings.firstOrLast, naming: [Key(.home), Key(.end)]) { [weak self] key in
        self?.moveToEnd(isFirst: key.code == .home)
      },
      KeyCommand(title: "", keys: [Key(.pageUp), Key(.pageDown)]) { [weak self] key in
        self?.moveToEnd(isFirst: key.code == .pageUp)
      },
      KeyCommand(title: "", keys: [Key(.right)]) { [weak self] in
        if self?.focusedRow?.submenu != nil { self?.chooseFocused() }
      },
      KeyCommand(title: "", keys: [Key(.left)]) { [weak self] in
        if self?.panels.count ?? 0 > 1 { self?.closeFront() }
      },
    ]
  }

  /// Closes the last submenu, or the menu.
  private func closeFront() {
    guard panels.count > 1, let opener = panels.last?.opener else { return dismiss() }
    opener.becomeFirstResponder()
    closeSubmenus(of: opener)
  }

  private func chooseFocused() {
    if let row = focusedRow { choose(row) }
  }

  private func moveToEnd(isFirst: Bool) { (isFirst ? rows.first : rows.last)?.becomeFirstResponder() }

  /// Moves the focus down or up. After the last item comes the first one.
  private func move(by step: Int) {
    let rows = rows
    guard !rows.isEmpty else { return }
    let index = focusedRow.flatMap { rows.firstIndex(of: $0) }
    let next = index.map { ($0 + step + rows.count) % rows.count } ?? (step > 0 ? 0 : rows.count - 1)
    rows[next].becomeFirstResponder()
  }

  /// Chooses the item with a key, or moves to the next item whose title begins with a typed character.
  ///
  /// Other typed characters do nothing, because commands of the program would be a surprise while a menu is open.
  final func take(_ key: Key) -> Bool {
    if let row = rows.first(where: { $0.key == key }) {
      choose(row)
      return true
    }
    guard case .character(let character) = key.code, key.modifiers.isDisjoint(with: [.control, .alt]), character != "?"
    else { return false }
    let rows = rows
    let start = focusedRow.flatMap { rows.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let letter = character.lowercased()
    let next = (rows[start...] + rows[..<start]).first { $0.element.title.lowercased().hasPrefix(letter) }
    next?.becomeFirstResponder()
    return true
  }
}
