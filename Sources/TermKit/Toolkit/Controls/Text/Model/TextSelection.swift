/// A place between two clusters where the cursor can be.
struct TextPosition: Hashable, Sendable {
  /// How many clusters are before it.
  var offset: Int
  /// True when, where a paragraph is wrapped, the end of the upper row is meant and not the beginning of the lower one.
  var isAtRowEnd: Bool

  init(_ offset: Int, isAtRowEnd: Bool = false) {
    self.offset = offset
    self.isAtRowEnd = isAtRowEnd
  }
}

/// What is selected, and which end of it moves.
struct TextSelection: Hashable, Sendable {
  /// The end that stays.
  var anchor: Int
  /// The end that moves: where the cursor is.
  var head: Int

  /// Makes a selection between two ends.
  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes an empty selection: a cursor.
  init(_ offset: Int) { self.init(anchor: offset, head: offset) }

  /// The clusters selected.
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// True when nothing is selected.
  var isEmpty: Bool { anchor == head }
}
