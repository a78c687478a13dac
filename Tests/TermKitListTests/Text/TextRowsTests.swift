import TermKit
import TestBasics
import Testing

@testable import TermKitText

@Suite struct TextRowsTests {
  private func rows(_ text: String, width: Int, chunkSize: Int = 3) -> [String] {
    let buffer = TextBuffer(text, chunkSize: chunkSize)
    var rows = TextRows(buffer, width: width)
    rows.settle(in: buffer)
    return rows.ranges(from: 0, count: .max, in: buffer).map { buffer.text(in: $0) }
  }

  // Returns the contents of each row of `TextWrapping`, including newlines.
  private func wrapped(_ text: String, width: Int) -> [String] {
    let wrapping = TextWrapping(text, width: width)
    let starts = wrapping.lines.map(\.range.lowerBound) + [text.endIndex]
    return zip(starts, starts.dropFirst()).map { String(text[$0..<$1]) }
  }

  @Test func `C10: text is wrapped at word boundaries, and a word longer than a row is broken`() {
    expectEqual(rows("Three in a row wins", width: 8), ["Three in ", "a row ", "wins"])
    expectEqual(rows("a\n\nb\n", width: 8), ["a\n", "\n", "b\n", ""])
    expectEqual(rows("", width: 8), [""])
    expectEqual(rows("abcdefgh", width: 3), ["abc", "def", "gh"])
    expectEqual(rows("漢字漢", width: 5), ["漢字", "漢"])
  }

  @Test(arguments: 0..<60) func `C10: random texts are wrapped as labels wrap them`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    let text = texts.text(upTo: 80)
    // The results differ only where trailing spaces hang over by more than a width.
    for width in [1, 2, 3, 5, 8, 13, 40] where !text.contains(String(repeating: " ", count: width)) {
      expectEqual(rows(text, width: width), wrapped(text, width: width), "width \(width)")
    }
  }

  @Test func `C10: trailing spaces extend beyond the edge by at most one row width`() {
    expectEqual(rows("abc" + String(repeating: " ", count: 12) + "d", width: 4), ["abc     ", "       ", "d"])
    expectEqual(rows(String(repeating: " ", count: 20), width: 4), ["        ", "        ", "    "])
  }

  @Test(arguments: 0..<40) func `C10: after random edits, the updated rows equal newly computed rows`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    var buffer = TextBuffer(texts.text(upTo: 120), chunkSize: 1 + seed % 9)
    let width = [1, 2, 3, 4, 7, 11, 30][seed % 7]
    var rows = TextRows(buffer, width: width)
    for _ in 0..<60 {
      let range = texts.number(upTo: 5) == 0 ? texts.range(upTo: buffer.count) : texts.shortRange(upTo: buffer.count)
      let bytes = buffer.utf8Offset(of: range.lowerBound)..<buffer.utf8Offset(of: range.upperBound)
      let change = buffer.replace(utf8: bytes, with: texts.text(upTo: texts.number(upTo: 6) == 0 ? 40 : 3))
      rows.follow(change, in: buffer)
      var fresh = TextRows(buffer, width: width)
      fresh.settle(in: buffer)
      let expected = fresh.ranges(from: 0, count: .max, in: buffer)
      // In most rounds, only some of the rows are requested.
      let first = texts.number(upTo: expected.count)
      rows.settle(upToRow: first + 2, in: buffer)
      expectEqual(rows.ranges(from: first, count: 3, in: buffer), Array(expected[first...].prefix(3)))
      let offset = texts.number(upTo: buffer.count + 1)
      rows.settle(upToOffset: offset, in: buffer)
      expectEqual(rows.row(of: TextPosition(offset), in: buffer), fresh.row(of: TextPosition(offset), in: buffer))
      if texts.number(upTo: 4) == 0 {
        rows.settle(in: buffer)
        expectEqual(rows.ranges(from: 0, count: .max, in: buffer), expected)
        expectEqual(rows.count, expected.count)
      }
    }
  }

  @Test func `C10: an offset at a wrap has two cursor positions, one at a row end and one at a row start`() {
    let buffer = TextBuffer("Three in a row", chunkSize: 3)
    var rows = TextRows(buffer, width: 8)
    rows.settle(in: buffer)
    expectEqual(rows.row(of: TextPosition(9), in: buffer), 1)
    expectEqual(rows.row(of: TextPosition(9, isAtRowEnd: true), in: buffer), 0)
    expectEqual(rows.column(of: 9, inRowAt: 0, in: buffer), 8, "the end of the row is behind its trailing space")
    expectEqual(rows.row(of: TextPosition(5, isAtRowEnd: true), in: buffer), 0)
    let newline = TextBuffer("ab\ncd")
    var other = TextRows(newline, width: 8)
    other.settle(in: newline)
    expectEqual(other.row(of: TextPosition(3, isAtRowEnd: true), in: newline), 1, "a newline is no wrap: one position")
  }

  @Test func `C10: a column maps to the grapheme cluster that occupies it, and a cluster to its first column`() {
    let buffer = TextBuffer("a漢\tb\nc")
    var rows = TextRows(buffer, width: 20)
    rows.settle(in: buffer)
    let row = rows.ranges(from: 0, count: 1, in: buffer)[0]
    let offsets = [0, 1, 2, 3, 7, 8, 9, 30].map { rows.position(atColumn: $0, in: row, of: buffer).offset }
    expectEqual(offsets, [0, 1, 1, 2, 2, 3, 4, 4])
    expectEqual([0, 1, 2, 3, 4].map { rows.column(of: $0, inRowAt: 0, in: buffer) }, [0, 1, 3, 8, 9])
  }

  @Test func `C10: only the visible part of a long text is wrapped`() {
    let buffer = TextBuffer(String(repeating: "four words a line\n", count: 20_000))
    var rows = TextRows(buffer, width: 40)
    rows.settle(upToRow: 24, in: buffer)
    #expect(rows.foundChunkCount <= 3)
    #expect((19_000...29_000).contains(rows.count), "the number of all other rows is estimated")
    rows.settle(in: buffer)
    expectEqual(rows.count, 20_001)
  }

  @Test func `C10: typing into a long paragraph wraps only its visible part again`() {
    for text in [String(repeating: "x", count: 100_000), String(repeating: "four words a line ", count: 6000)] {
      var buffer = TextBuffer(text)
      var rows = TextRows(buffer, width: 40)
      rows.settle(in: buffer)
      let before = rows.foundChunkCount
      rows.follow(buffer.replace(utf8: 10..<10, with: "y"), in: buffer)
      rows.settle(upToRow: 24, in: buffer)
      #expect(rows.foundChunkCount - before <= 4)
      rows.settle(in: buffer)
      var fresh = TextRows(buffer, width: 40)
      fresh.settle(in: buffer)
      expectEqual(rows.count, fresh.count)
    }
  }

  @Test func `C10: rows below an edit are kept if the edit does not change them`() {
    var buffer = TextBuffer(String(repeating: "four words a line\n", count: 20_000))
    var rows = TextRows(buffer, width: 40)
    rows.settle(in: buffer)
    let before = rows.foundChunkCount
    rows.follow(buffer.replace(utf8: 100..<100, with: "y"), in: buffer)
    rows.settle(in: buffer)
    #expect(rows.foundChunkCount - before <= 4)
    expectEqual(rows.count, 20_001)
  }
}
