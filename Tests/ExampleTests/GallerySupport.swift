import TermKit
import TermKitTestSupport
import TermKitTesting

@testable import gallery

extension TestApplication {
  /// Returns the gallery on a screen of 80 × 24 cells, where the arrow keys move from page to page.
  static func gallery(showing title: String) -> TestApplication {
    let app = TestApplication(delegate: GalleryDelegate())
    app.goDown(to: title)
    app.advance(by: 1)
    return app
  }

  /// Returns the gallery on the smallest screen, in plain ASCII and without colours, where a chosen page slides in.
  static func smallGallery(showing title: String) -> TestApplication {
    let app = TestApplication(
      size: Size(width: 40, height: 16), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none),
      delegate: GalleryDelegate())
    app.goDown(to: title)
    app.press("\r")
    app.advance(by: 1)
    return app
  }

  private func goDown(to title: String) {
    for _ in Page.all.prefix(while: { $0.title != title }) { press("\u{1B}[B") }
  }
}
