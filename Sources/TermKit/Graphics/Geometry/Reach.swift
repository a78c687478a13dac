// Sums of a few cell counts stay within `Int` as long as no number exceeds 2³¹ in magnitude. Such numbers are called reachable.

extension Int {
  /// True if the magnitude is at most 2³¹.
  package var isReachable: Bool { magnitude <= 1 << 31 }
}

extension Rect {
  /// True if the magnitudes of all four numbers are at most 2³¹.
  package var isReachable: Bool { minX.isReachable && minY.isReachable && width.isReachable && height.isReachable }
}

extension Size {
  /// Traps if a dimension exceeds 2³¹ in magnitude. The message names the property whose setter calls this method.
  package func requireReachable(_ property: StaticString = #function) {
    Contract.require(
      width.isReachable && height.isReachable,
      "\(property) cannot be \(width) × \(height) cells: no number can exceed 2³¹")
  }
}

extension EdgeInsets {
  /// Traps if an inset exceeds 2³¹ in magnitude. The message names the property whose setter calls this method.
  package func requireReachable(_ property: StaticString = #function) {
    Contract.require(
      top.isReachable && left.isReachable && bottom.isReachable && right.isReachable,
      "\(property) cannot be top \(top), left \(left), bottom \(bottom), right \(right): no number can exceed 2³¹")
  }
}
