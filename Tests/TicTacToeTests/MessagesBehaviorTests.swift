import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the behaviour of the list of messages.
@MainActor @Suite(.isolatedAppearance) struct MessagesBehaviorTests {
  private let gold = Palette.gold

  /// Returns an app with the given messages, the oldest first.
  private func messages(_ texts: [String], _ size: Size = Size(width: 80, height: 24)) throws -> TestedApp {
    let tested = try TestedApp(size) { model, time in
      for text in texts {
        model.post(text)
        time.now += 90
      }
    }
    tested.press(Keys.messages)
    return tested
  }

  // MARK: The list

  @Test func `an empty list says how to write the first message`() throws {
    let tested = try messages([])
    #expect(tested.row(of: "No messages yet") != nil)
    #expect(tested.row(of: "Press c to write the first one.") != nil)
    tested.press("c", "Hello", Keys.post)
    expectNil(tested.row(of: "No messages yet"))
    expectEqual(tested.row(of: "Hello"), 3)
  }

  @Test func `while the list of messages moves, every frame shows each star beside its own message`() throws {
    let tested = try TestedApp { model, _ in
      for number in 10..<40 {
        let text = number.isMultiple(of: 3) ? "m\(number)\nand more" : "m\(number)"
        if let id = model.post(text).id, number.isMultiple(of: 2) { model.setFavorite(id, true) }
      }
    }
    tested.press(Keys.messages)
    var random = SeededGenerator(seed: 80)
    let keys: [KeyCode] = [.down, .up, .pageDown, .pageUp, .home, .end, .enter]
    for _ in 0..<30 {
      tested.app.press(keys.randomElement(using: &random) ?? .down)
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        tested.app.advance(by: 0.05)
        expectStars(tested)
      }
    }
  }

  private func expectStars(_ tested: TestedApp) {
    for y in 2..<22 {
      let row = tested.app.row(y)
      guard row.contains(" now"), let number = Int64(row.drop { $0 != "m" }.dropFirst().prefix(2)) else { continue }
      let message = tested.model.message(Message.ID(rawValue: number - 9))
      expectEqual(row.contains("★"), message?.isFavorite, "\(row)")
    }
  }

  @Test func `the newest message is on top, with its author's piece, its text and its age`() throws {
    let tested = try TestedApp { model, time in
      model.post("Good game!")
      time.now += 120
      model.setIcon(.o)
      model.post("Rematch?")
      time.now += 60
    }
    tested.press(Keys.messages)
    let rows = [tested.row(of: "Rematch?"), tested.row(of: "Good game!")]
    expectEqual(rows, [3, 7])
    expectEqual(tested.app.row(3), "▌ ⢎⡱  Rematch?" + String(repeating: " ", count: 59) + "1 min")
    expectEqual(tested.app.row(7), "  ⡱⢎  Good game!" + String(repeating: " ", count: 57) + "3 min")
    // The pieces keep their colours with every tint.
    expectEqual(tested.app.foreground(2, 3), Palette.piece(.o))
    expectEqual(tested.app.foreground(2, 7), Palette.piece(.x))
  }

  @Test func `a long message shows three lines, and its whole text while selected`() throws {
    let words = (1...60).map { "word\($0)" }.joined(separator: " ")
    let tested = try messages([words, "Short"])
    expectEqual(tested.row(of: "word1 "), 7)
    #expect(tested.app.row(9).contains("…"))
    expectNil(tested.row(of: "word60"))
    tested.press(Typed.down)
    #expect(tested.row(of: "word60") != nil)
    expectEqual(tested.row(of: "Reply"), tested.row(of: "word60").map { $0 + 1 })
    tested.press(Typed.up)
    expectNil(tested.row(of: "word60"), "\(tested.text)")
  }

  @Test func `the ages of messages follow the clock, also while another tab is shown`() throws {
    let tested = try messages(["Hello"])
    #expect(tested.app.row(3).hasSuffix("1 min"))
    tested.advance(by: 120)
    #expect(tested.app.row(3).hasSuffix("3 min"))
    tested.press(Keys.play)
    tested.advance(by: 60)
    tested.press(Keys.messages)
    #expect(tested.app.row(3).hasSuffix("4 min"))
    tested.advance(by: 120)
    #expect(tested.app.row(3).hasSuffix("6 min"))
  }

  @Test func `an idle list of messages draws no frames between minutes, and in another tab the program sleeps`() throws
  {
    let tested = try messages(["Hello"])
    let frames = tested.app.frameCount
    tested.app.advance(by: 15)
    expectEqual(tested.app.frameCount, frames)
    tested.press(Keys.play)
    #expect((tested.app.sleepDuration ?? 0) > 1)
  }

  // MARK: Selection

  @Test func `the row with the focus is selected and has Reply, and Enter replies`() throws {
    let tested = try messages(["One", "Two", "Three"])
    expectEqual(tested.row(of: "Reply"), 4)
    tested.press(Typed.down)
    expectEqual(tested.row(of: "Reply"), 7)
    tested.press("\r", "Yes", Keys.post)
    expectEqual(tested.model.message(at: 0)?.replyTo, Message.ID(rawValue: 2))
  }

  @Test func `a click selects a row, and another click deselects the row`() throws {
    let tested = try messages(["One", "Two", "Three"])
    try tested.click("Two")
    expectEqual(tested.row(of: "Reply"), 7)
    #expect(try tested.paper(of: "Two") != .white)
    try tested.click("Two")
    expectNil(tested.row(of: "Reply"))
    try expectEqual(tested.paper(of: "Two"), .white)
  }

  @Test func `the selected message stays selected when another process posts a message`() throws {
    let tested = try messages(["One", "Two", "Three"])
    try tested.click("Two")
    try tested.store.model().post("Four")
    tested.model.refresh()
    tested.app.advance(by: 1)
    expectEqual(tested.row(of: "Four"), 3)
    expectEqual(tested.row(of: "Two"), 9)
    expectEqual(tested.row(of: "Reply"), 10)
    tested.press("f")
    expectEqual(tested.model.messages(in: 0..<4).map(\.isFavorite), [false, false, true, false])
  }

  @Test func `a message that the user posts is selected`() throws {
    let tested = try messages(["One", "Two"])
    tested.press(Typed.down, "c", "Three", Keys.post, "f")
    expectEqual(tested.model.messages(in: 0..<3).map(\.isFavorite), [true, false, false])
    tested.press(Typed.down, "f")
    expectEqual(tested.model.messages(in: 0..<3).map(\.isFavorite), [true, true, false])
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `a posted message is visible, however many messages there are`(size: Size) throws {
    let tested = try messages((1...30).map { "Message \($0)" }, size)
    #expect(tested.row(of: "Message 30") != nil)
    tested.press("c", "First", Keys.post)
    #expect(tested.row(of: "First") != nil)
    tested.press("c", "Second", Keys.post)
    let rows = try (#require(tested.row(of: "Second")), #require(tested.row(of: "First")))
    #expect(rows.0 < rows.1, "\(tested.text)")
    tested.press(Typed.end)
    #expect(tested.row(of: "Message 1 ") != nil)
    tested.press("c", "Third", Keys.post)
    #expect(tested.row(of: "Third") != nil)
  }

  @Test func `after posting the focus is in the list, even if the pencil in the bar opened the sheet`() throws {
    let tested = try messages([])
    try tested.click("✎")
    tested.press("First", Keys.post)
    #expect(tested.app.row(3).hasPrefix("▌"))
    // The row has the focus, not the button, and an arrow key alone selects the row.
    tested.press(Typed.down)
    tested.press(Typed.up, "f")
    expectEqual(tested.model.message(at: 0)?.isFavorite, true)
  }

  // MARK: Favourites

  @Test
  func `the star in the bar is disabled without a selection, tinted for a selected message and gold for a favourite`()
    throws
  {
    let tested = try messages(["One", "Two"])
    // The first click on the row that the focus has selected keeps it selected.
    for _ in 1...2 { try tested.click("Two") }
    let dead = try tested.color(of: "☆")
    #expect(dead != TestedApp.red)
    tested.press("f")
    expectEqual(tested.model.message(at: 0)?.isFavorite, false)
    try tested.click("Two")
    try expectEqual(tested.color(of: "☆"), TestedApp.red)
    tested.press("f")
    expectEqual(tested.model.message(at: 0)?.isFavorite, true)
    try expectEqual(tested.color(of: "★"), gold)
    // The same holds in the row.
    #expect(tested.app.row(3).contains("★"))
    tested.model.setIcon(.o)
    tested.app.advance(by: 1)
    try expectEqual(tested.color(of: "★"), gold)
    #expect(try tested.color(of: "Messages") != gold)
    try tested.click("★")
    expectEqual(tested.model.message(at: 0)?.isFavorite, false)
    try expectEqual(tested.color(of: "☆"), TestedApp.green)
    #expect(!tested.app.row(3).contains("★"))
  }

  @Test func `an unselected favourite keeps its star in the list`() throws {
    let tested = try messages(["One", "Two"])
    try tested.click("One")
    tested.press("f")
    try tested.click("One")
    #expect(tested.app.row(6).contains("★"))
    #expect(tested.app.row(1).contains("☆"))
  }

  // MARK: Replies

  @Test func `a reply quotes the answered message, in the sheet and in the list`() throws {
    let tested = try messages(["Best of five?", "Other"])
    try tested.click("Best of five?")
    tested.press("r")
    expectEqual(tested.rows.filter { $0.contains("▎ Best of five?") }.count, 1)
    tested.press("Yes.", Keys.post)
    #expect(tested.app.row(3).contains("▎ Best of five?"))
    #expect(tested.app.row(4).hasPrefix("▌ ⡱⢎  Yes."))
    expectEqual(tested.model.message(at: 0)?.replyTo, tested.model.message(at: 2)?.id)
  }

  @Test func `the sheet for a reply shows the answered board, unless another board needs its rows`() throws {
    let tested = try messages([])
    tested.model.place(at: .keypad(5))
    tested.press("c", "Look", "\u{7}", Keys.post, "r")
    // The first text is in the list.
    let tiles = { tested.rows.filter { $0.contains("▇▇ ▇▇ ▇▇") }.count }
    let quoted = try #require(tested.rows.lastIndex { $0.contains("▎ ▇▇ ▇▇ ▇▇  Look") })
    #expect(tested.rows[quoted + 2].contains("▎ ▇▇ ▇▇ ▇▇"), "\(tested.text)")
    let before = tiles()
    tested.press("\u{7}")
    #expect(tested.rows.contains { $0.contains("▎ Look") }, "\(tested.text)")
    expectEqual(tiles(), before)
  }

  @Test func `the sheet for a reply says that the answered message was deleted elsewhere`() throws {
    let tested = try messages(["Best of five?"])
    try tested.click("Best of five?")
    tested.press("r", "Yes.")
    let other = try tested.store.model()
    other.delete(try #require(other.message(at: 0)?.id))
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.rows.contains { $0.contains("▎ The answered message was deleted") }, "\(tested.text)")
    tested.press(Keys.post)
    expectEqual(tested.model.message(at: 0)?.text, "Yes.")
  }

  @Test func `Reply can be pressed with the mouse or with keys alone`() throws {
    let tested = try messages(["Best of five?"])
    try tested.click("Best of five?")
    try tested.click("Reply")
    #expect(tested.row(of: "Post") != nil)
    tested.press(Keys.escape)
    expectNil(tested.row(of: "Post"))
    tested.press(Typed.right, "\r")
    #expect(tested.row(of: "Post") != nil)
  }

  // MARK: Other processes

  @Test func `messages and stars of another process appear at once`() throws {
    let tested = try messages(["One"])
    let other = try tested.store.model()
    other.post("From afar")
    tested.model.refresh()
    tested.app.advance(by: 1)
    expectEqual(tested.row(of: "From afar"), 3)
    other.setFavorite(Message.ID(rawValue: 1), true)
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.app.row(6).contains("★"))
  }
}
