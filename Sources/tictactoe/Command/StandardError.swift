import Foundation
import TermKit

/// Standard error.
enum StandardError {
  /// Writes lines. What names files and words of the command line have in them is harmless.
  static func say(_ message: String) {
    let level = PrintedLook.level(isTerminal: isatty(STDERR_FILENO) == 1)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { $0.harmless(at: level) + "\n" }
    // With standard error closed there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
  }
}
