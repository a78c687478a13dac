/// A place between two clusters, where the cursor can be.
struct TextPosition: Hashable, Sendable {
  /// The number of clusters before the place.
  var offset: Int
  /// At a wrap within a paragraph, true for the end of the upper row, and false for the beginning of the lower row.
  var isAtRowEnd: Bool
  /// Between letters of different directions, true for the place where the letter before it goes on, because it was typed last.
  var followsLetter: Bool

  init(_ offset: Int, isAtRowEnd: Bool = false, followsLetter: Bool = false) {
    self.offset = offset
    self.isAtRowEnd = isAtRowEnd
    self.followsLetter = followsLetter
  }
}

/// A selection of clusters, with one end fixed and the other at the cursor.
struct TextSelection: Hashable, Sendable {
  /// The fixed end.
  var anchor: Int
  /// The moving end, which is the position of the cursor.
  var head: Int

  /// The range of selected clusters.
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Whether nothing is selected.
  var isEmpty: Bool { anchor == head }
}

extension TextSelection {
  /// Creates an empty selection, which is a cursor.
  init(_ offset: Int) { self.init(anchor: offset, head: offset) }
}
