import TTTModel
import TermKit
import Testing

@testable import tictactoe

@Suite struct IconsTests {
  private static let icons: [Image] =
    [
      .playTab, .messagesTab, .profileTab, .smallPlayTab, .smallMessagesTab, .smallProfileTab, .compose, .reply, .star,
      .goldStar, .check, .cross, .bar, .backIndicator,
    ] + Icon.allCases.map { .letterSized($0) }

  private func text(_ image: Image, _ level: GlyphLevel) -> String {
    let size = image.resolved(for: TraitCollection(glyphLevel: level)).size
    var canvas = Canvas(CellBuffer(size: size), traits: TraitCollection(glyphLevel: level))
    canvas.draw(image, at: .zero)
    return canvas.buffer.text
  }

  @Test(arguments: icons) func `no icon is a single character in ASCII or on a console`(icon: Image) {
    for level in [GlyphLevel.ascii, .blocks] { #expect(text(icon, level).count > 1) }
    #expect(text(icon, .ascii).unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: icons) func `on a console icons have only characters of its font`(icon: Image) {
    let console = Set(" •═╪┘◄─".unicodeScalars)
    #expect(text(icon, .blocks).unicodeScalars.allSatisfy { $0.isASCII || console.contains($0) })
  }

  @Test func `the star of a favorite is gold on every tint, and the other icons take the tint`() {
    #expect(Image.goldStar.renderingMode == .alwaysOriginal)
    for image in [Image.star, .compose, .reply, .playTab, .messagesTab, .profileTab, .backIndicator] {
      #expect(image.renderingMode == .automatic)
    }
  }
}
