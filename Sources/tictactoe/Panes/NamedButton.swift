import TermKit

/// A button that gives its key command its own title, so that the row of keys names the button beside Enter. A button without a title gives
/// its accessibility label.
final class NamedButton: Button {
  override var keyCommands: [KeyCommand] {
    let name = currentTitle.isEmpty ? accessibilityLabel ?? "" : currentTitle
    return pressCommands.map { KeyCommand(title: name, naming: $0.keys, action: $0.action) }
  }
}
