import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitGraphics
@testable import tictactoe

/// Tests that terminals of every glyph level can show the icons.
///
/// `GlyphLevel.shows(_:)`, which is not public, knows the characters of consoles.
@MainActor @Suite(.isolatedAppearance) struct IconsTests {
  private nonisolated static let icons: [Image] =
    [
      .playTab, .messagesTab, .profileTab, .smallPlayTab, .smallMessagesTab, .smallProfileTab, .compose, .search,
      .reply, .star, .goldStar, .check, .cross, .bar, .streak,
    ] + Icon.allCases.map { .letterSized($0) } + Game.ratings.map { .stars($0 + 1) } + RatingControl.images.map(\.1)

  private func text(_ image: Image, _ level: GlyphLevel) -> String {
    let size = image.resolved(for: TraitCollection(glyphLevel: level)).size
    var canvas = Canvas(CellBuffer(size: size), traits: TraitCollection(glyphLevel: level))
    canvas.draw(image, at: .zero)
    return canvas.buffer.text
  }

  @Test(arguments: icons, GlyphLevel.allCases)
  func `every icon uses only characters of the terminal's glyph level`(icon: Image, level: GlyphLevel) {
    let text = text(icon, level)
    #expect(!text.isEmpty)
    #expect(text.unicodeScalars.allSatisfy(level.shows), "\(text)")
  }

  @Test func `every screen of the game uses only characters of the terminal's glyph level`() throws {
    for level in [GlyphLevel.ascii, .blocks] {
      for size in [Size(width: 80, height: 24), Size(width: 120, height: 40)] {
        let tested = try app(level, size)
        for keys in Self.tour {
          tested.press(keys)
          // Consoles show an en dash as a hyphen.
          let missing = Set(tested.text.unicodeScalars).filter { $0 != "\n" && $0 != "–" && !level.shows($0) }
          #expect(missing.isEmpty, "\(missing.map(String.init))\n\(tested.text)")
        }
      }
    }
  }

  private func app(_ level: GlyphLevel, _ size: Size) throws -> TestedApp {
    try TestedApp(size, traits: TraitCollection(glyphLevel: level, colorDepth: .sixteen)) { model, _ in
      for result in [Game.Result.victory, .defeat, .draw] { model.play(result) }
      if let game = model.game(at: 1) { model.rate(game.id, 2) }
      model.post("One")
      model.post("Two", replyingTo: Message.ID(rawValue: 1))
      model.setFavorite(Message.ID(rawValue: 2), true)
    }
  }

  /// The keys that lead from each screen to the next one.
  private static let tour = [
    "5", "?", Keys.escape, "p", Keys.messages, Typed.down, Typed.down, "r", "Yes", Keys.escape, Keys.escape, Keys.post,
    Keys.profile, "\t", Typed.end, "\r", Typed.down, Typed.down, "\t", "\r", "3",
  ]

  @Test func `the star of a favourite is gold on every tint, and the other icons take the tint`() {
    expectEqual(Image.goldStar.renderingMode, .alwaysOriginal)
    for image in [Image.star, .compose, .reply, .playTab, .messagesTab, .profileTab] {
      expectEqual(image.renderingMode, .automatic)
    }
  }
}
