private import LibC
import TermKitGraphics

/// Lines in both directions at a Unix socket. It never blocks.
///
/// If the other side does not read what it is sent, no further lines are received until it does: they wait in the kernel.
@MainActor final class LineSocket {
  /// Called with each line. Nil stands for a line that is too long, after which the connection ends.
  var receive: @MainActor (String?) -> Void = { _ in }
  /// Called when the connection has ended.
  var ended: @MainActor () -> Void = {}
  private let descriptor: Int32
  private let longestLine: Int
  private var watch: DescriptorWatch?
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  // Whether the other side sends no more. It may still wait for lines.
  private var isAtEnd = false
  // In bytes.
  private static let outputLimit = 1 << 20

  /// Takes over a connected socket.
  /// - Parameter longestLine: The largest length of a line that is received, in bytes.
  init(_ descriptor: Int32, in application: Application, longestLine: Int = .max) {
    (self.descriptor, self.longestLine) = (descriptor, longestLine)
    prepareSocket(descriptor)
    watch = application.watch(descriptor: descriptor) { [weak self] in self?.serve($0) }
  }

  var isConnected: Bool { watch != nil }

  /// Whether there is room for a line that the other side has not asked for.
  var hasRoom: Bool { output.count < Self.outputLimit && !isAtEnd }

  /// Sends a line, as soon as that is possible.
  func send(_ line: JSONValue) {
    output += (line.text + "\n").utf8
    flush()
  }

  /// Receives and sends lines, as far as that is possible now.
  func serve(_ ready: DescriptorEvents) {
    if ready.contains(.reading) { fill() }
    flush()
    var rest = input[...]
    while output.count < Self.outputLimit, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      receive(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    input = Array(rest)
    if input.count > longestLine {
      (input, isAtEnd) = ([], true)
      receive(nil)
    }
    if isAtEnd, output.isEmpty { end() }
  }

  private func fill() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { input += bytes[..<count] } else if count == 0 || !Self.mayGoOn { isAtEnd = true }
  }

  private static var mayGoOn: Bool { [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) }

  private func flush() {
    while !output.isEmpty {
      let count = LibC.send(descriptor, output, output.count, Int32(MSG_NOSIGNAL))
      if count > 0 {
        output.removeFirst(count)
      } else {
        if !Self.mayGoOn { (isAtEnd, output) = (true, []) }
        break
      }
    }
    // At the end, a read would never wait.
    let reads = isAtEnd ? output.isEmpty : hasRoom
    watch?.events = (reads ? DescriptorEvents.reading : []).union(output.isEmpty ? [] : .writing)
  }

  /// Ends the connection.
  func end() {
    guard let watch else { return }
    self.watch = nil
    watch.invalidate()
    close(descriptor)
    ended()
  }
}

/// Makes a socket non-blocking. Programs that this one starts do not get it.
func prepareSocket(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
