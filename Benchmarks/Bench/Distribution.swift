/// Measured values.
struct Distribution: Hashable {
  private let sorted: [Double]

  /// At least one value.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// The one in the middle, or between the two there.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The smallest that this share of the values does not exceed, 0…1.
  func percentile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
  }

  var least: Double { sorted[0] }
  var greatest: Double { sorted[sorted.count - 1] }
}
