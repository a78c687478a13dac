import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the gallery's texts in its three languages.
@MainActor @Suite(.isolatedAppearance) struct GalleryLanguageTests {
  private nonisolated static let languages: [Language] = [.english, .german, .japanese]
  /// The usual and the smallest terminal, and high ones that show whole pages.
  private nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 16), Size(width: 80, height: 110),
    Size(width: 40, height: 150),
  ]

  // The gallery in a language, with a page in front.
  private func gallery(_ index: Int, _ size: Size, _ language: Language) -> TestApplication {
    // On a narrow screen, moving through the list loads no pages.
    let app = TestApplication(
      size: Size(width: 40, height: 16), traits: TraitCollection(reducesMotion: true, languages: [language]),
      delegate: GalleryDelegate())
    for _ in 0..<index { app.press(.down) }
    if size.width >= 60 { app.resize(to: size) }
    app.press(.enter)
    if size.width < 60 { app.resize(to: size) }
    app.advance(by: 0.1)
    return app
  }

  private func rows(_ app: TestApplication) -> [String] { (0..<app.screen.size.height).map(app.row) }

  @Test(arguments: Page.all.indices, sizes)
  func `every page ends a text in an ellipsis only where the English page does`(index: Int, size: Size) {
    let english = truncations(gallery(index, size, .english)).count
    for language in Self.languages.dropFirst() {
      let found = truncations(gallery(index, size, language))
      #expect(found.count <= english, "\(Page.all[index].title.english) in \(language): \(found)")
    }
  }

  @Test(arguments: Page.all.indices, [sizes[2], sizes[3]])
  func `no English text remains on a page in another language`(index: Int, size: Size) {
    let english = phrases(gallery(index, size, .english))
    for language in Self.languages.dropFirst() {
      let names = language == .german ? Self.names.union(Self.sameInGerman) : Self.names
      let remaining = english.intersection(phrases(gallery(index, size, language))).subtracting(names)
      #expect(remaining.isEmpty, "\(Page.all[index].title.english) in \(language): \(remaining.sorted())")
    }
  }

  private func truncations(_ app: TestApplication) -> [String] { rows(app).filter { $0.contains("…") } }

  // The texts of the screen: what is between two blanks or more.
  private func phrases(_ app: TestApplication) -> Set<String> {
    var phrases: Set<String> = []
    for row in rows(app) {
      let parts = row.split { !($0.isLetter || $0 == " " || $0 == "-") }.flatMap { $0.split(separator: "  ") }
      for part in parts {
        let phrase = part.split(separator: " ").joined(separator: " ")
        if phrase.count(where: { $0.isASCII && $0.isLetter }) > 2 { phrases.insert(phrase) }
      }
    }
    return phrases
  }

  /// Names, words of the API and of other languages.
  private static let names: Set<String> = [
    "TermKit", "ASCII", "Tic-Tac-Toe", "Anna", "Ben", "Clara", "David", "Eva", "editingDidBegin", "automatic", "fade",
    "left", "right", "top", "bottom", "middle", "none",
  ]
  /// Words that are the same in German.
  private static let sameInGerman: Set<String> = [
    "Normal", "Original", "Rose", "Text", "November", "September", "auto", "Start",
  ]

  @Test(arguments: Page.all.indices, [sizes[0], sizes[1]])
  func `the language key changes a page as if the gallery had started in that language`(index: Int, size: Size) {
    let app = gallery(index, size, .english)
    for language in [Language.german, .japanese, .english] {
      app.press("\u{1B}[24~")
      app.advance(by: 0.1)
      #expect(rows(app) == rows(gallery(index, size, language)), "\(Page.all[index].title.english) in \(language)")
    }
  }

  @Test func `the language key also changes the pages on a navigation stack`() {
    let app = TestApplication.smallGallery(showing: "Split view")
    app.click(on: "Two columns")
    app.advance(by: 1)
    app.press(.down, .enter)
    app.advance(by: 1)
    app.click(on: "Moons")
    app.advance(by: 1)
    #expect(app.row(1).contains("Moons of Venus"))
    app.application.traitOverrides.language = .german
    app.advance(by: 1)
    #expect(app.row(1).contains("Monde von Venus"))
    app.press(.escape)
    app.advance(by: 1)
    #expect(rows(app).joined().contains("unter dichten"))
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.row(1).contains("Planeten"))
  }

  @Test func `an answer keeps its meaning when the language changes`() {
    let app = TestApplication.gallery(showing: "Switches, steppers")
    app.press(.tab, .character(" "))
    app.press(.end)
    app.advance(by: 1)
    #expect(rows(app).joined().contains("valueChanged: “Sound” is off"))
    app.press("l")
    app.advance(by: 1)
    #expect(rows(app).joined().contains("valueChanged: „Ton“ ist aus"))
    app.press("l")
    app.advance(by: 1)
    #expect(rows(app).joined().contains("valueChanged: 「音」はオフ"))
  }

  @Test func `text that the user has written stays when the language changes`() {
    let app = TestApplication.gallery(showing: "Text view")
    app.press(.right)
    app.press("abc")
    app.press("\u{1B}[24~")
    app.advance(by: 1)
    #expect(rows(app).joined().contains("abcWrite here."))
    #expect(app.row(1).contains("Sperren"))
  }

  @Test func `a terminal without the characters of Japanese shows English`() {
    let app = TestApplication(
      traits: TraitCollection(glyphLevel: .ascii, languages: [.japanese]), delegate: GalleryDelegate())
    #expect(app.row(1).contains("Gallery"))
  }
}
