import TermKitGraphics
import TermKitViews

/// The parts of a row's look that the table decides.
struct RowLook: Equatable {
  /// The colour of the hairline at the row's lower edge, or nil for no hairline.
  var separatorColor: Color?
  /// The columns left free at both ends of the hairline. If nil, the cell decides.
  var separatorInset: EdgeInsets?
  /// Whether the row is the last of a group, whose hairline is as wide as the row.
  var endsGroup = false
  /// Whether the row is on white paper in front of the darker background of a grouped table.
  var isGrouped = false
  /// The columns kept free at each side, in addition to the margins of the row.
  var readableInset = 0
  /// The columns kept free at the right for the index of the table.
  var indexWidth = 0
  /// Whether the row has the focus mark.
  var isFocused = false
  /// The row's controls in editing mode, or nil outside that mode.
  var editing: RowEditing?
  /// The opaque background of a row that is being dragged, or nil.
  var draggedBackground: Color?
}

/// The values on which the places and looks of all rows depend.
struct RowArrangement: Equatable {
  var movements: Int
  var width: Int
  var look: RowLook
  var reorder: RowReorder?
}
