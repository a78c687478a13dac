import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the list of games, and of the screen of a past game.
@MainActor @Suite(.isolatedAppearance) struct HistoryTests {
  private func history(
    _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    _ results: [Game.Result] = [.victory, .defeat, .draw]
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, time in
      for result in results {
        time.now += 600
        model.play(result)
      }
      model.place(at: .keypad(5))
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    return tested
  }

  // MARK: The list

  @Test
  func `the history lists games newest first, each with its result and start time, including the game on the board`()
    throws
  {
    let tested = try history(traits: TraitCollection(colorDepth: .sixteen))
    #expect(tested.app.row(3).hasPrefix("▌ ·  ·  ·    On the board   "))
    #expect(tested.app.row(3).hasSuffix(" 21/11/2026, 10:11"))
    expectEqual(tested.app.row(4), "▌ ·  ✕  ·    1 move" + String(repeating: " ", count: 58) + "›")
    #expect(tested.app.row(8).hasPrefix("  ○  ○  ✕    Drawn   "))
    #expect(tested.app.row(9).hasPrefix("  ✕  ✕  ○    9 moves"))
    #expect(tested.app.row(13).contains("   Lost   "))
    #expect(tested.app.row(13).hasSuffix(" 21/11/2026, 10:01"))
    #expect(tested.app.row(18).contains("Won"))
  }

  @Test func `a game is listed and can be rated from its first move on, and is unfinished if the next one begins`()
    throws
  {
    let tested = try TestedApp()
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    #expect(tested.text.contains("No games yet") && tested.row(of: "moves") == nil, "\(tested.text)")
    tested.model.place(at: .keypad(5))
    tested.app.advance(by: 1)
    #expect(tested.app.row(3).contains("On the board"), "\(tested.text)")
    tested.press(Keys.escape, "\r", "\r", "3")
    expectEqual(tested.model.game(at: 0)?.rating, 2)
    tested.model.newGame()
    tested.app.advance(by: 1)
    #expect(tested.text.contains("Unfinished ·"), "\(tested.text)")
    tested.press(Keys.escape)
    #expect(tested.app.row(3).contains("Unfinished") && tested.row(of: "On the board") == nil, "\(tested.text)")
  }

  @Test func `tiles show who won in full colours, and after a victory all other pieces paler`() throws {
    let tested = try history(traits: TraitCollection(colorDepth: .truecolor))
    let red = Palette.piece(.x)
    expectEqual(tested.app.foreground(2, 18), red)
    let pale = tested.app.foreground(2, 19)
    #expect(pale.green > 250 && pale.red > 140, "\(pale)")
    // Nobody has won the first game.
    expectEqual(tested.app.foreground(5, 4), red)
  }

  @Test func `y copies a position as three lines of coloured squares`() throws {
    let tested = try history()
    tested.press(Typed.end, "y")
    #expect(tested.text.contains("Copied"))
    expectEqual(Pasteboard.general.string, "🟥🟥🟥\n🟩🟩⬜\n⬜⬜⬜")
    tested.press("\r", Typed.left, "y")
    #expect(tested.text.contains("Copied"))
    expectEqual(Pasteboard.general.string, "🟥🟥⬜\n🟩🟩⬜\n⬜⬜⬜")
    tested.app.advance(by: 3)
    #expect(!tested.text.contains("Copied"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `the focused row looks selected, and a click or Enter opens its game`(size: Size) throws {
    let tested = try history(size)
    let y = try #require(tested.row(of: "Drawn"))
    #expect(tested.app.background(30, y) == .white)
    tested.press(Typed.down)
    #expect(tested.app.background(30, y) != .white && tested.row(of: "Move") == nil)
    try tested.click("Drawn")
    #expect(tested.row(of: "Move 9 of 9") != nil)
    tested.press(Keys.escape)
    #expect(tested.app.background(30, y) != .white)
    tested.press("\r")
    #expect(tested.row(of: "Move 9 of 9") != nil)
  }

