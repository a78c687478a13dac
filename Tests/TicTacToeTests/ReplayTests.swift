import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the steps and the replay on the screen of a past game.
@MainActor @Suite(.isolatedAppearance) struct ReplayTests {
  private static let squares = [7, 4, 8, 5, 9]

  /// Opens the history, and a game with the moves 7, 4, 8, 5, 9 in it.
  private func openGame(_ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection()) throws
    -> TestedApp
  {
    let tested = try TestedApp(size, traits: traits) { model, _ in
      for square in Self.squares { model.place(at: .keypad(square)) }
      model.newGame()
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    if size.width < 100 { tested.press("\r") }
    return tested
  }

  /// Returns the squares with pieces, as a screen reader hears them.
  private func moves(_ tested: TestedApp) -> Int {
    let outline = tested.app.application.accessibilityOutline.first { $0.contains("Board") } ?? ""
    return outline.matches(of: #/[XO] at /#).count
  }

  private func number(_ tested: TestedApp) -> String {
    tested.text.firstMatch(of: /Move \d of \d/).map { String($0.output) } ?? "none"
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16), Size(width: 120, height: 40)])
  func `Left and Right step through the moves, and stop at the first and at the last position`(size: Size) throws {
    let tested = try openGame(size)
    #expect(number(tested) == "Move 5 of 5" && moves(tested) == 5)
    tested.press(Typed.right)
    expectEqual(number(tested), "Move 5 of 5")
    for move in [4, 3, 2, 1, 0, 0] {
      tested.press(Typed.left)
      #expect(number(tested) == "Move \(move) of 5" && moves(tested) == move)
    }
    tested.press(Typed.right, Typed.right)
    #expect(number(tested) == "Move 2 of 5" && moves(tested) == 2)
  }

  @Test func `the buttons beside the number step, and are disabled at the ends`() throws {
    let tested = try openGame()
    try tested.click("◄   Move")
    try tested.click("◄   Move")
    expectEqual(number(tested), "Move 3 of 5")
    let row = try #require(tested.row(of: "Move 3"))
    let forward = try #require(tested.place(of: "►"))
    expectEqual(forward.y, row)
    for _ in 1...3 {
      tested.app.click(forward.x, forward.y)
      tested.app.advance(by: 1)
    }
    expectEqual(number(tested), "Move 5 of 5")
    #expect(tested.app.foreground(forward.x, forward.y) != TestedApp.red)
  }

  @Test(arguments: [" ", "\r"]) func `the replay shows one more move each half second, and ends with the last`(
    key: String
  ) throws {
    let tested = try openGame()
    tested.app.press(key)
    tested.app.turn()
    #expect(moves(tested) == 0 && tested.row(of: "Pause") != nil)
    for move in 1...5 {
      tested.app.advance(by: 0.45)
      expectEqual(moves(tested), move - 1)
      tested.app.advance(by: 0.05)
      #expect(moves(tested) == move && number(tested) == "Move \(move) of 5")
    }
    #expect(tested.row(of: "Replay") != nil)
    tested.app.advance(by: 1)
    // Only the clock of the status bar has a timer.
    #expect(try #require(tested.app.sleepDuration) > 1)
  }

  @Test func `Space pauses the replay and continues it from the shown position`() throws {
    let tested = try openGame()
    tested.app.press(" ")
    tested.app.advance(by: 1.1)
    tested.press(" ")
    #expect(number(tested) == "Move 2 of 5" && tested.row(of: "Replay") != nil)
    tested.app.advance(by: 3)
    expectEqual(number(tested), "Move 2 of 5")
    tested.app.press(" ")
    tested.app.advance(by: 0.6)
    expectEqual(number(tested), "Move 3 of 5")
  }

  @Test func `a step ends the replay`() throws {
    let tested = try openGame()
    tested.app.press(" ")
    tested.app.advance(by: 1.1)
    tested.press(Typed.left)
    tested.app.advance(by: 3)
    expectEqual(number(tested), "Move 1 of 5")
  }

  @Test func `a replay ends when its screen is left`() throws {
    let tested = try openGame()
    tested.app.press(" ")
    tested.app.advance(by: 1.1)
    tested.press(Keys.escape)
    #expect(try #require(tested.app.sleepDuration) > 1)
  }

  @Test func `another game in the pane begins at its last position`() throws {
    let tested = try openGame(Size(width: 120, height: 40))
    tested.press(Typed.left, Typed.left)
    expectEqual(number(tested), "Move 3 of 5")
    tested.model.place(at: .keypad(5))
    tested.press(Typed.up)
    expectEqual(number(tested), "Move 1 of 1")
    tested.press(Typed.down)
    expectEqual(number(tested), "Move 5 of 5")
  }

  @Test func `the game in play shows moves of another process, unless an earlier position is shown`() throws {
    let tested = try openGame()
    tested.model.place(at: .keypad(5))
    tested.press(Keys.escape, Typed.up, "\r")
    let other = try tested.store.model()
    other.place(at: .keypad(1))
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(number(tested) == "Move 2 of 2" && moves(tested) == 2)
    tested.press(Typed.left)
    other.place(at: .keypad(2))
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(number(tested) == "Move 1 of 3" && moves(tested) == 1)
  }

