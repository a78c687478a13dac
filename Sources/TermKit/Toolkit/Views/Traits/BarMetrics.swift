/// The room that the terminal has for bars. UIKit's `UIBarMetrics`.
public enum BarMetrics: Hashable, Sendable, CaseIterable {
  /// The usual metrics. An image or an offset for them is also used with `compact` metrics that have none.
  case `default`
  /// The metrics on terminals of fewer than 20 rows.
  case compact
}

extension Dictionary where Key == BarMetrics {
  /// Returns the value for some metrics, or else the value for `default`.
  package func shown(for metrics: BarMetrics) -> Value? { self[metrics] ?? self[.default] }
}
