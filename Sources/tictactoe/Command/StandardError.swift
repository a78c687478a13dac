import Foundation
import TermKit

/// Standard error.
enum StandardError {
  /// Writes lines. Control characters in them, for example from file names and arguments, are replaced.
  static func say(_ message: String) {
    let level = PrintedLook.level(isTerminal: isatty(STDERR_FILENO) == 1)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { $0.sanitized(at: level) + "\n" }
    // If standard error is closed, there is no other place for the message.
    try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
  }
}
