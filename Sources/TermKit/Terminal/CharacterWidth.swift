/// The character widths that terminals agree on. Each terminal measures characters by its own tables, made for some version of Unicode.
enum CharacterWidth {
  /// Returns whether all terminals give a character the same number of columns.
  ///
  /// They agree on the characters of Unicode 5.0 or older, because most tables derive from the table of that version. They also agree on
  /// the East Asian scripts, whose ranges have been two columns wide from the start. Emoji are excluded.
  static func isAgreed(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x300: true
    // Characters that later became marks or ceased to be marks, and marks inside ranges of wide characters.
    case 0x6DE, 0x1734, 0x180E, 0x1885...0x1886, 0x1A1B, 0x302A...0x302F, 0x3099...0x309A, 0xA802: false
    // Circled numbers and hexagrams are narrow in some tables and wide in others.
    case 0x3248...0x324F, 0x4DC0...0x4DFF: false
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xE000...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x20000...0x3FFFD: true
    // Emoji became wide one version of Unicode at a time.
    case 0x1F000...0x1FAFF: false
    default: isOld(value) && Unicode.Scalar(value)?.properties.isEmojiPresentation == false
    }
  }

  /// Returns whether some terminals combine the character with the one before it, although it takes a column.
  ///
  /// These are the signs that Arabic puts before numbers, and one character that was a mark in the first versions.
  static func mayVanish(_ value: UInt32) -> Bool {
    value == 0x6DE || value >= 0x300 && Unicode.Scalar(value)?.properties.generalCategory == .format
  }

  /// Returns whether the character only selects how others are shown, and confuses some terminals.
  ///
  /// Variation selectors change the width of a character in some terminals. After a zero-width joiner, tmux 3.3a puts the next character
  /// that is not ASCII onto the one before it, even in another row.
  static func isLeftOut(_ value: UInt32) -> Bool { (0xFE00...0xFE0F).contains(value) || value == 0x200D }

  private static func isOld(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.age.map { $0 <= (5, 0) } == true
  }
}
