import TermKitGraphics

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
  /// The attributes of the text, or nil if all of it is plain.
  private(set) var styles: AttributeRuns?
  // The attributes of text that the user types next, as the program wants them.
  private var wantedAttributes: AttributedText.Attributes?

  /// Creates an editor with the cursor at the end of a text.
  init(_ buffer: TextBuffer = TextBuffer(), styles: AttributeRuns? = nil) {
    self.buffer = buffer
    self.styles = styles
    selection = TextSelection(buffer.count)
  }

  /// Changes the selection. Typing before and after this call is undone separately.
  mutating func select(_ selection: TextSelection) {
    if selection == self.selection { return }
    self.selection = selection
    wantedAttributes = nil
    history.closeStep()
  }

  /// Completes the newest undo step. Typing before and after this call is undone separately.
  mutating func closeStep() { history.closeStep() }

  /// An edit of the text, and the chunks of the buffer that it replaced.
  struct Change {
    var edit: TextEdit
    var chunks: TextBuffer.Change
  }

  /// Replaces a range of clusters with a text and moves the cursor behind it. Without `styles` for the new text, the part gets
  /// `typingAttributes`.
  mutating func replace(
    _ range: Range<Int>, with text: String, as kind: TextHistory.Kind, styles newStyles: AttributeRuns? = nil
  ) -> Change {
    let start = buffer.utf8Offset(of: range.lowerBound)
    let edit = TextEdit(utf8Offset: start, removed: buffer.text(in: range), inserted: text)
    let (before, stylesBefore) = (selection, styles)
    if let newStyles {
      styles = newStyles
    } else if let wanted = wantedAttributes ?? styles.map({ attributes(ofTextIn: range, $0) }) {
      let all = styles ?? AttributeRuns(length: buffer.utf8Count)
      styles = all.replacing(edit.utf8Range, length: text.utf8.count, attributes: wanted)
    }
    let change = apply(edit)
    selection = TextSelection(buffer.offset(ofUTF8: start + text.utf8.count))
    history.record(
      TextHistory.Step(
        edit: edit, before: before, after: selection, stylesBefore: stylesBefore, stylesAfter: styles), as: kind)
    return change
  }

  /// Replaces some ranges of clusters with a text as one step. The ranges do not overlap, and the first one comes first.
  /// - Precondition: There is a range, and all are within the text.
  mutating func replaceAll(_ ranges: [Range<Int>], with text: String) -> Change {
    let whole = ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound
    var (new, end) = ("", whole.lowerBound)
    for range in ranges {
      new += buffer.text(in: end..<range.lowerBound) + text
      end = range.upperBound
    }
    var changed = styles
    for range in ranges.reversed() where styles != nil {
      let bytes = buffer.utf8Offset(of: range.lowerBound)..<buffer.utf8Offset(of: range.upperBound)
      changed = changed?.replacing(
        bytes, length: text.utf8.count, attributes: changed?.attributes(at: bytes.lowerBound) ?? typingAttributes)
    }
    return replace(whole, with: new, as: .other, styles: changed)
  }

  private mutating func apply(_ edit: TextEdit) -> Change {
    Change(edit: edit, chunks: buffer.replace(utf8: edit.utf8Range, with: edit.inserted))
  }

  /// Undoes the newest step. Returns nil if there is nothing to undo.
  mutating func undo() -> Change? {
    guard let step = history.undo() else { return nil }
    defer { (selection, styles) = (step.before, step.stylesBefore) }
    return apply(step.edit.inverse)
  }

  /// Redoes the step that was undone last. Returns nil if there is nothing to redo.
  mutating func redo() -> Change? {
    guard let step = history.redo() else { return nil }
    defer { (selection, styles) = (step.after, step.stylesAfter) }
    return apply(step.edit)
  }
}

// MARK: Attributes

extension TextEditor {
  /// The attributes of text that is inserted at the selection. By default, the attributes of the text before it. At the beginning of a
  /// paragraph, the attributes of the text after it.
  var typingAttributes: AttributedText.Attributes {
    get { wantedAttributes ?? styles.map { attributes(ofTextIn: selection.range, $0) } ?? AttributedText.Attributes() }
    set { wantedAttributes = newValue }
  }

  private func attributes(ofTextIn range: Range<Int>, _ styles: AttributeRuns) -> AttributedText.Attributes {
    func attributes(at offset: Int) -> AttributedText.Attributes {
      styles.attributes(at: buffer.utf8Offset(of: offset))
    }
    let start = range.lowerBound
    let beginsParagraph = start == buffer.lineStart(before: start)
    if !range.isEmpty || beginsParagraph && start < buffer.count { return attributes(at: start) }
    var result = attributes(at: max(0, start - 1))
    // A link ends where its text does.
    if start == buffer.count || attributes(at: start).link != result.link { result.link = nil }
    return result
  }

  /// Changes the attributes of a range of clusters. The user can undo this.
  mutating func changeAttributes(_ range: Range<Int>, _ body: (inout AttributedText.Attributes) -> Void) {
    let before = styles
    var all = styles ?? AttributeRuns(length: buffer.utf8Count)
    all.change(buffer.utf8Offset(of: range.lowerBound)..<buffer.utf8Offset(of: range.upperBound), body)
    styles = all.isPlain ? nil : all
    let nothing = TextEdit(utf8Offset: buffer.utf8Offset(of: range.upperBound), removed: "", inserted: "")
    history.record(
      TextHistory.Step(
        edit: nothing, before: selection, after: selection, stylesBefore: before, stylesAfter: styles), as: .other)
  }

  /// The text with its attributes.
  var attributedText: AttributedText {
    styles.map { AttributedText(buffer.text, $0) } ?? AttributedText(buffer.text)
  }
}
