import TermKit

/// A text in the three languages of the gallery. A literal is the same in all of them, such as a name or a word of the API.
struct Text: Hashable, ExpressibleByStringInterpolation {
  let english: String
  let german: String
  let japanese: String

  init(_ english: String, de german: String, ja japanese: String) {
    (self.english, self.german, self.japanese) = (english, german, japanese)
  }

  init(stringLiteral text: String) { self.init(text, de: text, ja: text) }

  /// The text in the language of the screen.
  @MainActor var string: String {
    switch Self.language {
    case .german: german
    case .japanese: japanese
    default: english
    }
  }

  /// The language of the screen.
  @MainActor static var language: Language {
    Language.best(
      of: [.english, .german, .japanese], for: [Application.shared.windowScene.traitCollection.language])
  }
}
