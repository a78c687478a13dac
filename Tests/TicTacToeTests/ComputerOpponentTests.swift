import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of games against a computer on the Play screen.
@MainActor @Suite(.isolatedAppearance) struct ComputerOpponentTests {
  private static let size = Size(width: 80, height: 24)
  private static let stateRow = 19

  private func play(
    _ opponent: Opponent = .rival, _ size: Size = Self.size, traits: TraitCollection = TraitCollection(),
    seed: UInt64 = 1, prepare: (TicTacToeModel) -> Void = { _ in }
  ) throws -> TestedApp {
    try TestedApp(size, traits: traits, seed: seed) { model, _ in
      model.setOpponent(opponent)
      prepare(model)
    }
  }

  private func state(_ tested: TestedApp) -> String { tested.app.row(Self.stateRow) }

  /// Presses a key without waiting for the answer.
  private func press(_ key: String, _ tested: TestedApp) {
    tested.app.press(key)
    tested.app.turn()
  }

  private func moves(_ tested: TestedApp) -> Int { tested.model.currentGame.moveCount }

  // MARK: The answer

  @Test(arguments: UInt64(1)...10) func `a computer answers after 0.3 to 0.8 seconds`(seed: UInt64) throws {
    let tested = try play(seed: seed)
    press("7", tested)
    tested.app.advance(by: 0.29)
    expectEqual(moves(tested), 1)
    tested.app.advance(by: 0.52)
    #expect(moves(tested) == 2 && tested.model.currentGame.lastMove?.player == .enemy)
  }

  @Test func `while a computer thinks, the row under the board shows its piece and its name`() throws {
    let tested = try play()
    press("7", tested)
    #expect(state(tested).contains("⢎⡱ Rival is thinking"))
    try expectEqual(tested.color(of: "⢎⡱"), Palette.piece(.o))
    tested.app.advance(by: 1)
    #expect(state(tested).contains("⡱⢎ to move"))
  }

  @Test func `a thinking computer draws no frame, and one timer wakes the program`() throws {
    let tested = try play(traits: TraitCollection(reducesMotion: true))
    press("7", tested)
    let duration = try #require(tested.app.sleepDuration)
    #expect((0.3...0.8).contains(duration))
    let (frames, turns) = (tested.app.frameCount, tested.app.turnCount)
    tested.app.advance(by: duration - 0.01)
    #expect(tested.app.frameCount == frames && tested.app.turnCount == turns + 1)
    tested.app.advance(by: 0.02)
    #expect(tested.app.frameCount == frames + 1 && moves(tested) == 2)
    // A second later the store moves its log into the file. Then only the clock of the status bar has a timer.
    tested.app.advance(by: 1.01)
    #expect(try #require(tested.app.sleepDuration) > 1 && tested.app.frameCount == frames + 1)
  }

  @Test func `the answer is animated as the user's moves are`() throws {
    let tested = try play()
    press("7", tested)
    for _ in 0..<200 where moves(tested) == 1 { tested.app.advance(by: 0.005) }
    let square = try #require(tested.model.currentGame.lastMove?.square)
    let frames = tested.app.frameCount
    tested.app.advance(by: Motion.duration)
    #expect(tested.app.frameCount - frames >= 5)
    let center = PlayLayout(size: Self.size).geometry.frame(of: square).center
    let colors = (-6...6).map { tested.app.foreground(center.x + $0, center.y - 2) }
    #expect(colors.contains(Palette.piece(.o)))
  }

