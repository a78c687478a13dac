extension TraitCollection {
  /// The language to write in: the first of `languages` that the terminal has characters for, or English.
  public var language: Language { shownLanguages.first ?? .english }

  // Text consoles and ASCII have none for scripts far from Latin.
  private var shownLanguages: [Language] {
    glyphLevel == .braille ? languages : languages.filter(\.isLatin)
  }

  /// What TermKit itself says here.
  package var strings: any SystemStrings {
    switch Language.best(of: Self.spokenLanguages, for: shownLanguages) {
    case .german: GermanStrings()
    case .japanese: JapaneseStrings()
    default: EnglishStrings()
    }
  }

  // Asked for at every key.
  private static let spokenLanguages: [Language] = [.english, .german, .japanese]
}
