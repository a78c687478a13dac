/// A row of a table: which section, and which row in it. UIKit's `IndexPath`, for tables only.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, the first one being 0.
  public var section: Int
  /// The row in its section, the first one being 0.
  public var row: Int

  /// Makes a path.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Those further up in the table come first.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension IndexPath: CustomStringConvertible {
  /// "row 3 of section 0".
  public var description: String { "row \(row) of section \(section)" }
}
