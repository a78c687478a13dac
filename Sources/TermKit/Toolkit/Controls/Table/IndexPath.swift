/// The position of a table's row: the number of its section, and its number in that section. UIKit's `IndexPath`, for tables only.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row in its section, counted from 0.
  public var row: Int

  /// Creates an index path from a row and a section.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Returns true if the left row is above the right row in the table.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension IndexPath: CustomStringConvertible {
  /// The path as text, such as "row 3 of section 0".
  public var description: String { "row \(row) of section \(section)" }
}
