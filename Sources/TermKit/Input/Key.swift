/// The keys held down together with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, one a modifier.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift. Never set for characters that have an upper case of their own: those arrive as that.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, Option or Meta; sent as an Escape before the key.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}

/// What a key says, whatever is held down with it.
public enum KeyCode: Hashable, Sendable {
  /// A character as typed; space is one of them. With `control` it is what the key says without: a lower-case letter,
  /// or one of space and ``\ ] ^ _``. An accent that was typed after its letter is a character by itself; so are the
  /// parts of an emoji that were not read in one go.
  case character(Character)
  /// Enter and Return; Ctrl-M and Ctrl-J are the same in a terminal.
  case enter
  /// Tab; Shift-Tab is this with `shift`.
  case tab
  /// The key that deletes to the left; Ctrl-H is the same in a terminal.
  case backspace
  /// Escape alone.
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
  /// Delete to the right.
  case delete
  /// Begin, the 5 of a keypad without Num Lock.
  case begin
  /// F1 is `function(1)`. Up to 35 on a few keyboards; Shift-F1 is F1 with `shift` where the terminal tells.
  case function(Int)
}

/// A pressed key with its modifiers. UIKit's `UIKey`.
public struct Key: Hashable, Sendable {
  /// What the key says.
  public var code: KeyCode
  /// What was held down with it.
  public var modifiers: KeyModifiers

  /// Makes a key; without modifiers unless given.
  public init(_ code: KeyCode, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key of a character.
  public static func character(_ character: Character, _ modifiers: KeyModifiers = []) -> Key {
    Key(.character(character), modifiers)
  }
}
