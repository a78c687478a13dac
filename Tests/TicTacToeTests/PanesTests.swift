import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the two panes of History and Messages, and of the resizes that show and hide the second pane.
@MainActor @Suite(.isolatedAppearance) struct PanesTests {
  private nonisolated static let wide = Size(width: 120, height: 40)
  private nonisolated static let narrow = Size(width: 80, height: 40)

  /// Returns the history with, from the top, a game in progress, a draw, a defeat and a victory.
  private func history(_ size: Size) throws -> TestedApp {
    let tested = try TestedApp(size) { model, time in
      for result in [Game.Result.victory, .defeat, .draw] {
        time.now += 600
        model.play(result)
      }
      model.place(at: .keypad(5))
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    return tested
  }

  private func messages(_ size: Size, _ texts: [String] = ["One", "Two", "Three"]) throws -> TestedApp {
    let tested = try TestedApp(size) { model, _ in texts.forEach { model.post($0) } }
    tested.press(Keys.messages)
    return tested
  }

  private func resize(_ tested: TestedApp, to size: Size) {
    tested.app.resize(to: size)
    tested.app.advance(by: 1)
  }

  /// Returns the result of the game in the pane; nil without a pane.
  private func shownResult(_ tested: TestedApp) -> String? {
    let row = tested.rows.first { $0.contains("│") && $0.contains(" · 21/11/2026") }
    return row.flatMap { row in ["On the board", "Drawn", "Lost", "Won"].first { row.contains("\($0) ·") } }
  }

  /// Returns the row of the list that begins with a text, after its margin and a drawing.
  private func listRow(_ tested: TestedApp, _ text: String) throws -> Int {
    let row = tested.rows.firstIndex { $0.prefix(25).contains("  \(text)") }
    return try #require(row, "\(text) is not in the list:\n\(tested.text)")
  }

  private func isSelected(_ tested: TestedApp, _ text: String) throws -> Bool {
    tested.app.background(20, try listRow(tested, text)) != .white
  }

  private func clickRow(_ tested: TestedApp, _ text: String) throws {
    tested.app.click(20, try listRow(tested, text))
    tested.app.advance(by: 1)
  }

  // MARK: History

  @Test(arguments: [(99, false), (100, true), (120, true), (200, true)])
  func `the history has two panes at 100 columns and more`(width: Int, isSplit: Bool) throws {
    let tested = try history(Size(width: width, height: 40))
    expectEqual((shownResult(tested) == "On the board"), isSplit)
    tested.press(Typed.down, "\r")
    expectEqual((tested.row(of: "‹ History") == nil), isSplit)
    expectEqual(shownResult(tested), (isSplit ? "Drawn" : nil))
  }

  @Test(arguments: [80, 99])
  func `widening the window over an open game shows the list beside the game, with that game selected`(
    width: Int
  ) throws {
    let tested = try history(Size(width: width, height: 40))
    tested.press(Typed.down, Typed.down, "\r")
    #expect(tested.row(of: "‹ History") != nil)
    resize(tested, to: Size(width: 100, height: 40))
    #expect(tested.row(of: "‹ History") == nil && tested.row(of: "Done") != nil)
    expectEqual(shownResult(tested), "Lost")
    #expect(try isSelected(tested, "Lost") && !isSelected(tested, "On the board"))
    tested.press(Typed.down)
    expectEqual(shownResult(tested), "Won")
  }

  @Test func `Escape typed as the window widens over an open game keeps that game in the pane`() throws {
    let tested = try history(Self.narrow)
    tested.press(Typed.down, "\r")
    tested.app.terminal.resize(to: Self.wide)
    tested.press(Keys.escape)
    expectEqual(shownResult(tested), "Drawn")
  }

  @Test func `widening the window over the list selects the row with the focus`() throws {
    let tested = try history(Self.narrow)
    tested.press(Typed.down, Typed.down)
    resize(tested, to: Self.wide)
    expectEqual(shownResult(tested), "Lost")
    #expect(try isSelected(tested, "Lost"))
  }

  @Test func `after the window is narrowed and widened, the history selects the row with the focus`() throws {
    let tested = try history(Self.wide)
    tested.press(Typed.down, Typed.down)
    expectEqual(shownResult(tested), "Lost")
    resize(tested, to: Self.narrow)
    expectNil(shownResult(tested))
    #expect(try isSelected(tested, "Lost"))
    tested.press(Typed.up)
    resize(tested, to: Self.wide)
    expectEqual(shownResult(tested), "Drawn")
  }

  @Test func `the pane of the history shows the game that arrow keys or clicks select`() throws {
    let tested = try history(Self.wide)
    for result in ["Drawn", "Lost", "Won"] {
      tested.press(Typed.down)
      expectEqual(shownResult(tested), result)
    }
    try clickRow(tested, "Drawn")
    expectEqual(shownResult(tested), "Drawn")
  }

  @Test(arguments: [wide, narrow])
  func `a change of the piece or the language keeps the row with the focus and the shown game`(size: Size) throws {
    let tested = try history(size)
    tested.press(Typed.down)
    let shown = shownResult(tested)
    tested.model.setIcon(.o)
    tested.app.advance(by: 1)
    expectEqual(shownResult(tested), shown)
    #expect(tested.app.row(8).hasPrefix("▌") && tested.app.row(9).contains("9 moves"), "\(tested.text)")
    tested.app.application.traitOverrides.language = .german
    tested.app.advance(by: 1)
    #expect(tested.app.row(8).hasPrefix("▌") && tested.app.row(8).contains("Remis"))
    tested.press(Typed.down, size == Self.narrow ? "\r" : Typed.down)
    #expect(tested.text.contains(size == Self.narrow ? "Verloren ·" : "Gewonnen ·"), "\(tested.text)")
  }

  @Test func `the row with the focus keeps the focus when the store's file is replaced`() throws {
    let tested = try history(Self.narrow)
    tested.press(Typed.down, Typed.down)
    let list = tested.text
    // The model puts back a store that was deleted, and reports that all games may have changed.
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: tested.store.path + end) }
    tested.model.refresh()
    tested.app.advance(by: 1)
    expectEqual(tested.text, list)
  }

  @Test func `digits rate the game in the pane while the list has the focus`() throws {
    let tested = try history(Self.wide)
    tested.press(Typed.down, "4")
    expectEqual(tested.model.game(at: 1)?.rating, 3)
    #expect(tested.app.row(10).contains("★★★★☆"))
  }

  @Test func `narrowing the window while a star in the pane has the focus moves the focus to the list`() throws {
    let tested = try history(Self.wide)
    tested.press("\t")
    #expect(tested.text.contains("‹·›"))
    resize(tested, to: Self.narrow)
    #expect(tested.app.row(3).hasPrefix("▌"), "\(tested.text)")
    tested.press(Typed.down, "\r")
    #expect(tested.text.contains("Drawn ·"))
  }

  // MARK: Messages

  private func shownText(_ tested: TestedApp) -> String? {
    ["One", "Two", "Three"].first { text in tested.rows.contains { $0.contains("│") && $0.hasSuffix("   \(text)") } }
  }

  @Test(arguments: [(99, false), (100, true), (120, true), (200, true)])
  func `the messages have two panes at 100 columns and more`(width: Int, isSplit: Bool) throws {
    let tested = try messages(Size(width: width, height: 40))
    expectEqual(shownText(tested), (isSplit ? "Three" : nil), "\(tested.text)")
    tested.press(Typed.down)
    expectEqual(shownText(tested), (isSplit ? "Two" : nil), "\(tested.text)")
    #expect(tested.row(of: "Reply") != nil)
  }

  @Test func `the pane of the messages shows the message that keys or clicks select`() throws {
    let tested = try messages(Self.wide)
    tested.press(Typed.down)
    expectEqual(shownText(tested), "Two")
    try clickRow(tested, "One")
    expectEqual(shownText(tested), "One")
    try clickRow(tested, "One")
    #expect(tested.text.contains("Select a message to read it here"))
  }

  @Test func `the selected message stays selected when the window is narrowed and widened`() throws {
    let tested = try messages(Self.wide)
    tested.press(Typed.down)
    resize(tested, to: Self.narrow)
    expectNil(shownText(tested))
    #expect(try isSelected(tested, "Two"))
    resize(tested, to: Self.wide)
    expectEqual(shownText(tested), "Two")
  }

  @Test func `narrowing the window while Reply in the pane has the focus moves the focus to the list`() throws {
    let tested = try messages(Self.wide)
    tested.press(Typed.down, "\t")
    resize(tested, to: Self.narrow)
    tested.press(Typed.down)
    resize(tested, to: Self.wide)
    expectEqual(shownText(tested), "One")
  }

  @Test func `without messages the pane is empty`() throws {
    let tested = try messages(Self.wide, [])
    #expect(!tested.text.contains("Select a message"))
    tested.press("c", "Hello", Keys.post)
    #expect(tested.row(of: "Hello") != nil)
  }

  // MARK: Cells

  @Test func `a reused cell without content shows nothing of its previous game or message`() throws {
    let game = HistoryCell()
    game.content = HistoryCell.Content(
      game: try history(Self.narrow).model.currentGame, icon: .x, isOnBoard: false, date: "today", shortDate: "today")
    game.content = nil
    let message = MessageCell()
    message.content = MessageContent(
      message: try #require(try messages(Self.narrow).model.message(at: 0)), text: MessageText(string: "One"),
      quote: .text("Zero", nil), age: "now", ownIcon: .x)
    message.content = nil
    for cell in [game, message] {
      let app = TestApplication(size: Size(width: 80, height: 6), showing: cell)
      #expect((1..<5).allSatisfy { app.row($0).allSatisfy { " ▁".contains($0) } }, "\(app.row(0))")
    }
  }
}
