import TermKit

/// The settings of the gallery: theme, colours, characters, size class and language.
@MainActor final class Settings {
  private unowned let application: Application
  private static let themes: [any GalleryTheme] = [PaperTheme(), NightTheme(), GraphTheme()]
  private static let languages: [Language] = [.english, .german, .japanese]
  private(set) var theme = themes[0]

  init(of application: Application) { self.application = application }

  /// A setting that can be changed.
  enum Subject: CaseIterable {
    case theme, colors, glyphs, size, language

    var name: Text {
      switch self {
      case .theme: Text("Theme", de: "Stil", ja: "テーマ")
      case .colors: Text("Colors", de: "Farben", ja: "色数")
      case .glyphs: Text("Glyphs", de: "Zeichen", ja: "文字")
      case .size: Text("Size", de: "Größe", ja: "サイズ")
      case .language: Text("Language", de: "Sprache", ja: "言語")
      }
    }

    /// The title of the command in the list of keys.
    var title: Text {
      Text("Change \(name.english)", de: "\(name.german) ändern", ja: "\(name.japanese)を変更")
    }

    /// The keys of the command: a letter, and a function key for use in text fields. Keys before F8 are taken by tabs and by reading.
    var keys: [Key] {
      switch self {
      case .theme: [.character("t"), Key(.function(8))]
      case .colors: [.character("c"), Key(.function(9))]
      case .glyphs: [.character("g"), Key(.function(10))]
      case .size: [.character("s"), Key(.function(11))]
      case .language: [.character("l"), Key(.function(12))]
      }
    }
  }

  /// Changes a setting to its next value. The first value follows the last one.
  func advance(_ subject: Subject) {
    switch subject {
    case .theme: takeNextTheme()
    case .colors: application.traitOverrides.colorDepth = nextPoorer(application.windowScene.traitCollection.colorDepth)
    case .glyphs: application.traitOverrides.glyphLevel = nextPoorer(application.windowScene.traitCollection.glyphLevel)
    case .size: takeNextSizeClass()
    case .language: takeNextLanguage()
    }
  }

  /// Returns the name of the current value.
  func value(of subject: Subject) -> String {
    switch subject {
    case .theme: theme.name.string
    case .colors: Self.name(of: application.windowScene.traitCollection.colorDepth)
    case .glyphs: Self.name(of: application.windowScene.traitCollection.glyphLevel)
    case .size: Self.name(of: application.traitOverrides.horizontalSizeClass)
    case .language: application.windowScene.traitCollection.language.identifier
    }
  }

  /// Returns the names of all values.
  func values(of subject: Subject) -> [String] {
    switch subject {
    case .theme: Self.themes.map(\.name.string)
    case .colors: ColorDepth.allCases.map(Self.name)
    case .glyphs: GlyphLevel.allCases.map(Self.name)
    case .size: [nil, .compact, .regular].map(Self.name)
    case .language: Self.languages.map(\.identifier)
    }
  }

  // MARK: Steps

  private func takeNextTheme() {
    let index = Self.themes.firstIndex { $0.name == theme.name } ?? 0
    theme = Self.themes[(index + 1) % Self.themes.count]
    View.animate(withDuration: 0.3) { application.theme = theme }
  }

  // Returns the next poorer level, or nil after the poorest, which means the best level of the terminal.
  private func nextPoorer<Level: CaseIterable & Comparable>(_ level: Level) -> Level? {
    Level.allCases.filter { $0 < level }.max()
  }

  private func takeNextSizeClass() {
    let next: SizeClass? =
      switch application.traitOverrides.horizontalSizeClass {
      case nil: .compact
      case .compact: .regular
      case .regular: nil
      }
    application.traitOverrides.horizontalSizeClass = next
    application.traitOverrides.verticalSizeClass = next
  }

  private func takeNextLanguage() {
    let index = Self.languages.firstIndex(of: application.windowScene.traitCollection.language) ?? 0
    application.traitOverrides.language = Self.languages[(index + 1) % Self.languages.count]
  }

  // MARK: Names

  /// The word for no colours.
  static let none = Text("none", de: "keine", ja: "なし")

  /// Returns the number of colours as a word.
  static func name(of depth: ColorDepth) -> String {
    switch depth {
    case .none: Self.none.string
    case .eight: "8"
    case .sixteen: "16"
    case .palette256: "256"
    case .truecolor: "16M"
    }
  }

  private static func name(of level: GlyphLevel) -> String {
    switch level {
    case .ascii: "ASCII"
    case .blocks: Text("blocks", de: "Blöcke", ja: "ブロック").string
    case .braille: Text("all", de: "alle", ja: "すべて").string
    }
  }

  private static func name(of sizeClass: SizeClass?) -> String {
    switch sizeClass {
    case nil: Text("auto", de: "auto", ja: "自動").string
    case .compact: Text("compact", de: "kompakt", ja: "小").string
    case .regular: Text("regular", de: "normal", ja: "大").string
    }
  }
}
