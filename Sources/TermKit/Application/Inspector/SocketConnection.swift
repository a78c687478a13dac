private import LibC
import TermKitGraphics
import TermKitTerminal

/// The lines in bytes that arrive in pieces.
package struct LineBuffer {
  private var bytes: [UInt8] = []

  package init() {}

  /// Adds bytes, and returns the lines that are complete now.
  package mutating func add(_ new: some Sequence<UInt8>) -> [String] {
    bytes += new
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    bytes = Array(lines.last ?? [])
    return lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The reason why a program cannot be inspected.
package struct InspectorConnectionError: Error, CustomStringConvertible {
  package let description: String
}

/// A connection to the socket of a program that runs with TERMKIT_INSPECT.
@MainActor package final class SocketConnection: InspectorConnection {
  package var receive: @MainActor (JSONValue) -> Void = { _ in }
  private let descriptor: Int32
  private var lines = LineBuffer()
  private var output: [UInt8] = []
  private var watch: DescriptorWatch?

  /// Reads and writes at a descriptor from `open(_:)`, in the turns of an application.
  package init(_ descriptor: Int32, in application: Application) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    watch = application.watch(descriptor: descriptor) { [weak self] in self?.transfer($0) }
  }

  /// Connects to the socket at a path.
  /// - Returns: A descriptor.
  /// - Throws: What to try.
  package static func open(_ path: String) throws(InspectorConnectionError) -> Int32 {
    let descriptor = socket(AF_UNIX, streamSocket, 0)
    let error = InspectorSocket.join(descriptor, to: path)
    if error == 0 { return descriptor }
    close(descriptor)
    throw InspectorConnectionError(
      description:
        "No program can be inspected at \(path): \(String(cString: strerror(error))). Start the program in another "
        + "terminal, as the same user, with the variable TERMKIT_INSPECT=\(path).")
  }

  package func send(_ request: JSONValue) {
    output += Array((request.text + "\n").utf8)
    transfer([])
  }

  private func transfer(_ events: DescriptorEvents) {
    if !output.isEmpty {
      let count = LibC.send(descriptor, output, output.count, Int32(MSG_NOSIGNAL))
      if count > 0 { output.removeFirst(count) }
    }
    watch?.events = output.isEmpty ? .reading : [.reading, .writing]
    guard events.contains(.reading) else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count == 0 || count < 0 && ![EAGAIN, EINTR].contains(errno) { return end() }
    for line in lines.add(bytes.prefix(max(0, count))) {
      if let value = try? JSONValue(parsing: line) { receive(value) }
    }
  }

  private func end() {
    watch?.invalidate()
    receive([
      "ended":
        "The program has ended, or another inspector has taken its place. Start it again, and then the inspector."
    ])
  }
}
