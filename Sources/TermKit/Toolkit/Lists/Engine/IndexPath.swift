import TermKitViews

/// The position of a table's row or of a collection's item: the number of its section, and its number in that section. UIKit's
/// `IndexPath`, for tables and collections only.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row in its section, counted from 0.
  public var row: Int
  /// The item in its section, counted from 0. The same number as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Creates an index path from `row`, the number of a row in its section, and `section`, the number of the section. Both count from 0.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// Creates an index path from `item`, the number of an item in its section, and `section`, the number of the section. Both count from 0.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// Returns true if the left row comes before the right one: its section has a smaller number, or its row has in the same section.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension IndexPath: CustomStringConvertible {
  /// The path as text, such as "row 3 of section 0".
  public var description: String { text(.row) }

  /// Returns the path as text, such as "item 3 of section 0".
  func text(_ noun: PathNoun) -> String { "\(noun.rawValue) \(row) of section \(section)" }
}

/// The word for the elements of sections: a table has rows, a collection has items.
enum PathNoun: String {
  case row, item

  /// The word with its article.
  var one: String { self == .row ? "a row" : "an item" }
  /// The plural.
  var plural: String { "\(rawValue)s" }

  // The words of error messages, for the methods of the data source and others.
  var view: String { self == .row ? "table view" : "collection view" }
  var countMethod: String {
    self == .row ? "tableView(_:numberOfRowsInSection:)" : "collectionView(_:numberOfItemsInSection:)"
  }
  var cellMethod: String { self == .row ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)" }
  var cellAdvice: String {
    self == .row
      ? "return a different cell for each row, a new one or one from dequeueReusableCell(withIdentifier:for:)"
      : "return a different cell for each item"
  }
  var reloadMethod: String { self == .row ? "reloadRows(at:with:)" : "reloadItems(at:)" }
}
