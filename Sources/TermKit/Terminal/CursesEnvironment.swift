#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension TraitDetection {
  /// Asks the environment, and puts its locale's character set into effect, without which ncurses writes ASCII only.
  @MainActor init(environmentWith options: TerminalOptions) throws(TerminalError) {
    guard let name = Self.variable("TERM"), !name.isEmpty else { throw .noTerminalName }
    terminalName = name
    colorTerm = Self.variable("COLORTERM")
    foregroundAndBackground = Self.variable("COLORFGBG")
    noColor = Self.variable("NO_COLOR")
    screenReader = Self.variable("TERMKIT_SCREEN_READER")
    messageLocales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(Self.variable)
    languageList = Self.variable("LANGUAGE")
    isInsideScreen = name.hasPrefix("screen") && Self.variable("STY") != nil && Self.variable("TMUX") == nil
    codeset = LocaleCharacterSet.adopt().name
    // A user who asks for more than ASCII says that the terminal understands UTF-8. That outranks the locale.
    if let wanted = options.glyphLevel, wanted > .ascii, !isUnicode, let unicode = LocaleCharacterSet.adoptUnicode() {
      codeset = unicode.name
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
