// Sums of a few numbers of cells stay within `Int` as long as none of them is beyond 2³¹.

extension Int {
  /// True when it is not beyond that.
  package var isReachable: Bool { magnitude <= 1 << 31 }
}

extension Rect {
  /// True when no number of it is beyond that.
  package var isReachable: Bool { minX.isReachable && minY.isReachable && width.isReachable && height.isReachable }
}

extension Size {
  /// Stops the program when a number of a property that is set is beyond that.
  package func requireReachable(_ property: StaticString = #function) {
    Contract.require(
      width.isReachable && height.isReachable,
      "\(property) cannot be \(width) × \(height) cells: no number may be beyond 2³¹")
  }
}

extension EdgeInsets {
  /// Stops the program when a number of a property that is set is beyond that.
  package func requireReachable(_ property: StaticString = #function) {
    Contract.require(
      top.isReachable && left.isReachable && bottom.isReachable && right.isReachable,
      "\(property) cannot be top \(top), left \(left), bottom \(bottom), right \(right): no number may be beyond 2³¹")
  }
}
