import Foundation

/// The factor by which random tests run longer than usual (TERMKIT_FUZZ). Defaults to 1.
package enum FuzzFactor {
  /// The factor, at least 1.
  package static let value = max(1, ProcessInfo.processInfo.environment["TERMKIT_FUZZ"].flatMap { Int($0) } ?? 1)
}
