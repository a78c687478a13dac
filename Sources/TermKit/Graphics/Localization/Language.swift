/// A language, named as in BCP 47: "de", "pt-BR", "zh-Hant".
///
/// Declare the texts of your program as a protocol and implement it with one type for each language. A missing text then does not
/// compile, and plural forms are functions. The traits determine the language, which can change at any time:
///
///     protocol GameTexts { var newGame: String { get }; func moves(_ count: Int) -> String }
///     struct EnglishTexts: GameTexts { let newGame = "New Game"; func moves(_ n: Int) -> String { n == 1 ? "1 move" : "\(n) moves" } }
///     struct GermanTexts: GameTexts { let newGame = "Neues Spiel"; func moves(_ n: Int) -> String { n == 1 ? "1 Zug" : "\(n) Züge" } }
///
///     extension TraitEnvironment {
///       var texts: any GameTexts { traitCollection.language == .german ? GermanTexts() : EnglishTexts() }
///     }
///     application.supportedLanguages = [.english, .german]     // before the first window
///     override func traitCollectionDidChange(_ previous: TraitCollection?) { button.setTitle(texts.newGame, for: .normal) }
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// The name in its usual spelling: "zh-Hant-TW".
  public let identifier: String
  /// The direction in which texts of the language are written. Foundation's `Locale.Language.characterDirection`.
  public let characterDirection: UserInterfaceLayoutDirection

  /// Creates a language.
  /// - Parameter identifier: A name of BCP 47 or of a locale: "de-AT" or "de_AT.UTF-8". A name without a language, such as "C", means
  ///   English.
  public init(_ identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "-" || $0 == "_" }.enumerated().map { Self.spelled($1, isFirst: $0 == 0) }
    let isNothing = parts.isEmpty || ["c", "posix"].contains(parts[0])
    self.identifier = isNothing ? "en" : parts.dropFirst().reduce(parts[0]) { $0 + "-" + $1 }
    let script = parts.dropFirst().first { $0.count == 4 }
    let isRightToLeft =
      !isNothing
      && (script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(parts[0]))
    characterDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  // Arrays, because they are searched before the first frame (DECISIONS.md).
  private static let rightToLeftLanguages = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]

  // Languages are lower case, scripts capitalised, regions upper case.
  private static func spelled(_ part: Substring, isFirst: Bool) -> String {
    if isFirst { return part.lowercased() }
    switch part.count {
    case 2: return part.uppercased()
    case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: return part.lowercased()
    }
  }

  /// English.
  public static let english = Language("en")
  /// German.
  public static let german = Language("de")
  /// Japanese.
  public static let japanese = Language("ja")

  /// The language without script and region: "zh".
  public var code: String { String(identifier.prefix { $0 != "-" }) }

  /// The identifier.
  public var description: String { identifier }

  /// Returns the offered language that suits a user best.
  ///
  /// It is the first wanted language that is offered: exactly, with fewer subtags such as script and region, or for another region. If
  /// no wanted language is offered, it is the first offered one.
  /// - Parameters:
  ///   - offered: The languages that the program has texts in, with its fallback language first.
  ///   - wanted: The languages that the user reads, best first.
  /// - Precondition: `offered` is not empty.
  public static func best(of offered: [Language], for wanted: [Language]) -> Language {
    guard let usual = offered.first else {
      Contract.fail(
        "the list of offered languages is empty: offer at least the language that the texts were written in")
    }
    return wanted.lazy.compactMap { $0.match(in: offered) }.first ?? usual
  }

  /// Returns the user's languages, best first, from the environment of a process.
  ///
  /// The order follows gettext: first the languages in LANGUAGE, then the language of LC_ALL, LC_MESSAGES or LANG. With the locale "C" or
  /// "POSIX", or without a locale, it is English. Use it in programs that only print. With a screen, use the traits instead.
  /// - Parameter environment: The environment variables.
  public static func preferred(in environment: [String: String]) -> [Language] {
    preferred(locales: ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }, list: environment["LANGUAGE"])
  }

  /// Returns the user's languages. The first locale that is not empty counts. The list, separated by colons, precedes it unless that
  /// locale is "C" or "POSIX".
  package static func preferred(locales: [String], list: String?) -> [Language] {
    let locale = locales.first { !$0.isEmpty } ?? "C"
    let names = locale == "C" || locale == "POSIX" ? [] : list?.split(separator: ":").map(String.init) ?? []
    return (names + [locale]).map(Language.init).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func match(in offered: [Language]) -> Language? {
    var name = identifier[...]
    while true {
      if let found = offered.first(where: { $0.identifier == name }) { return found }
      guard let end = name.lastIndex(of: "-") else { break }
      name = name[..<end]
    }
    return offered.first { $0.code == code }
  }

  /// True if ASCII terminals and text consoles can show the language, if need be without accents.
  var isLatin: Bool { identifier.contains("-Latn") || !Self.otherScripts.contains(code) }

  private static let otherScripts: Set<String> = [
    "am", "ar", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "mk", "ml", "mr",
    "my", "ne", "pa", "ru", "si", "sr", "ta", "te", "th", "uk", "ur", "yi", "zh",
  ]
}
