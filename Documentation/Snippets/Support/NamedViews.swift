import TermKit

/// Views below each other, each with a name at its left. For pictures of the states of a control.
final class NamedViews: View {
  private let rows: [(name: Label, view: View)]
  private let spacing: Int

  /// Creates a view that shows other views with their names.
  /// - Parameters:
  ///   - rows: The views and their names, from top to bottom.
  ///   - spacing: The empty rows between two views. Defaults to 1.
  init(_ rows: KeyValuePairs<String, View>, spacing: Int = 1) {
    self.rows = rows.map { (Label(text: $0.key), $0.value) }
    self.spacing = spacing
    super.init()
    for row in self.rows {
      addSubview(row.name)
      addSubview(row.view)
    }
  }

  override func layoutSubviews() {
    let column = 4 + (rows.map { $0.name.intrinsicContentSize.width }.max() ?? 0)
    var y = 1
    for (name, view) in rows {
      let size = view.sizeThatFits(Size(width: bounds.width - column - 2, height: bounds.height))
      view.frame = Rect(x: column, y: y, width: size.width, height: size.height)
      name.frame = Rect(x: 2, y: y + (size.height - 1) / 2, width: column - 4, height: 1)
      y += size.height + spacing
    }
  }
}

/// A view that gives another one three rows.
final class ThreeRows: View {
  private let content: View

  /// Creates a view around another one.
  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: content.sizeThatFits(size).width, height: 3) }

  override func layoutSubviews() { content.frame = bounds }
}
