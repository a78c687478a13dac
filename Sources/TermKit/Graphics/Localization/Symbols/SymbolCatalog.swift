/// The symbols that a user can choose from, in groups, with names in the languages of TermKit.
///
/// The data are Unicode's, from the Debian packages unicode-data (the emoji and their order) and unicode-cldr-core (the names). Without the
/// second package, emoji have only their English names. Without both, the catalogue is empty.
package struct SymbolCatalog: Sendable {
  package enum Group: String, CaseIterable, Sendable {
    case smileys = "Smileys & Emotion"
    case people = "People & Body"
    case animals = "Animals & Nature"
    case food = "Food & Drink"
    case travel = "Travel & Places"
    case activities = "Activities"
    case objects = "Objects"
    case symbols = "Symbols"
    case flags = "Flags"
    /// Arrows, currencies, mathematical and other signs that are no emoji.
    case signs
  }

  /// The symbols of each group, in the order of keyboards.
  package let symbols: [Group: [String]]
  private let names: [Language: [String: String]]
  private let index: [(symbol: String, texts: [SearchText])]

  /// The catalogue of the installed data, which are read when it is first used.
  package static let installed = installed([])
  private static let installedArabic = installed([.arabic])
  private static let installedHebrew = installed([.hebrew])

  private static func installed(_ languages: [Language]) -> SymbolCatalog {
    SymbolCatalog(
      emojiFile: "/usr/share/unicode/emoji/emoji-test.txt", annotations: "/usr/share/unicode/cldr/common",
      otherLanguages: languages)
  }

  /// Returns the catalogue of the installed data for a user. The names in Arabic and Hebrew are read only for users of these languages.
  package static func installed(for language: Language) -> SymbolCatalog {
    switch language.code {
    case "ar": installedArabic
    case "he": installedHebrew
    default: installed
    }
  }

  /// Reads a catalogue from emoji-test.txt and from the folder with the folders annotations and annotationsDerived. It has names in English,
  /// German, Japanese and the other languages.
  package init(emojiFile: String, annotations: String, otherLanguages: [Language] = []) {
    let groups = EmojiFile.groups(in: Self.text(ofFile: emojiFile) ?? "")
    let languages = [.english, .german, .japanese] + otherLanguages
    var files = languages.map { AnnotationFile.names(in: annotations, $0.code) }
    for emoji in groups.flatMap(\.emoji) {
      let key = Self.key(of: emoji.symbol)
      if files[0][key, default: AnnotationFile.Names()].name.isEmpty {
        files[0][key, default: AnnotationFile.Names()].name = emoji.name
      }
    }
    // A file may have a group in several parts.
    var symbols = Dictionary(
      groups.compactMap { name, emoji in Group(rawValue: String(name)).map { ($0, emoji.map(\.symbol)) } },
      uniquingKeysWith: +)
    symbols[.signs] = Self.signs(in: files[0], without: Set(groups.flatMap(\.emoji).map { Self.key(of: $0.symbol) }))
    self.symbols = symbols
    names = Dictionary(uniqueKeysWithValues: zip(languages, files.map { $0.mapValues(\.name) }))
    index = Group.allCases.flatMap { symbols[$0] ?? [] }.map { symbol in
      (symbol, files.compactMap { $0[Self.key(of: symbol)].map(SearchText.init) })
    }
  }

  private static func text(ofFile path: String) -> String? {
    (try? ImageFolder.contents(ofFile: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  // The signs have no order but that of their code points.
  private static func signs(in names: [String: AnnotationFile.Names], without emoji: Set<String>) -> [String] {
    let signs = names.keys.filter { $0.unicodeScalars.count == 1 && !emoji.contains($0) && isShownWhole($0) }
    return signs.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  package var isEmpty: Bool { index.isEmpty }

  /// Returns the name of a symbol in a language, or else its English name. Nil if the catalogue does not have the symbol.
  package func name(of symbol: String, in language: Language) -> String? {
    let key = Self.key(of: symbol)
    let own = names[Language(language.code)]?[key] ?? ""
    return own.isEmpty ? names[.english]?[key] : own
  }

  /// Returns the symbols whose names in any language match all words of a text. Symbols with such a name come before symbols that only have
  /// the words among their search words.
  package func search(_ text: String) -> [String] {
    let words = SearchText.words(of: text)
    if words.isEmpty { return [] }
    var found: [[String]] = [[], [], []]
    for (symbol, texts) in index {
      if let rank = texts.compactMap({ $0.rank(of: words) }).min() { found[rank].append(symbol) }
    }
    return found.flatMap { $0 }
  }

  // MARK: Symbols

  // The locale data have no variation selectors.
  private static func key(of symbol: String) -> String {
    String(String.UnicodeScalarView(symbol.unicodeScalars.filter { $0.value != 0xFE0F }))
  }

  /// Returns whether terminals show a symbol completely. The symbol is a single visible character that is not new, or a flag.
  static func isShownWhole(_ symbol: String) -> Bool {
    let scalars = symbol.unicodeScalars.filter { $0.value != 0xFE0F }
    let isFlag = scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    guard isFlag || scalars.count == 1, let first = scalars.first else { return false }
    // A space, a mark or an invisible character cannot be seen among other symbols. Many terminals do not know newer characters than these.
    let isSkinTone = (0x1F3FB...0x1F3FF).contains(first.value)
    let isOld = first.properties.age.map { $0.major <= 13 } ?? false
    return isOld && !isSkinTone && !invisibleCategories.contains(first.properties.generalCategory)
  }

  private static let invisibleCategories: Set<Unicode.GeneralCategory> = [
    .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
    .nonspacingMark, .spacingMark, .enclosingMark,
  ]
}

extension AnnotationFile {
  /// Returns the names in a language, from the file of symbols and the file of derived symbols, which has flags. Files that cannot be read
  /// count as empty.
  fileprivate static func names(in folder: String, _ language: String) -> [String: Names] {
    let files = ["annotations", "annotationsDerived"].map { part -> [String: Names] in
      let bytes = try? ImageFolder.contents(ofFile: "\(folder)/\(part)/\(language).xml")
      return bytes.flatMap(names(in:)) ?? [:]
    }
    return files[0].merging(files[1]) { first, _ in first }
  }
}
