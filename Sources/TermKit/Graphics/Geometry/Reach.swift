// Sums of a few cell counts stay within `Int` as long as no number exceeds 2³¹ in magnitude. Such numbers are called reachable.

extension Int {
  /// True if the magnitude is at most 2³¹.
  package var fitsCoordinates: Bool { magnitude <= 1 << 31 }
}

extension Rect {
  /// True if the magnitudes of all four numbers are at most 2³¹.
  package var fitsCoordinates: Bool {
    minX.fitsCoordinates && minY.fitsCoordinates && width.fitsCoordinates && height.fitsCoordinates
  }
}

extension Size {
  /// Traps if a dimension exceeds 2³¹ in magnitude. The message names the property whose setter calls this method.
  package func requireCoordinates(_ property: StaticString = #function) {
    Contract.require(
      width.fitsCoordinates && height.fitsCoordinates,
      "\(property) cannot be \(width) × \(height) cells: no number can exceed 2³¹")
  }
}

extension EdgeInsets {
  /// Traps if an inset exceeds 2³¹ in magnitude. The message names the property whose setter calls this method.
  package func requireCoordinates(_ property: StaticString = #function) {
    Contract.require(
      top.fitsCoordinates && left.fitsCoordinates && bottom.fitsCoordinates && right.fitsCoordinates,
      "\(property) cannot be \(text): no number can exceed 2³¹")
  }
}
