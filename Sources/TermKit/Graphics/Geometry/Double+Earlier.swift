extension Double? {
  /// Returns the earlier of two times. If one time is nil, returns the other.
  package func orEarlier(_ other: Double?) -> Double? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
