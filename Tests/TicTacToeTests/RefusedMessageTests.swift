import Foundation
import GRDB
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

// Only the store's own queue, which is not public, can limit its memory.
@testable import TTTModel
@testable import tictactoe

/// Tests of a message that the store refuses: the sheet gives the reason and keeps the text.
@MainActor @Suite(.isolatedAppearance) struct RefusedMessageTests {
  private let long = String(repeating: "long ", count: 2_000)

  /// Returns the sheet over a store that can write neither to its file nor to memory any more.
  private func sheet(_ size: Size = Size(width: 80, height: 24), _ language: Language = .english) throws -> TestedApp {
    let tested = try TestedApp(size, traits: TraitCollection(languages: [language]))
    try setFull(true, tested.model.store.disk)
    tested.model.post(long)
    try setFull(true, tested.model.store.unsaved?.memory)
    tested.press(Keys.messages, "c")
    tested.app.paste(long)
    tested.press("end")
    return tested
  }

  private func setFull(_ isFull: Bool, _ connection: StoreConnection?) throws {
    try #require(connection).queue.inDatabase { db in
      let limit = isFull ? try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0 : 1_000_000
      try db.execute(sql: "PRAGMA max_page_count = \(limit)")
    }
  }

  @Test func `a message refused for lack of memory is not reported as too long, and stays in the sheet`() throws {
    let tested = try sheet()
    tested.press(Keys.post)
    #expect(tested.text.contains("not enough memory") && !tested.text.contains("too long"), "\(tested.text)")
    tested.press(Keys.escape)
    #expect(tested.text.contains("end") && tested.row(of: "Cancel") != nil)
    try setFull(false, tested.model.store.unsaved?.memory)
    tested.press(Keys.post)
    #expect(tested.model.message(at: 0)?.text == long + "end" && tested.row(of: "Cancel") == nil)
  }

  @Test(arguments: Strings.languages)
  func `the alert shows the whole reason in the user's language at 40 columns`(
    language: Language
  ) throws {
    let tested = try sheet(Size(width: 40, height: 16), language)
    tested.press(Keys.post)
    // The words of each line are in the order of the screen.
    let shown = tested.text.split { !$0.isLetter }
    let words = Strings(language).refusal(.outOfMemory).split { $0 == " " || $0 == "\n" }
    let reason = words.flatMap { tested.onScreen(String($0)).split { !$0.isLetter } }
    if language == .japanese {
      #expect(shown.joined().contains(reason.joined()), "\(tested.text)")
    } else {
      #expect(reason.allSatisfy(shown.contains), "\(tested.text)")
    }
  }

  @Test func `each reason for a refusal has its own text in each language`() {
    let reasons: [Refusal] = [.blank, .tooLong, .outOfMemory, .failure(reason: "the ink is dry"), .closed]
    let texts = Strings.languages.flatMap { language in
      reasons.map { Strings(language).refusal($0) }
    }
    #expect(Set(texts).count == 25 && texts.count { $0.contains("the ink is dry") } == 5)
  }

  @Test func `a draft that cannot be saved keeps the sheet open`() throws {
    let tested = try sheet()
    tested.press(Keys.escape)
    try tested.click("Keep Draft")
    #expect(tested.text.contains("not enough memory"), "\(tested.text)")
    tested.press(Keys.escape)
    #expect(tested.text.contains("end") && tested.row(of: "Cancel") != nil)
    try setFull(false, tested.model.store.unsaved?.memory)
    tested.press(Keys.escape)
    try tested.click("Keep Draft")
    #expect(tested.row(of: "Cancel") == nil && tested.model.draft?.text == long + "end")
  }

  // MARK: Other edits

  @Test func `a rating that the store refuses is not shown`() throws {
    let tested = try TestedApp { model, _ in model.place(at: Square.all[4]) }
    tested.press(Keys.profile)
    try tested.click("Show History")
    tested.press("\r")
    #expect(tested.text.contains("On the board ·"), "\(tested.text)")
    tested.model.close()
    tested.press("3")
    expectNil(tested.row(of: "★"), "\(tested.text)")
  }

  @Test func `a piece that the store refuses is not shown as chosen`() throws {
    let tested = try TestedApp()
    tested.press(Keys.profile)
    tested.model.close()
    tested.press(Typed.right)
    expectEqual(tested.model.icon, .x)
    #expect(try #require(tested.place(of: "┌")).x < 40, "\(tested.text)")
  }
}
