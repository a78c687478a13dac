extension TraitCollection {
  /// The language for texts: the first of `languages` that the terminal has characters for. Defaults to English.
  public var language: Language { shownLanguages.first ?? .english }

  // Text consoles and ASCII terminals lack the characters of non-Latin scripts.
  private var shownLanguages: [Language] {
    glyphLevel == .braille ? languages : languages.filter(\.isLatin)
  }

  /// TermKit's own texts, for controls that say the same as TermKit's: "Done", "Increase", "3 of 12".
  ///
  /// They are in the first of the user's languages that TermKit has and the terminal can show: English, German or Japanese. Without one, they
  /// are in English. They can therefore be in another language than `language`. `TraitOverrides.strings` replaces them.
  public var strings: SystemStrings {
    if let ownStrings { return ownStrings }
    return switch Language.best(of: Self.spokenLanguages, for: shownLanguages) {
    case .german: .german
    case .japanese: .japanese
    default: .english
    }
  }

  // A constant, because `strings` is read at every key press.
  private static let spokenLanguages: [Language] = [.english, .german, .japanese]
}
