import TermKitGraphics
import TermKitInput

extension TextInput {
  /// The commands that keys give in a text.
  func keyCommands(_ keys: TextKeys, _ strings: any SystemStrings) -> [KeyCommand] {
    var commands = keys.groups.map { group in
      KeyCommand(
        title: group.title(strings), keys: group.commands.map(\.key), keyLabel: group.keyLabel(strings)
      ) { [weak self] key in
        if let command = keys.commands[key] { self?.perform(command) }
      }
    }
    // Escape belongs to others unless there is something to be ended here.
    if isSelecting {
      commands.append(
        KeyCommand(title: strings.endSelecting, keys: [Key(.escape)]) { [weak self] in self?.perform(.unmark) })
    }
    return commands
  }
}
