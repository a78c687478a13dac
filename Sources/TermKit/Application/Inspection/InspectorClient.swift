private import LibC
import TermKitGraphics

/// The connection to an inspector: lines of JSON in both directions. It never blocks.
///
/// A client that does not read gets no further answers until it does: its requests wait in the kernel. Events that find no room are
/// counted, and the number is sent when there is room again.
@MainActor final class InspectorClient {
  private let descriptor: Int32
  private let inspector: Inspector
  private var watch: DescriptorWatch?
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var droppedCount = 0
  private var isSkippingLine = false
  // Whether the client sends no more. It may still wait for answers.
  private var isGone = false
  // In bytes.
  private static let longestLine = 1 << 16
  private static let outputLimit = 1 << 20

  init(_ descriptor: Int32, of inspection: Inspection) {
    self.descriptor = descriptor
    inspector = inspection.connect()
    inspector.eventHandler = { [weak self] in self?.send(event: $0) }
    watch = inspection.application.watch(descriptor: descriptor) { [weak self] in self?.serve($0) }
    append(inspection.greeting)
    flush()
  }

  var isConnected: Bool { watch != nil }

  /// Reads requests and sends answers, as far as that is possible now.
  func serve(_ ready: DescriptorEvents) {
    if ready.contains(.reading) { receive() }
    repeat {
      while output.count < Self.outputLimit, let line = takeLine() { append(answer(line)) }
      flush()
      // What is left waits for room, and the kernel reports room only if there was none.
    } while output.isEmpty && input.contains(Self.newline)
    if isGone, output.isEmpty { disconnect() }
  }

  private static let newline = UInt8(ascii: "\n")

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { input += bytes[..<count] } else if count == 0 || !Self.mayGoOn { isGone = true }
  }

  private static var mayGoOn: Bool { [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) }

  private func takeLine() -> [UInt8]? {
    guard let end = input.firstIndex(of: Self.newline) else {
      guard input.count > Self.longestLine else { return nil }
      input = []
      let isFirstPart = !isSkippingLine
      isSkippingLine = true
      return isFirstPart ? [] : nil
    }
    let line = Array(input[..<end])
    input.removeFirst(end + 1)
    if !isSkippingLine { return line }
    isSkippingLine = false
    return takeLine()
  }

  private func answer(_ line: [UInt8]) -> JSONValue {
    if isSkippingLine { return Inspector.error("A request can have at most \(Self.longestLine) bytes.") }
    do throws(JSONError) {
      return inspector.handle(try JSONValue(parsing: String(decoding: line, as: UTF8.self)))
    } catch {
      return Inspector.error("A request is a line of JSON, such as [\"tree\"]. This is none: \(error).")
    }
  }

  private func send(event: JSONValue) {
    if isGone { return }
    guard output.count < Self.outputLimit else { return droppedCount += 1 }
    if droppedCount > 0 { append(["event": "dropped", "count": JSONValue(droppedCount)]) }
    droppedCount = 0
    append(event)
    flush()
  }

  private func append(_ value: JSONValue) { output += (value.text + "\n").utf8 }

  private func flush() {
    while !output.isEmpty {
      let count = LibC.send(descriptor, output, output.count, Int32(MSG_NOSIGNAL))
      if count > 0 {
        output.removeFirst(count)
      } else {
        if !Self.mayGoOn { (isGone, output) = (true, []) }
        break
      }
    }
    var events: DescriptorEvents = output.isEmpty ? [] : .writing
    if output.count < Self.outputLimit, !isGone { events.insert(.reading) }
    watch?.events = events
  }

  /// Ends the connection, and undoes what the inspector has set.
  func disconnect() {
    guard let watch else { return }
    self.watch = nil
    watch.invalidate()
    close(descriptor)
    inspector.leave()
  }
}
