private import CNcurses

extension TraitDetection {
  /// Reads the environment and puts the locale's character set into effect. Without it, ncurses writes only ASCII.
  /// - Throws: `TerminalError.noTerminalName` if TERM is missing or empty, and `needsName` is true.
  @MainActor init(environmentWith options: TerminalOptions, needsName: Bool = true) throws(TerminalError) {
    let name = environmentVariable("TERM") ?? ""
    if needsName, name.isEmpty { throw .noTerminalName }
    terminalName = name
    colorTerm = environmentVariable("COLORTERM")
    foregroundAndBackground = environmentVariable("COLORFGBG")
    noColor = environmentVariable("NO_COLOR")
    screenReader = environmentVariable("TERMKIT_SCREEN_READER")
    textSize = environmentVariable("TERMKIT_TEXT_SIZE")
    textOrder = environmentVariable("TERMKIT_BIDI").flatMap(TextOrder.init(rawValue:))
    messageLocales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environmentVariable)
    languageList = environmentVariable("LANGUAGE")
    isInsideMultiplexer = ["TMUX", "STY"].contains { environmentVariable($0) != nil }
    isInsideScreen = name.hasPrefix("screen") && environmentVariable("STY") != nil && environmentVariable("TMUX") == nil
    codeset = LocaleCharacterSet.adopt().name
    // A user who asks for more than ASCII knows that the terminal understands UTF-8. The option takes precedence over the locale.
    if let wanted = options.glyphLevel, wanted > .ascii, !isUnicode, let unicode = LocaleCharacterSet.adoptUnicode() {
      codeset = unicode.name
    }
  }
}

extension LocaleCharacterSet {
  /// Puts the characters of the user's locale into effect for the process (`LC_CTYPE`) and returns their set.
  ///
  /// If the locale is not installed but its name says UTF-8, the characters of `C.UTF-8` are used. The language is not affected.
  public static func adopt() -> LocaleCharacterSet {
    choose(value: environmentVariable, select: codeset)
  }

  /// Switches the character set to UTF-8. The user's locale does not matter. Returns nil if the system has no UTF-8 locale.
  static func adoptUnicode() -> LocaleCharacterSet? {
    unicodeLocales.lazy.compactMap(codeset).map(LocaleCharacterSet.init).first(where: \.isUnicode)
  }

  private static func codeset(of locale: String) -> String? {
    curses_codeset(locale).map { String(cString: $0) }
  }
}
