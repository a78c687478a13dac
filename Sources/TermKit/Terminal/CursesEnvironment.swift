private import CNcurses

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
    codeset = Self.codeset("") ?? "ASCII"
    if let wanted = options.glyphLevel, wanted > .ascii, !isUnicode { adoptUnicode() }
  }

  // Somebody who asks for more than ASCII has a terminal of UTF-8, though the locale does not say so.
  @MainActor private mutating func adoptUnicode() {
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where !isUnicode {
      if let found = Self.codeset(name) { codeset = found }
    }
  }

  @MainActor private static func codeset(_ locale: String) -> String? {
    curses_codeset(locale).map { String(cString: $0) }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
