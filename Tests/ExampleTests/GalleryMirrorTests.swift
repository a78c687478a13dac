import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Compares every page of the gallery, laid out from right to left, with its mirror image.
@MainActor @Suite(.isolatedAppearance) struct GalleryMirrorTests {
  /// Characters and colours, because views draw other signs with few of them.
  nonisolated static let looks = [
    TraitCollection(), TraitCollection(glyphLevel: .blocks, colorDepth: .sixteen),
    TraitCollection(glyphLevel: .ascii, colorDepth: .none),
  ]

  @Test(arguments: Page.all.map(\.title.english), looks)
  func `a page from right to left is the mirror image of the page from left to right`(
    title: String, traits: TraitCollection
  ) {
    let page = TestApplication(traits: traits, delegate: GalleryDelegate())
    page.goDown(to: title)
    page.advance(by: 1)
    let leftToRight = page.screen
    page.application.traitOverrides.layoutDirection = .rightToLeft
    page.turn()
    let differences = MirrorImage(page.screen, of: leftToRight).differences(exceptIn: Self.pictures(title))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  private static func pictures(_ title: String) -> [Rect] {
    // The list scrolls under the bars, which cover other letters of its rows.
    let list = Rect(x: 57, y: 0, width: 23, height: 2)
    switch title {
    // Behind the titles of a bar are stripes, which look the same in both directions.
    case "Bars": return [list, Rect(x: 0, y: 11, width: 56, height: 1)]
    // The control shows the direction.
    case "Right to left": return [list, Rect(x: 0, y: 4, width: 57, height: 1)]
    default: return [list]
    }
  }
}
