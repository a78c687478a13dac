import Foundation

/// How many times longer than usual the tests that go by chance are to run: TERMKIT_FUZZ, 1 unless set.
package enum FuzzFactor {
  /// The factor, at least 1.
  package static let value = max(1, ProcessInfo.processInfo.environment["TERMKIT_FUZZ"].flatMap { Int($0) } ?? 1)
}
