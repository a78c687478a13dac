private import LibC
import TermKitGraphics
import TermKitTerminal

/// The reason why a program cannot be inspected.
package struct InspectorConnectionError: Error, CustomStringConvertible {
  package let description: String
}

/// A connection to the socket of a program that runs with TERMKIT_INSPECT.
@MainActor package final class SocketConnection: InspectorConnection {
  package var receive: @MainActor (JSONValue) -> Void = { _ in }
  private let lines: LineSocket

  /// Reads and writes at a descriptor from `open(_:)`, in the turns of an application.
  package init(_ descriptor: Int32, in application: Application) {
    lines = LineSocket(descriptor, in: application)
    lines.receive = { [unowned self] line in
      if let value = line.flatMap({ try? JSONValue(parsing: $0) }) { receive(value) }
    }
    lines.ended = { [unowned self] in
      receive([
        "ended":
          "The program has ended, or another inspector has taken its place. Start it again, and then the inspector."
      ])
    }
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

  package func send(_ request: JSONValue) { lines.send(request) }
}
