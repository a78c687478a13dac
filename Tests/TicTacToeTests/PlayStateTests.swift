import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the texts on the Play screen, and of the movements of the focus and the pointer over the board.
@MainActor @Suite(.isolatedAppearance) struct PlayStateTests {
  private static let size = Size(width: 80, height: 24)
  private static let stateRow = 19

  private func play(
    _ traits: TraitCollection = TraitCollection(), prepare: (TicTacToeModel) -> Void = { _ in }
  ) throws -> TestedApp {
    try TestedApp(Self.size, traits: traits) { model, _ in prepare(model) }
  }

  private func geometry(_ tested: TestedApp) -> BoardGeometry { PlayLayout(size: Self.size).geometry }

  /// Returns the square whose top left corner is marked as focused; nil if none is marked.
  private func focusedSquare(_ tested: TestedApp) -> Square? {
    tested.place(of: "┌").flatMap { corner in
      Square.all.first { geometry(tested).frame(of: $0).origin == corner }
    }
  }

  // MARK: The row under the board

  @Test func `the row under the board shows the piece of the player to move, in the piece's colour`() throws {
    let tested = try play()
    #expect(tested.app.row(Self.stateRow).contains("⡱⢎ to move"))
    try expectEqual(tested.color(of: "⡱⢎"), Palette.piece(.x))
    tested.press("5")
    #expect(tested.app.row(Self.stateRow).contains("⢎⡱ to move"))
    try expectEqual(tested.color(of: "⢎⡱"), Palette.piece(.o))
  }

  @Test(arguments: [("74859", "X wins"), ("748516", "O wins"), ("513746289", "Drawn")])
  func `the row under the board says how the game ended, and a row of keys what is next`(moves: String, result: String)
    throws
  {
    let tested = try play()
    tested.press(moves)
    #expect(tested.app.row(Self.stateRow).contains(result) && tested.text.contains("Enter New Game"))
    tested.press("\r")
    #expect(tested.model.currentGame.moveCount == 0 && tested.model.gameCount == 2)
    #expect(tested.app.row(Self.stateRow).contains("to move"))
  }

  @Test(arguments: [
    ("74859", "You win · 2 : 1 against Rival"), ("748516", "Rival wins · 2 : 1 against you"),
    ("513746289", "Drawn · 1 : 1 against Rival"),
  ])
  func `after a game against a computer, the row under the board says who won, and the score`(
    moves: String, text: String
  ) throws {
    func tested(_ size: Size) throws -> TestedApp {
      try TestedApp(size) { model, _ in
        model.play([.victory, .defeat], against: .rival)
        for digit in moves.compactMap(\.wholeNumberValue) { model.place(at: .keypad(digit)) }
      }
    }
    #expect(try tested(Self.size).app.row(Self.stateRow).contains(text))
    let narrow = try tested(Size(width: 40, height: 16)).text
    #expect(narrow.contains(text), "\(narrow)")
  }

  @Test func `Space, arrow keys and digits change nothing on a finished board`() throws {
    let tested = try play()
    tested.press("74859")
    tested.app.advance(by: 1)
    let screen = tested.text
    tested.press(Typed.up, Typed.left)
    expectEqual(tested.text, screen)
    tested.press("1", " ")
    #expect(tested.text.contains("The game is over"))
    tested.advance(by: PlayViewController.remarkTime)
    #expect(tested.text == screen && tested.model.currentGame.moveCount == 5)
  }

  @Test func `a key that can do nothing now says why for a moment, below the board`() throws {
    let tested = try play()
    let row = try #require(tested.row(of: "to move"))
    tested.press("u")
    #expect(tested.rows[row].contains("There is no move to take back"))
    tested.advance(by: PlayViewController.remarkTime)
    #expect(!tested.rows[row].contains("take back"))
    tested.press("5", "p", "u")
    #expect(tested.rows[row].contains("Paused") && tested.rows[row].contains("The game is paused"))
  }

  // MARK: The focus

  @Test func `the focus marks have the colour of the player to move`() throws {
    let tested = try play()
    try expectEqual(tested.color(of: "┌"), Palette.piece(.x))
    tested.press("7")
    try expectEqual(tested.color(of: "┌"), Palette.piece(.o))
  }

  @Test func `after a move by number or click the focus is on the nearest free square`() throws {
    let tested = try play()
    tested.press("5")
    expectEqual(focusedSquare(tested), .keypad(8))
    let center = geometry(tested).frame(of: .keypad(8)).center
    tested.app.click(center.x, center.y)
    tested.app.advance(by: 1)
    expectEqual(tested.model.currentGame.moveCount, 2)
    expectEqual(focusedSquare(tested), .keypad(7))
  }

  @Test func `the key n moves the focus to the middle square from anywhere`() throws {
    let tested = try play()
    tested.press(Typed.left, Typed.up, "n")
    expectEqual(focusedSquare(tested), .keypad(5))
    tested.press("\t", "n")
    expectEqual(focusedSquare(tested), .keypad(5))
  }

  @Test func `Enter starts the next game although Pause had the focus`() throws {
    let tested = try play()
    try tested.click("Pause")
    tested.press("p", "74859", "\r")
    #expect(tested.model.currentGame.moveCount == 0 && tested.model.gameCount == 2)
  }

  @Test func `a digit or a click for a taken square does not move the focus`() throws {
    let tested = try play()
    tested.press("7", Typed.down, Typed.down)
    let before = focusedSquare(tested)
    tested.press("7")
    let taken = geometry(tested).frame(of: .keypad(7)).center
    tested.app.click(taken.x, taken.y)
    tested.app.advance(by: 1)
    #expect(before != nil && focusedSquare(tested) == before)
    expectEqual(tested.model.currentGame.moveCount, 1)
  }

