import TermKitGraphics
import TermKitInput

// The keys that undo and redo.
extension WindowScene {
  // Ctrl-Z suspends. Most terminals send Ctrl-_ for Ctrl-/ as well.
  package static let undoKeys: [Key] = [
    .character("z", .alt), .character("_", .control), .character("/", .control), .character("u", .alt),
  ]
  package static let redoKeys: [Key] = [
    .character("y", .control), .character("Z", .alt), .character("z", [.alt, .shift]), .character("U", .alt),
    .character("u", [.alt, .shift]),
  ]

  /// The commands that undo and redo the steps of the undo manager in the responder chain. A command is missing if there is no step for it,
  /// except while the user edits a text, whose keys the list of keys always shows.
  var undoCommands: [KeyCommand] {
    let responder = firstKeyResponder
    guard let manager = responder.undoManager else { return [] }
    var commands: [KeyCommand] = []
    if manager.canUndo || responder.takesTyping {
      commands.append(
        KeyCommand(title: manager.undoMenuItemTitle, keys: Self.undoKeys) { [weak manager] in manager?.undo() })
    }
    if manager.canRedo || responder.takesTyping {
      commands.append(
        KeyCommand(title: manager.redoMenuItemTitle, keys: Self.redoKeys) { [weak manager] in manager?.redo() })
    }
    return commands
  }
}
