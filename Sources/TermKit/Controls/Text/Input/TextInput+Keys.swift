extension TextInput {
  /// The commands that keys give in a text.
  func keyCommands(_ keys: TextKeys) -> [KeyCommand] {
    var commands = keys.groups.map { group in
      KeyCommand(title: group.title, keys: group.commands.map(\.key), keyLabel: group.keyLabel) { [weak self] key in
        if let command = keys.commands[key] { self?.perform(command) }
      }
    }
    // Escape belongs to others unless there is something to be ended here.
    if isSelecting {
      commands.append(
        KeyCommand(title: "End selecting", keys: [Key(.escape)]) { [weak self] in self?.perform(.unmark) })
    }
    return commands
  }
}
