import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the gallery's texts in its three languages.
@MainActor @Suite(.isolatedAppearance) struct GalleryLanguageTests {
  private nonisolated static let languages: [Language] = [.english, .german, .japanese]
  /// The usual and the smallest terminal, and a high one that shows whole pages.
  private nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 16), Size(width: 40, height: 150),
  ]

  // The gallery in a language, with a page in front.
  private func gallery(_ index: Int, _ size: Size, _ language: Language) -> TestApplication {
    // On a narrow screen, moving through the list loads no pages.
    let app = TestApplication(
      size: Size(width: 40, height: 16), traits: TraitCollection(reducesMotion: true, languages: [language]),
      delegate: GalleryDelegate())
    let fromEnd = Page.all.count - 1 - index
    if fromEnd < index { app.press(.end) }
    for _ in 0..<min(index, fromEnd) { app.press(fromEnd < index ? .up : .down) }
    if size.width >= 60 { app.resize(to: size) }
    app.press(.enter)
    if size.width < 60 { app.resize(to: size) }
    app.advance(by: 0.1)
    return app
  }

  private func rows(_ app: TestApplication) -> [String] { (0..<app.screen.size.height).map(app.row) }

  // One test, because it takes long to make a gallery for each page, size and language.
  @Test(arguments: Page.all.indices, sizes)
  func `every page is in each language, with no more ellipses than in English, and changes with the language key`(
    index: Int, size: Size
  ) {
    let title = Page.all[index].title.english
    let app = gallery(index, size, .english)
    let english = rows(app)
    for language in Self.languages.dropFirst() {
      let translated = rows(gallery(index, size, language))
      let cut = truncations(translated)
      #expect(cut.count <= truncations(english).count, "\(title) in \(language): \(cut)")
      let names = language == .german ? Self.names.union(Self.sameInGerman) : Self.names
      let remaining = phrases(english).intersection(phrases(translated)).subtracting(names)
      #expect(remaining.isEmpty, "\(title) in \(language): \(remaining.sorted())")
      app.press("\u{1B}[24~")
      app.advance(by: 0.1)
      #expect(rows(app) == translated, "\(title) in \(language)")
    }
    app.press("\u{1B}[24~")
    app.advance(by: 0.1)
    #expect(rows(app) == english, "\(title)")
  }

  private func truncations(_ rows: [String]) -> [String] { rows.filter { $0.contains("…") } }

  // The texts of the screen: what is between two blanks or more.
  private func phrases(_ rows: [String]) -> Set<String> {
    var phrases: Set<String> = []
    for row in rows {
      let parts = row.split { !($0.isLetter || $0 == " " || $0 == "-") }.flatMap { $0.split(separator: "  ") }
      for part in parts {
        let phrase = part.split(separator: " ").joined(separator: " ")
        if phrase.count(where: { $0.isASCII && $0.isLetter }) > 2 { phrases.insert(phrase) }
      }
    }
    return phrases
  }

  /// Names, words of the API and of other languages.
  private static let names = Set(
    [
      "TermKit", "ASCII", "Tic-Tac-Toe", "Anna", "Ben", "Clara", "David", "Eva", "editingDidBegin", "automatic", "fade",
      "left", "right", "top", "bottom", "middle", "none", "Apollo", "Alt-",
    ] + Name.all.map(\.text))
  /// Words that are the same in German.
  private static let sameInGerman: Set<String> = [
    "Normal", "Original", "Rose", "Text", "November", "September", "auto", "Start", "Planet",
    "Name", "Venus", "Mars", "Jupiter", "Saturn", "Uranus",
  ]

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
