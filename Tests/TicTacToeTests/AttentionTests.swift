import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// The title of the terminal, and the notifications while the user looks at another window.
@MainActor @Suite(.isolatedAppearance) struct AttentionTests {
  private let leaving = "\u{1B}[O"
  private let returning = "\u{1B}[I"

  private func title(_ tested: TestedApp) -> String? { tested.app.terminal.title }

  private func notices(_ tested: TestedApp) -> [String] {
    tested.app.terminal.notifications.map { "\($0.title): \($0.body)" }
  }

  @Test func `the title names the screen and the game`() throws {
    let tested = try TestedApp()
    expectEqual(title(tested), "Play — Tic-Tac-Toe")
    tested.press(Keys.messages)
    expectEqual(title(tested), "Messages — Tic-Tac-Toe")
    tested.press("?")
    expectEqual(title(tested), "Messages — Tic-Tac-Toe")
  }

  @Test(arguments: [
    (Language.english, GlyphLevel.braille, "● your turn — Tic-Tac-Toe"),
    (.german, .braille, "● du bist am Zug — Tic-Tac-Toe"), (.english, .ascii, "* your turn — Tic-Tac-Toe"),
  ])
  func `the answer of a computer changes the title until the user returns`(
    language: Language, level: GlyphLevel, expected: String
  ) throws {
    let traits = TraitCollection(glyphLevel: level, languages: [language])
    let tested = try TestedApp(traits: traits) { model, _ in model.setOpponent(.master) }
    let before = title(tested)
    tested.app.press("5")
    tested.app.press(leaving)
    expectEqual(title(tested), before)
    tested.advance(by: 2)
    expectEqual(title(tested), expected)
    expectEqual(tested.app.terminal.notifications.count, 1)
    tested.app.press(returning)
    tested.app.turn()
    expectEqual(title(tested), before)
  }

  @Test func `an answer that the user sees changes no title and makes no notification`() throws {
    let tested = try TestedApp { model, _ in model.setOpponent(.master) }
    tested.press("5")
    tested.advance(by: 2)
    expectEqual(tested.model.currentGame.moveCount, 2)
    tested.app.press(leaving)
    expectEqual(title(tested), "Play — Tic-Tac-Toe")
    expectEqual(notices(tested), [])
  }

  @Test func `a move of the user takes the mark out of the title, also if the terminal has not reported the focus`()
    throws
  {
    let tested = try TestedApp { model, _ in model.setOpponent(.master) }
    tested.app.press("5")
    tested.app.press(leaving)
    tested.advance(by: 2)
    let free = try #require(Square.all.first { tested.model.currentGame.player(at: $0) == nil })
    tested.model.place(at: free)
    tested.app.turn()
    expectEqual(title(tested), "Play — Tic-Tac-Toe")
  }

  @Test func `moves and messages of another player are reported, at most one in ten seconds`() throws {
    let tested = try TestedApp(player: PlayerName(rawValue: "bob"))
    let time = tested.time
    let path = tested.store.folder.path
    let ada = TicTacToeModel(
      store: try Store(path: "\(path)/ada.sqlite", now: { MainActor.assumeIsolated { time.now } }))
    let courier = HostCourier(name: try #require(PlayerName(rawValue: "ada")), folder: path)
    courier.connect(ada)
    ada.setOpponent(try #require(PlayerName(rawValue: "bob")))
    tested.app.press(leaving)
    ada.place(at: .keypad(5))
    tested.model.refresh()
    tested.app.turn()
    expectEqual(title(tested), "● your turn — Tic-Tac-Toe")
    expectEqual(notices(tested), ["ada: It is your turn."])
    ada.post("Hello")
    tested.model.refresh()
    expectEqual(notices(tested).count, 1)
    tested.advance(by: 10)
    ada.post("Are you there?")
    tested.model.refresh()
    expectEqual(notices(tested), ["ada: It is your turn.", "ada: Are you there?"])
  }
}