  @Test func `a star with the focus keeps the arrow keys, and the list of keys names those that step`() throws {
    let tested = try openGame()
    let steps = ["Left Previous move", "Right Next move"]
    #expect(tested.keyList().filter { steps.contains($0) } == steps)
    tested.press("\t", "\t", Typed.right)
    expectEqual(number(tested), "Move 5 of 5")
    #expect(!tested.keyList().contains { steps.contains($0) })
  }

  @Test func `a game without moves has nothing to step through, to replay or to rate`() throws {
    let tested = try TestedApp { model, _ in model.post("See #1") }
    tested.press(Keys.messages)
    try tested.click("#1")
    expectEqual(number(tested), "Move 0 of 0")
    #expect(tested.row(of: "Rate") == nil && tested.row(of: "Play from here") != nil)
    tested.press(Typed.left, "3")
    #expect(!tested.keyList().contains { $0.contains("Previous move") || $0.contains("Rate the game") })
    expectNil(tested.model.currentGame.rating)
  }

  @Test func `X1: a screen reader hears the number and the move of each step`() throws {
    let tested = try openGame(traits: TraitCollection(usesScreenReader: true))
    tested.press(Typed.left)
    expectEqual(tested.app.application.spokenText?.contains("Move 4 of 5. O at middle."), true)
    for _ in 1...4 { tested.press(Typed.left) }
    expectEqual(tested.app.application.spokenText?.contains("Move 0 of 5"), true)
  }

  @Test(
    arguments: Strings.languages, [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `X2: the texts of the replay fit into 40 columns`(language: Language, category: ContentSizeCategory) throws {
    let tested = try openGame(
      Size(width: 40, height: 16),
      traits: TraitCollection(languages: [language], preferredContentSizeCategory: category))
    let strings = Strings(language)
    #expect(tested.row(of: strings.move(5, of: 5)) != nil && tested.row(of: strings.replay) != nil, "\(tested.text)")
    #expect(!tested.text.contains("…"))
  }

  // MARK: Going on

  private func squares(_ tested: TestedApp) -> [Square] { tested.model.currentGame.moves.map(\.square) }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `Play from here from an earlier position begins a game with the same moves, and shows it on the board`(
    size: Size
  ) throws {
    let tested = try openGame(size)
    tested.press(Typed.left, Typed.left, "g")
    #expect(squares(tested) == [7, 4, 8].map(Square.keypad) && tested.model.currentGame.currentPlayer == .enemy)
    #expect(tested.row(of: "New Game") != nil && tested.row(of: "Done") == nil)
    expectEqual(tested.model.gameCount, 2, "the empty game is replaced")
    tested.press("5")
    expectEqual(tested.model.currentGame.moveCount, 4)
    expectEqual(tested.model.game(at: 1)?.moveCount, 5, "the old game stays")
  }

  @Test func `Play from here returns to an unfinished game, and the game on the board stays in the history`() throws {
    let tested = try TestedApp { model, _ in
      model.place(at: .keypad(5))
      model.newGame()
      model.place(at: .keypad(1))
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r", Typed.down, "\r")
    expectEqual(number(tested), "Move 1 of 1")
    try tested.click("Play from here")
    #expect(squares(tested) == [.keypad(5)] && tested.model.gameCount == 2)
    expectEqual(tested.model.game(at: 0)?.moves.map(\.square), [.keypad(1)])
  }

  @Test func `a finished game goes on only from an earlier position, and the list of keys says so`() throws {
    let tested = try openGame()
    tested.press("g")
    #expect(number(tested) == "Move 5 of 5" && squares(tested).isEmpty)
    #expect(try tested.color(of: "Play from here") != TestedApp.red)
    tested.press("?")
    #expect(tested.text.contains("Step back a move first"), "\(tested.text)")
    tested.press(Keys.escape, Typed.left)
    try expectEqual(tested.color(of: "Play from here"), TestedApp.red)
  }

  @Test func `the reason why a finished game does not go on is under the middle of its button`() throws {
    let tested = try openGame()
    let button = try #require(tested.place(of: "Play from here"))
    let reason = try #require(tested.place(of: "Step back a move first"))
    expectEqual(reason.y, button.y + 1)
    #expect(abs(reason.x + 11 - (button.x + 7)) <= 1, "\(tested.text)")
  }

  @Test func `Play from here against a computer whose turn it is lets the computer move`() throws {
    let tested = try TestedApp { model, _ in
      model.setOpponent(.master)
      for square in [7, 4, 8, 5, 9] { model.place(at: .keypad(square)) }
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r", "\r", Typed.left, Typed.left, "g")
    tested.app.advance(by: 1)
    #expect(tested.model.currentGame.moveCount == 4 && tested.model.currentGame.opponent == .master)
  }

  @Test func `a position that another process has changed in the meantime is refused with a reason`() throws {
    let tested = try openGame()
    tested.model.place(at: .keypad(5))
    tested.press(Keys.escape, Typed.up, "\r")
    let other = try tested.store.model()
    other.takeBack()
    other.place(at: .keypad(1))
    tested.press("g")
    #expect(tested.row(of: "OK") != nil, "\(tested.text)")
    tested.press("\r")
    expectEqual(tested.model.currentGame.moves.map(\.square), [.keypad(1)])
  }
}
