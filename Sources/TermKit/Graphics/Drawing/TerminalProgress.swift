/// The progress of long work, which some terminals show at their tab or in the task bar.
public enum TerminalProgress: Hashable, Sendable {
  /// The part of the work that is done, from 0 to 1. Other numbers count as the nearest of these.
  case fraction(Double)
  /// It is not known how long the work takes.
  case indeterminate

  /// The part in whole percent, from 0 to 100. Nil if it is not known.
  public var percent: Int? {
    switch self {
    case .fraction(let part): part > 0 ? Int((min(1, part) * 100).rounded()) : 0
    case .indeterminate: nil
    }
  }
}
