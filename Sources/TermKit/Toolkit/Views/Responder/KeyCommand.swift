import TermKitGraphics
import TermKitInput

/// A titled action and the keys that perform it. UIKit's `UIKeyCommand`.
///
///     KeyCommand(title: "New Game", keys: [.character("n")]) { [weak self] in self?.startNewGame() }
@MainActor public struct KeyCommand {
  /// The name of the command in the list of keys. The list leaves out commands with an empty title.
  public var title: String
  /// The keys that perform the command. `keyLabel` is the text for them in the list of keys.
  public var keys: [Key]
  /// The text for the keys in the list of keys. Defaults to the name of the first key, and with `init(title:naming:disabledReason:action:)`
  /// to the names of all keys.
  ///
  /// The list shows the default in the user's language; this property returns it in English. If an earlier responder takes the first key,
  /// the list names the next key that reaches the command, unless it names all keys.
  public var keyLabel: String {
    get { keyLabel(.english) }
    set { givenKeyLabel = newValue }
  }
  private var givenKeyLabel: String?
  private var namedKeys: [Key] = []
  /// The keys that no earlier responder takes. Nil if the command was not found through the responder chain.
  package private(set) var reachableKeys: [Key]?
  /// Performed with the pressed key.
  public var action: @MainActor (Key) -> Void
  /// Why the command cannot be used now: a short sentence without a full stop, or empty for no reason. Defaults to nil: it is enabled.
  ///
  /// The keys of a disabled command do nothing, and no other responder gets them. A screen reader announces the reason. The list of keys
  /// shows the command dimmed, with the reason. UIKit has `attributes: .disabled` for this; a terminal also has room to say why.
  public var disabledReason: String?
  /// Whether the list of keys shows the command in its second section, "Everywhere". Defaults to false. See `availableEverywhere()`.
  public private(set) var isAvailableEverywhere = false

  /// Makes a command whose action depends on the pressed key.
  /// - Parameters:
  ///   - title: The name of the command in the list of keys. With an empty title, the list leaves the command out.
  ///   - keys: The keys that perform the command.
  ///   - keyLabel: The text that the list of keys shows for the keys. Defaults to the name of the first key.
  ///   - disabledReason: Why the command cannot be used at the moment. Defaults to nil: the command is enabled.
  ///   - action: Performed with the pressed key.
  public init(
    title: String, keys: [Key], keyLabel: String? = nil, disabledReason: String? = nil,
    action: @escaping @MainActor (Key) -> Void
  ) {
    self.title = title
    self.keys = keys
    givenKeyLabel = keyLabel
    self.disabledReason = disabledReason
    self.action = action
  }

  /// Makes a command whose `action` is the same for all keys. `title`, `keys`, `keyLabel` and `disabledReason` are as in the
  /// `init(title:keys:keyLabel:disabledReason:action:)` whose action takes the pressed key.
  public init(
    title: String, keys: [Key], keyLabel: String? = nil, disabledReason: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(title: title, keys: keys, keyLabel: keyLabel, disabledReason: disabledReason) { _ in action() }
  }

  /// Makes a command for which the list of keys names every key, in the user's language.
  /// - Parameters:
  ///   - title: The name of the command in the list of keys.
  ///   - keys: The keys that perform the command.
  ///   - disabledReason: Why the command cannot be used at the moment. Defaults to nil: the command is enabled.
  ///   - action: Performed with the pressed key.
  public init(
    title: String, naming keys: [Key], disabledReason: String? = nil, action: @escaping @MainActor (Key) -> Void
  ) {
    self.init(title: title, keys: keys, disabledReason: disabledReason, action: action)
    namedKeys = keys
  }

  /// Returns a copy of the command that the list of keys shows in its section "Everywhere". The keys work as before.
  public func availableEverywhere() -> KeyCommand {
    var command = self
    command.isAvailableEverywhere = true
    return command
  }

  /// Returns a copy of the command that only some of its keys reach. Its label names the first of them, unless it names all keys.
  func reached(by keys: [Key]) -> KeyCommand {
    var command = self
    command.reachableKeys = keys
    return command
  }

  /// Performs the action for a pressed key. If the command is disabled, the responder that has it hears about it instead.
  func perform(_ key: Key, of responder: Responder) {
    if disabledReason == nil { action(key) } else { responder.disabledKeyCommandPressed(self) }
  }

  /// Returns the text for the keys in a language.
  package func keyLabel(_ strings: SystemStrings) -> String {
    if let givenKeyLabel { return givenKeyLabel }
    return namedKeys.isEmpty ? (reachableKeys ?? keys).first?.label(strings) ?? "" : namedKeys.labels(strings)
  }

  /// Returns the key that a click on the name of the command presses. Nil for a disabled command, for a command whose action depends on the
  /// key, and for keys that move the focus, which a user of the mouse does not need.
  package func keyOfClick(_ strings: SystemStrings) -> Key? {
    guard disabledReason == nil else { return nil }
    let (label, reachable) = (keyLabel(strings), reachableKeys ?? keys)
    let key = reachable.first { $0.label(strings) == label } ?? (label == keys.labels(strings) ? reachable.first : nil)
    return key.flatMap { Self.focusCodes.contains($0.code) ? nil : $0 }
  }

  private static let focusCodes: [KeyCode] = [.tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown]
}

extension Key {
  /// The key's name as on English keyboards, such as "Ctrl-L" or "Space".
  public var label: String { label(.english) }

  /// Returns the key's name as on keyboards for a language. `traitCollection.strings` are the strings of the user's language.
  public func label(_ strings: SystemStrings) -> String {
    let names = strings.keyNames
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append(names.control) }
    if modifiers.contains(.alt) { parts.append(names.alt) }
    if modifiers.contains(.shift) { parts.append(names.shift) }
    let isModified = !modifiers.isDisjoint(with: [.control, .alt])
    return (parts + [code.label(names, isModified: isModified)]).joined(separator: "-")
  }
}

extension [Key] {
  /// Returns the names of several keys, separated by spaces.
  package func labels(_ strings: SystemStrings) -> String { map { $0.label(strings) }.joined(separator: " ") }
}

extension KeyCode {
  fileprivate func label(_ names: KeyNames, isModified: Bool) -> String {
    switch self {
    case .character(" "): names.space
    case .character(let character): isModified ? character.uppercased() : String(character)
    case .enter: names.enter
    case .tab: names.tab
    case .backspace: names.backspace
    case .escape: names.escape
    case .up: names.up
    case .down: names.down
    case .left: names.left
    case .right: names.right
    case .home: names.home
    case .end: names.end
    case .pageUp: names.pageUp
    case .pageDown: names.pageDown
    case .insert: names.insert
    case .delete: names.delete
    case .begin: names.begin
    case .function(let number): "F\(number)"
    }
  }
}
