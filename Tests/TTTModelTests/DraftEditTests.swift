import Foundation
import TestBasics
import Testing

@testable import TTTModel

@Suite struct DraftEditTests {
  private func expectRoundTrip(_ old: String, _ new: String) {
    var text = Array(old.utf8)
    if let edit = DraftEdit(from: old, to: new) { #expect(edit.apply(to: &text)) }
    expectEqual(text, Array(new.utf8), "from \(old.prefix(20)) to \(new.prefix(20))")
  }

  @Test func `an edit replaces the bytes between the common prefix and the common suffix`() throws {
    let edit = try #require(DraftEdit(from: "Tic Toe", to: "Tic Tac Toe"))
    expectEqual(edit, DraftEdit(start: 5, removed: 0, inserted: Data("ac T".utf8)))
    expectEqual(DraftEdit(from: "abc", to: "ac"), DraftEdit(start: 1, removed: 1, inserted: Data()))
    expectEqual(DraftEdit(from: "", to: "a"), DraftEdit(start: 0, removed: 0, inserted: Data("a".utf8)))
    expectEqual(DraftEdit(from: "a", to: ""), DraftEdit(start: 0, removed: 1, inserted: Data()))
  }

  @Test func `the common prefix and the common suffix of two texts do not overlap`() {
    expectEqual(DraftEdit(from: "aa", to: "aaa"), DraftEdit(start: 2, removed: 0, inserted: Data("a".utf8)))
    expectEqual(DraftEdit(from: "abab", to: "ab"), DraftEdit(start: 2, removed: 2, inserted: Data()))
  }

  @Test func `texts with the same bytes need no edit, but texts that only look the same do`() {
    #expect(DraftEdit(from: "é", to: "é") == nil && DraftEdit(from: "", to: "") == nil)
    #expect("e\u{301}" == "\u{E9}" && DraftEdit(from: "e\u{301}", to: "\u{E9}") != nil)
    expectRoundTrip("e\u{301}", "\u{E9}")
  }

  @Test func `an edit may begin and end inside a character`() {
    expectRoundTrip("👍🏻", "👍🏿")
    expectRoundTrip("あ", "い")
    expectRoundTrip("\r\n", "\n")
  }

  @Test func `applying a random edit to a short or long text gives the new text`() {
    var random = SeededGenerator(state: 7)
    for length in [0, 1, 50, 4_095, 4_096, 4_097, 20_000] {
      let old = String(repeating: "ab", count: length / 2)
      for _ in 0..<30 {
        var bytes = Array(old.utf8)
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...3, using: &random))
        bytes.replaceSubrange(start..<end, with: "abab".utf8.prefix(Int.random(in: 0...4, using: &random)))
        expectRoundTrip(old, String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  @Test func `an edit outside the bounds of a text is not applied`() {
    var text = Array("abc".utf8)
    for edit in [
      DraftEdit(start: 4, removed: 0, inserted: Data()), DraftEdit(start: 2, removed: 2, inserted: Data()),
      DraftEdit(start: -1, removed: 1, inserted: Data()), DraftEdit(start: 1, removed: .max, inserted: Data()),
    ] {
      #expect(!edit.apply(to: &text))
    }
    expectEqual(text, Array("abc".utf8))
  }

  @Test func `a large edit is split into at most 64 parts that have the same effect`() {
    var random = SeededGenerator(state: 7)
    for size in [0, 1, 1 << 20, (1 << 20) + 1, 5_000_000, 70_000_000] {
      let inserted = Data((0..<min(size, 256)).map { _ in UInt8.random(in: 0...255, using: &random) })
      let whole = inserted + Data(count: size - inserted.count)
      let edit = DraftEdit(start: 3, removed: 2, inserted: whole)
      let parts = edit.parts
      #expect(1...64 ~= parts.count)
      #expect(parts.allSatisfy { $0.inserted.count <= max(1 << 20, size / 64 + 1) })
      guard size < 10_000_000 else { continue }
      var (one, many) = ([UInt8](repeating: 7, count: 9), [UInt8](repeating: 7, count: 9))
      #expect(edit.apply(to: &one) && parts.allSatisfy { $0.apply(to: &many) })
      expectEqual(one, many)
    }
  }
}
