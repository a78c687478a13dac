import Stages
import TermKit
import TermKitTesting
import Testing

@testable import gallery

/// Every page of the gallery as lines of text, compared with an approved transcript. `TERMKIT_RECORD_SNAPSHOTS=1` records it again. Tested
/// with `@testable` for the list of pages.
@MainActor @Suite(.isolatedAppearance) struct GalleryTranscriptTests {
  @Test func `every page of the gallery is understood without a picture`() throws {
    let app = TestApplication(
      size: Size(width: 50, height: 24), traits: TraitCollection(usesScreenReader: true),
      lineModeReason: "--accessible", delegate: GalleryDelegate())
    var transcript = Transcript(of: app)
    transcript.visit("The list of pages")
    for (index, page) in Page.all.enumerated() {
      transcript.visit(page.title.english, (index == 0 ? [] : ["\u{1B}", "\u{1B}[B"]) + ["\r"])
    }
    try transcript.expectApproved("Snapshots/transcript.txt")
  }
}
