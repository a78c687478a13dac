import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

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

  /// Moves the focus in the list of pages from the first page to another one.
  func goDown(to title: String) {
    for _ in Page.all.prefix(while: { $0.title.english != title }) { press("\u{1B}[B") }
  }
}

/// Checks that a page beside the list looks like a picture. The picture has the columns to the right of the list and no rows of the status
/// bar, the settings and the line above them, so it stays the same when the list gets another page.
@MainActor func expectPage(
  _ title: String, draws picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let rows = Picture(TestApplication.gallery(showing: title).screen).rows[1..<22]
  let page = Picture(rows.map { String($0.dropFirst(23)) }.joined(separator: "\n"))
  if let difference = page.difference(from: Picture(picture)) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
