/// A titled action and the keys that start it. UIKit's `UIKeyCommand`.
///
///     KeyCommand(title: "New Game", keys: [.character("n")]) { [weak self] in self?.startNewGame() }
@MainActor public struct KeyCommand {
  /// What it does, as the list of keys shows it; an empty one is not listed.
  public var title: String
  /// The keys that start it; the first one is shown.
  public var keys: [Key]
  /// How the list of keys names the keys; made from `keys` unless given.
  public var keyLabel: String
  /// Done when one of the keys is pressed, with that key.
  public var action: @MainActor (Key) -> Void

  /// Makes a command whose action depends on which of the keys was pressed.
  public init(title: String, keys: [Key], keyLabel: String? = nil, action: @escaping @MainActor (Key) -> Void) {
    self.title = title
    self.keys = keys
    self.keyLabel = keyLabel ?? keys.first?.label ?? ""
    self.action = action
  }

  /// Makes a command.
  public init(title: String, keys: [Key], keyLabel: String? = nil, action: @escaping @MainActor () -> Void) {
    self.init(title: title, keys: keys, keyLabel: keyLabel) { _ in action() }
  }
}

extension Key {
  /// The key's name as keyboards print it, "Ctrl-L" or "Space".
  public var label: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [code.label(isModified: !modifiers.isDisjoint(with: [.control, .alt]))]).joined(separator: "-")
  }
}

extension KeyCode {
  fileprivate func label(isModified: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): isModified ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .begin: "Begin"
    case .function(let number): "F\(number)"
    }
  }
}