  @Test(arguments: [Opponent.learner, .rival, .master])
  func `a whole game against each computer is played with keys`(_ opponent: Opponent) throws {
    let tested = try play(opponent)
    for digit in 1...9 where !tested.model.currentGame.isOver { tested.press("\(digit)") }
    #expect(tested.model.currentGame.isOver && tested.model.currentGame.opponent == opponent)
    if opponent == .master { #expect(tested.model.currentGame.result != .victory) }
    tested.press("\r")
    #expect(tested.model.gameCount == 2 && tested.model.currentGame.firstPlayer == .enemy && moves(tested) == 1)
  }

  @Test func `a whole game against a computer is played with the mouse`() throws {
    let tested = try play(.learner)
    let geometry = PlayLayout(size: Self.size).geometry
    for square in Square.all where !tested.model.currentGame.isOver {
      let center = geometry.frame(of: square).center
      tested.app.click(center.x, center.y)
      tested.app.advance(by: 1)
    }
    #expect(tested.model.currentGame.isOver)
    try tested.click("New Game")
    #expect(moves(tested) == 1 && tested.model.currentGame.lastMove?.player == .enemy)
  }

  // MARK: Input while the computer thinks

  @Test(arguments: ["\r", " ", "5", "8"]) func `keys that place pieces do nothing while a computer thinks`(key: String)
    throws
  {
    let tested = try play()
    press("7", tested)
    press(key, tested)
    expectEqual(moves(tested), 1)
    tested.app.advance(by: 1)
    #expect(moves(tested) == 2 && state(tested).contains("to move"))
  }

  @Test func `clicks on the board do nothing while a computer thinks`() throws {
    let tested = try play()
    press("7", tested)
    let center = PlayLayout(size: Self.size).geometry.frame(of: .keypad(5)).center
    tested.app.click(center.x, center.y)
    expectEqual(moves(tested), 1)
  }

  @Test func `the list of keys says that the computer is thinking`() throws {
    let tested = try play()
    press("7", tested)
    press("?", tested)
    let outline = tested.app.application.accessibilityOutline
    #expect(outline.contains { $0.contains("Place a piece – Rival is thinking") }, "\(outline)")
  }

  @Test func `the focus moves while a computer thinks, without a ghost of the next piece`() throws {
    let tested = try play()
    press("7", tested)
    let frame = PlayLayout(size: Self.size).geometry.frame(of: .keypad(9))
    for key in [Typed.right, Typed.right, Typed.up, Typed.up] { press(key, tested) }
    expectEqual(tested.place(of: "┌"), frame.origin)
    try expectEqual(tested.color(of: "┌"), Palette.piece(.x))
    let cells = (frame.minX + 1..<frame.maxX - 1).map { tested.app.cell($0, frame.midY).glyph }
    #expect(cells.allSatisfy { $0 == .blank })
  }

  @Test(arguments: UInt64(1)...12) func `after an answer, the focus is on a free square`(seed: UInt64) throws {
    let tested = try play(.master, seed: seed)
    tested.press("5")
    let geometry = PlayLayout(size: Self.size).geometry
    let marks = tested.place(of: "┌")
    let focused = try #require(Square.all.first { geometry.frame(of: $0).origin == marks })
    expectNil(tested.model.currentGame.player(at: focused))
  }

  @Test func `Enter starts the next game after the computer's last move, although Pause had the focus`() throws {
    let tested = try play(.master)
    try tested.click("Pause")
    tested.press("p")
    // The computer prevents 1, 2, 3 and wins on a diagonal.
    for digit in ["1", "2", "4"] { tested.press(digit) }
    expectEqual(tested.model.currentGame.result, .defeat)
    tested.press("\r")
    expectEqual(tested.model.gameCount, 2)
  }

  // MARK: Interruptions

  @Test func `Pause interrupts a computer, and Resume lets it think again`() throws {
    let tested = try play()
    press("7", tested)
    press("p", tested)
    tested.app.advance(by: 5)
    #expect(moves(tested) == 1 && state(tested).contains("Paused"))
    press("p", tested)
    #expect(state(tested).contains("Rival is thinking"))
    tested.app.advance(by: 0.29)
    expectEqual(moves(tested), 1)
    tested.app.advance(by: 0.6)
    expectEqual(moves(tested), 2)
  }

  @Test func `a computer waits while the user reads messages, and answers when the user returns`() throws {
    let tested = try play()
    press("7", tested)
    press(Keys.messages, tested)
    tested.app.advance(by: 5)
    expectEqual(moves(tested), 1)
    press(Keys.play, tested)
    tested.app.advance(by: 1)
    expectEqual(moves(tested), 2)
  }

  @Test func `New Game interrupts a computer, which then begins the new game`() throws {
    let tested = try play()
    press("7", tested)
    press("n", tested)
    #expect(moves(tested) == 0 && tested.model.gameCount == 2 && state(tested).contains("Rival is thinking"))
    tested.app.advance(by: 1)
    #expect(moves(tested) == 1 && tested.model.currentGame.lastMove?.player == .enemy)
    expectEqual(tested.model.game(at: 1)?.moveCount, 1)
  }

  @Test func `a computer whose turn it was when the program ended answers after the next start`() throws {
    let tested = try play { $0.place(at: .keypad(5)) }
    expectEqual(moves(tested), 2)
  }

  @Test func `another opponent is chosen while a computer thinks about an empty board`() throws {
    let tested = try play { model in model.play(.draw) }
    expectEqual(moves(tested), 1, "Rival has begun")
    press("n", tested)
    press("n", tested)
    let other = try tested.store.model()
    other.setOpponent(.friend)
    tested.model.refresh()
    tested.app.advance(by: 2)
    #expect(moves(tested) == 0 && state(tested).contains("⡱⢎ to move"))
  }

  @Test func `the program ends while a computer thinks, without a move`() throws {
    let tested = try play()
    press("7", tested)
    press("q", tested)
    tested.app.advance(by: 2)
    #expect(tested.app.application.isEnding)
    try expectEqual(tested.store.model().currentGame.moveCount, 1)
  }

  // MARK: Two processes

  @Test func `a move of the computer that another process makes is shown, and is not made twice`() throws {
    let tested = try play(traits: TraitCollection(usesScreenReader: true))
    press("7", tested)
    let other = try tested.store.model()
    var generator = SeededGenerator(seed: 9)
    expectEqual(other.placeForComputer(using: &generator), .placed)
    tested.model.refresh()
    tested.app.turn()
    expectEqual(tested.app.application.spokenText?.contains("X to move"), true)
    tested.app.advance(by: 2)
    #expect(moves(tested) == 2 && tested.model.currentGame == other.currentGame)
  }

  @Test func `of two programs on one store, only one makes the computer's move, and neither shows a notice`() throws {
    let tested = try play()
    let model = try tested.store.model()
    let delegate = AppDelegate(model: model, generator: SeededGenerator(seed: 7))
    let second = TestApplication(size: Self.size, delegate: delegate)
    second.advance(by: 1)
    press("7", tested)
    model.refresh()
    second.turn()
    #expect(second.row(Self.stateRow).contains("Rival is thinking"))
    for _ in 0..<10 {
      tested.app.advance(by: 0.1)
      second.advance(by: 0.1)
    }
    let stored = try tested.store.model()
    #expect(stored.currentGame.moveCount == 2 && stored.takeNotices() == [])
    for app in [tested.app, second] {
      #expect(app.row(Self.stateRow).contains("to move"))
      #expect(!(0..<Self.size.height).contains { app.row($0).contains("saved") })
    }
  }

  @Test func `an answer to a game that another process has ended by New Game begins the new game instead`() throws {
    let tested = try play()
    press("7", tested)
    let other = try tested.store.model()
    other.newGame()
    #expect(other.gameCount == 2 && other.currentGame.isComputersTurn)
    tested.app.advance(by: 2)
    expectEqual(tested.model.currentGame.id, other.currentGame.id)
    #expect(moves(tested) == 1 && tested.model.currentGame.lastMove?.player == .enemy)
  }

  // MARK: Screen readers

  @Test func `X1: a screen reader hears that a computer thinks, and its answer`() throws {
    let tested = try play(traits: TraitCollection(usesScreenReader: true))
    press("7", tested)
    expectEqual(tested.app.application.spokenText?.contains("X at top left. Rival is thinking"), true)
    tested.app.advance(by: 1)
    let square = try #require(tested.model.currentGame.lastMove?.square)
    let answer = Strings(.english).placed(.o, at: square) + " X to move"
    expectEqual(tested.app.application.spokenText?.contains(answer), true, "\(tested.app.application.spokenText ?? "")")
  }

  @Test(arguments: [["n"], ["p", "p"], [Keys.messages, Keys.play]])
  func `X1: a screen reader hears that a computer thinks after New Game, Resume and the return to the board`(
    keys: [String]
  ) throws {
    let tested = try play(traits: TraitCollection(usesScreenReader: true))
    press("7", tested)
    for key in keys { press(key, tested) }
    expectEqual(tested.app.application.spokenText?.contains("Rival is thinking"), true)
  }

  // MARK: Sizes and languages

  @Test(
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)],
    Strings.languages)
  func `V7: the state of a thinking computer is not truncated at any size of text`(size: Size, language: Language)
    throws
  {
    for category in [ContentSizeCategory.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge] {
      for opponent in Opponent.allCases where opponent.isComputer {
        let traits = TraitCollection(languages: [language], preferredContentSizeCategory: category)
        let tested = try play(opponent, size, traits: traits)
        press("7", tested)
        #expect(tested.model.currentGame.isComputersTurn && !tested.text.contains("…"), "\(tested.text)")
      }
    }
  }
}
