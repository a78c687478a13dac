import TermKitGraphics
import TermKitInput
import TermKitViews

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
}
