import TermKitGraphics
import TermKitInput

/// Where a text that is edited is shown: what `TextInput` has to ask and to tell.
@MainActor protocol TextInputHost: AnyObject {
  /// True when the text may be changed by the person.
  var isTextEditable: Bool { get }
  /// True when nobody is to read it, nor its words, nor a copy of it.
  var isTextSecret: Bool { get }
  /// Where a motion that goes by rows leads from the cursor.
  func destination(of motion: TextMotion) -> TextPosition
  /// A text as it may be put in: without newlines where there is one line only.
  func accepted(_ text: String) -> String
  /// True when nobody has anything against a change by the person.
  func allowsChange(in range: Range<Int>, to text: String) -> Bool
  /// The text has changed.
  func textDidChange(_ change: TextEditor.Change)
  /// The cursor has moved, or something else is selected.
  func selectionDidChange()
  /// Moving began to select, or ceased to.
  func selectingDidChange()
}

/// What text fields and text views have in common: an editor, and what keys and the mouse do to it.
@MainActor final class TextInput {
  /// The text with its cursor and its history.
  private(set) var editor = TextEditor()
  weak var host: (any TextInputHost)?
  /// The column that the cursor goes back to, where rows are long enough for it, while it goes from row to row.
  var goalColumn: Int?
  /// True while moving selects.
  private(set) var isSelecting = false
  /// True while a program changes the text: nobody is asked, nor told of what a person does.
  private(set) var isChangedByProgram = false
  private var isAtRowEnd = false
  private var drag: Drag?

  /// A selection that is made with the mouse.
  private struct Drag {
    /// What was under the mouse at its beginning.
    var origin: Range<Int>
    var unit: Unit
  }

  /// What the mouse selects: clusters, by a double click words, by a triple click paragraphs.
  private enum Unit {
    case cluster, word, line
  }

  var buffer: TextBuffer { editor.buffer }
  var selection: TextSelection { editor.selection }

  /// Where the cursor is.
  var head: TextPosition { TextPosition(selection.head, isAtRowEnd: isAtRowEnd) }

  /// All of the text. Computing it takes as long as the text is.
  var text: String {
    wholeTextCount += 1
    return buffer.text
  }

  /// How often `text` was computed. Tests check that keys do not do so.
  private(set) var wholeTextCount = 0

  /// A beginning of the text that can be said in a few breaths; the cursor of the terminal leads through the rest.
  var spokenBeginning: String { buffer.shownText(in: 0..<min(buffer.count, 500)) }

  /// Replaces all of the text, as a program does: the cursor is at its end, and nothing can be undone.
  func reset(to text: String) {
    editor = TextEditor(TextBuffer(text))
    (isAtRowEnd, isSelecting, goalColumn, drag) = (false, false, nil, nil)
  }

  // MARK: Selecting

  /// Selects something; `position` is where the cursor comes to be.
  func select(anchor: Int, head position: TextPosition) {
    let before = (editor.selection, isAtRowEnd)
    editor.select(TextSelection(anchor: anchor, head: position.offset))
    isAtRowEnd = position.isAtRowEnd
    if before != (editor.selection, isAtRowEnd) { host?.selectionDidChange() }
  }

  /// Selects some clusters, with the cursor at their end.
  func select(_ range: Range<Int>) {
    (isSelecting, goalColumn) = (false, nil)
    select(anchor: range.lowerBound, head: TextPosition(range.upperBound))
  }

  /// Puts the cursor at a position, selecting nothing.
  func moveCursor(to position: TextPosition) { select(anchor: position.offset, head: position) }

  // MARK: Editing

  /// Puts a text in the place of some clusters, if nobody has anything against it. Answers whether it did.
  @discardableResult
  func replace(_ range: Range<Int>, with text: String, as kind: TextHistory.Kind) -> Bool {
    if range.isEmpty && text.isEmpty { return false }
    guard isChangedByProgram || host?.allowsChange(in: range, to: text) ?? true else { return false }
    // Who was asked may have changed the text.
    let range = range.clamped(to: 0..<buffer.count)
    let change = editor.replace(range, with: text, as: kind)
    didEdit(change)
    return true
  }

  private func didEdit(_ change: TextEditor.Change) {
    (isSelecting, isAtRowEnd, goalColumn, drag) = (false, false, nil, nil)
    host?.textDidChange(change)
  }

  /// Puts a text in the place of what is selected, as when it is pasted.
  func insert(_ text: String) {
    guard let host else { return }
    replace(selection.range, with: host.accepted(text), as: .other)
  }

  /// Puts a typed character in the place of what is selected. Answers whether the key types one.
  func type(_ key: Key) -> Bool {
    guard host?.isTextEditable == true, case .character(let character) = key.code,
      key.modifiers.isDisjoint(with: [.control, .alt])
    else { return false }
    replace(selection.range, with: String(character), as: .typing)
    return true
  }

  // MARK: By a program

  /// Selects clusters, which must be there.
  func selectByProgram(_ range: Range<Int>) {
    requireInText(range)
    select(range)
  }

  /// Puts a text in the place of clusters, which must be there.
  func replaceByProgram(_ range: Range<Int>, with text: String) {
    requireInText(range)
    // Whoever is told of it may change the text in turn.
    let outer = isChangedByProgram
    isChangedByProgram = true
    replace(range, with: host?.accepted(text) ?? text, as: .other)
    isChangedByProgram = outer
  }

  /// Deletes what is selected, or the cluster before the cursor.
  func deleteBackwardByProgram() {
    let range = selection.range
    replaceByProgram(range.isEmpty ? max(0, range.lowerBound - 1)..<range.lowerBound : range, with: "")
  }

