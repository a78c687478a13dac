import TermKit

/// What the gallery is looked at with: theme, colours, characters, size class, language.
@MainActor final class Settings {
  private unowned let application: Application
  private static let themes: [any GalleryTheme] = [PaperTheme(), NightTheme(), GraphTheme()]
  private static let languages: [Language] = [.english, .german, .japanese]
  private(set) var theme = themes[0]

  init(of application: Application) { self.application = application }

  /// One thing that can be changed.
  enum Subject: CaseIterable {
    case theme, colors, glyphs, size, language

    var name: String {
      switch self {
      case .theme: "Theme"
      case .colors: "Colors"
      case .glyphs: "Glyphs"
      case .size: "Size"
      case .language: "Language"
      }
    }

    /// What changing it is called in the list of keys.
    var title: String { "Change \(name)" }

    /// The letter for it, and a key for where letters are typed: those before F8 are for tabs and for reading.
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

  /// Takes the next value; after the last one the first.
  func advance(_ subject: Subject) {
    switch subject {
    case .theme: takeNextTheme()
    case .colors: application.traitOverrides.colorDepth = nextPoorer(application.windowScene.traitCollection.colorDepth)
    case .glyphs: application.traitOverrides.glyphLevel = nextPoorer(application.windowScene.traitCollection.glyphLevel)
    case .size: takeNextSizeClass()
    case .language: takeNextLanguage()
    }
  }

  /// What is taken now, in a word.
  func value(of subject: Subject) -> String {
    switch subject {
    case .theme: theme.name
    case .colors: Self.name(of: application.windowScene.traitCollection.colorDepth)
    case .glyphs: Self.name(of: application.windowScene.traitCollection.glyphLevel)
    case .size: Self.name(of: application.traitOverrides.horizontalSizeClass)
    case .language: application.windowScene.traitCollection.language.identifier
    }
  }

  /// All words that it may be.
  func values(of subject: Subject) -> [String] {
    switch subject {
    case .theme: Self.themes.map(\.name)
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

  // Nil, after the poorest, is all that the terminal has.
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

  private static func name(of depth: ColorDepth) -> String {
    switch depth {
    case .none: "none"
    case .eight: "8"
    case .sixteen: "16"
    case .palette256: "256"
    case .truecolor: "16M"
    }
  }

  private static func name(of level: GlyphLevel) -> String {
    switch level {
    case .ascii: "ASCII"
    case .blocks: "blocks"
    case .braille: "all"
    }
  }

  private static func name(of sizeClass: SizeClass?) -> String {
    switch sizeClass {
    case nil: "auto"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
