import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the gallery's page of split views. Only the split view is compared, which covers the list of pages.
@MainActor @Suite(.isolatedAppearance) struct GallerySplitTests {
  private func gallery(
    opening title: String, size: Size, traits: TraitCollection = TraitCollection()
  ) -> TestApplication {
    let app = TestApplication(size: size, traits: traits, delegate: GalleryDelegate())
    for _ in Page.all.prefix(while: { $0.title.english != "Split view" }) { app.press(.down) }
    if size.width < 60 { app.press(.enter) }
    app.advance(by: 1)
    app.click(on: title)
    app.advance(by: 1)
    return app
  }

  @Test func `two columns show a list beside a planet`() {
    let app = gallery(opening: "Two columns", size: Size(width: 80, height: 16))
    expect(
      app,
      shows: """
         TermKit                             09:41                               ? Keys
          Close  Planets        │  ◧                     Mercury
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        ▌ Mercury               │  The smallest planet. A year takes 88 days.
          Venus                 │
          Earth                 │    Moons
          Mars                  │
          Jupiter               │
          Saturn                │
          Uranus                │
          Neptune               │
                                │
                                │
                                │
                                │
                                │
        """)
    app.press(.down)
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.row(3).contains("The hottest planet, under thick clouds."))
  }

  @Test func `on the smallest screen, the columns are a stack in ASCII`() {
    let app = gallery(
      opening: "Three columns", size: Size(width: 40, height: 16),
      traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    #expect(app.row(1) == "  Close          Groups")
    app.press(.down)
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.row(1).contains("< Groups") && app.row(1).contains("Giant planets"))
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.row(1).contains("Jupiter"))
    app.press(.escape)
    app.advance(by: 1)
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.row(1) == "  Close          Groups")
  }
}
