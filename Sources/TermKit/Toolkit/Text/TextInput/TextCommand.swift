/// The motions of the cursor.
enum TextMotion: Hashable, Sendable {
  /// To the previous or next grapheme cluster.
  case left, right
  /// To the beginning or end of a word.
  case wordLeft, wordRight
  /// To the previous or next row, in the column from which vertical motion began.
  case up, down
  /// By the number of visible rows.
  case pageUp, pageDown
  /// To the beginning or end of the row. From there, to the beginning or end of the paragraph.
  case rowStart, rowEnd
  /// To the beginning or end of the paragraph.
  case lineStart, lineEnd
  /// To the beginning of this paragraph or the previous one, or to the end of this paragraph or the next one.
  case lineUp, lineDown
  /// To the beginning or end of the text.
  case textStart, textEnd

  /// Whether the motion moves between rows, and so has no meaning in a single line.
  var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .lineUp, .lineDown: true
    default: false
    }
  }
}

/// The commands that keys give to a text.
enum TextCommand: Hashable, Sendable {
  /// Moves the cursor, and extends the selection if `extends` is true.
  case move(TextMotion, extends: Bool)
  /// Lets every motion select until the command is given again, for terminals that do not report Shift with an arrow key.
  case mark
  /// Ends selecting by motions, which `mark` began. The selection stays.
  case unmark
  case selectAll
  /// Deletes the selection. If nothing is selected, deletes the text between the cursor and the destination of the motion.
  ///
  /// At the end of a paragraph, `lineEnd` deletes the newline after it. At the start, `lineStart` deletes the newline before it.
  case delete(TextMotion)
  case insertNewline
  case cut, copy, paste

  /// Whether the command changes the text.
  var edits: Bool {
    switch self {
    case .move, .mark, .unmark, .selectAll, .copy: false
    case .delete, .insertNewline, .cut, .paste: true
    }
  }

  /// Whether the command moves the cursor without extending the selection.
  var moves: Bool {
    if case .move(_, extends: false) = self { return true }
    return false
  }

  /// Whether the command has no meaning in a single line.
  var needsRows: Bool {
    switch self {
    case .move(let motion, _): motion.isVertical
    case .insertNewline: true
    default: false
    }
  }
}