  /// Stops the program unless some clusters are there.
  func requireInText(_ range: Range<Int>) {
    Contract.require(
      range.upperBound <= buffer.count && range.lowerBound >= 0,
      "\(range) is not within the text's 0..<\(buffer.count): count in grapheme clusters, as `text.count` does")
  }

  /// True when there is something to undo.
  var canUndo: Bool { !editor.history.undoSteps.isEmpty }

  /// True when there is something to do again.
  var canRedo: Bool { !editor.history.redoSteps.isEmpty }

  // MARK: Commands

  /// Does what a key stands for.
  func perform(_ command: TextCommand) {
    switch command {
    case .move(let motion, let extends): move(motion, extends: extends || isSelecting)
    case .mark: setSelecting(!isSelecting)
    case .unmark: setSelecting(false)
    case .selectAll: select(0..<buffer.count)
    case .delete(let motion): delete(motion)
    case .insertNewline: replace(selection.range, with: "\n", as: .typing)
    case .cut: if copy() { replace(selection.range, with: "", as: .other) }
    case .copy: if copy() { setSelecting(false) }
    case .paste: if let text = Pasteboard.general.string { insert(text) }
    case .undo: if let change = editor.undo() { didEdit(change) }
    case .redo: if let change = editor.redo() { didEdit(change) }
    }
  }

  private func setSelecting(_ isSelecting: Bool) {
    guard isSelecting != self.isSelecting else { return }
    self.isSelecting = isSelecting
    host?.selectingDidChange()
  }

  private func move(_ motion: TextMotion, extends: Bool) {
    if !motion.isVertical { goalColumn = nil }
    let target = !extends && !selection.isEmpty ? collapse(motion) : destination(of: motion)
    select(anchor: extends ? selection.anchor : target.offset, head: target)
    editor.closeStep()
  }

  // Without Shift, to the left and right first means to the end of what is selected.
  private func collapse(_ motion: TextMotion) -> TextPosition {
    switch motion {
    case .left: TextPosition(selection.range.lowerBound)
    case .right: TextPosition(selection.range.upperBound)
    default: destination(of: motion)
    }
  }

  private func destination(of motion: TextMotion) -> TextPosition {
    let head = selection.head
    let isSecret = host?.isTextSecret == true
    switch motion {
    case .left: return TextPosition(max(0, head - 1))
    case .right: return TextPosition(min(buffer.count, head + 1))
    case .wordLeft: return TextPosition(isSecret ? 0 : buffer.wordStart(before: head))
    case .wordRight: return TextPosition(isSecret ? buffer.count : buffer.wordEnd(after: head))
    case .lineStart: return TextPosition(buffer.lineStart(before: head))
    case .lineEnd: return TextPosition(buffer.lineEnd(after: head))
    case .lineUp: return TextPosition(buffer.lineStart(before: max(0, head - 1)))
    case .lineDown: return TextPosition(buffer.lineEnd(after: min(buffer.count, head + 1)))
    case .textStart: return TextPosition(0)
    case .textEnd: return TextPosition(buffer.count)
    case .up, .down, .pageUp, .pageDown, .rowStart, .rowEnd: return host?.destination(of: motion) ?? self.head
    }
  }

  private func delete(_ motion: TextMotion) {
    guard selection.isEmpty else {
      replace(selection.range, with: "", as: .other)
      return
    }
    let head = selection.head
    var target = destination(of: motion).offset
    // At the end of a paragraph its newline is what is left to delete.
    if motion == .lineEnd, target == head { target = min(buffer.count, head + 1) }
    if motion == .lineStart, target == head { target = max(0, head - 1) }
    let kind: TextHistory.Kind =
      switch motion {
      case .left: .deletingBackward
      case .right: .deletingForward
      default: .other
      }
    replace(min(head, target)..<max(head, target), with: "", as: kind)
  }

  private func copy() -> Bool {
    guard !selection.isEmpty, host?.isTextSecret == false else { return false }
    Pasteboard.general.string = buffer.text(in: selection.range)
    return true
  }

  // MARK: Mouse

  /// True while the mouse selects; it ceases to when the text is changed.
  var isDragging: Bool { drag != nil }

  /// The mouse was pressed at a position, for the `tapCount`th time in a row, with Shift or without.
  func beginDrag(at position: TextPosition, tapCount: Int, extends: Bool) {
    (isSelecting, goalColumn) = (false, nil)
    let unit: Unit = [.cluster, .word, .line][(tapCount - 1) % 3]
    if extends, unit == .cluster {
      drag = Drag(origin: selection.anchor..<selection.anchor, unit: unit)
    } else {
      drag = Drag(origin: range(of: unit, at: position.offset), unit: unit)
    }
    moveDrag(to: position)
    editor.closeStep()
  }

  /// The mouse was moved to a position.
  func moveDrag(to position: TextPosition) {
    guard let drag else { return }
    let end = range(of: drag.unit, at: position.offset)
    if end.lowerBound < drag.origin.lowerBound {
      let head = drag.unit == .cluster ? position : TextPosition(end.lowerBound)
      select(anchor: drag.origin.upperBound, head: head)
    } else {
      let isCluster = drag.unit == .cluster
      let head = isCluster ? position : TextPosition(max(end.upperBound, drag.origin.upperBound))
      select(anchor: drag.origin.lowerBound, head: head)
    }
  }

  /// The mouse was released.
  func endDrag() { drag = nil }

  private func range(of unit: Unit, at offset: Int) -> Range<Int> {
    switch unit {
    case .cluster: offset..<offset
    case .word: host?.isTextSecret == true ? 0..<buffer.count : buffer.word(at: offset)
    case .line: buffer.line(at: offset)
    }
  }
}
