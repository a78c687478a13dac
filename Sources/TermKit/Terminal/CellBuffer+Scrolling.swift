import TermKitGraphics

extension CellBuffer {
  /// Returns whether the rows are inside the bounds and more than the distance.
  func canScroll(rows: Range<Int>, by distance: Int) -> Bool {
    rows.lowerBound >= 0 && rows.upperBound <= size.height && distance != 0 && abs(distance) < rows.count
  }

  /// Scrolls some rows up, or down if `distance` is negative, as a terminal does.
  package mutating func scroll(rows: Range<Int>, by distance: Int) {
    let area = Rect(x: 0, y: rows.lowerBound, width: size.width, height: rows.count)
    move(area, upBy: distance)
    let blank = abs(distance)
    fill(
      Rect(x: 0, y: distance > 0 ? area.maxY - blank : area.minY, width: size.width, height: blank), with: Cell())
  }
}
