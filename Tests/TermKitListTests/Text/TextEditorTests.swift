import TermKit
import TestBasics
import Testing

@testable import TermKitText

@Suite struct TextEditorTests {
  private func typed(_ text: String) -> TextEditor {
    var editor = TextEditor()
    for character in text { editor.type(character) }
    return editor
  }

  @Test func `C10: typed text is undone word by word`() {
    var editor = typed("three in a")
    _ = editor.undo()
    expectEqual(editor.buffer.text, "three in ")
    _ = editor.undo()
    expectEqual(editor.buffer.text, "three ")
    _ = editor.undo()
    expectEqual(editor.buffer.text, "")
    expectNil(editor.undo())
    while editor.redo() != nil {}
    expectEqual(editor.buffer.text, "three in a")
    expectEqual(editor.selection, TextSelection(10))
  }

  @Test func `C10: a very long typed word is undone in pieces of at most 2,000 letters`() {
    var editor = typed(String(repeating: "x", count: 5_000))
    var counts: [Int] = []
    while editor.undo() != nil { counts.append(editor.buffer.count) }
    expectEqual(counts, [4_000, 2_000, 0])
  }

  @Test func `C10: moving the cursor begins a new undo step`() {
    var editor = typed("ab")
    editor.select(TextSelection(0))
    editor.select(TextSelection(2))
    editor.type("c")
    _ = editor.undo()
    expectEqual(editor.buffer.text, "ab")
  }

  @Test func `C10: consecutive deletions are undone together`() {
    var editor = typed("abcdef")
    for _ in 0..<3 { editor.delete(editor.selection.head - 1..<editor.selection.head, .deletingBackward) }
    expectEqual(editor.buffer.text, "abc")
    _ = editor.undo()
    expectEqual(editor.buffer.text, "abcdef")
    editor.select(TextSelection(1))
    for _ in 0..<2 { editor.delete(1..<2, .deletingForward) }
    expectEqual(editor.buffer.text, "adef")
    _ = editor.undo()
    expectEqual(editor.buffer.text, "abcdef")
    expectEqual(editor.selection, TextSelection(1))
  }

  @Test func `C10: undo restores the selection`() {
    var editor = TextEditor(TextBuffer("Your move"))
    editor.select(TextSelection(anchor: 9, head: 5))
    _ = editor.replace(editor.selection.range, with: "turn", as: .other)
    expectEqual(editor.selection, TextSelection(9))
    _ = editor.undo()
    expectEqual(editor.selection, TextSelection(anchor: 9, head: 5))
    _ = editor.redo()
    expectEqual(editor.buffer.text, "Your turn")
    expectEqual(editor.selection, TextSelection(9))
  }

  @Test func `C10: an edit after an undo clears the redo steps`() {
    var editor = typed("a b")
    _ = editor.undo()
    editor.type("c")
    expectNil(editor.redo())
    expectEqual(editor.buffer.text, "a c")
  }

  @Test func `C10: the cursor stays behind a typed letter that joins the combining mark after it`() {
    var editor = TextEditor(TextBuffer("\u{301}b"))
    editor.select(TextSelection(0))
    editor.type("e")
    expectEqual(editor.buffer.text, "e\u{301}b")
    expectEqual(editor.selection, TextSelection(1))
    _ = editor.undo()
    expectEqual(editor.buffer.text, "\u{301}b")
  }

  @Test(arguments: 0..<30)
  func `C10: random edits match a plain string, and undo and redo lead to its first and last state`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    let start = texts.text(upTo: 40)
    var naive = [start]
    var editor = TextEditor(TextBuffer(start, chunkSize: 1 + seed % 6))
    for _ in 0..<80 {
      let text = naive.last ?? ""
      let range = texts.shortRange(upTo: text.count)
      let new = texts.text(upTo: 4)
      let bytes = text.utf8Offset(range.lowerBound)..<text.utf8Offset(range.upperBound)
      let kinds: [TextHistory.Kind] = [.typing, .deletingBackward, .deletingForward, .other]
      _ = editor.replace(range, with: new, as: kinds[texts.number(upTo: 4)])
      naive.append(text.replacing(utf8: bytes, with: new))
      expectEqual(Array(editor.buffer.text.utf8), Array((naive.last ?? "").utf8))
      #expect(editor.selection.head <= editor.buffer.count)
      if texts.number(upTo: 6) == 0, editor.undo() != nil { naive.append(editor.buffer.text) }
      if texts.number(upTo: 12) == 0, editor.redo() != nil { naive.append(editor.buffer.text) }
    }
    while editor.redo() != nil {}
    let end = Array(editor.buffer.text.utf8)
    while editor.undo() != nil { #expect(naive.contains { Array($0.utf8) == Array(editor.buffer.text.utf8) }) }
    expectEqual(Array(editor.buffer.text.utf8), Array(start.utf8))
    while editor.redo() != nil {}
    expectEqual(Array(editor.buffer.text.utf8), end)
  }

  @Test func `C10: the history keeps steps up to its limit, and always the newest step`() {
    var history = TextHistory(limit: 1000)
    for number in 0..<100 {
      let edit = TextEdit(utf8Offset: number, removed: "", inserted: String(repeating: "x", count: 100))
      history.record(
        TextHistory.Step(edit: edit, before: TextSelection(0), after: TextSelection(0)), as: .other)
    }
    expectEqual(history.undoSteps.count, 5)
    expectEqual(history.undoSteps.last?.edit.utf8Offset, 99)
    let edit = TextEdit(utf8Offset: 0, removed: String(repeating: "x", count: 5000), inserted: "")
    history.record(TextHistory.Step(edit: edit, before: TextSelection(0), after: TextSelection(0)), as: .other)
    expectEqual(history.undoSteps.count, 1)
    #expect(history.undo() != nil)
  }
}

extension TextEditor {
  fileprivate mutating func type(_ character: Character) {
    _ = replace(selection.range, with: String(character), as: .typing)
  }

  fileprivate mutating func delete(_ range: Range<Int>, _ kind: TextHistory.Kind) {
    _ = replace(range, with: "", as: kind)
  }
}
