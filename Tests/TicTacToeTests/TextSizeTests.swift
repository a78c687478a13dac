import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

@MainActor @Suite(.isolatedAppearance) struct TextSizeTests {
  private func app(
    _ category: ContentSizeCategory, _ size: Size = Size(width: 80, height: 24), language: Language = .english,
    prepare: (TicTacToeModel, TestTime) throws -> Void = { _, _ in }
  ) throws -> TestedApp {
    try TestedApp(
      size, traits: TraitCollection(languages: [language], preferredContentSizeCategory: category), prepare: prepare)
  }

  private nonisolated static let accessibilitySizes = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)

  @Test func `V7: at the largest size of text, the board fills the height of the screen, beside the texts`() throws {
    let app = try app(.accessibilityExtraExtraExtraLarge)
    app.press("7", "5")
    expectEqual(app.text, Self.largestPlay)
  }

  private static let largestPlay = """
     Tic-Tac-Toe                         09:41                               ? Keys
                  ▄             ▄                             ▄▖  ▗▄
        ▄     ▄    ┌  ▄     ▄  ┐                              ▝▃▅▅▃▘
       ▀  ▄ ▄  ▀     ▀  ▄ ▄  ▀                                ▗▅▃▃▅▖
         ▀   ▀         ▀   ▀                                  ▀▘  ▝▀
        ▄  ▀  ▄       ▄  ▀  ▄                                to move
      ▄  ▀   ▀  ▄   ▄  ▀   ▀  ▄
      ▀▀       ▀▀  └▀▀       ▀▀┘
     ▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀
                     ▗▄     ▄▖
                    ▗ ▛▘   ▝▜ ▖

                    ▜ ▖     ▗ ▛
                     ▜ ▙▄▄▄▟ ▛
                       ▀▀▀▀▀
     ▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀

                                                              Pause

                                                               Undo

                                                             New Game
    │   │   │ ═╪⡱⢎╪═    │   │   │   │   │ (•••) │   │   │   │   │   ⡱⢎│⢎⡱   │   │
    ┼───┼───┼  Play  ───┼───┼───┼───┼── Messages ───┼───┼───┼───┼─ Profile ─┼───┼───
    """

  @Test(arguments: accessibilitySizes)
  func `V7: at each accessibility size, a game can be played to its end with keys`(
    _ category: ContentSizeCategory
  ) throws {
    let app = try app(category)
    app.press("7", "4", "8", "5", "9")
    expectEqual(app.model.currentGame.result, .victory)
    #expect(app.text.contains("X wins"))
    app.press("\r")
    expectEqual(app.model.currentGame.moveCount, 0)
  }

  @Test(
    arguments: [ContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge],
    Strings.languages)
  func `V7: no text of the first screen is truncated at an accessibility size`(
    _ category: ContentSizeCategory, language: Language
  ) throws {
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 16)] {
      let app = try app(category, size, language: language)
      for key in ["", "7", "4", "8", "5", "9"] {
        app.press(key)
        #expect(!app.text.contains("…"), "\(size) after \(key)")
      }
    }
  }

  @Test(arguments: [Size(width: 60, height: 24), Size(width: 50, height: 30), Size(width: 40, height: 16)])
  func `V7: on screens without room for texts beside it, the board is as large as at the usual size`(
    _ size: Size
  ) throws {
    let categories: [ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
    let boards = try categories.map { category in
      try app(category, size).text.split(separator: "\n").filter { $0.contains("▀▀▀") }
    }
    #expect(boards[0] == boards[1] && !boards[0].isEmpty)
  }

  @Test func `V7: below a board on a narrow screen, the state is one row in the middle, as at the usual size`() throws {
    // The row of keys is shown at the usual size only.
    let sizes: [ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
    let rows = try sizes.map { category in
      try app(category, Size(width: 40, height: 16)).text.split(separator: "\n").suffix(4)
    }.map { rows in rows.filter { !$0.contains("Enter") && !$0.contains("▁▁▁") } }
    expectEqual(rows[0], rows[1])
    #expect(rows[0].contains { $0.contains("to move") })
  }

  @Test func `V7: the size of text changes while the game is played, and the keys - and + with Alt change it`() throws {
    let app = try app(.large)
    let before = app.text
    app.press("\u{1B}+")
    expectEqual(app.app.application.preferredContentSizeCategory, .extraLarge)
    for _ in 0..<2 { app.press("\u{1B}+") }
    expectEqual(app.app.application.preferredContentSizeCategory, .accessibilityMedium)
    #expect(app.text != before)
    for _ in 0..<9 { app.press("\u{1B}-") }
    expectEqual(app.app.application.preferredContentSizeCategory, .large)
    app.app.advance(by: 2)
    expectEqual(app.text, before)
  }
}
