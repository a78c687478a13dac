/// A set of measured values.
struct Distribution: Hashable {
  private let sorted: [Double]

  /// Creates a distribution of at least one value.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// The middle value, or the mean of the two middle values.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Returns the smallest value that at least this share of the values, 0…1, does not exceed.
  func percentile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
  }

  /// The number of values.
  var count: Int { sorted.count }

  var least: Double { sorted[0] }
  var greatest: Double { sorted[sorted.count - 1] }
}
