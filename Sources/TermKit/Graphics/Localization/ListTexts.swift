extension SystemStrings {
  /// The texts for outlines and for columns of tables.
  public struct ListTexts: Sendable {
    /// The title of the key that shows the children of a row. In English "Expand".
    public var expand: String
    /// The title of the key that hides the children of a row. In English "Collapse".
    public var collapse: String
    /// The spoken state of a row whose children are shown. In English "expanded".
    public var expanded: String
    /// The spoken state of a row whose children are hidden. In English "collapsed".
    public var collapsed: String
    /// The level of a row in an outline, counted from 1. In English "level 2".
    public var level: @Sendable (_ number: Int) -> String
    /// The title of the key that sorts a table by a column. In English "Sort".
    public var sort: String
    /// The spoken state of a column that sorts the rows from the least value to the greatest. In English "ascending".
    public var ascending: String
    /// The spoken state of a column that sorts the rows from the greatest value to the least. In English "descending".
    public var descending: String
    /// The title of the keys that choose a column. In English "Choose a column".
    public var chooseColumn: String
    /// The title of the keys that change the width of a column. In English "Column width".
    public var columnWidth: String
    /// The spoken text of a column. In English "Size: 12 KB".
    public var columnText: @Sendable (_ title: String, _ text: String) -> String
  }
}
