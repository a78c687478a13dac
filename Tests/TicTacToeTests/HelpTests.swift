import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the list of keys in the game, and of the letters that buttons underline.
@MainActor @Suite(.isolatedAppearance) struct HelpTests {
  @Test func `a click on the hint in the status bar lists the keys, and Escape closes the list`() throws {
    let tested = try TestedApp()
    let before = tested.app.screen
    try tested.click("? Keys")
    #expect(tested.row(of: "This screen") != nil)
    #expect(tested.row(of: "Everywhere") != nil)
    tested.press(Keys.escape)
    expectEqual(tested.app.screen, before)
  }

  @Test func `the notice that replaces the hint while nothing is saved is not clickable`() throws {
    let delegate = AppDelegate(model: TicTacToeModel(store: try Store(environment: [:])))
    let app = TestApplication(size: Size(width: 80, height: 24), delegate: delegate)
    let text = app.row(0)
    #expect(text.hasSuffix("Not saving"))
    app.click(75, 0)
    app.advance(by: 1)
    expectEqual(app.row(0), text)
  }

  @Test func `the keys that place a piece are disabled while the game is paused or over`() throws {
    let tested = try TestedApp()
    let place = "Enter Space Place a piece"
    #expect(tested.keyList().contains(place))
    tested.press("p")
    #expect(tested.keyList().contains(place + " – The game is paused"))
    tested.press("5")
    expectEqual(tested.model.currentGame.moveCount, 0)
    tested.press("p", "7", "4", "8", "5", "9")
    #expect(tested.keyList().contains("Space Place a piece – The game is over"))
    // The next command has the same reason, which is not repeated.
    #expect(tested.keyList().contains("1–9 Place as on a numeric keypad"))
  }

  @Test func `after the end of a game Enter starts the next game, and no key places a piece`() throws {
    let tested = try TestedApp()
    #expect(tested.keyList().contains("Enter Space Place a piece") && tested.keyList().contains("n New Game"))
    tested.press("7", "4", "8", "5", "9")
    #expect(tested.keyList().contains("Space Place a piece – The game is over"))
    #expect(tested.keyList().contains("n Enter New Game"))
    tested.app.application.traitOverrides.language = .german
    #expect(tested.keyList().contains("n Enter Neues Spiel"), "\(tested.keyList())")
    tested.press("\r")
    #expect(tested.model.currentGame.moveCount == 0 && tested.model.gameCount == 2)
  }

  @Test func `the keys for messages are disabled until there is a message, which is selected at once`() throws {
    let tested = try TestedApp()
    tested.press(Keys.messages)
    #expect(tested.keyList().contains("f Favourite – Select a message first"))
    #expect(tested.keyList().contains("Enter r Reply"))
    tested.press("r", "f")
    expectNil(tested.row(of: "Cancel"))
    tested.press("c", "One", Keys.post)
    #expect(!tested.keyList().contains { $0.contains("Select a message first") })
    tested.press("f")
    expectEqual(tested.model.message(at: 0)?.isFavorite, true)
  }

  // MARK: Underlined letters

  private func isUnderlined(_ tested: TestedApp, _ text: String, at index: Int = 0) throws -> Bool {
    let place = try #require(tested.place(of: text), "\(text) is not shown")
    return tested.app.cell(place.x + index, place.y).attributes.contains(.underline)
  }

  @Test func `buttons underline the letters that work as keys`() throws {
    let tested = try TestedApp { model, _ in model.post("One") }
    #expect(try isUnderlined(tested, "Pause") && isUnderlined(tested, "New Game"))
    #expect(try !isUnderlined(tested, "Pause", at: 1))
    tested.press("p")
    #expect(try isUnderlined(tested, " Pause ", at: 1), "a selected button underlines its key too")
    tested.press(Keys.messages, Typed.down)
    #expect(try isUnderlined(tested, "Reply"))
  }

  @Test func `the bar button Compose underlines its key where its title is shown as a word`() throws {
    let tested = try TestedApp(traits: TraitCollection(glyphLevel: .ascii)) { model, _ in model.post("One") }
    tested.press(Keys.messages)
    #expect(try isUnderlined(tested, "Compose"))
  }

  @Test func `a button with a German title underlines the first letter of the title that is its key`() throws {
    let tested = try TestedApp(traits: TraitCollection(languages: [.german])) { model, _ in model.post("Eins") }
    tested.press(Keys.messages, Typed.down)
    #expect(try isUnderlined(tested, "Antworten", at: 5))
    #expect(try !isUnderlined(tested, "Antworten"))
  }
}
