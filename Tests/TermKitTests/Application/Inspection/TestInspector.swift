import Foundation
import TermKit
import TermKitTestSupport

/// A test's end of the connection to an inspected program.
final class TestInspector {
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Connects to a socket. Returns nil if nothing listens there.
  init?(at path: String) {
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
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends as many of the bytes as the kernel takes, and returns the others.
  func sendSome(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = bytes.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    return bytes.dropFirst(max(0, count))
  }

  /// Sends lines. While the kernel takes no more, `pump` lets the program work.
  func send(_ text: String, pump: () -> Void = { usleep(1000) }) {
    var rest = ArraySlice(text.utf8)
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while !rest.isEmpty, PseudoTerminal.now < deadline {
      let left = sendSome(rest)
      if left.count == rest.count { pump() }
      rest = left
    }
  }

  /// Returns the next line. Nil at the end of the connection, or if none comes within the time limit.
  func line(pump: () -> Void = { usleep(1000) }) -> String? {
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
      if count < 0 { pump() }
    }
  }

  /// Sends a request and returns its answer. Events before it are passed over.
  func ask(_ request: String, pump: () -> Void = { usleep(1000) }) -> String? {
    send(request + "\n", pump: pump)
    while let line = line(pump: pump) { if !line.hasPrefix(#"{"event""#) { return line } }
    return nil
  }
}

/// The path of a socket in a new folder, which is deleted at the end.
final class SocketPath {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inspect-\(UUID().uuidString.prefix(8))")
    .path
  var path: String { folder + "/socket" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The mode of the file, without its type. Nil if there is none.
  var mode: Int? { (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int }
}

// Inside methods of the same name, the system's function cannot be called.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(descriptor, bytes, count, flags)
}
