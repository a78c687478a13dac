import Foundation
import TTTModel
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitText

// The text view, whose members are not public, counts how often it builds the whole text.
@testable import TermKit

/// Tests of a message of a megabyte in the sheet.
@MainActor @Suite(.isolatedAppearance) struct LongMessageTests {
  private let text = String(repeating: "four words a line\n", count: 60_000)

  /// Returns the sheet with the long draft, after a first key, with which the text view adopts the draft.
  private func sheet() throws -> (tested: TestedApp, textView: TextView) {
    let tested = try TestedApp { model, _ in model.keepDraft(Draft(text: text)) }
    tested.press(Keys.messages, "c")
    tested.app.press("x")
    let shown = tested.app.application.windowScene.windows.flatMap { textViews(in: $0) }
    return (tested, try #require(shown.first))
  }

  private func textViews(in view: View) -> [TextView] {
    view.subviews.flatMap { [$0 as? TextView].compactMap(\.self) + textViews(in: $0) }
  }

  @Test func `each key typed into a message of 1 MB is saved without building the whole text`() throws {
    let (tested, textView) = try sheet()
    let count = textView.input.wholeTextCount
    for _ in 0..<100 { tested.app.press("x") }
    tested.app.press(Typed.controlHome + "y")
    tested.app.press(Typed.alt("z"))
    tested.app.press("\r")
    expectEqual(textView.input.wholeTextCount, count)
    try expectEqual(tested.store.model().draft?.text, "\n" + text + String(repeating: "x", count: 101))
  }

  @Test func `hundreds of edits to a long draft save the whole text only a few times`() throws {
    let (tested, textView) = try sheet()
    let count = textView.input.wholeTextCount
    for _ in 0..<600 { tested.app.press("x") }
    #expect(1...3 ~= textView.input.wholeTextCount - count)
    try expectEqual(tested.store.model().draft?.text, text + String(repeating: "x", count: 601))
  }

  @Test func `Post is enabled exactly while a long message is not blank, after every kind of edit`() throws {
    let (tested, textView) = try sheet()
    func canPost() throws -> Bool { try tested.color(of: "Post") == TestedApp.red }
    #expect(try canPost())
    textView.selectedRange = 0..<textView.textLength
    tested.app.press(" ")
    #expect(try !canPost())
    tested.app.press(Typed.alt("z"))
    #expect(try canPost())
    tested.app.press(Typed.control("x"))
    #expect(try !canPost())
    tested.app.paste(String(repeating: " \n", count: 1_000))
    #expect(try !canPost())
    tested.app.press("\u{301}")
    #expect(try canPost(), "a space with an accent is not blank")
    tested.press(Typed.backspace)
    #expect(try !canPost())
  }
}
