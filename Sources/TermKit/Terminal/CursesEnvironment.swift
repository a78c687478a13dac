#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension TraitDetection {
  /// Reads the environment and puts the locale's character set into effect. Without it, ncurses writes only ASCII.
  ///
  /// - Throws: `TerminalError.noTerminalName` if TERM is missing or empty.
  @MainActor init(environmentWith options: TerminalOptions) throws(TerminalError) {
    guard let name = Self.variable("TERM"), !name.isEmpty else { throw .noTerminalName }
    terminalName = name
    colorTerm = Self.variable("COLORTERM")
    foregroundAndBackground = Self.variable("COLORFGBG")
    noColor = Self.variable("NO_COLOR")
    screenReader = Self.variable("TERMKIT_SCREEN_READER")
    textSize = Self.variable("TERMKIT_TEXT_SIZE")
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

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
