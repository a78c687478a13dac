import Foundation

/// The environment variables that `Scripts/test --sanitize` sets for sanitizers. Programs that tests start with another environment get
/// them too.
package enum SanitizerOptions {
  /// The variables that are set. Empty in most runs.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }
  /// Whether a sanitizer is on. Programs then need much more memory and time.
  package static let areSet = !environment.isEmpty
  /// Whether the thread sanitizer is on. It delays signals until the program waits, and delivers some never.
  package static let putSignalsOff = environment["TSAN_OPTIONS"] != nil
}
