extension Key {
  /// The name of the key for programs: "a", "enter", "ctrl-s", "alt-shift-f5".
  package var name: String {
    Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name).joined() + code.name
  }

  /// Returns the key with a name, or nil if no key has it.
  package init?(named name: String) {
    var (rest, modifiers) = (name[...], KeyModifiers())
    for known in Self.modifierNames where rest.hasPrefix(known.name) {
      rest = rest.dropFirst(known.name.count)
      modifiers.insert(known.modifier)
    }
    guard let code = KeyCode(named: rest) else { return nil }
    self.init(code, modifiers)
  }

  private static let modifierNames: [(name: String, modifier: KeyModifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  /// What names there are, in words.
  package static var nameForm: String {
    "a character, f1 to f35, \(KeyCode.names.map(\.name).joined(separator: ", ")), or one of these after ctrl-, alt- and shift-"
  }
}

extension KeyCode {
  fileprivate static let names: [(name: String, code: KeyCode)] = [
    ("space", .character(" ")), ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("escape", .escape),
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
    ("pageup", .pageUp), ("pagedown", .pageDown), ("insert", .insert), ("delete", .delete), ("begin", .begin),
  ]

  fileprivate var name: String {
    switch self {
    case .function(let number): "f\(number)"
    case .character(let character) where character != " ": String(character)
    default: Self.names.first { $0.code == self }?.name ?? ""
    }
  }

  fileprivate init?(named name: Substring) {
    if let known = Self.names.first(where: { $0.name == name }) {
      self = known.code
    } else if name.count == 1, let character = name.first, character.unicodeScalars.allSatisfy(\.isTyped) {
      self = .character(character)
    } else {
      guard name.first == "f", let number = Int(name.dropFirst()), 1...35 ~= number else { return nil }
      self = .function(number)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character can be typed: it is no control character.
  fileprivate var isTyped: Bool { value >= 0x20 && !(0x7F..<0xA0).contains(value) }
}
