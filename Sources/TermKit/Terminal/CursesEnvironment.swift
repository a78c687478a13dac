private import CNcurses
private import LibC

extension TraitDetection {
  /// Reads the environment and puts the locale's character set into effect. Without it, ncurses writes only ASCII.
  /// - Throws: `TerminalError.noTerminalName` if TERM is missing or empty, and `needsName` is true.
  @MainActor init(environmentWith options: TerminalOptions, needsName: Bool = true) throws(TerminalError) {
    let name = Self.variable("TERM") ?? ""
    if needsName, name.isEmpty { throw .noTerminalName }
    terminalName = name
    colorTerm = Self.variable("COLORTERM")
    foregroundAndBackground = Self.variable("COLORFGBG")
    noColor = Self.variable("NO_COLOR")
    screenReader = Self.variable("TERMKIT_SCREEN_READER")
    textSize = Self.variable("TERMKIT_TEXT_SIZE")
    textOrder = Self.variable("TERMKIT_BIDI").flatMap(TextOrder.init(rawValue:))
    messageLocales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(Self.variable)
    languageList = Self.variable("LANGUAGE")
    isInsideMultiplexer = ["TMUX", "STY"].contains { Self.variable($0) != nil }
    isInsideScreen = name.hasPrefix("screen") && Self.variable("STY") != nil && Self.variable("TMUX") == nil
    codeset = LocaleCharacterSet.adopt().name
    // A user who asks for more than ASCII knows that the terminal understands UTF-8. The option takes precedence over the locale.
    if let wanted = options.glyphLevel, wanted > .ascii, !isUnicode, let unicode = LocaleCharacterSet.adoptUnicode() {
      codeset = unicode.name
    }
  }

  static func variable(_ name: String) -> String? {
    environmentVariable(name)
  }
}

extension LocaleCharacterSet {
  /// Puts the characters of the user's locale into effect for the process (`LC_CTYPE`) and returns their set.
  ///
  /// If the locale is not installed but its name says UTF-8, the characters of `C.UTF-8` are used. The language is not affected.
  public static func adopt() -> LocaleCharacterSet {
    choose(value: TraitDetection.variable, select: codeset)
  }

  /// Switches the character set to UTF-8. The user's locale does not matter. Returns nil if the system has no UTF-8 locale.
  static func adoptUnicode() -> LocaleCharacterSet? {
    unicodeLocales.lazy.compactMap(codeset).map(LocaleCharacterSet.init).first(where: \.isUnicode)
  }

  private static func codeset(of locale: String) -> String? {
    curses_codeset(locale).map { String(cString: $0) }
  }
}
