import TermKitGraphics

/// What a table says to a cell about how its row looks.
struct RowLook: Equatable {
  /// The colour of the hairline at its lower edge; nil for none.
  var separatorColor: Color?
  /// Columns free at the ends of the hairline; nil leaves them to the cell.
  var separatorInset: EdgeInsets?
  /// The last of a group, whose hairline goes from end to end.
  var endsGroup = false
  /// On paper of its own in front of something darker.
  var isGrouped = false
  /// Columns kept free at both sides, in addition to the margins of the row.
  var readableInset = 0
  /// Keys act on this row.
  var isFocused = false
}

/// What decides on the places and the looks of all rows.
struct RowArrangement: Equatable {
  var movements: Int
  var width: Int
  var look: RowLook
}