  @Test func `the piece on a taken square trembles, and the row under the board says for two seconds why`() throws {
    let tested = try play()
    tested.press("7")
    let board = tested.rows
    tested.app.press("7")
    tested.app.advance(by: 0.05)
    #expect(tested.app.row(Self.stateRow).contains("⢎⡱ to move   That square is taken"))
    #expect(tested.rows[2] != board[2])
    tested.app.advance(by: 1)
    expectEqual(tested.rows[2], board[2])
    tested.app.advance(by: 1)
    expectEqual(tested.rows, board)
    tested.press("7", "8")
    #expect(!tested.text.contains("taken"))
  }

  @Test func `with reduced motion, a taken square answers in words only`() throws {
    let tested = try play(TraitCollection(reducesMotion: true))
    tested.press("7")
    let piece = tested.rows[2]
    tested.app.press("7")
    tested.app.advance(by: 0.05)
    #expect(tested.rows[2] == piece && tested.text.contains("That square is taken"))
  }

  @Test func `the arrow keys and the pointer move no focus on a paused board`() throws {
    let tested = try play()
    let frame = geometry(tested).frame(of: .keypad(3))
    tested.press("p", Typed.left, Typed.down, Typed.down, Typed.down)
    tested.app.mouseMove(frame.minX, frame.minY)
    tested.press("p")
    expectEqual(focusedSquare(tested), .keypad(5))
  }

  @Test func `a finished game cannot be paused`() throws {
    let tested = try play()
    tested.press("74859")
    tested.app.advance(by: 1)
    let screen = tested.rows
    tested.press("p")
    try tested.click("Pause")
    expectEqual(tested.rows, screen)
  }

  @Test func `the keys of the tabs lead from the history and its filter to the tabs`() throws {
    let tested = try play()
    for opensFilter in [false, true] {
      tested.press(Keys.profile)
      try tested.click("Show History")
      if opensFilter { tested.press("/") }
      #expect(!tested.text.contains("Show History"))
      tested.press(Keys.profile)
      #expect(tested.text.contains("Show History"))
      try tested.click("Show History")
      if opensFilter { tested.press("/") }
      tested.press(Keys.play)
      #expect(tested.text.contains("to move"))
      tested.press(Keys.profile)
      #expect(tested.text.contains("Show History"))
    }
  }

  @Test func `a notice about the store stays until a piece is placed`() throws {
    let model = TicTacToeModel(store: try Store(environment: [:]))
    model.place(at: .keypad(5))
    let app = TestApplication(size: Self.size, delegate: AppDelegate(model: model))
    func text() -> String { (0..<Self.size.height).map(app.row).joined(separator: "\n") }
    let notice = try #require(model.isSaving ? nil : "HOME", "the store has a file")
    #expect(text().contains(notice), "\(text())")
    app.press("5")
    app.advance(by: 1)
    #expect(text().contains(notice))
    app.press("7")
    app.advance(by: 1)
    #expect(!text().contains(notice))
  }

  // MARK: The mouse

  @Test func `a click away from the board does nothing`() throws {
    let tested = try play()
    let board = geometry(tested).frame
    for point in [Point(x: board.minX - 20, y: board.midY), Point(x: board.maxX + 3, y: board.midY)] {
      tested.app.click(point.x, point.y)
    }
    expectEqual(tested.model.currentGame.moveCount, 0)
    tested.app.click(board.minX - 1, board.midY)
    expectEqual(tested.model.currentGame.moveCount, 1)
  }

  @Test func `without blending colours, the terminal reports pointer motion only while Play is shown`() throws {
    let tested = try play(TraitCollection(colorDepth: .sixteen))
    #expect(tested.app.terminal.reportsPointerMotion)
    tested.press(Keys.messages)
    #expect(!tested.app.terminal.reportsPointerMotion)
    tested.press(Keys.play)
    #expect(tested.app.terminal.reportsPointerMotion)
  }

  @Test func `the ghost follows the pointer, and pointer motion within a square draws no frame`() throws {
    let tested = try play()
    let frame = geometry(tested).frame(of: .keypad(3))
    tested.app.mouseMove(frame.minX, frame.minY)
    tested.app.advance(by: 0)
    expectEqual(focusedSquare(tested), .keypad(3))
    let frames = tested.app.frameCount
    for x in frame.minX..<frame.maxX {
      tested.app.mouseMove(x, frame.maxY - 1)
      tested.app.advance(by: 0)
    }
    expectEqual(tested.app.frameCount, frames)
  }

  @Test func `the ghost does not follow the pointer to a taken square`() throws {
    let tested = try play()
    tested.press("5")
    let before = focusedSquare(tested)
    let center = geometry(tested).frame(of: .keypad(5)).center
    tested.app.mouseMove(center.x, center.y)
    tested.app.advance(by: 0)
    #expect(before != nil && focusedSquare(tested) == before)
  }

  // MARK: Night

  @Test func `the night theme stays dark when a game ends`() throws {
    let tested = try play()
    tested.app.application.colorScheme = .night
    tested.press("74859")
    // Views draw on white paper, and the night theme shows it dark.
    expectEqual(tested.app.background(0, 5), .white)
    #expect(tested.app.terminal.colorMap.color(for: .white).brightness < 0.2)
    tested.app.application.colorScheme = .paper
    tested.app.advance(by: 1)
    expectEqual(tested.app.background(0, 5), .black)
  }
}
