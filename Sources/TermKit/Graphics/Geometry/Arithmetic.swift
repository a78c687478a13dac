// Coordinates may be artificial, such as a size of `Int.max` for unlimited room. Arithmetic with them stops at the ends of `Int`.
extension Int {
  /// Returns the sum, clamped to the range of `Int`.
  package func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, clamped to the range of `Int`.
  package func saturatingSubtract(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// Creates the integer nearest to a number, clamped to the range of `Int`.
  /// - Precondition: The number is not NaN.
  package init(saturating number: Double) {
    Contract.require(!number.isNaN, "NaN cannot be rounded to a whole number: look for a division of 0 by 0")
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

extension Range<Int> {
  /// Returns the first number for which a condition is true, or the upper bound. The condition must be true for all numbers after it.
  @inline(__always) package func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Double {
  /// The number, or 0 instead of NaN. Values that a division of 0 by 0 has made do not stop a program.
  package var withoutNaN: Double { isNaN ? 0 : self }
}

extension Double? {
  /// Returns the earlier of two times. If one time is nil, returns the other.
  package func orEarlier(_ other: Double?) -> Double? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
