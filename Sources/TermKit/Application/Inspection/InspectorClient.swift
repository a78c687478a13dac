import TermKitGraphics

/// An inspector at the socket: its requests and answers are lines of JSON.
@MainActor final class InspectorClient {
  let socket: LineSocket
  private let inspector: Inspector
  // The events that have found no room since the last one.
  private var droppedCount = 0
  private static let longestLine = 1 << 16

  init(_ descriptor: Int32, of inspection: Inspection) {
    inspector = inspection.connect()
    socket = LineSocket(descriptor, in: inspection.application, longestLine: Self.longestLine)
    socket.receive = { [unowned self] in socket.send(answer($0)) }
    socket.ended = { [inspector] in inspector.leave() }
    inspector.eventHandler = { [unowned self] in send(event: $0) }
    socket.send(inspection.greeting)
  }

  private func answer(_ line: String?) -> JSONValue {
    guard let line else { return Inspector.error("A request can have at most \(Self.longestLine) bytes.") }
    do throws(JSONError) {
      return inspector.handle(try JSONValue(parsing: line))
    } catch {
      return Inspector.error("A request is a line of JSON, such as [\"tree\"]. This is none: \(error).")
    }
  }

  private func send(event: JSONValue) {
    guard socket.hasRoom else { return droppedCount += 1 }
    if droppedCount > 0 { socket.send(["event": "dropped", "count": JSONValue(droppedCount)]) }
    droppedCount = 0
    socket.send(event)
  }
}
