private import LibC
import TermKitGraphics

/// The reason why no inspector can connect, and what to try.
package struct InspectorSocketError: Error {
  package let description: String
}

/// A Unix socket of mode 0600, at which one program of the same user can connect as an inspector.
@MainActor package final class InspectorSocket {
  private let path: String
  private let descriptor: Int32
  private unowned let inspection: Inspection
  private var watch: DescriptorWatch?
  private var client: InspectorClient?

  /// Makes the socket. A socket that a killed program has left is replaced.
  init(at path: String, for inspection: Inspection) throws(InspectorSocketError) {
    (self.path, self.inspection) = (path, inspection)
    try Self.removeAbandonedSocket(at: path)
    let descriptor = socket(AF_UNIX, streamSocket, 0)
    self.descriptor = descriptor
    prepareSocket(descriptor)
    // Nobody can connect before `listen`, and the file has its mode before that.
    let mask = umask(0o177)
    let error = Self.withAddress(path) { bind(descriptor, $0, $1) == 0 ? 0 : errno } ?? ENAMETOOLONG
    umask(mask)
    guard error == 0, listen(descriptor, 4) == 0 else {
      close(descriptor)
      throw InspectorSocketError(description: Self.advice(error))
    }
    watch = inspection.application.watch(descriptor: descriptor) { [weak self] _ in self?.acceptClients() }
  }

  private static func advice(_ error: Int32) -> String {
    switch error {
    case ENAMETOOLONG: "the path is too long for a socket. Choose one of at most \(longestPath) bytes."
    case ENOENT: "its folder does not exist. Make the folder first, or choose another path."
    default: "\(String(cString: strerror(error))). Choose a path in a folder that you may write to."
    }
  }

  private static func removeAbandonedSocket(at path: String) throws(InspectorSocketError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw InspectorSocketError(description: "there is a file that is no socket. Remove it, or choose another path.")
    }
    let probe = socket(AF_UNIX, streamSocket, 0)
    prepareSocket(probe)
    defer { close(probe) }
    let isAbandoned = withAddress(path) { LibC.connect(probe, $0, $1) != 0 && errno == ECONNREFUSED }
    if isAbandoned == false {
      throw InspectorSocketError(description: "another program uses this socket. Choose another path for each program.")
    }
    unlink(path)
  }

  private static var longestPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

  // Returns nil if the path is too long.
  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    if path.utf8.count > longestPath { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Connects to the socket of a program.
  /// - Returns: A descriptor.
  /// - Throws: What to try.
  package static func connect(to path: String) throws(InspectorSocketError) -> Int32 {
    let descriptor = socket(AF_UNIX, streamSocket, 0)
    let error = withAddress(path) { LibC.connect(descriptor, $0, $1) == 0 ? 0 : errno } ?? ENAMETOOLONG
    if error == 0 { return descriptor }
    close(descriptor)
    throw InspectorSocketError(
      description: "No program can be inspected at \(path): \(String(cString: strerror(error))). Start the program in "
        + "another terminal, as the same user, with the variable TERMKIT_INSPECT=\(path).")
  }

  private func acceptClients() {
    // The former client may have left in the meantime.
    client?.socket.serve(.reading)
    while true {
      let accepted = accept(descriptor, nil, nil)
      guard accepted >= 0 else { return pause(after: errno) }
      let isBusy = client?.socket.isConnected == true
      if let refusal = Self.refusal(peer: peerUser(of: accepted), own: geteuid(), isBusy: isBusy) {
        let socket = LineSocket(accepted, in: inspection.application)
        socket.send(Inspector.error(refusal))
        socket.end()
      } else {
        client = InspectorClient(accepted, of: inspection)
      }
    }
  }

  // Too many open files, for example: the client stays in the queue, and the run loop must not spin.
  private func pause(after error: Int32) {
    if [EAGAIN, EWOULDBLOCK, EINTR, ECONNABORTED].contains(error) { return }
    watch?.events = []
    inspection.application.windowScene.schedule(after: 1) { [weak self] in self?.watch?.events = .reading }
  }

  /// Returns why a program may not connect, or nil if it may.
  /// - Parameters:
  ///   - peer: The user of the program. Nil if the system does not say.
  ///   - own: The user of this process.
  ///   - isBusy: Whether an inspector is connected.
  package nonisolated static func refusal(peer: UInt32?, own: UInt32, isBusy: Bool) -> String? {
    if peer != own { return "This program belongs to another user: inspect it as that user." }
    return isBusy ? "Another inspector is connected: end that one first." : nil
  }

  /// Disconnects the inspector and removes the file.
  func end() {
    client?.socket.end()
    watch?.invalidate()
    close(descriptor)
    unlink(path)
  }
}
