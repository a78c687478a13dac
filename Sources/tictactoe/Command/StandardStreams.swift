import ArgumentParser
import Foundation
import TermKit

/// Standard output, written in large pieces.
struct StandardOutput {
  private var pending: [UInt8] = []
  private static let pieceSize = 1 << 16

  /// Ignores SIGPIPE, so that a closed pipe is an ordinary error and the program can close the store properly.
  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes text and a line break at once.
  static func print(_ text: String) throws {
    var output = StandardOutput()
    try output.append(text + "\n")
    try output.flush()
  }

  /// Adds text. It is written at the latest by `flush()`.
  mutating func append(_ text: String) throws {
    try append(Data(text.utf8))
  }

  /// Adds bytes that are text in UTF-8.
  mutating func append(_ data: Data) throws {
    pending.append(contentsOf: data)
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes the text that is still pending.
  ///
  /// - Throws: An `ExitCode`. If the reader has closed the pipe, as `head` does, no message is printed.
  mutating func flush() throws {
    var rest = pending[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else { try throwUnlessInterrupted(errno) }
    }
    pending.removeAll(keepingCapacity: pending.capacity <= 4 * Self.pieceSize)
  }

  private func throwUnlessInterrupted(_ code: Int32) throws {
    switch code {
    case EINTR: break
    case EAGAIN:
      var entry = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      poll(&entry, 1, -1)
    case EPIPE: throw ExitCode(128 + SIGPIPE)
    default: throw ExitCode.failure("Cannot write to standard output: \(String(cString: strerror(code)))")
    }
  }
}

enum StandardError {
  /// Writes lines. Control characters in them, for example from file names and arguments, are replaced.
  static func say(_ message: String) {
    let level = PrintedLook.level(isTerminal: isatty(STDERR_FILENO) == 1)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { $0.sanitized(at: level) + "\n" }
    // If standard error is closed, there is no other place for the message.
    try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
  }
}
