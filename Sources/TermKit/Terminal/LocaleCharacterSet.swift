/// The character set of the user's locale.
///
///     let isUnicode = LocaleCharacterSet.adopt().isUnicode
public struct LocaleCharacterSet: Hashable, Sendable {
  /// The name from the C library, such as "UTF-8" or "ISO-8859-1".
  public let name: String

  /// Creates a character set with a name.
  public init(name: String) {
    self.name = name
  }

  /// Whether the character set is UTF-8, in any spelling.
  public var isUnicode: Bool { Self.isUTF8(name) }

  /// Locales with Unicode characters, best first. Systems differ in which of them they have.
  static let unicodeLocales = ["C.UTF-8", "en_US.UTF-8", "UTF-8"]

  /// Chooses the locale whose characters are used.
  ///
  /// A locale that says UTF-8 but is not installed still tells what the terminal understands, as over ssh and in containers.
  /// - Parameters:
  ///   - value: Returns the value of an environment variable.
  ///   - select: Puts the characters of a locale into effect and returns the name of their set; nil if the locale is not installed. The
  ///     empty name stands for the user's locale.
  static func choose(value: (String) -> String?, select: (String) -> String?) -> LocaleCharacterSet {
    var found = select("")
    if found == nil, isUTF8Locale(localeName(value)) {
      for locale in unicodeLocales where found == nil { found = select(locale) }
    }
    return LocaleCharacterSet(name: found ?? "ASCII")
  }

  /// Returns the name of the locale for characters. The C library reads these variables in this order and skips empty ones.
  private static func localeName(_ value: (String) -> String?) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? ""
  }

  /// Returns whether the name means UTF-8: "de_DE.UTF-8", "en_US.utf8@euro", or "UTF-8", which macOS sends over ssh.
  private static func isUTF8Locale(_ name: String) -> Bool {
    let withoutModifier = name.prefix { $0 != "@" }
    return isUTF8(withoutModifier.split(separator: ".").last ?? withoutModifier)
  }

  private static func isUTF8(_ name: some StringProtocol) -> Bool {
    ["utf-8", "utf8"].contains(name.lowercased())
  }
}
