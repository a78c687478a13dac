/// A text with a cursor in it, or a selection, and a history: what an editor is, apart from how it looks.
///
///     var editor = TextEditor(TextBuffer("Your move"))
///     editor.select(TextSelection(anchor: 5, head: 9))
///     editor.replace(editor.selection.range, with: "turn", as: .other)
///     editor.undo()
struct TextEditor: Sendable {
  /// The text.
  private(set) var buffer: TextBuffer
  /// What is selected; the cursor when that is nothing.
  private(set) var selection: TextSelection
  private(set) var history = TextHistory()

  /// Makes an editor with the cursor at the end of a text.
  init(_ buffer: TextBuffer = TextBuffer()) {
    self.buffer = buffer
    selection = TextSelection(buffer.count)
  }

  /// Selects something. What is typed from now on is undone apart from what was typed before.
  mutating func select(_ selection: TextSelection) {
    if selection == self.selection { return }
    self.selection = selection
    history.closeStep()
  }

  /// Has what is typed from now on undone apart from what was typed before.
  mutating func closeStep() { history.closeStep() }

  /// An edit of the text, and the chunks of the buffer that it replaced.
  struct Change {
    var edit: TextEdit
    var chunks: TextBuffer.Change
  }

  /// Puts a text in the place of some clusters, and the cursor behind it.
  mutating func replace(_ range: Range<Int>, with text: String, as kind: TextHistory.Kind) -> Change {
    let start = buffer.utf8Offset(of: range.lowerBound)
    let edit = TextEdit(utf8Offset: start, removed: buffer.text(in: range), inserted: text)
    let before = selection
    let change = apply(edit)
    selection = TextSelection(buffer.offset(ofUTF8: start + text.utf8.count))
    history.record(TextHistory.Step(edit: edit, before: before, after: selection), as: kind)
    return change
  }

  private mutating func apply(_ edit: TextEdit) -> Change {
    Change(edit: edit, chunks: buffer.replace(utf8: edit.utf8Range, with: edit.inserted))
  }

  /// Undoes the newest step; nil when there is none.
  mutating func undo() -> Change? {
    guard let step = history.undo() else { return nil }
    defer { selection = step.before }
    return apply(step.edit.inverse)
  }

  /// Does again what was undone last; nil when nothing was.
  mutating func redo() -> Change? {
    guard let step = history.redo() else { return nil }
    defer { selection = step.after }
    return apply(step.edit)
  }
}
