import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the game without the user's locale, as in containers and over ssh.
@MainActor @Suite struct MissingLocaleTests {
  private let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
    try store.fill { model in
      model.post("もう一度 é")
      model.setFavorite(Message.ID(rawValue: 1), true)
    }
  }

  @Test(arguments: [
    ("xx_XX.UTF-8", "New Game", true), ("de_DE.utf8", "Neues Spiel", true), ("C", "New Game", false),
  ])
  func `the name of the locale decides the language of the game and whether Unicode is shown`(
    locale: String, button: String, isUnicode: Bool
  ) throws {
    let game = try GameSession(store: store, environment: ["LC_ALL": locale])
    game.waitForText(button)
    expectEqual(game.screen.text.unicodeScalars.contains { !$0.isASCII }, isUnicode)
    game.quit()
  }

  @Test(arguments: [("xx_XX.UTF-8", "★  もう一度 é"), ("C", "*  ???????? e")])
  func `messages are printed in Unicode when the name of the locale says UTF-8`(locale: String, text: String) throws {
    let session = try TerminalSession(
      "tictactoe", ["messages", "--color", "none", "--store", store.path], environment: ["LC_ALL": locale])
    expectEqual(session.ending(), .exited(0))
    #expect(String(decoding: session.bytes, as: UTF8.self).contains(text))
  }

  @Test func `an error message is Unicode when the name of the locale says UTF-8`() throws {
    let session = try TerminalSession(
      "tictactoe", ["messages", "--store", "/nowhere/é"], environment: ["LC_ALL": "xx_XX.UTF-8"])
    expectEqual(session.ending(), .exited(1))
    #expect(String(decoding: session.bytes, as: UTF8.self).contains("/nowhere/é"))
  }
}
