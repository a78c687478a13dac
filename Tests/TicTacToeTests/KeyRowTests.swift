import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the row of keys above the tabs, and of the keys in the row under the board.
@MainActor @Suite(.isolatedAppearance) struct KeyRowTests {
  /// Returns the row above the tab bar.
  private func keys(_ tested: TestedApp) -> String {
    tested.app.row(tested.app.screen.size.height - 3).trimmingCharacters(in: .whitespaces)
  }

  @Test func `the row says what Enter does with each button of the dashboard`() throws {
    let tested = try TestedApp(Size(width: 120, height: 42))
    tested.press(Keys.profile)
    expectEqual(keys(tested), "o Play as O  h Show History")
    for _ in Opponent.allCases {
      tested.press("\t")
      expectEqual(keys(tested), "Enter Play  o Play as O  h Show History")
    }
    tested.press(Typed.end)
    expectEqual(keys(tested), "Enter Show History  o Play as O")
    #expect(tested.keyList().contains("Enter Space Show History"))
    tested.press(Typed.home, "o")
    tested.app.advance(by: 1)
    expectEqual(keys(tested), "x Play as X  h Show History")
    expectEqual(tested.model.icon, .o)
    try tested.click("h Show History")
    #expect(tested.row(of: "No games yet") != nil, "\(tested.text)")
  }

  // MARK: Screens without tabs

  /// Returns the last row.
  private func lastRow(_ tested: TestedApp) -> String {
    tested.app.row(tested.app.screen.size.height - 1).trimmingCharacters(in: .whitespaces)
  }

  private func history(_ size: Size, showsHints: Bool = true) throws -> TestedApp {
    let tested = try TestedApp(size, showsHints: showsHints) { model, _ in
      model.play(.victory)
      model.place(at: .keypad(5))
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    return tested
  }

  @Test func `a search says how to reach its matches`() throws {
    let tested = try TestedApp { model, _ in model.post("Rematch at noon?") }
    tested.press(Keys.messages, "/", "noon")
    expectEqual(tested.rows[21].trimmingCharacters(in: .whitespaces), "Down Matches  Esc Cancel")
    tested.press(Typed.down)
    #expect(tested.rows[21].contains("Enter Reply"))
  }

  @Test func `the history, its filter and a past game have the row too, and it follows the focus`() throws {
    let tested = try history(Size(width: 80, height: 24))
    expectEqual(lastRow(tested), "Enter Open  / Filter  y Copy  Esc Close")
    tested.press(Typed.down)
    expectEqual(lastRow(tested), "Enter Open  / Filter  y Copy  Del Delete")
    tested.press(Typed.delete)
    #expect(lastRow(tested).contains("u Undo"), "\(tested.text)")
    tested.press("u", "/")
    expectEqual(lastRow(tested), "Enter Select  Esc Close")
    tested.press(Keys.escape, Typed.down, "\r")
    expectEqual(lastRow(tested), "Left Previous move  Enter Replay  y Copy  Esc Back")
    tested.press(Typed.left)
    expectEqual(lastRow(tested), "Left Previous move  Right Next move  Enter Replay  g Play from here")
    try tested.click("g Play")
    #expect(tested.place(of: "to move") != nil, "\(tested.text)")
  }

  @Test func `on a small screen, the board of a past game has the row, and the list has its row of keys`() throws {
    let tested = try history(Size(width: 40, height: 16))
    expectEqual(lastRow(tested), "Enter Open  / Filter  y Copy")
    tested.press("\r")
    expectEqual(lastRow(tested), "On the board")
    tested.press(Keys.escape)
    expectEqual(lastRow(tested), "Enter Open  / Filter  y Copy")
  }

  @Test func `without hints, the history has no row of keys`() throws {
    let tested = try history(Size(width: 80, height: 24), showsHints: false)
    expectEqual(lastRow(tested), "")
  }

  // MARK: The row under the board

  @Test(arguments: [true, false]) func `one row says which key resumes the game, and which key undoes New Game`(
    showsHints: Bool
  ) throws {
    let tested = try TestedApp(showsHints: showsHints)
    tested.press("5", "n")
    let key = try #require(tested.place(of: "u Undo New Game"), "\(tested.text)")
    expectEqual(key.y == 21, showsHints)
    expectEqual(tested.text.components(separatedBy: "Undo New Game").count, 2, "\(tested.text)")
    tested.press("p")
    expectEqual(tested.row(of: "p Resume"), showsHints ? 21 : nil)
    expectEqual(tested.row(of: "Paused   p to resume") == nil, showsHints, "\(tested.text)")
  }

  @Test func `where the row of keys is narrow or hidden, the state of the game includes the key`() throws {
    let tested = try TestedApp(Size(width: 40, height: 16))
    tested.press("p")
    #expect(tested.row(of: "Paused   p to resume") != nil, "\(tested.text)")
    tested.app.resize(to: Size(width: 80, height: 24))
    tested.app.advance(by: 1)
    expectNil(tested.row(of: "p to resume"), "\(tested.text)")
    for _ in 0..<8 { tested.press(Typed.alt("+")) }
    #expect(tested.row(of: "p to resume") != nil, "\(tested.text)")
  }
}
