/// What is known of how terminals measure characters. Each has tables of its own, of the version of Unicode that it was made with.
enum CharacterWidth {
  /// True when all terminals give a character the same columns: it is of Unicode 5.0 or older, which the table was made for that most others
  /// began with, or of the scripts of East Asia, whose places have been two columns wide from the start; and it is no emoji.
  static func isAgreed(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x300: true
    // Signs that have become marks since, or have ceased to be, and marks in the middle of the places of wide characters.
    case 0x6DE, 0x1734, 0x180E, 0x1885...0x1886, 0x1A1B, 0x302A...0x302F, 0x3099...0x309A, 0xA802: false
    // Circled numbers and hexagrams are narrow in some tables and wide in others.
    case 0x3248...0x324F, 0x4DC0...0x4DFF: false
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xE000...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x20000...0x3FFFD: true
    // Emoji have become wide one version of Unicode at a time.
    case 0x1F000...0x1FAFF: false
    default: isOld(value) && Unicode.Scalar(value)?.properties.isEmojiPresentation == false
    }
  }

  /// True for signs that some terminals put onto the character before them, though they take a column: those that Arabic puts before
  /// numbers, and one that was a mark in the beginning.
  static func mayVanish(_ value: UInt32) -> Bool {
    value == 0x6DE || value >= 0x300 && Unicode.Scalar(value)?.properties.generalCategory == .format
  }

  /// True for characters that only choose how others are shown, and that confuse some terminals.
  ///
  /// Variation selectors change the width of a sign in some terminals. The zero-width joiner has tmux 3.3a put the next character that is not
  /// ASCII onto the one before it, even in another row.
  static func isLeftOut(_ value: UInt32) -> Bool { (0xFE00...0xFE0F).contains(value) || value == 0x200D }

  private static func isOld(_ value: UInt32) -> Bool {
    guard let age = Unicode.Scalar(value)?.properties.age else { return false }
    return age.major < 5 || age.major == 5 && age.minor == 0
  }
}
