import Foundation

/// How much the tests with random choices, and those with Unicode's long lists, try.
///
/// Their suites have `Random` or `Unicode` in their names. `Scripts/test` tries a sample, and `Scripts/test --everything` tries
/// everything.
package enum Sample {
  /// The factor of `TERMKIT_EVERYTHING`, by which random tests try more than usual; nil for a sample.
  package static let factor = ProcessInfo.processInfo.environment["TERMKIT_EVERYTHING"].map { max(1, Int($0) ?? 1) }

  /// Returns how many of `all` seeds, rounds or scripts a test tries: `few` for a sample, otherwise all of them, or several times as many.
  package static func count(_ few: Int = 1, of all: Int) -> Int { factor.map { all * $0 } ?? few }
}
