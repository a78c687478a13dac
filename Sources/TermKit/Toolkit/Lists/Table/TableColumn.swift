import TermKitGraphics

/// A column of a table: its title, its width, and whether the user can sort by it.
///
///     tableView.columns = [
///       TableColumn(title: "Name", minWidth: 12, isSortable: true),
///       TableColumn(title: "Size", width: 8, alignment: .right, isSortable: true),
///     ]
///
/// UIKit has no columns. AppKit's `NSTableColumn` has the same names.
public struct TableColumn: Hashable, Sendable {
  /// The title in the header of the table, in the user's language.
  public var title: String
  /// The width in columns of the terminal. Nil for a width that the table decides: such columns share the width that others leave.
  ///
  /// When the user changes the width of a column, the table sets it.
  public var width: Int?
  /// The smallest width, in columns of the terminal. Values below 1 count as 1.
  public var minWidth: Int
  /// The greatest width, in columns of the terminal. Values below `minWidth` count as that.
  public var maxWidth: Int
  /// The place of the title and of the texts in the column.
  public var alignment: TextAlignment
  /// Whether the user can sort the rows by the column.
  public var isSortable: Bool

  /// Makes a column.
  /// - Parameters:
  ///   - title: The title, in the user's language.
  ///   - width: The width in columns of the terminal, or nil, the default, for a share of what the other columns leave.
  ///   - minWidth: The smallest width. Defaults to 4.
  ///   - maxWidth: The greatest width. Defaults to no limit.
  ///   - alignment: The place of the title and the texts. Defaults to `.natural`.
  ///   - isSortable: Whether the user can sort by the column. Defaults to false.
  public init(
    title: String, width: Int? = nil, minWidth: Int = 4, maxWidth: Int = .max, alignment: TextAlignment = .natural,
    isSortable: Bool = false
  ) {
    (self.title, self.width, self.minWidth, self.maxWidth) = (title, width, minWidth, maxWidth)
    (self.alignment, self.isSortable) = (alignment, isSortable)
  }

  /// The widths that the column can have.
  var widths: ClosedRange<Int> { max(1, minWidth)...max(1, minWidth, maxWidth) }

  /// The width before the table shares what is left, or takes away what is too much.
  var preferredWidth: Int { width.map { max(widths.lowerBound, min($0, widths.upperBound)) } ?? widths.lowerBound }
}

/// The column by which the rows of a table are sorted.
public struct TableSortOrder: Hashable, Sendable {
  /// The number of the column, counted from 0.
  public var column: Int
  /// Whether the least value is at the top.
  public var isAscending: Bool

  /// Makes an order by the column with the number `column`. `isAscending` defaults to true: the least value is at the top.
  public init(column: Int, isAscending: Bool = true) { (self.column, self.isAscending) = (column, isAscending) }
}

extension [TableColumn] {
  /// The columns of the terminal between two columns of a table.
  static var gap: Int { 3 }

  /// Returns the place of each column in a row. The last columns have no place if their smallest widths do not fit.
  func spans(in room: Range<Int>) -> [Range<Int>] {
    var x = room.lowerBound
    return widths(in: room.count).map { width in
      defer { x += width + Self.gap }
      return x..<x + width
    }
  }

  private func widths(in room: Int) -> [Int] {
    var shown = self[...]
    func total(_ widths: [Int]) -> Int { widths.reduce(Self.gap * (widths.count - 1)) { $0.saturatingAdd($1) } }
    while shown.count > 1, total(shown.map(\.widths.lowerBound)) > room { shown.removeLast() }
    // One column has at most all of the room.
    var widths = shown.map { Swift.min($0.preferredWidth, Swift.max($0.widths.lowerBound, room)) }
    var spare = room - total(widths)
    // The column that can lose most gives way first, and the narrowest flexible one grows first.
    while spare < 0 {
      let slack = { (index: Int) in widths[index] - shown[index].widths.lowerBound }
      guard let index = widths.indices.max(by: { slack($0) < slack($1) }), slack(index) > 0 else { break }
      widths[index] -= 1
      spare += 1
    }
    while spare > 0 {
      let growing = widths.indices.filter { shown[$0].width == nil && widths[$0] < shown[$0].widths.upperBound }
      guard let index = growing.min(by: { widths[$0] < widths[$1] }) else { break }
      widths[index] += 1
      spare -= 1
    }
    if widths.count == 1 { widths[0] = Swift.min(widths[0], Swift.max(0, room)) }
    return widths
  }
}
