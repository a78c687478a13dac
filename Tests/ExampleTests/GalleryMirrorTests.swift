import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Compares every page of the gallery, laid out from right to left, with its mirror image.
@MainActor @Suite(.isolatedAppearance) struct GalleryMirrorTests {
  @Test(arguments: Page.all.map(\.title.english))
  func `a page from right to left is the mirror image of the page from left to right`(title: String) {
    let page = TestApplication.gallery(showing: title)
    let leftToRight = page.screen
    page.application.traitOverrides.layoutDirection = .rightToLeft
    page.turn()
    // The list scrolls under the bars, which cover other letters of its rows. Behind the titles of a bar are stripes, which look the same in
    // both directions.
    let list = Rect(x: 57, y: 0, width: 23, height: 2)
    let stripes = Rect(x: 0, y: 11, width: 56, height: 1)
    let pictures = title == "Bars" ? [list, stripes] : [list]
    let differences = MirrorImage(page.screen, of: leftToRight).differences(exceptIn: pictures)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
