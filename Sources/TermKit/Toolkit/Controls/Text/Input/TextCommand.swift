/// A way to move the cursor.
enum TextMotion: Hashable, Sendable {
  /// By a grapheme cluster.
  case left, right
  /// To the beginning or end of a word.
  case wordLeft, wordRight
  /// By a row of the screen, in the column one came from.
  case up, down
  /// By as many rows as are seen.
  case pageUp, pageDown
  /// To the beginning or end of the row; from there to that of the paragraph.
  case rowStart, rowEnd
  /// To the beginning or end of the paragraph.
  case lineStart, lineEnd
  /// To the beginning of this paragraph or the one before, or to the end of this one or the next.
  case lineUp, lineDown
  /// To the beginning or end of the text.
  case textStart, textEnd

  /// True when it goes from row to row, and so means nothing in a single line.
  var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .lineUp, .lineDown: true
    default: false
    }
  }
}

/// What a key does in a text.
enum TextCommand: Hashable, Sendable {
  /// Moves the cursor, perhaps taking the selection along.
  case move(TextMotion, extends: Bool)
  /// Has moving select until it is given again, for keyboards on which Shift with an arrow says nothing.
  case mark
  /// Ends that.
  case unmark
  case selectAll
  /// Deletes what is selected, or else up to where the motion leads.
  case delete(TextMotion)
  case insertNewline
  case cut, copy, paste
  case undo, redo

  /// True when it changes the text.
  var edits: Bool {
    switch self {
    case .move, .mark, .unmark, .selectAll, .copy: false
    case .delete, .insertNewline, .cut, .paste, .undo, .redo: true
    }
  }

  /// True when it moves the cursor without Shift.
  var moves: Bool {
    if case .move(_, extends: false) = self { return true }
    return false
  }

  /// True when it means nothing in a single line.
  var needsRows: Bool {
    switch self {
    case .move(let motion, _): motion.isVertical
    case .insertNewline: true
    default: false
    }
  }
}
