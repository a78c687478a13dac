import Foundation
import TestBasics
import Testing

@testable import TTTModel

/// Malicious texts are stored unchanged.
@MainActor @Suite struct HostileTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static let texts = [
    "\0", "a\0b\0", "\u{1B}[31m\u{1B}]0;title\u{7}\u{9B}2J", "\u{202E}evil\u{2066}\u{200F}",
    "a" + String(repeating: "\u{301}", count: 1_000),
    "e\u{301} \u{E9}", "\r\n\r\u{85}\u{2028}x", "\u{FEFF}x", "\u{FFFD}\u{E000}\u{10FFFD}", "'; DROP TABLE message; --",
    "👨‍👩‍👧‍👦🏳️‍🌈",
    String(repeating: "x", count: 1_000_000), String(repeating: "🎲\0é", count: 100_000),
  ]

  @Test(arguments: texts) func `a hostile text is stored byte for byte as a message and a draft`(text: String) throws {
    let model = try openModel(folder.store)
    model.keepDraft(Draft(text: text + text))
    let id = try #require(model.post(text).id)
    model.keepDraft(Draft(text: text))
    model.close()
    let again = try openModel(folder.store)
    expectEqual(again.message(id).map { Array($0.text.utf8) == Array(text.utf8) }, true)
    expectEqual(again.draft.map { Array($0.text.utf8) == Array(text.utf8) }, true)
    #expect(again.isSaving && again.takeNotices() == [])
  }

  @Test func `invalid UTF-8 that another program stored is shown as a replacement character`() throws {
    try openModel(folder.store).close()
    try sqlite(folder.store, "INSERT INTO message (text, icon, date) VALUES (CAST(x'61ff62' AS TEXT), 'x', 0)")
    let model = try openModel(folder.store)
    #expect(model.texts == ["a\u{FFFD}b"] && model.takeNotices() == [])
  }
}
