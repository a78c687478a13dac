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
}
