import TermKit
import TestBasics
import Testing

@testable import TermKitText

@Suite struct TextWordsTests {
  private func buffer(_ text: String) -> TextBuffer { TextBuffer(text, chunkSize: 2) }

  // Returns the offsets that repeated moves reach from the beginning.
  private func ends(_ text: String) -> [Int] {
    let buffer = buffer(text)
    var offsets = [0]
    while offsets.last != buffer.count { offsets.append(buffer.wordEnd(after: offsets.last ?? 0)) }
    return Array(offsets.dropFirst())
  }

  private func starts(_ text: String) -> [Int] {
    let buffer = buffer(text)
    var offsets = [buffer.count]
    while offsets.last != 0 { offsets.append(buffer.wordStart(before: offsets.last ?? 0)) }
    return Array(offsets.dropFirst())
  }

  @Test func `C10: moving by words treats punctuation as separate words`() {
    expectEqual(ends("three in  a_row, ok!"), [5, 8, 15, 16, 19, 20])
    expectEqual(starts("three in  a_row, ok!"), [19, 17, 15, 10, 6, 0])
  }

  @Test func `C10: an apostrophe within a word is part of it`() {
    expectEqual(ends("'don't' can’t"), [1, 6, 7, 13])
    expectEqual(starts("'don't' can’t"), [8, 6, 1, 0])
    expectEqual(buffer("don't").wordEnd(after: 3), 5)
    expectEqual(buffer("don't").wordStart(before: 4), 0)
    expectEqual(buffer("don't").word(at: 3), 0..<5)
  }

  @Test func `C10: letters of all scripts make words, emoji do not`() {
    expectEqual(ends("Größe 漢字 привет 👍👍 x"), [5, 8, 15, 18, 20])
  }

  @Test func `C10: words end at newlines, and moving by words continues on the next line`() {
    expectEqual(ends("ab\n\n cd"), [2, 7])
    expectEqual(starts("ab\n\n cd"), [5, 0])
  }

  @Test func `C10: the word at an offset is a word, a run of blanks or a run of punctuation`() {
    let buffer = buffer("go  now?! \nend")
    expectEqual(buffer.word(at: 0), 0..<2)
    expectEqual(buffer.word(at: 1), 0..<2)
    expectEqual(buffer.word(at: 2), 2..<4)
    expectEqual(buffer.word(at: 8), 7..<9)
    expectEqual(buffer.word(at: 10), 9..<10, "the offset behind a line belongs to the line's last run")
    expectEqual(buffer.word(at: 14), 11..<14)
    expectEqual(self.buffer("a\n\nb").word(at: 2), 2..<2)
    expectEqual(self.buffer("").word(at: 0), 0..<0)
  }

  @Test func `C10: paragraphs end at newlines of every kind`() {
    let buffer = buffer("ab\ncd\r\n\u{2028}e")
    expectEqual((0...8).map { buffer.lineStart(before: $0) }, [0, 0, 0, 3, 3, 3, 6, 7, 7])
    expectEqual((0...8).map { buffer.lineEnd(after: $0) }, [2, 2, 2, 5, 5, 5, 6, 8, 8])
    expectEqual(buffer.line(at: 4), 3..<6)
    expectEqual(buffer.line(at: 8), 7..<8)
  }
}
