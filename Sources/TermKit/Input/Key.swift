/// The modifier keys held down together with a key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each modifier.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift. A character other than space arrives as the shifted character, without this modifier.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, Option or Meta. Terminals send it as an Escape before the key, or as a number in the key's sequence.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}

/// A key without its modifiers.
public enum KeyCode: Hashable, Sendable {
  /// A character as typed, including space.
  ///
  /// With `control` it is the character that the key produces without Control. Most terminals report only lower-case letters, space,
  /// `\`, `]`, `^` and `_` with Control. An accent that was typed after its letter is a separate character, and the parts of an emoji are too if they
  /// arrived separately.
  case character(Character)
  /// Enter or Return. In most terminals, Ctrl-M and Ctrl-J are indistinguishable from it.
  case enter
  /// Tab. Shift-Tab is this key with `shift`. In most terminals, Ctrl-I is indistinguishable from Tab.
  case tab
  /// The key that deletes backwards. In most terminals, Ctrl-H is indistinguishable from it.
  case backspace
  /// Escape.
  case escape
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Insert.
  case insert
  /// The key that deletes forwards.
  case delete
  /// Begin, which is the 5 on a keypad without Num Lock.
  case begin
  /// A function key: F1 is `function(1)`. A few keyboards have up to 35. Shift-F1 is F1 with `shift` if the terminal reports it.
  case function(Int)
}

/// A pressed key with its modifiers. UIKit's `UIKey`.
public struct Key: Hashable, Sendable {
  /// The key without its modifiers.
  public var code: KeyCode
  /// The modifiers held down with the key. Defaults to none.
  public var modifiers: KeyModifiers

  /// Creates a key from its `code` and the `modifiers` held down with it, by default none.
  public init(_ code: KeyCode, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Returns the key of a `character` with `modifiers`, by default none.
  public static func character(_ character: Character, _ modifiers: KeyModifiers = []) -> Key {
    Key(.character(character), modifiers)
  }
}
