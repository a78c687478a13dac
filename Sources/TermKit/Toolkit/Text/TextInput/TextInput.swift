import TermKitGraphics
import TermKitInput
import TermKitViews

/// The view of an edited text, as `TextInput` sees it.
@MainActor protocol TextInputHost: View {
  /// Whether the user can change the text.
  var isTextEditable: Bool { get }
  /// Whether the text is secret, so that it can neither be copied nor moved through by words.
  var isTextSecret: Bool { get }
  /// Returns the position that is nearest to a point of the view.
  func position(at point: Point) -> TextPosition
  /// Returns the position to which a motion by rows leads from the cursor.
  func destination(of motion: TextMotion) -> TextPosition
  /// Returns the order of the row with a position, or nil if the row is shown in the order of the text from the first column on.
  func order(ofRowWith position: TextPosition) -> RowOrder?
  /// Returns a text as it can be inserted. A host with a single line replaces newlines.
  func accepted(_ text: String) -> String
  /// Returns whether a change by the user is allowed.
  func allowsChange(in range: Range<Int>, to text: String) -> Bool
  /// Deletes the selection, or the cluster before the cursor. Called by Backspace, too.
  func deleteBackward()
  /// Called when the text has changed.
  func textDidChange(_ change: TextEditor.Change)
  /// Called when the cursor or the selection has changed.
  func selectionDidChange()
  /// Called when motions begin or cease to select.
  func selectingDidChange()
}

extension TextInputHost {
  var isTextSecret: Bool { false }
  func accepted(_ text: String) -> String { text }
  func selectingDidChange() {}
}

