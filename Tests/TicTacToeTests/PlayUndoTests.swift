import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of Undo on the Play screen.
@MainActor @Suite(.isolatedAppearance) struct PlayUndoTests {
  private static let size = Size(width: 80, height: 24)

  private func play(
    _ opponent: Opponent = .friend, _ size: Size = Self.size, traits: TraitCollection = TraitCollection()
  ) throws -> TestedApp {
    try TestedApp(size, traits: traits) { model, _ in model.setOpponent(opponent) }
  }

  private func moves(_ tested: TestedApp) -> Int { tested.model.currentGame.moveCount }

  // MARK: Moves

  @Test func `the key u takes back one move after another, and the player of the move is to move again`() throws {
    let tested = try play()
    tested.press("7", "4")
    tested.press("u")
    #expect(moves(tested) == 1 && tested.model.currentGame.currentPlayer == .enemy)
    tested.press("u", "u")
    expectEqual(moves(tested), 0)
    try expectEqual(tested.store.model().currentGame.moveCount, 0)
  }

  @Test func `the Undo button takes a move back, and is disabled on an empty board`() throws {
    let tested = try play()
    #expect(try tested.color(of: "Undo") != TestedApp.red)
    tested.press("7")
    try expectEqual(tested.color(of: "Undo"), TestedApp.red)
    try tested.click("Undo")
    expectEqual(moves(tested), 0)
    #expect(try tested.color(of: "Undo") != TestedApp.red)
    tested.press("5")
    expectEqual(moves(tested), 1, "the board has the focus")
  }

  @Test func `after the end of a game, u takes the last move back, and the statistics follow`() throws {
    let tested = try play()
    tested.press("7", "4", "8", "5", "9")
    #expect(tested.model.statistics.victories == 1 && tested.app.background(0, 12) == .black)
    tested.press("u")
    #expect(tested.model.statistics.victories == 0 && tested.app.background(0, 12) == .white)
    tested.press("1")
    #expect(moves(tested) == 5 && !tested.model.currentGame.isOver)
  }

  @Test func `against a computer, u takes back its answer and the user's move`() throws {
    let tested = try play(.master)
    tested.press("7")
    expectEqual(moves(tested), 2)
    tested.press("u")
    expectEqual(moves(tested), 0)
    tested.app.advance(by: 2)
    expectEqual(moves(tested), 0, "it is the user's turn")
  }

  @Test func `while a computer thinks, u takes back the move that it thinks about`() throws {
    let tested = try play(.master)
    tested.app.press("7")
    tested.app.turn()
    tested.press("u")
    tested.app.advance(by: 2)
    expectEqual(moves(tested), 0)
  }

  @Test func `a paused game takes no move back, and the list of keys says why`() throws {
    let tested = try play()
    #expect(tested.keyList().contains("u Undo Move – There is no move to take back"))
    tested.press("7", "p", "u")
    expectEqual(moves(tested), 1)
    #expect(tested.keyList().contains("u Undo Move – The game is paused"))
  }

  @Test func `a move of another process that is not shown yet is not taken back`() throws {
    let tested = try play()
    tested.press("7")
    let other = try tested.store.model()
    other.place(at: .keypad(5))
    tested.press("u")
    expectEqual(moves(tested), 2)
    tested.press("u")
    expectEqual(moves(tested), 1)
  }

  @Test func `X1: a screen reader hears that the move was taken back, and who is to move`() throws {
    let tested = try play(traits: TraitCollection(usesScreenReader: true))
    tested.press("7", "u")
    expectEqual(tested.app.application.spokenText?.contains("Taken back. X to move"), true)
  }

  // MARK: New Game

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `New Game in the middle of a game offers the last game for ten seconds`(size: Size) throws {
    let tested = try play(.friend, size)
    tested.press("7", "4")
    tested.app.press("n")
    tested.app.advance(by: 9.9)
    #expect(tested.text.contains("u Undo New Game"))
    tested.app.advance(by: 0.2)
    #expect(!tested.text.contains("u Undo New Game"))
    tested.press("u")
    #expect(moves(tested) == 0 && tested.model.gameCount == 2)
  }

  @Test func `the last game returns to the board, and the empty game leaves the history`() throws {
    let tested = try play()
    tested.press("7", "4", "n")
    #expect(tested.keyList().contains("u Undo New Game"))
    tested.press("u")
    #expect(moves(tested) == 2 && tested.model.gameCount == 1)
    #expect(!tested.text.contains("u Undo New Game"))
    tested.press("u")
    expectEqual(moves(tested), 1, "then u takes moves back")
  }

  @Test func `a computer's first move in the new game does not end the offer, but the user's move does`() throws {
    let tested = try play(.master)
    tested.press("7")
    tested.press("n")
    #expect(moves(tested) == 1 && tested.model.currentGame.lastMove?.player == .enemy)
    #expect(tested.text.contains("u Undo New Game"))
    tested.press("u")
    #expect(moves(tested) == 2 && tested.model.gameCount == 1)
    tested.press("n")
    let free = try #require((1...9).first { tested.model.currentGame.player(at: .keypad($0)) == nil })
    tested.press("\(free)")
    #expect(!tested.text.contains("u Undo New Game"))
    tested.press("u")
    #expect(moves(tested) == 1 && tested.model.gameCount == 2, "u takes the move back")
  }

  @Test func `New Game after the end of a game offers nothing`() throws {
    let tested = try play()
    tested.press("7", "4", "8", "5", "9", "n")
    #expect(!tested.text.contains("u Undo New Game"))
    tested.press("u")
    expectEqual(tested.model.gameCount, 2)
  }

  // MARK: Sizes and languages

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)], Strings.languages)
  func `X2: the buttons and the offer are not truncated in any language`(size: Size, language: Language) throws {
    let tested = try play(.friend, size, traits: TraitCollection(languages: [language]))
    let strings = Strings(language)
    tested.press("7", "n")
    for text in [strings.undo, strings.pause, strings.newGame, strings.pressToReturn] {
      #expect(tested.row(of: text) != nil, "\(text)\n\(tested.text)")
    }
  }
}
