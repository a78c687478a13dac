import TermKitGraphics
import TermKitLists
@_spi(TermKit) import TermKitViews

/// The line beside a column. It continues the background of that column, such as the background of a bar.
///
/// The frame also covers the cells of the column next to the line, which the line reads.
final class SplitLine: PassiveView {
  /// Whether the column is at the left of the line.
  var isAfterColumn = true { didSet { if isAfterColumn != oldValue { setNeedsDisplay() } } }
  /// The rows at the top and at the bottom that have no line, such as the row of the status bar.
  var margins = EdgeInsets.zero { didSet { if margins != oldValue { setNeedsDisplay() } } }

  override func didMoveToWindow() { window?.windowScene?.redrawAsWhole(self) }

  override func draw(in canvas: inout Canvas) {
    let (line, column) = isAfterColumn ? (bounds.maxX - 1, bounds.minX) : (bounds.minX, bounds.maxX - 1)
    let rows = bounds.inset(by: margins)
    let plainRows = (bounds.minY..<bounds.maxY).filter { !showsSelection(Point(x: column, y: $0)) }
    for y in bounds.minY..<bounds.maxY {
      let place = Rect(x: line, y: y, width: 1, height: 1)
      // A selected row ends at the line, which has the background of the next row there.
      let source = plainRows.first { $0 >= y } ?? plainRows.last ?? y
      if let color = canvas[Point(x: column, y: source)]?.background { canvas.fill(place, with: color) }
      if (rows.minY..<max(rows.minY, rows.maxY)).contains(y) {
        canvas.draw("│", at: place.origin, style: Self.style(canvas.traits))
      }
    }
  }

  private func showsSelection(_ point: Point) -> Bool {
    superview?.showsSelection(at: convert(point, to: superview)) == true
  }

  // Where colours do not blend, a line in full strength would stand out more than the columns.
  private static func style(_ traits: TraitCollection) -> TextStyle {
    if traits.colorDepth.blends { return TextStyle(foreground: Color(white: 0.5).withAlphaComponent(0.5)) }
    return TextStyle(foreground: Color(white: 0.5), attributes: .dim)
  }
}

extension View {
  /// Returns whether a row or an item at a point, in the view's own coordinates, shows that it is selected or pressed.
  fileprivate func showsSelection(at point: Point) -> Bool {
    if let cell = self as? TableViewCell {
      return cell.showsSelection || cell.selectedBackgroundView?.superview === cell
    }
    if let cell = self as? CollectionViewCell { return cell.showsSelection }
    let below = subviews.filter { !$0.isHidden && $0.frame.contains(point) }
    return below.contains { $0.showsSelection(at: point - $0.frame.origin + $0.bounds.origin) }
  }
}
