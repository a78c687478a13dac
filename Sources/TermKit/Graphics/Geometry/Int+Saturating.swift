// Coordinates that were made up, such as a size of `Int.max` for as much room as there is, stop at the ends of `Int`.
extension Int {
  /// The sum, or the end of `Int` that it would be beyond.
  package func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the end of `Int` that it would be beyond.
  package func saturatingSubtract(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// The whole number nearest to another, or the end of `Int` that it is beyond.
  package init(saturating number: Double) {
    Contract.require(!number.isNaN, "there is no whole number near to NaN: see where a fraction was divided by 0")
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}
