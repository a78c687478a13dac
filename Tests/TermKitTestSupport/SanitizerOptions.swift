import Foundation

/// What `Scripts/test --sanitize` tells sanitizers in the environment. It goes for the programs too that tests start with an environment of
/// their own.
package enum SanitizerOptions {
  /// The variables that are set; none in most runs.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }
  /// True under a sanitizer. Programs need much more memory then, and all take longer.
  package static let areSet = !environment.isEmpty
  /// True under the thread sanitizer. It puts signals off until the program waits for something, and some until never.
  package static let putSignalsOff = environment["TSAN_OPTIONS"] != nil
}
