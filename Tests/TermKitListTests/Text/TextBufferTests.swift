import TermKit
import TestBasics
import Testing

@testable import TermKitText

@Suite struct TextBufferTests {
  private func expect(
    _ buffer: TextBuffer, is text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let characters = Array(text)
    #expect(Array(buffer.text.utf8) == Array(text.utf8), sourceLocation: sourceLocation)
    #expect(buffer.count == characters.count, sourceLocation: sourceLocation)
    #expect(buffer.utf8Count == text.utf8.count, sourceLocation: sourceLocation)
    let clusters = buffer.chunks.flatMap { chunk in (0..<chunk.count).map { String(chunk.text(in: $0..<$0 + 1)) } }
    #expect(clusters == characters.map { String($0) }, sourceLocation: sourceLocation)
    let known = characters.map { TextCluster(Substring(String($0)).unicodeScalars) }
    #expect(buffer.chunks.flatMap(\.clusters) == known, sourceLocation: sourceLocation)
    #expect(buffer.chunks.allSatisfy { $0.count > 0 }, sourceLocation: sourceLocation)
  }

  @Test func `C10: an empty text has no clusters`() {
    let buffer = TextBuffer()
    expect(buffer, is: "")
    #expect(buffer.offset(ofUTF8: 0) == 0 && buffer.utf8Offset(of: 0) == 0)
    expectEqual(buffer.text(in: 0..<0), "")
  }

  @Test func `C10: each grapheme cluster counts as one, however many scalars it has`() {
    let text = "a👩‍👩‍👧e\u{301}🇩🇪\r\n漢\u{1B}"
    expect(TextBuffer(text, chunkSize: 2), is: text)
    expectEqual(TextBuffer(text).count, 7)
  }

  @Test func `C10: an accent joins the letter before it, also across chunks`() {
    var buffer = TextBuffer("abcd", chunkSize: 1)
    buffer.replace(utf8: 2..<2, with: "\u{301}")
    expect(buffer, is: "ab\u{301}cd")
    expectEqual(buffer.count, 4)
    expectEqual(buffer.offset(ofUTF8: 4), 2, "the offset behind the accent is the offset behind the letter")
  }

  @Test func `C10: after an edit, regional indicators pair up into flags again`() {
    var buffer = TextBuffer(String(repeating: "🇩🇪", count: 20), chunkSize: 2)
    buffer.replace(utf8: 0..<0, with: "🇫")
    expect(buffer, is: "🇫" + String(repeating: "🇩🇪", count: 20))
    buffer.replace(utf8: 0..<4, with: "")
    expect(buffer, is: String(repeating: "🇩🇪", count: 20))
  }

  @Test func `C10: a line feed typed after a carriage return forms one grapheme cluster with it`() {
    var buffer = TextBuffer("a\rb", chunkSize: 1)
    buffer.replace(utf8: 2..<2, with: "\n")
    expect(buffer, is: "a\r\nb")
    expectEqual(buffer.count, 3)
  }