/// The common part of text fields and text views: an editor, and the handling of keys and the mouse.
@MainActor package final class TextInput {
  /// The text with its selection and undo history. `registration` follows its steps.
  var editor = TextEditor()
  weak var host: (any TextInputHost)?
  /// The column that the cursor returns to in rows that are long enough, during vertical motion.
  var goalColumn: Int?
  /// Whether every motion of the cursor selects.
  private(set) var isSelecting = false
  /// Whether the user can open the symbol palette.
  package var offersSymbols = true
  /// Whether the program is changing the text. Then the host is not asked for permission, and its notifications say nothing of the user.
  package private(set) var isChangedByProgram = false
  private var isDeletingByKey = false
  /// Says which steps of the text the undo manager has.
  var registration = TextRegistration()
  private var isAtRowEnd = false
  private var followsLetter = false
  /// The directions of the text.
  let directions = TextDirections()
  private var drag: Drag?
  private var dragTimer: ScheduledTimer?
  /// The views at the bottom edge of the screen while the user edits.
  var inputView: View?
  var inputAccessoryView: View?

  /// A selection that is being made with the mouse.
  private struct Drag {
    /// The clusters under the pointer when the drag began.
    var origin: Range<Int>
    var unit: Unit
  }

  /// The units that the mouse selects: clusters, words after a double click, paragraphs after a triple click.
  private enum Unit {
    case cluster, word, line
  }

  var buffer: TextBuffer { editor.buffer }
  var selection: TextSelection { editor.selection }

  /// The position of the cursor.
  var head: TextPosition { TextPosition(selection.head, isAtRowEnd: isAtRowEnd, followsLetter: followsLetter) }

  /// The whole text. Computing it takes time proportional to its length.
  var text: String {
    wholeTextCount += 1
    return buffer.text
  }

  /// The number of times that `text` was computed. Tests check that keys do not compute it.
  private(set) var wholeTextCount = 0

  /// The first 500 clusters, which a screen reader can say in a few breaths. The user reads the rest by moving the cursor.
  var spokenBeginning: String { buffer.shownText(in: 0..<min(buffer.count, Self.spokenLength)) }

  private static let spokenLength = 500

  /// Replaces the whole text, moves the cursor to its end, and clears the undo history.
  func reset(to text: String, _ styles: AttributeRuns? = nil) {
    forgetRegisteredSteps()
    editor = TextEditor(TextBuffer(text), styles: styles)
    (isAtRowEnd, followsLetter, isSelecting, goalColumn, drag) = (false, false, false, nil, nil)
  }

  /// The attributes of text that is inserted at the selection.
  var typingAttributes: AttributedText.Attributes {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  /// Changes the attributes of a range of clusters.
  func changeAttributes(_ range: Range<Int>, _ body: (inout AttributedText.Attributes) -> Void) {
    requireInText(range)
    separateSteps()
    editor.changeAttributes(range, body)
    registerStep(.other)
  }

  // MARK: Selecting

  /// Selects the text between two places, and moves the cursor to the second.
  func select(anchor: Int, head position: TextPosition) {
    let before = (editor.selection, head)
    editor.select(TextSelection(anchor: anchor, head: position.offset))
    (isAtRowEnd, followsLetter) = (position.isAtRowEnd, position.followsLetter)
    if before != (editor.selection, head) { host?.selectionDidChange() }
  }

  /// Selects a range of clusters, with the cursor at its end.
  func select(_ range: Range<Int>) {
    (isSelecting, goalColumn) = (false, nil)
    select(anchor: range.lowerBound, head: TextPosition(range.upperBound))
  }

  /// Moves the cursor to a position and selects nothing.
  func moveCursor(to position: TextPosition) { select(anchor: position.offset, head: position) }

  // MARK: Editing

  /// Replaces a range of clusters, if the host allows it. Returns whether the text changed.
  @discardableResult
  func replace(_ range: Range<Int>, with text: String, as kind: TextHistory.Kind) -> Bool {
    if range.isEmpty && text.isEmpty { return false }
    guard isChangedByProgram || host?.allowsChange(in: range, to: text) ?? true else { return false }
    // The host may have changed the text when it was asked.
    let range = range.clamped(to: 0..<buffer.count)
    separateSteps()
    let change = editor.replace(range, with: text, as: kind)
    registerStep(kind)
    didEdit(change)
    if !isChangedByProgram { announceDeletion(change.edit, kind) }
    return true
  }

  /// Replaces some ranges of clusters as one step, if the host allows it. The ranges do not overlap, and the first one comes first.
  func replaceAll(_ ranges: [Range<Int>], with text: String) {
    guard let first = ranges.first, let last = ranges.last else { return }
    guard host?.allowsChange(in: first.lowerBound..<last.upperBound, to: text) ?? true else { return }
    separateSteps()
    let change = editor.replaceAll(ranges, with: text)
    registerStep(.other)
    didEdit(change)
  }

  // Screen readers read a single character before the cursor when it disappears. The rest is announced.
  private func announceDeletion(_ edit: TextEdit, _ kind: TextHistory.Kind) {
    guard let host, host.traitCollection.usesScreenReader, !host.isTextSecret, edit.inserted.isEmpty,
      kind != .deletingBackward
    else { return }
    let text = edit.removed.prefix(Self.spokenLength).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    Accessibility.post(.announcement(host.traitCollection.strings.deleted(text)))
  }

  func didEdit(_ change: TextEditor.Change) {
    (isSelecting, isAtRowEnd, followsLetter, goalColumn, drag) = (false, false, false, nil, nil)
    host?.textDidChange(change)
  }

  /// Replaces the selection with a text, such as a pasted one. Returns whether the text changed.
  @discardableResult
  func insert(_ text: String, as kind: TextHistory.Kind = .pasting) -> Bool {
    guard let host else { return false }
    return replace(selection.range, with: host.accepted(text), as: kind)
  }

  /// Replaces the selection with a typed character. Returns false if the key types no character.
  func type(_ key: Key) -> Bool {
    guard host?.isTextEditable == true, case .character(let character) = key.code,
      key.modifiers.isDisjoint(with: [.control, .alt])
    else { return false }
    followsLetter = replace(selection.range, with: String(character), as: .typing)
    return true
  }

  // MARK: Changes by the program

  /// Selects the part of a range of clusters that is within the text.
  func selectByProgram(_ range: Range<Int>) { select(range.clamped(to: 0..<buffer.count)) }

  /// Replaces a range of clusters on behalf of the program.
  ///
  /// - Precondition: The range is within the text.
  func replaceByProgram(_ range: Range<Int>, with text: String) {
    requireInText(range)
    // The host may change the text again when it is notified.
    let outer = isChangedByProgram
    isChangedByProgram = true
    replace(range, with: host?.accepted(text) ?? text, as: .other)
    isChangedByProgram = outer
  }

  /// Deletes the selection, or the cluster before the cursor, for Backspace or for the program.
  func deleteBackward() {
    if isDeletingByKey {
      // An edit that the host makes when it is notified is an edit by the program.
      isDeletingByKey = false
      defer { isDeletingByKey = true }
      return delete(.left)
    }
    let range = selection.range
    replaceByProgram(range.isEmpty ? max(0, range.lowerBound - 1)..<range.lowerBound : range, with: "")
  }

  /// Traps if a range is not within the text.
  func requireInText(_ range: Range<Int>) {
    Contract.require(
      range.upperBound <= buffer.count && range.lowerBound >= 0,
      "\(range) is not within the text's range 0..<\(buffer.count): count grapheme clusters, as `text.count` does")
  }

  /// Whether there is an edit to undo.
  var canUndo: Bool { !editor.history.undoSteps.isEmpty }

  /// Whether there is an undone edit to redo.
  var canRedo: Bool { !editor.history.redoSteps.isEmpty }

  // MARK: Commands

  /// Performs a command.
  func perform(_ command: TextCommand) {
    switch command {
    case .move(let motion, let extends): move(motion, extends: extends || isSelecting)
    case .mark: setSelecting(!isSelecting)
    case .unmark: setSelecting(false)
    case .selectAll: select(0..<buffer.count)
    case .delete(.left):
      isDeletingByKey = true
      host?.deleteBackward()
      isDeletingByKey = false
    case .delete(let motion): delete(motion)
    case .insertNewline: replace(selection.range, with: "\n", as: .typing)
    case .cut: if copy() { replace(selection.range, with: "", as: .cutting) }
    case .copy: if copy() { setSelecting(false) }
    case .paste: if let text = Pasteboard.general.string { insert(text) }
    }
  }

  private func setSelecting(_ isSelecting: Bool) {
    guard isSelecting != self.isSelecting else { return }
    self.isSelecting = isSelecting
    host?.selectingDidChange()
  }

  private func move(_ motion: TextMotion, extends: Bool) {
    if !motion.isVertical { goalColumn = nil }
    let collapses = !extends && !selection.isEmpty
    var motion = motion
    if motion == .left || motion == .right, let order = host?.order(ofRowWith: head) {
      // On the screen. A selection, and what Shift selects, follow the order of the text.
      if !extends, !collapses { return moveCursor(beside: head, towardsLastColumn: motion == .right, in: order) }
      if order.isTurned { motion = motion == .left ? .right : .left }
    }
    let target =
      switch motion {
      // Without Shift, left and right first move to the ends of the selection.
      case .left where collapses: TextPosition(selection.range.lowerBound)
      case .right where collapses: TextPosition(selection.range.upperBound)
      default: destination(of: motion)
      }
    select(anchor: extends ? selection.anchor : target.offset, head: target)
    editor.closeStep()
  }

  private func moveCursor(beside head: TextPosition, towardsLastColumn: Bool, in order: RowOrder) {
    moveCursor(to: order.position(beside: head.offset, towardsLastColumn: towardsLastColumn, in: buffer))
    editor.closeStep()
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
      replace(selection.range, with: "", as: .deleting)
      return
    }
    let head = selection.head
    var target = destination(of: motion).offset
    // At the end of a paragraph, delete its newline.
    if motion == .lineEnd, target == head { target = min(buffer.count, head + 1) }
    if motion == .lineStart, target == head { target = max(0, head - 1) }
    let kind: TextHistory.Kind =
      switch motion {
      case .left: .deletingBackward
      case .right: .deletingForward
      default: .deleting
      }
    replace(min(head, target)..<max(head, target), with: "", as: kind)
  }

  private func copy() -> Bool {
    guard !selection.isEmpty, host?.isTextSecret == false else { return false }
    Pasteboard.general.string = buffer.text(in: selection.range)
    return true
  }

  // MARK: Mouse

  /// Whether the mouse is selecting. A change of the text ends this.
  var isDragging: Bool { drag != nil }

  /// Begins a selection at the pointer.
  func beginDrag(_ touch: Touch) {
    guard let position = host.map({ $0.position(at: touch.location(in: $0)) }) else { return }
    beginDrag(at: position, tapCount: touch.tapCount, extends: touch.modifiers.contains(.shift))
  }

  /// Begins a selection with the mouse at a position, after a number of successive presses of the button. With Shift, it extends the
  /// present selection.
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

  /// Extends the selection to the position under the pointer.
  func moveDrag(to position: TextPosition) {
    dragTimer?.invalidate()
    guard let drag else { return }
    let end = range(of: drag.unit, at: position.offset)
    let isBefore = end.lowerBound < drag.origin.lowerBound
    let edge = isBefore ? end.lowerBound : max(end.upperBound, drag.origin.upperBound)
    select(
      anchor: isBefore ? drag.origin.upperBound : drag.origin.lowerBound,
      head: drag.unit == .cluster ? position : TextPosition(edge))
  }

  /// Performs a step of the drag in 0.05 seconds, because the text scrolls while the pointer is held beside it.
  func repeatDrag(_ step: @escaping @MainActor () -> Void) {
    dragTimer = host?.window?.windowScene?.schedule(after: 0.05, step)
  }

  /// Ends the selection with the mouse.
  func endDrag() {
    dragTimer?.invalidate()
    drag = nil
  }

  private func range(of unit: Unit, at offset: Int) -> Range<Int> {
    switch unit {
    case .cluster: offset..<offset
    case .word: host?.isTextSecret == true ? 0..<buffer.count : buffer.word(at: offset)
    case .line: buffer.line(at: offset)
    }
  }
}
