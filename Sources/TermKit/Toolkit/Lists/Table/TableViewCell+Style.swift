extension TableViewCell {
  /// The styles of a cell. UIKit's `UITableViewCell.CellStyle`.
  public enum Style: Hashable, Sendable {
    /// An image and a text.
    case `default`
    /// An image, a text, and a grey detail at the right.
    case value1
    /// An image, a text, and a grey detail below the text.
    case subtitle
  }

  /// UIKit's name for `Style`.
  public typealias CellStyle = Style

  /// The ways to show a selected row. UIKit's `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable {
    /// The row looks as if it were neither selected nor pressed.
    case none
    /// Grey, `selectedBackgroundColor` or `selectedBackgroundView` is shown behind the contents.
    case `default`
  }

  /// The ways to mark the row that has the focus. UIKit's `UITableViewCell.FocusStyle`.
  public enum FocusStyle: Hashable, Sendable {
    /// A bar in the tint at the left edge, or ">" in ASCII.
    case `default`
    /// No mark, for cells that show the focus in another way, such as the selection in a table with `selectionFollowsFocus`.
    case custom
  }
}