  @Test func `an unrated game shows no stars, and a rated game shows its rating out of five stars`() throws {
    let tested = try history()
    #expect(tested.row(of: "★") == nil && tested.row(of: "☆") == nil)
    tested.model.rate(try #require(tested.model.game(at: 1)).id, 2)
    tested.app.turn()
    #expect(tested.app.row(10).contains("★★★☆☆"))
  }

  @Test func `the results in the history are drawn in the tint and follow its changes`() throws {
    let tested = try history()
    for text in ["Drawn", "Lost", "Won"] { try expectEqual(tested.color(of: text), TestedApp.red) }
    try expectEqual(tested.color(of: "21/11/2026"), Palette.secondaryText)
    tested.model.setIcon(.o)
    tested.app.turn()
    for text in ["Drawn", "Lost", "Won", "Done"] { try expectEqual(tested.color(of: text), TestedApp.green) }
  }

  @Test func `the history shows moves and games of another process`() throws {
    let tested = try history()
    let other = try tested.store.model()
    for digit in [7, 4, 8, 1] { other.place(at: .keypad(digit)) }
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.app.row(3).hasPrefix("▌") && tested.app.row(4).contains("5 moves"))
    other.newGame()
    other.place(at: .keypad(1))
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.app.row(8).hasPrefix("▌") && tested.app.row(8).contains("Unfinished"))
  }

  @Test func `Done and Escape close the history, and Escape in a game returns to the history`() throws {
    let tested = try history()
    try tested.click("Done")
    #expect(tested.row(of: "Show History") != nil)
    tested.press("\r")
    #expect(tested.row(of: "Done") != nil)
    tested.press(Keys.escape)
    #expect(tested.row(of: "Show History") != nil)
    tested.press("\r", "\r", Keys.escape)
    #expect(tested.row(of: "Done") != nil)
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)], [false, true])
  func `keys typed before the list appears have the same effect as keys typed afterwards`(
    size: Size, reducesMotion: Bool
  ) throws {
    let results = Array(repeating: Game.Result.victory, count: 12)
    let traits = TraitCollection(reducesMotion: reducesMotion)
    let patient = try history(size, traits: traits, results)
    patient.press(Typed.down)
    for pieces in [["\r" + Typed.down], ["\r", Typed.down]] {
      let hasty = try history(size, traits: traits, results)
      hasty.press(Keys.escape)
      for piece in pieces { hasty.app.press(piece) }
      hasty.app.advance(by: 1)
      expectEqual(hasty.rows, patient.rows)
    }
  }

  // MARK: A game

  @Test func `B8: the screen of a past game has a back button with a chevron in the tint`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r")
    #expect(tested.app.row(1).contains("‹ History"))
    try expectEqual(tested.color(of: "‹ History"), TestedApp.red)
    try tested.click("History")
    #expect(tested.row(of: "Won") != nil)
  }

  @Test func `the board of a game in the history takes no moves and is never inverted`() throws {
    let tested = try history()
    tested.press("\r")
    #expect(tested.app.row(1).contains("‹ History"))
    tested.press("7", "\r", " ")
    tested.app.click(40, 12)
    tested.app.advance(by: 1)
    expectEqual(tested.model.currentGame.moveCount, 1)
    tested.press(Keys.escape, Typed.down, "\r")
    expectEqual(tested.app.background(0, 12), .white)
    expectEqual(tested.app.foreground(1, 0), .black)
    expectEqual(tested.model.game(at: 1)?.moveCount, 9)
  }

  @Test func `the screen of the game on the board shows moves of another process`() throws {
    let tested = try history()
    tested.press("\r")
    let before = tested.text
    let other = try tested.store.model()
    other.place(at: .keypad(1))
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.text != before)
  }

  @Test func `X1: assistive technology reads all moves of a board, or that the board is empty`() throws {
    let tested = try history()
    tested.press("\r", Typed.left)
    #expect(tested.app.application.accessibilityOutline.contains { $0.contains("Board") && $0.contains("empty") })
    tested.press(Keys.escape, Typed.down, Typed.down, Typed.down, "\r")
    let moves = "X at top left. O at left. X at top. O at middle. X at top right."
    #expect(tested.app.application.accessibilityOutline.contains { $0.contains(moves) })
  }

  // MARK: Rating

  // Returns the part of the title's row with the stars.
  private func ratingRow(_ tested: TestedApp) -> String {
    let row = tested.app.row(1)
    return row.range(of: "Rate").map { String(row[$0.upperBound...]) } ?? ""
  }

  // Returns the cell of a character of that part.
  private func place(in tested: TestedApp, _ index: String.Index) throws -> Point {
    let start = try #require(tested.place(of: "Rate")).x + 4
    let row = ratingRow(tested)
    return Point(x: start + row.distance(from: row.startIndex, to: index), y: 1)
  }

  private func stars(_ tested: TestedApp) -> Int { ratingRow(tested).filter { $0 == "★" }.count }

  @Test func `a digit rates the game, and the rating is saved at once`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r")
    expectEqual(stars(tested), 0)
    for digit in [4, 2, 5, 1, 3] {
      tested.press("\(digit)")
      expectEqual(stars(tested), digit)
      try expectEqual(tested.store.model().game(at: 1)?.rating, digit - 1)
    }
    tested.press(Keys.escape)
    let list = tested.text
    tested.press("\r")
    expectEqual(stars(tested), 3, "\(list)\n\(tested.text)")
  }

  @Test func `arrow keys move a visible focus between the stars, and Enter or Space gives the rating`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r", "\t", "\t")
    #expect(ratingRow(tested).contains("‹·›"))
    tested.press(Typed.right, Typed.right)
    #expect(ratingRow(tested).contains("‹·›"))
    tested.press("\r")
    expectEqual(stars(tested), 3)
    #expect(ratingRow(tested).contains("‹★›"))
    tested.press(Typed.left, " ")
    expectEqual(stars(tested), 2)
    try expectEqual(tested.store.model().game(at: 1)?.rating, 1)
  }

  @Test func `a star stays a star while it is pressed`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r", "\t", "\t", "4")
    tested.app.press("\r")
    #expect(ratingRow(tested).contains("▐ ★  ★  ★ ‹★› · ▌"))
    let first = try place(in: tested, #require(ratingRow(tested).firstIndex(of: "★")))
    tested.app.mouseDown(first.x, first.y)
    #expect(ratingRow(tested).contains("‹★› ★  ★ ") && stars(tested) == 4, "\(ratingRow(tested))")
  }

  @Test func `a click on a star rates the game`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r")
    let last = try place(in: tested, #require(ratingRow(tested).lastIndex(of: "·")))
    tested.app.click(last.x, last.y)
    tested.app.advance(by: 1)
    expectEqual(stars(tested), 5)
  }

  @Test func `the stars of a rating keep their colour when the tint changes, and their background follows the tint`()
    throws
  {
    let tested = try history()
    tested.press(Typed.down, "\r", "1")
    let place = try #require(tested.place(of: "★"))
    expectEqual(tested.app.foreground(place.x, place.y), Palette.gold)
    let ground = tested.app.background(place.x, place.y)
    #expect(ground.red > ground.green)
    tested.model.setIcon(.o)
    tested.app.turn()
    expectEqual(tested.app.foreground(place.x, place.y), Palette.gold)
    let green = tested.app.background(place.x, place.y)
    #expect(green.green > green.red)
  }

  @Test func `C11: the buttons of the rating control are accessibility elements, but the control is not`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r")
    let outline = tested.app.application.accessibilityOutline.map { $0.trimmingPrefix { $0 == " " } }
    for count in 1...5 {
      let name = count == 1 ? "1 star" : "\(count) stars"
      expectEqual(outline.filter { $0.hasPrefix(name) }.count, 1, "\(outline)")
    }
  }

  @Test func `the screen of a game shows a rating from another process`() throws {
    let tested = try history()
    tested.press(Typed.down, "\r")
    let other = try tested.store.model()
    other.rate(try #require(other.game(at: 1)).id, 3)
    tested.model.refresh()
    tested.app.advance(by: 1)
    expectEqual(stars(tested), 4)
  }
}
