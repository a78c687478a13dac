/// The bytes that xterm sends for keys.
package enum Typed {
  package static let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
  package static let (shiftUp, shiftDown) = ("\u{1B}[1;2A", "\u{1B}[1;2B")
  package static let (shiftRight, shiftLeft) = ("\u{1B}[1;2C", "\u{1B}[1;2D")
  package static let (controlRight, controlLeft) = ("\u{1B}[1;5C", "\u{1B}[1;5D")
  package static let (home, end, pageUp, pageDown) = ("\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~")
  package static let (controlHome, controlEnd) = ("\u{1B}[1;5H", "\u{1B}[1;5F")
  package static let (delete, backspace) = ("\u{1B}[3~", "\u{7F}")
  package static let (enter, tab, backTab) = ("\r", "\t", "\u{1B}[Z")

  /// Returns the control character of Ctrl with a letter.
  package static func control(_ letter: Character) -> String {
    String(decoding: String(letter).utf8.map { $0 & 0x1F }, as: UTF8.self)
  }

  /// Returns the bytes of Alt with a letter.
  package static func alt(_ letter: Character) -> String { "\u{1B}\(letter)" }
}
