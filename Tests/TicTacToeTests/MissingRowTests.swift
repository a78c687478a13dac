import Foundation
import GRDB
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Lists whose store has lost a row, as when the user deletes it with another program.
@MainActor @Suite(.isolatedAppearance) struct MissingRowTests {
  /// Runs statements on the store's file as another program would.
  private func sqlite(_ tested: TestedApp, _ statements: String) throws {
    let queue = try DatabaseQueue(path: tested.store.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: statements) }
    try queue.close()
  }

  /// The lines that assistive technology reads, without their indentation.
  private func outline(_ tested: TestedApp) -> [String] {
    tested.app.application.accessibilityOutline.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func scroll(_ tested: TestedApp, by steps: Int) {
    tested.app.turnWheel(by: steps, 40, 12)
    tested.app.advance(by: 1)
  }

  // MARK: Messages

  /// Thirty messages of three lines, each with the star and a quote.
  private func messages() throws -> TestedApp {
    let tested = try TestedApp { model, _ in
      for number in 1...30 {
        let answered = model.message(at: 0)?.id
        let id = model.post("First \(number).\nSecond \(number).\nThird \(number).", replyingTo: answered).id
        if let id { model.setFavorite(id, true) }
      }
    }
    tested.press(Keys.messages)
    return tested
  }

  private let deleteMessage = """
    CREATE TABLE away AS SELECT * FROM message WHERE id = 26; DELETE FROM message WHERE id = 26
    """
  private let restoreMessage = "INSERT INTO message SELECT * FROM away"

  /// The numbers of the messages that assistive technology reads.
  private func spokenMessages(_ tested: TestedApp) -> [Int] {
    // The quote is read before the text.
    outline(tested).compactMap { line in line.matches(of: /Second (\d+)\./).last.flatMap { Int($0.1) } }
  }

  @Test func `a message that the store has lost leaves its reused cell empty, also for assistive technology`() throws {
    let tested = try messages()
    try sqlite(tested, deleteMessage)
    scroll(tested, by: 6)
    let below = try #require(tested.row(of: "First 25."))
    let above = try #require(tested.row(of: "Third 27."))
    // Between them are the row below the upper message, the empty row, the row above the lower message and its quote.
    expectEqual(below - above, 7, "\(tested.text)")
    #expect(tested.rows[above + 1...above + 4].allSatisfy { !$0.contains { $0.isLetter || $0 == "★" } })
    expectEqual(spokenMessages(tested), [28, 27, 25, 24])
  }

  @Test func `a lost message that is restored appears when its row scrolls into view again`() throws {
    let tested = try messages()
    scroll(tested, by: 6)
    let whole = tested.rows
    let spoken = outline(tested)
    scroll(tested, by: -10)
    try sqlite(tested, deleteMessage)
    scroll(tested, by: 6)
    #expect(tested.rows != whole)
    scroll(tested, by: -10)
    try sqlite(tested, restoreMessage)
    scroll(tested, by: 6)
    expectEqual(tested.rows, whole, "\(tested.text)")
    expectEqual(outline(tested), spoken)
  }

  @Test func `a visible row follows within a minute when the store loses or regains its message`() throws {
    let tested = try messages()
    scroll(tested, by: 6)
    tested.advance(by: 60)
    let row = tested.row(of: "First 26.")
    try sqlite(tested, deleteMessage)
    tested.advance(by: 60)
    #expect(!tested.text.contains("26."), "\(tested.text)")
    #expect(!spokenMessages(tested).contains(26))
    try sqlite(tested, restoreMessage)
    tested.advance(by: 60)
    #expect(tested.row(of: "Third 26.") != nil && tested.row(of: "First 26.") == row, "\(tested.text)")
  }

  @Test func `a selected message that the store has lost has no Reply button and no star`() throws {
    let tested = try messages()
    try sqlite(tested, deleteMessage)
    for _ in 0..<4 { tested.press(Typed.down) }
    #expect(tested.row(of: "Second 28.") != nil && tested.row(of: "Reply") == nil, "\(tested.text)")
    tested.press("rf")
    expectNil(tested.row(of: "Cancel"))
    #expect(!spokenMessages(tested).contains(26))
  }

  // MARK: Games

  /// The history of twelve games, each with its own number of stars.
  private func history() throws -> TestedApp {
    let tested = try TestedApp { model, time in
      for number in 0..<12 {
        time.now += 600
        let id = model.currentGame.id
        model.play([.victory, .defeat, .draw][number % 3])
        model.rate(id, number % 5)
      }
    }
    tested.press(Keys.profile, "\t", Typed.end, "\r")
    return tested
  }

  private let deleteGame = "CREATE TABLE away AS SELECT * FROM game WHERE id = 7; DELETE FROM game WHERE id = 7"
  private let restoreGame = "INSERT INTO game SELECT * FROM away"

  /// The lines of assistive technology that have a game: all of them say how many moves it has.
  private func spokenGames(_ tested: TestedApp) -> [String] { outline(tested).filter { $0.contains("moves") } }

  @Test func `a game that the store has lost leaves its reused cell empty, also for assistive technology`() throws {
    let tested = try history()
    scroll(tested, by: 5)
    let whole = tested.rows
    let spoken = spokenGames(tested)
    let first = try #require(tested.row(of: "10:51"), "game 7, which began at 10:51, is not shown")
    scroll(tested, by: -5)
    try sqlite(tested, deleteGame)
    scroll(tested, by: 5)
    expectNil(tested.row(of: "10:51"))
    // The last columns have the scroll indicator.
    #expect(tested.rows[first..<first + 3].allSatisfy { $0.dropLast(3).allSatisfy { $0 == " " } }, "\(tested.text)")
    expectEqual(spokenGames(tested), spoken.filter { !$0.contains("10:51") })
    scroll(tested, by: -5)
    try sqlite(tested, restoreGame)
    scroll(tested, by: 5)
    expectEqual(tested.rows, whole)
    expectEqual(spokenGames(tested), spoken)
  }

  @Test func `a visible game that the store has lost has no title and no keys for a rating`() throws {
    let tested = try history()
    for _ in 0..<5 { tested.press(Typed.down) }
    tested.press("\r")
    #expect(tested.text.contains("10:51"))
    try sqlite(tested, deleteGame)
    tested.app.application.traitOverrides.language = .german
    tested.press("?")
    #expect(!tested.text.contains("10:51") && !tested.text.contains("Spiel bewerten"), "\(tested.text)")
  }
}
