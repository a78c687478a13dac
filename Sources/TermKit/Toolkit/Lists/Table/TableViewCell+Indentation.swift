import TermKitGraphics
import TermKitViews

extension TableViewCell {
  /// The number of times that the contents of the cell are indented. Defaults to 0.
  ///
  /// In a section that shows an outline, the data source sets it. At most half of the cell's width is indentation.
  public final var indentationLevel: Int {
    get { outline.level }
    set {
      guard newValue != outline.level else { return }
      outline.level = newValue
      setNeedsLayout()
    }
  }

  /// The width of one level of indentation, in columns. Defaults to 2.
  public final var indentationWidth: Int {
    get { outline.indentationWidth }
    set {
      guard newValue != outline.indentationWidth else { return }
      outline.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// Returns the columns between the left edge of a cell with a width and its contents.
  final func leadingWidth(in width: Int) -> Int {
    outline.leadingWidth(in: width) + (isEditing && look.editing?.isIndented == true ? CellEditing.indentation : 0)
  }
}
