/// A language that people read, as BCP 47 names it: "de", "pt-BR", "zh-Hant".
///
/// What a program says is a protocol of its own, with one type for each language: a text that is missing in one of them does not compile,
/// and plural forms are functions. Which one counts the traits say, and they change live (X2):
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
  /// The name, its parts spelled as is usual: "zh-Hant-TW".
  public let identifier: String

  /// Takes a name of BCP 47 or of a locale, "de_AT.UTF-8" as well as "de-AT"; one that says nothing, such as "C", is English.
  public init(_ identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "-" || $0 == "_" }.enumerated().map { Self.spelled($1, isFirst: $0 == 0) }
    let isNothing = parts.isEmpty || ["c", "posix"].contains(parts[0])
    self.identifier = isNothing ? "en" : parts.dropFirst().reduce(parts[0]) { $0 + "-" + $1 }
  }

  // Languages in small letters, scripts with a capital, regions in capitals.
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

  /// The language alone, without script and region: "zh".
  public var code: String { String(identifier.prefix { $0 != "-" }) }

  /// The same as `identifier`.
  public var description: String { identifier }

  /// Which of some languages suits a person best: the first wanted one that is there, as it is or with less said of script and region,
  /// else in another region; if there is none, the first one offered, of which there must be one.
  public static func best(of offered: [Language], for wanted: [Language]) -> Language {
    guard let usual = offered.first else {
      Contract.fail("no language can be chosen from none: offer at least the one that the texts were written in")
    }
    return wanted.lazy.compactMap { $0.match(in: offered) }.first ?? usual
  }

  /// What a person reads, best first, as gettext finds it in the environment of a process: the languages of LANGUAGE, and that of LC_ALL,
  /// LC_MESSAGES or LANG. English where it says nothing.
  ///
  /// A terminal says it in its traits; this is for programs that print.
  public static func preferred(in environment: [String: String]) -> [Language] {
    preferred(locales: ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }, list: environment["LANGUAGE"])
  }

  /// The first locale that says something counts, and a list, with colons, before it unless that is the locale of programs.
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

  /// True when it is written in letters that poor terminals have too, if need be without their accents.
  var isLatin: Bool { !Self.otherScripts.contains(code) }

  private static let otherScripts: Set<String> = [
    "am", "ar", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "mk", "ml", "mr",
    "my", "ne", "pa", "ru", "si", "sr", "ta", "te", "th", "uk", "ur", "yi", "zh",
  ]
}
