extension TraitCollection {
  /// The language for texts: the first of `languages` that the terminal has characters for. Defaults to English.
  public var language: Language { shownLanguages.first ?? .english }

  /// The language for texts, with the user's script and region. Defaults to English.
  ///
  /// `language` is one of the languages of the program, such as "ar". This is the same language as the user wrote it, such as "ar-EG", and
  /// decides for example about digits: `Language.digits(_:)`. It is `language` itself if the user has named no region of it.
  public var regionalLanguage: Language {
    let language = language
    return languages.first { $0.identifier.hasPrefix(language.identifier + "-") } ?? language
  }

  // Text consoles and ASCII terminals lack the characters of non-Latin scripts.
  private var shownLanguages: [Language] {
    glyphLevel == .braille ? languages : languages.filter(\.isLatin)
  }

  /// TermKit's own texts, for controls that say the same as TermKit's: "Done", "Increase", "3 of 12".
  ///
  /// They are in the first of the user's languages that TermKit has and the terminal can show: English, German, Japanese, Arabic or Hebrew.
  /// Without one, they are in English. They can therefore be in another language than `language`. `TraitOverrides.strings` replaces them.
  public var strings: SystemStrings {
    if let ownStrings { return ownStrings }
    return switch Language.best(of: Self.spokenLanguages, for: shownLanguages) {
    case .german: .german
    case .japanese: .japanese
    case .arabic: arabicStrings
    case .hebrew: .hebrew
    default: .english
    }
  }

  // A constant, because `strings` is read at every key press.
  private static let spokenLanguages: [Language] = [.english, .german, .japanese, .arabic, .hebrew]

  // The program's language comes first and has no region. The user's own language has the region that decides about digits.
  private var arabicStrings: SystemStrings {
    let languages = shownLanguages.filter { $0.code == "ar" }
    let language = languages.first { $0 != .arabic } ?? .arabic
    return language.hasNativeDigits ? .arabic : .arabicWithLatinDigits
  }
}
