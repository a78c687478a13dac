import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the gallery's page with pages, beside the list of all pages.
@MainActor @Suite(.isolatedAppearance) struct GalleryPagingTests {
  // The part of the screen at the right of the list, without the settings.
  private func rows(_ app: TestApplication) -> String {
    (3..<23).map { y in
      var row = String(app.row(y).drop { $0 != "│" }.dropFirst())
      while row.last == " " { row.removeLast() }
      return row
    }.joined(separator: "\n")
  }

  @Test func `the first of the pages says how to turn them`() {
    let app = TestApplication.gallery(showing: "Pages")
    #expect(rows(app).contains("Left and Right turn the pages"))
    #expect(app.row(22).contains("● • • •"))
  }

  @Test func `the second of the pages shows page controls in their states`() {
    let app = TestApplication.gallery(showing: "Pages")
    app.press(.tab)
    app.press(.right)
    app.advance(by: 1)
    #expect(
      rows(app).hasPrefix(
        """
          Five pages
           • ● • • •

          With a background
           • ● • • •

          Disabled
           • ● • • •

          Colours
           • ● • • •

          More pages than columns
           · • • • • • • • • • • • ● • • • • • • • • • • • • ·

          Change a page.
        """))
    #expect(app.row(22).contains("• ● • •"))
  }

  @Test func `on the smallest screen, the pages are drawn in ASCII`() {
    let app = TestApplication.smallGallery(showing: "Pages")
    #expect(app.row(14).contains("* . . ."))
    app.press(.right)
    app.advance(by: 1)
    #expect(app.row(4).contains(". * . . ."))
  }
}
