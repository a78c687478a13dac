import Foundation

/// A test's end of the connection to an inspected program.
package final class TestInspector {
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Connects to a socket. Returns nil if nothing listens there.
  package init?(at path: String) {
    descriptor = socket(AF_UNIX, Self.stream, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { return nil }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// Says that no more requests follow.
  package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends as many of the bytes as the kernel takes, and returns the others.
  package func sendSome(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = bytes.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    return bytes.dropFirst(max(0, count))
  }

  /// Waits until the socket is ready for reading or writing, or until some milliseconds have passed.
  package func wait(for events: Int32, atMost milliseconds: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&entry, 1, milliseconds)
  }

  // Lets a program in this process work, or waits for another process.
  private func work(_ pump: (() -> Void)?, until events: Int32) {
    if let pump { pump() } else { wait(for: events, atMost: 100) }
  }

  /// Sends lines, until the other side has closed the connection. While the kernel takes no more, `pump` lets a program in this process work.
  package func send(_ text: String, pump: (() -> Void)? = nil) {
    var rest = ArraySlice(text.utf8)
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while !rest.isEmpty, PseudoTerminal.now < deadline {
      let left = sendSome(rest)
      if left.count == rest.count {
        guard [EAGAIN, EWOULDBLOCK].contains(errno) else { return }
        work(pump, until: POLLOUT)
      }
      rest = left
    }
  }

  /// Returns the next line. Nil at the end of the connection, or if none comes within the time limit.
  package func line(pump: (() -> Void)? = nil) -> String? {
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { unread += bytes[..<count] }
      if count == 0 || count < 0 && errno != EAGAIN || PseudoTerminal.now > deadline { return nil }
      if count < 0 { work(pump, until: POLLIN) }
    }
  }

  /// Sends a request and returns its answer. Events before it are passed over.
  package func ask(_ request: String, pump: (() -> Void)? = nil) -> String? {
    send(request + "\n", pump: pump)
    while let line = line(pump: pump) { if !line.hasPrefix(#"{"event""#) { return line } }
    return nil
  }
}

/// The path of a socket in a new folder, which is deleted at the end.
package final class SocketPath {
  package let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "inspect-\(UUID().uuidString.prefix(8))"
  )
  .path
  package var path: String { folder + "/socket" }

  package init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The mode of the file, without its type. Nil if the file does not exist.
  package var mode: Int? { (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int }
}

// Inside methods of the same name, the system's function cannot be called.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(descriptor, bytes, count, flags)
}
