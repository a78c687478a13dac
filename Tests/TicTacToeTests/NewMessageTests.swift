import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the sheet for a new message.
@MainActor @Suite(.isolatedAppearance) struct NewMessageTests {
  private func sheet(
    _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(), _ texts: String...
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, time in
      for text in texts { model.post(text) }
      time.now += 90
    }
    tested.press(Keys.messages, "c")
    return tested
  }

  // MARK: Looks

  @Test func `T11: everything behind the sheet is grey while the sheet is open, and regains its colours afterwards`()
    throws
  {
    let tested = try sheet()
    #expect(TestedApp.isGrey(try tested.color(of: "Messages")))
    // The tab and the pencil of the bar behind the sheet.
    #expect(TestedApp.isGrey(try tested.color(of: "(•••)")))
    #expect(TestedApp.isGrey(try tested.color(of: "✎")))
    try expectEqual(tested.color(of: "Cancel"), TestedApp.red)
    // Black at 15 % covers everything behind the sheet.
    expectEqual(tested.app.background(0, 12), Color.white.mixed(with: .black, 0.15))
    tested.press(Keys.escape)
    expectNil(tested.row(of: "Cancel"))
    try expectEqual(tested.color(of: "✎"), TestedApp.red)
    expectEqual(tested.app.background(0, 12), .white)
  }

  @Test func `the sheet and the grey of the screen behind fade in and out within three tenths of a second`() throws {
    let tested = try TestedApp()
    tested.press(Keys.messages)
    tested.app.press("c")
    tested.app.advance(by: 0.15)
    let pencil = try tested.color(of: "✎")
    #expect(pencil != TestedApp.red && !TestedApp.isGrey(pencil))
    #expect((216..<255).contains(tested.app.background(0, 12).red))
    tested.app.advance(by: 0.16)
    #expect(TestedApp.isGrey(try tested.color(of: "✎")))
    tested.app.press(Keys.escape)
    tested.app.advance(by: 0.15)
    #expect(!TestedApp.isGrey(try tested.color(of: "✎")))
    tested.app.advance(by: 0.16)
    try expectEqual(tested.color(of: "✎"), TestedApp.red)
  }

  /// Returns the panel of the sheet: the cells in the row of its buttons that are not darker than paper.
  private func panel(_ tested: TestedApp) throws -> Rect {
    let size = tested.app.screen.size
    let row = try #require(tested.row(of: "Cancel"))
    let columns = (0..<size.width).filter { tested.app.background($0, row) == .white }
    let left = try #require(columns.first)
    let rows = (0..<size.height).filter { tested.app.background(left, $0) == .white }
    return Rect(x: left, y: try #require(rows.first), width: columns.count, height: rows.count)
  }

  @Test(arguments: [
    (Size(width: 40, height: 16), Size(width: 40, height: 14)),
    (Size(width: 80, height: 24), Size(width: 60, height: 14)),
    (Size(width: 120, height: 40), Size(width: 72, height: 24)),
    (Size(width: 200, height: 60), Size(width: 100, height: 30)),
  ])
  func `the sheet takes three fifths of the window, between 60×14 and 100×30`(window: Size, size: Size) throws {
    let tested = try sheet(window)
    let panel = try panel(tested)
    expectEqual(panel.size, size)
    #expect(abs(2 * panel.midX - window.width) <= 1)
  }

  @Test(arguments: 16...20, [ColorDepth.none, .eight, .sixteen])
  func `in a low window with few colours, the line around the sheet leaves the row of the tabs free`(
    height: Int, depth: ColorDepth
  ) throws {
    let tested = try sheet(Size(width: 40, height: height), traits: TraitCollection(colorDepth: depth))
    let (line, tabs) = (try #require(tested.row(of: "└")), try #require(tested.row(of: "Play")))
    #expect(line < tabs)
    expectEqual(tested.row(of: "Post"), line - 2, "the sheet has all of its rows")
  }

  @Test(arguments: [40, 60, 61, 62, 80], [ColorDepth.none, .eight, .sixteen])
  func `with 16 colours or fewer the sheet has a border at every width`(width: Int, depth: ColorDepth) throws {
    let tested = try sheet(Size(width: width, height: 20), traits: TraitCollection(colorDepth: depth))
    let corner = try #require(tested.place(of: "┌─"))
    let row = try #require(tested.row(of: "Cancel"))
    #expect(tested.place(of: "─┐")?.y == corner.y && tested.place(of: "└─").map { $0.y > row } == true)
    expectEqual(Set(tested.rows[row].filter { "│┤├".contains($0) }), ["│"])
  }

  @Test func `the sheet's buttons show the keys for posting and for the list of keys`() throws {
    let tested = try sheet(traits: TraitCollection(glyphLevel: .ascii))
    let row = try #require(tested.row(of: "Cancel"))
    #expect(tested.rows[row].contains("Cancel              F1 Keys              Post Ctrl-S"))
    tested.press("Hi")
    try expectEqual(tested.color(of: "Post"), TestedApp.red)
    #expect(TestedApp.isGrey(try tested.color(of: "Ctrl-S")))
  }

  @Test func `at 40 columns all buttons fit, and F1 Keys is left out beside longer German titles`() throws {
    let tested = try sheet(Size(width: 40, height: 16), traits: TraitCollection(glyphLevel: .ascii))
    #expect(tested.text.contains("Cancel    F1 Keys    Post Ctrl-S"))
    tested.app.application.traitOverrides.language = .german
    tested.press()
    #expect(tested.text.contains("Abbrechen          Senden Strg-S"))
    #expect(!tested.text.contains("F1 Tasten"))
  }

  @Test func `a click on F1 Keys or the key F1 opens the list of keys, and the text keeps the focus`() throws {
    let tested = try sheet()
    try tested.click("F1 Keys")
    #expect(tested.row(of: "Esc or ? closes") != nil)
    tested.press(Keys.escape)
    let reason = "Write something first"
    #expect(tested.keyList(opens: "\u{1B}OP").contains { $0.hasSuffix("Post – " + reason) })
    tested.press("Hi")
    expectEqual(tested.model.draft?.text, "Hi", "the text still has the focus")
    let keys = tested.keyList(opens: "\u{1B}OP")
    #expect(keys.contains { $0.hasSuffix("Post") } && !keys.contains { $0.contains(reason) })
  }

  @Test func `Post cannot be pressed while the text is blank`() throws {
    let tested = try sheet()
    let blank = try tested.color(of: "Post")
    #expect(blank != TestedApp.red)
    tested.press("  ", Keys.post, "\u{1B}\r")
    try tested.click("Post")
    expectEqual(tested.model.messageCount, 0)
    #expect(tested.row(of: "Cancel") != nil)
    tested.press("Hi")
    try expectEqual(tested.color(of: "Post"), TestedApp.red)
    try tested.click("Post")
    expectEqual(tested.model.messages(in: 0..<1).map(\.text), ["  Hi"])
    expectNil(tested.row(of: "Cancel"))
  }

  @Test func `the tint of the sheet follows the chosen piece`() throws {
    let tested = try sheet()
    tested.press("Hi")
    let other = try tested.store.model()
    other.setIcon(.o)
    tested.model.refresh()
    tested.app.advance(by: 1)
    try expectEqual(tested.color(of: "Post"), TestedApp.green)
    #expect(TestedApp.isGrey(try tested.color(of: "✎")))
    tested.press(Keys.post)
    try expectEqual(tested.color(of: "✎"), TestedApp.green)
  }

  // MARK: Keys

  @Test(arguments: [Keys.post, "\u{1B}\r", "\t\t\r"])
  func `Ctrl-S, Alt-Enter, or Enter on the Post button posts the message`(keys: String) throws {
    let tested = try sheet()
    tested.press("Hello", keys)
    expectEqual(tested.model.messages(in: 0..<1).map(\.text), ["Hello"])
    expectEqual(tested.row(of: "Hello"), 3)
  }

  @Test func `letters that are commands elsewhere are typed into the message, and Enter begins a new line`() throws {
    let tested = try sheet()
    tested.press("cfrnpq?1\rx")
    expectEqual(tested.model.draft?.text, "cfrnpq?1\nx")
    #expect(!tested.app.application.isEnding)
  }

  @Test func `a second sheet does not open over the first`() throws {
    let tested = try sheet()
    tested.press("\t", "c")
    expectEqual(tested.rows.filter { $0.contains("Cancel") }.count, 1)
  }

  @Test func `the screen behind the sheet takes no clicks, but takes keys once the sheet begins to close`() throws {
    let tested = try sheet(Size(width: 80, height: 24), "One")
    try tested.click("One")
    try tested.click("Play")
    #expect(tested.row(of: "Cancel") != nil)
    tested.app.press(Keys.escape)
    tested.press("c")
    #expect(tested.row(of: "Cancel") != nil)
  }

  // MARK: Cancel

  @Test func `Escape closes an empty sheet without a question and leaves no draft`() throws {
    let tested = try sheet()
    tested.press(Keys.escape)
    expectNil(tested.row(of: "Cancel"))
    expectNil(tested.model.draft)
  }

  @Test func `Cancel asks about an unfinished message, and the next sheet offers a kept draft`() throws {
    let tested = try sheet()
    tested.press("Half a mess")
    try tested.click("Cancel")
    #expect(tested.row(of: "Keep this draft?") != nil)
    // Now something covers the sheet too.
    #expect(TestedApp.isGrey(try tested.color(of: "Post")))
    try tested.click("Keep Draft")
    expectNil(tested.row(of: "Half a mess"))
    tested.press("c")
    #expect(tested.row(of: "Half a mess") != nil)
    tested.press("age", Keys.post)
    expectEqual(tested.model.message(at: 0)?.text, "Half a message")
    expectNil(tested.model.draft)
    tested.press("c")
    expectEqual(tested.rows.filter { $0.contains("Half a message") }.count, 1)
  }

  @Test(arguments: [
    Size(width: 40, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ])
  func `the question about the draft is centred on the sheet and leaves the sheet's buttons visible`(size: Size) throws
  {
    let tested = try sheet(size)
    tested.press("Hi")
    let panel = try panel(tested)
    tested.press(Keys.escape)
    #expect(tested.text.contains("Cancel") && tested.text.contains("F1 Keys") && tested.text.contains("Post Ctrl-S"))
    let rows = ["Keep this draft?", "Keep Draft", "Continue Writing", "Delete Draft"].compactMap(tested.row)
    expectEqual(rows, [0, 2, 3, 5].map { (rows.first ?? 0) + $0 }, "a blank row is above Delete Draft")
    let question = try #require(tested.place(of: "Keep this draft?"))
    #expect(abs(2 * question.x + 16 - 2 * panel.midX) <= 2)
    #expect(abs(question.y + 2 - panel.midY) <= 3)
  }

  @Test func `a deleted draft is not offered again`() throws {
    let tested = try sheet()
    tested.press("Never mind", Keys.escape)
    try tested.click("Delete Draft")
    expectNil(tested.model.draft)
    tested.press("c")
    expectNil(tested.row(of: "Never mind"))
  }

  @Test func `Enter or Escape in the question about the draft returns to the message`() throws {
    let tested = try sheet()
    tested.press("Wait", Keys.escape, "\r", "!", Keys.escape, Keys.escape, "!", Keys.post)
    expectEqual(tested.model.message(at: 0)?.text, "Wait!!")
  }

  // MARK: Drafts

  @Test func `each key saves the draft at once, with a link to the answered message`() throws {
    let tested = try sheet(Size(width: 80, height: 24), "One")
    tested.press(Keys.escape, Typed.down, Typed.down, "r")
    for (key, text) in [("Y", "Y"), ("e", "Ye"), ("s", "Yes"), (Typed.backspace, "Ye")] {
      tested.app.press(key)
      try expectEqual(tested.store.model().draft, Draft(text: text, replyTo: Message.ID(rawValue: 1)))
    }
  }

  @Test func `a draft of an earlier run is offered with its quote and can be finished and posted`() throws {
    let tested = try TestedApp { model, _ in
      model.post("One")
      model.keepDraft(Draft(text: "Two is", replyTo: Message.ID(rawValue: 1)))
    }
    tested.press(Keys.messages, "c")
    #expect(tested.row(of: "▎ One") != nil)
    tested.press(" better", Keys.post)
    expectEqual(tested.model.message(at: 0)?.text, "Two is better")
    expectEqual(tested.model.message(at: 0)?.replyTo, Message.ID(rawValue: 1))
  }

  // MARK: Texts of all kinds

  @Test func `a long text is wrapped and scrolled in the sheet, and posted whole`() throws {
    let tested = try sheet(Size(width: 40, height: 16))
    let text = (1...120).map { "word\($0)" }.joined(separator: " ")
    tested.press(text)
    #expect(tested.row(of: "word120") != nil)
    expectNil(tested.row(of: "word1 "))
    tested.press(Keys.post)
    expectEqual(tested.model.message(at: 0)?.text, text)
  }

  @Test func `a pasted text of several lines is posted with all its lines`() throws {
    let tested = try sheet()
    tested.app.paste("one\r\ntwo\u{1B}[31m")
    tested.press(Keys.post)
    expectEqual(tested.model.message(at: 0)?.text.contains("two"), true)
    #expect(tested.row(of: "one") != nil)
  }
}
