/// A text with a selection and an undo history: the state of an editor, independent of how it is shown.
///
///     var editor = TextEditor(TextBuffer("Your move"))
///     editor.select(TextSelection(anchor: 5, head: 9))
///     editor.replace(editor.selection.range, with: "turn", as: .other)
///     editor.undo()
struct TextEditor: Sendable {
  /// The text.
  private(set) var buffer: TextBuffer
  /// The selection. If it is empty, it is the cursor.
  private(set) var selection: TextSelection
  private(set) var history = TextHistory()

  /// Creates an editor with the cursor at the end of a text.
  init(_ buffer: TextBuffer = TextBuffer()) {
    self.buffer = buffer
    selection = TextSelection(buffer.count)
  }

  /// Changes the selection. Typing before and after this call is undone separately.
  mutating func select(_ selection: TextSelection) {
    if selection == self.selection { return }
    self.selection = selection
    history.closeStep()
  }

  /// Completes the newest undo step. Typing before and after this call is undone separately.
  mutating func closeStep() { history.closeStep() }

  /// An edit of the text, and the chunks of the buffer that it replaced.
  struct Change {
    var edit: TextEdit
    var chunks: TextBuffer.Change
  }

  /// Replaces a range of clusters with a text and moves the cursor behind it.
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

  /// Undoes the newest step. Returns nil if there is nothing to undo.
  mutating func undo() -> Change? {
    guard let step = history.undo() else { return nil }
    defer { selection = step.before }
    return apply(step.edit.inverse)
  }

  /// Redoes the step that was undone last. Returns nil if there is nothing to redo.
  mutating func redo() -> Change? {
    guard let step = history.redo() else { return nil }
    defer { selection = step.after }
    return apply(step.edit)
  }
}
