extension Double? {
  /// The earlier of two times; of one and none the one.
  package func orEarlier(_ other: Double?) -> Double? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
