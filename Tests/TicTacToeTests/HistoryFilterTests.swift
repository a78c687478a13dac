import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the filter of the history, and of deleting and restoring games.
@MainActor @Suite(.isolatedAppearance) struct HistoryFilterTests {
  private nonisolated static let sizes = [
    Size(width: 40, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40),
  ]

  /// Opens the history with a victory and a defeat against a friend, a draw and a victory against Rival, and a game on the board.
  private func history(_ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection()) throws
    -> TestedApp
  {
    let tested = try TestedApp(size, traits: traits) { model, time in
      model.play([.victory, .defeat], against: .friend)
      model.play([.draw, .victory], against: .rival)
      model.place(at: .keypad(5))
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    return tested
  }

  private func games(_ tested: TestedApp) -> Int {
    tested.rows.dropFirst(3).filter {
      $0.contains("Won ") || $0.contains("Lost ") || $0.contains("Drawn ") || $0.contains("On the board ")
    }
    .count
  }

  // MARK: The filter

  @Test(arguments: sizes) func `the filter shows the games with the chosen result and opponent, and is the title`(
    size: Size
  ) throws {
    let tested = try history(size)
    tested.press("/")
    #expect(tested.row(of: "All games") != nil && tested.row(of: "RESULT") != nil)
    tested.press(Typed.down, "\r")
    // The rows of the results come before the rows of the opponents.
    tested.press(Typed.end, Typed.up, "\r", Keys.escape)
    #expect(tested.app.row(1).contains("Won · Rival"), "\(tested.text)")
    let list = try #require(tested.rows.lastIndex { $0.contains("Won") })
    #expect(list > 1)
    tested.press("/", Typed.home, "\r")
    tested.press(Typed.end, Typed.home, "\r", Keys.escape)
    #expect(!tested.app.row(1).contains("Won"))
  }

  @Test func `on a wide screen, the filter is a sheet over the games that match`() throws {
    let tested = try history(Size(width: 120, height: 40))
    tested.press("/", Typed.down, Typed.down, "\r")
    let row = try #require(tested.row(of: "RESULT"))
    #expect(tested.rows[1].contains("Lost") && row > 3, "\(tested.text)")
    expectEqual(tested.rows[3..<row].filter { $0.contains("21/11/2026, 09:41  ") }.count, 1)
    #expect(tested.rows[3].contains("Lost "), "\(tested.text)")
    // The keys of the sheet end it, not the history.
    tested.press(Keys.escape)
    #expect(tested.row(of: "RESULT") == nil && tested.row(of: "Film View") == 1, "\(tested.text)")
  }

  @Test func `each choice shows the number of its games`() throws {
    let tested = try history()
    tested.press("/")
    for (name, count) in [("All games", 5), ("Won", 2), ("Lost", 1), ("Drawn", 1), ("Unfinished", 1)] {
      let row = try #require(tested.rows.first { $0.contains("  \(name) ") || $0.contains("▌ \(name) ") })
      #expect(row.contains(" \(count)"), "\(row)")
    }
  }

  @Test func `a filtered list shows exactly the games that pass, and follows new games`() throws {
    let tested = try history()
    tested.press("/", Typed.down, "\r", Keys.escape)
    expectEqual(games(tested), 2)
    tested.model.newGame()
    tested.model.play(.victory)
    tested.app.advance(by: 1)
    expectEqual(games(tested), 3)
    tested.press("\r")
    #expect(tested.row(of: "Move") != nil)
  }

  @Test func `a filter that no game passes says so, and how to change it`() throws {
    let tested = try history()
    tested.press("/", Typed.end, "\r", Keys.escape)
    #expect(tested.text.contains("No games match.") && tested.text.contains("Press / to change the filter."))
    tested.press("/", Typed.end, Typed.up, Typed.up, Typed.up, Typed.up, "\r", Keys.escape)
    expectEqual(games(tested), 4)
    tested.press(Typed.end)
    #expect(tested.text.contains("Lost "), "\(tested.text)")
  }

  @Test func `the film strip shows the games that pass the filter too`() throws {
    let tested = try history(Size(width: 120, height: 40))
    tested.press("v", "/", Typed.down, Typed.down, "\r", Keys.escape)
    #expect(tested.app.row(1).contains("Lost"))
    #expect(tested.text.contains("#2") && !tested.text.contains("#1"))
  }

  @Test func `a deleted game leaves a filtered film strip, and the filter's end shows the newest game`() throws {
    let tested = try history(Size(width: 120, height: 40))
    tested.press("v", "/", Typed.down, "\r", Keys.escape)
    #expect(tested.text.contains("#4") && tested.text.contains("#1"))
    tested.press(Typed.delete)
    #expect(!tested.text.contains("#4") && tested.text.contains("#1"))
    tested.press("u", "/", Typed.home, "\r", Keys.escape)
    #expect(tested.text.contains("#5") && tested.text.contains("On the board"))
  }

  @Test(arguments: Strings.languages)
  func `X2: the texts of the filter fit into 40 columns`(language: Language) throws {
    let tested = try history(Size(width: 40, height: 16), traits: TraitCollection(languages: [language]))
    let strings = Strings(language)
    #expect(tested.row(of: strings.filter) != nil, "\(tested.text)")
    tested.press("/")
    #expect(tested.row(of: strings.allGames) != nil && !tested.text.contains("…"), "\(tested.text)")
    tested.press(Typed.end)
    #expect(!tested.text.contains("…"), "\(tested.text)")
    tested.press("\r", Keys.escape)
    for line in strings.noGamePasses.split(separator: "\n") { #expect(tested.row(of: String(line)) != nil) }
  }

  @Test(arguments: sizes) func `dates follow a change of the time zone within a minute`(size: Size) throws {
    let tested = try history(size)
    #expect(tested.text.contains("21/11") && !tested.text.contains("22/11"), "\(tested.text)")
    tested.time.offset = 20 * 3_600
    tested.advance(by: 60)
    #expect(tested.text.contains("22/11") && !tested.text.contains("21/11"), "\(tested.text)")
    tested.press(Typed.down, "\r")
    tested.advance(by: 1)
    tested.time.offset = 0
    tested.advance(by: 60)
    #expect(!tested.text.contains("22/11"), "\(tested.text)")
  }

  // MARK: Deleting

  @Test(arguments: sizes, [Typed.delete, "\u{7F}"])
  func `a deleted game leaves the history, and u restores it`(size: Size, key: String) throws {
    let tested = try history(size)
    tested.press(Typed.down, Typed.down, key)
    #expect(tested.model.gameCount == 4 && tested.model.statistics.draws == 0)
    #expect(tested.text.contains("Game deleted"))
    tested.press("u")
    #expect(tested.model.gameCount == 5 && tested.model.statistics.draws == 1)
    #expect(!tested.text.contains("Game deleted"))
  }

  @Test func `the film strip deletes the selected game, and the button restores it`() throws {
    let tested = try history(Size(width: 120, height: 40))
    tested.press("v", Typed.right, Typed.delete)
    #expect(tested.model.gameCount == 4 && !tested.text.contains("#4"))
    try tested.click("Undo")
    #expect(tested.model.gameCount == 5 && tested.text.contains("#4"))
  }

  @Test func `the game on the board is not deleted, and the list of keys says why`() throws {
    let tested = try history()
    tested.press(Typed.delete)
    expectEqual(tested.model.gameCount, 5)
    let reason = Strings(.english).isOnTheBoard
    #expect(tested.text.contains(reason))
    #expect(tested.keyList().contains { $0.hasSuffix(reason) }, "\(tested.keyList())")
  }

  @Test func `the menu of a game deletes it`() throws {
    let tested = try history()
    let place = try #require(tested.place(of: "Drawn"))
    tested.app.mouseDown(place.x, place.y, button: 2)
    tested.app.mouseUp(place.x, place.y, button: 2)
    tested.app.advance(by: 1)
    try tested.click("Delete")
    expectEqual(tested.model.gameCount, 4)
  }

  @Test func `a game can be restored for a minute, also after a restart`() throws {
    let tested = try history()
    tested.press(Typed.down, Typed.delete)
    let (path, time) = (tested.store.path, tested.time)
    let restarted = TicTacToeModel(
      store: try Store(
        path: path, now: { MainActor.assumeIsolated { time.now } },
        uptime: { MainActor.assumeIsolated { time.now.timeIntervalSince1970 } }))
    #expect(restarted.lastDeletedGame != nil)
    tested.advance(by: 50)
    tested.press("u")
    expectEqual(tested.model.gameCount, 5)
    tested.press(Typed.delete)
    tested.advance(by: 61)
    tested.press("u")
    expectEqual(tested.model.gameCount, 4)
  }

  @Test func `X1: a screen reader hears that a game was deleted and restored`() throws {
    let tested = try history(traits: TraitCollection(usesScreenReader: true))
    tested.press(Typed.down, Typed.delete)
    expectEqual(tested.app.application.spokenText?.contains("Game deleted"), true)
    tested.press("u")
    expectEqual(tested.app.application.spokenText?.contains("Game restored."), true)
  }
}
