import TermKit

/// A button whose title is the name of its key command, so that the row of keys says what Enter does. Without a title, the name is what
/// screen readers say.
final class NamedButton: Button {
  override var keyCommands: [KeyCommand] {
    let name = currentTitle.isEmpty ? accessibilityLabel ?? "" : currentTitle
    return pressCommands.map { KeyCommand(title: name, naming: $0.keys, action: $0.action) }
  }
}
