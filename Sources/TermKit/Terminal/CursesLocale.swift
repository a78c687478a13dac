private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension LocaleCharacterSet {
  /// Puts the characters of the user's locale into effect for the process (`LC_CTYPE`) and returns their set.
  ///
  /// If the locale is not installed but its name says UTF-8, the characters of `C.UTF-8` are used. The language is not affected.
  public static func adopt() -> LocaleCharacterSet {
    choose(value: { getenv($0).map { String(cString: $0) } }, select: codeset)
  }

  /// Switches the character set to UTF-8. The user's locale does not matter. Returns nil if the system has no UTF-8 locale.
  static func adoptUnicode() -> LocaleCharacterSet? {
    unicodeLocales.lazy.compactMap(codeset).map(LocaleCharacterSet.init).first(where: \.isUnicode)
  }

  private static func codeset(of locale: String) -> String? {
    curses_codeset(locale).map { String(cString: $0) }
  }
}
