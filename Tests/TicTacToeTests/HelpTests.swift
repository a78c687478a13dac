import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the list of keys in the game, and of the letters that buttons underline.
@MainActor @Suite(.isolatedAppearance) struct HelpTests {
  private func help(_ tested: TestedApp) -> [String] {
    tested.press("?")
    let lines = tested.rows.map { String($0.trimmingPrefix { $0 == " " }) }
    tested.press(Keys.escape)
    return lines
  }

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
    let keypad = "1–9  Place as on a numeric keypad"
    #expect(help(tested).contains { $0.hasPrefix(keypad) && !$0.contains("The game") })
    tested.press("p")
    #expect(help(tested).contains { $0.hasPrefix(keypad + " – The game is paused") })
    tested.press("5")
    expectEqual(tested.model.currentGame.moveCount, 0)
    tested.press("p", "7", "4", "8", "5", "9")
    #expect(help(tested).contains { $0.hasPrefix(keypad + " – The game is over") })
  }

  @Test func `after the end of a game Enter starts the next game, and no key places a piece`() throws {
    let tested = try TestedApp()
    #expect(help(tested).contains("Enter Space  Place a piece") && help(tested).contains("n  New Game"))
    tested.press("7", "4", "8", "5", "9")
    #expect(help(tested).contains("Space  Place a piece – The game is over"))
    #expect(help(tested).contains("n Enter  New Game"))
    tested.app.application.traitOverrides.language = .german
    #expect(help(tested).contains("n Enter  Neues Spiel"), "\(help(tested))")
    tested.press("\r")
    #expect(tested.model.currentGame.moveCount == 0 && tested.model.gameCount == 2)
  }

  @Test func `the keys for messages are disabled until a message is selected`() throws {
    let tested = try TestedApp { model, _ in model.post("One") }
    tested.press(Keys.messages)
    #expect(help(tested).contains { $0.hasPrefix("r  Reply – Select a message first") })
    #expect(help(tested).contains { $0.hasPrefix("f  Favourite – Select a message first") })
    tested.press("r", "f")
    expectNil(tested.row(of: "Cancel"))
    expectEqual(tested.model.message(at: 0)?.isFavorite, false)
    tested.press(Typed.down)
    #expect(!help(tested).contains { $0.contains("Select a message first") })
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
