import TTTModel
import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import tictactoe

/// Every screen of the game as lines of text, compared with an approved transcript. `TERMKIT_RECORD_SNAPSHOTS=1` records it again. Tested with
/// `@testable` for a store with contents.
@MainActor @Suite(.isolatedAppearance) struct LinearTranscriptTests {
  @Test func `every screen of the game is understood without a picture, and no key prints 200 bytes`() throws {
    let tested = try TestedApp(traits: TraitCollection(usesScreenReader: true), lineModeReason: "--accessible") {
      model, _ in
      for digit in [5, 1, 7, 3, 2] { model.place(at: .keypad(digit)) }
      model.newGame()
      let first = model.post("Best of five?")
      model.post("Yes.", replyingTo: first.id)
    }
    var transcript = Transcript(of: tested.app)
    for (name, keys) in Self.tour { transcript.visit(name, keys) }
    try transcript.expectApproved("transcript.txt")
    for answer in transcript.answers {
      #expect(answer.joined(separator: "\n").utf8.count < 200, "\(answer)")
    }
  }

  private static let tour: [(String, [String])] = [
    ("Play", []), ("A move", ["5"]), ("A paused game", ["p"]), ("A finished game", ["p", "1", "6", "9", "4"]),
    ("Messages", [Keys.messages, Typed.down]), ("The menu of a message", [Typed.control("o")]),
    ("A message to write", [Keys.escape, "c"]), ("Messages again", [Keys.escape]),
    ("Favourites", [Typed.up, "f", "F"]), ("Profile", [Keys.profile]), ("Opponents", ["\t", "\r"]),
    ("History", [Keys.escape, "h", Typed.down]), ("A past game", ["\r"]), ("A rated game", ["4"]),
    ("The filter", [Keys.escape, "/"]),
  ]
}