  @Test(arguments: 0..<40) func `C10: random edits have the same result in a buffer as in a string`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    var text = texts.text(upTo: 60)
    var buffer = TextBuffer(text, chunkSize: 1 + seed % 7)
    for _ in 0..<60 {
      let range = texts.number(upTo: 4) == 0 ? texts.range(upTo: text.count) : texts.shortRange(upTo: text.count)
      let bytes = text.utf8Offset(range.lowerBound)..<text.utf8Offset(range.upperBound)
      expectEqual(buffer.utf8Offset(of: range.lowerBound), bytes.lowerBound)
      expectEqual(Array(buffer.text(in: range).utf8), Array(text.clusters(range).utf8))
      let new = texts.text(upTo: 8)
      let old = buffer.chunks.count
      let change = buffer.replace(utf8: bytes, with: new)
      expectEqual(buffer.chunks.count, old - change.removed.count + change.inserted)
      text = text.replacing(utf8: bytes, with: new)
      expect(buffer, is: text)
    }
  }

  @Test(arguments: 0..<10) func `C10: cluster offsets convert to byte offsets, chunk positions and columns, and back`(
    seed: Int
  ) {
    var texts = RandomTexts(seed: seed)
    let text = texts.text(upTo: 50)
    let buffer = TextBuffer(text, chunkSize: 3)
    var column = 0
    for (offset, character) in text.enumerated() {
      expectEqual(buffer.offset(ofUTF8: buffer.utf8Offset(of: offset)), offset)
      expectEqual(buffer.offset(of: buffer.place(of: offset)), offset)
      expectEqual(buffer.column(of: offset), column)
      let columns = TextGlyphs(String(character)).columns
      for inside in 0..<columns { expectEqual(buffer.offset(atColumn: column + inside), offset) }
      column += columns
    }
    expectEqual(buffer.column(of: buffer.count), column)
    expectEqual(buffer.offset(atColumn: column + 5), buffer.count)
  }

  @Test func `C10: a byte offset within a cluster converts to the end of that cluster`() {
    let buffer = TextBuffer("ae\u{301}b")
    expectEqual(buffer.offset(ofUTF8: 2), 2)
    expectEqual(buffer.offset(ofUTF8: 4), 2)
    expectEqual(buffer.offset(ofUTF8: 5), 3)
  }

  @Test func `C10: an edit of a long text replaces at most two chunks`() {
    var buffer = TextBuffer(String(repeating: "abcdefghij\n", count: 9000))
    let count = buffer.chunks.count
    #expect(count > 50)
    for place in [0, 5000, 98_999] {
      let change = buffer.replace(utf8: place..<place, with: "x")
      #expect(change.removed.count <= 2 && change.inserted <= 2)
    }
  }

  @Test func `C10: typing and deleting keep the sizes of chunks within limits`() {
    var buffer = TextBuffer(String(repeating: "a", count: 64), chunkSize: 16)
    for _ in 0..<200 { buffer.replace(utf8: 40..<40, with: "b") }
    #expect(buffer.chunks.allSatisfy { $0.count <= 33 })
    for _ in 0..<240 { buffer.replace(utf8: 2..<3, with: "") }
    expectEqual(buffer.count, 24)
    #expect(buffer.chunks.count <= 6)
  }

  @Test(arguments: 0..<10)
  func `C10: a long insertion that is made in parts has the same result as a single replacement`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    let before = texts.text(upTo: 60)
    // A part has 4096 bytes. The first and the last part are cut inside clusters.
    let new = String(repeating: texts.text(upTo: 20) + "🇩🇪e\u{301}\u{301}漢\r\n", count: 800)
    var buffer = TextBuffer(before, chunkSize: 1)
    let old = buffer.chunks.map(\.text)
    let range = texts.range(upTo: before.count)
    let bytes = before.utf8Offset(range.lowerBound)..<before.utf8Offset(range.upperBound)
    let change = buffer.replace(utf8: bytes, with: new)
    expectEqual(Array(buffer.text.utf8), Array(before.replacing(utf8: bytes, with: new).utf8))
    expectEqual(buffer.count, buffer.text.count)
    expectEqual(buffer.chunks.count, old.count - change.removed.count + change.inserted)
    let after = buffer.chunks.map(\.text)
    #expect(after.prefix(change.removed.lowerBound).elementsEqual(old.prefix(change.removed.lowerBound)))
    let rest = after.dropFirst(change.removed.lowerBound + change.inserted)
    #expect(rest.elementsEqual(old[change.removed.upperBound...]))
  }

  @Test func `C10: a letter with a hundred thousand combining marks is one cluster`() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000) + "b"
    var buffer = TextBuffer(text)
    expectEqual(buffer.count, 2)
    buffer.replace(utf8: 0..<buffer.utf8Offset(of: 1), with: "")
    expectEqual(buffer.text, "b")
  }
}
