import ArgumentParser
import Foundation

/// Standard output, written in large pieces.
struct StandardOutput {
  private var pending: [UInt8] = []
  private static let pieceSize = 1 << 16

  /// Ignores SIGPIPE, so that a closed pipe is an ordinary error and the program can close the store properly.
  init() {
    signal(SIGPIPE, SIG_IGN)
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
