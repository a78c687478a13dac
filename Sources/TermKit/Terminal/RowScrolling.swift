import TermKitGraphics

/// A terminal that can scroll rows.
///
/// The protocol is separate from `Terminal`, because an application shows the same contents on terminals that cannot scroll.
@MainActor package protocol RowScrolling: AnyObject {
  /// Moves the contents of some rows up, or down if `distance` is negative. The rows at the other end become blank, in the terminal's own
  /// colours. The next `present` completes the frame.
  /// - Returns: False if the rows cannot be moved now. The call then has no effect.
  func scroll(rows: Range<Int>, by distance: Int) -> Bool
}

extension Range<Int> {
  /// Returns whether rows are inside a screen of some height and more than the distance.
  func canScroll(by distance: Int, height: Int) -> Bool {
    lowerBound >= 0 && upperBound <= height && distance != 0 && abs(distance) < count
  }
}

extension CellBuffer {
  /// Scrolls some rows up, or down if `distance` is negative, as a terminal does.
  package mutating func scroll(rows: Range<Int>, by distance: Int) {
    let area = Rect(x: 0, y: rows.lowerBound, width: size.width, height: rows.count)
    move(area, upBy: distance)
    let blank = abs(distance)
    fill(
      Rect(x: 0, y: distance > 0 ? area.maxY - blank : area.minY, width: size.width, height: blank), with: Cell())
  }
}
