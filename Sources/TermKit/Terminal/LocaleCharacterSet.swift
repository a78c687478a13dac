/// The character set of the user's locale.
///
///     let isUnicode = LocaleCharacterSet.adopt().isUnicode
public struct LocaleCharacterSet: Hashable, Sendable {
  /// The name that the C library gives it, as in "UTF-8" and "ISO-8859-1".
  public let name: String

  /// Makes the character set of a name.
  public init(name: String) {
    self.name = name
  }

  /// True when it is UTF-8, in any spelling.
  public var isUnicode: Bool { Self.isUTF8(name) }

  /// Character sets without a language, best first. Systems differ in which of them they have.
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

  /// The name of the locale of characters; the C library looks at these variables in this order and skips empty ones.
  private static func localeName(_ value: (String) -> String?) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? ""
  }

  /// True for names such as "de_DE.UTF-8", "en_US.utf8@euro" and "UTF-8", which macOS sends over ssh.
  private static func isUTF8Locale(_ name: String) -> Bool {
    let withoutModifier = name.prefix { $0 != "@" }
    return isUTF8(withoutModifier.split(separator: ".").last ?? withoutModifier)
  }

  private static func isUTF8(_ name: some StringProtocol) -> Bool {
    ["utf-8", "utf8"].contains(name.lowercased())
  }
}
