import TermKitGraphics

/// A connection to a program that is inspected: a socket, or the same process.
@MainActor package protocol InspectorConnection: AnyObject {
  /// Called with each line from the program. A line `{"ended": "…"}` says why the connection has ended.
  var receive: @MainActor (JSONValue) -> Void { get set }
  /// Sends a line to the program.
  func send(_ request: JSONValue)
}

/// The inspected program, as the screens of the inspector see it: it answers questions, and reports events.
@MainActor package final class InspectedProgram {
  /// The name and the process number, once they are known.
  private(set) var name = ""
  /// Called with each event, such as a frame.
  var observers: [@MainActor (JSONValue) -> Void] = []
  /// Called with each error, which says what to try.
  var failed: @MainActor (String) -> Void = { _ in }
  /// Called when the connection has ended.
  var ended: @MainActor (String) -> Void = { _ in }
  /// Called when the name is known.
  var introduced: @MainActor () -> Void = {}
  private let connection: any InspectorConnection
  /// What to do with the answers that are due. Answers come in the order of the requests.
  private var handlers: [@MainActor (JSONValue) -> Void] = []
  private var topics: Set<String> = []
  /// The time of the first event.
  private var start: Double?

  /// Begins to talk over a connection.
  package init(over connection: any InspectorConnection) {
    self.connection = connection
    connection.receive = { [weak self] in self?.receive($0) }
  }

  /// Sends a request, and passes the member of the answer that is named as the command.
  func ask(_ command: String, _ arguments: JSONValue..., then use: @escaping @MainActor (JSONValue) -> Void = { _ in })
  {
    handlers.append { [weak self] answer in
      if let error = answer["error"]?.string { self?.failed(error) } else { use(answer[command] ?? .null) }
    }
    connection.send(.array([.string(command)] + arguments))
  }

  /// Asks for the events of a topic, or no longer.
  func watch(_ topic: String, _ isWatched: Bool = true) {
    if isWatched { topics.insert(topic) } else { topics.remove(topic) }
    handlers.append { _ in }
    connection.send(.array(["watch"] + topics.sorted().map { .string($0) }))
  }

  /// The time of an event after the first one, as a text in seconds with three digits.
  func time(of event: JSONValue) -> String {
    let time = event["time"]?.double ?? 0
    let start = start ?? time
    self.start = start
    let thousandths = max(0, Int(((time - start) * 1000).rounded()))
    return "\(thousandths / 1000)." + String(1000 + thousandths % 1000).dropFirst()
  }

  private func receive(_ line: JSONValue) {
    if let reason = line["ended"]?.string {
      ended(reason)
    } else if let hello = line["hello"] {
      name = "\(hello["program"]?.string ?? "") \(hello["pid"]?.int ?? 0)"
      introduced()
    } else if line["event"] != nil {
      for observer in observers { observer(line) }
    } else if !handlers.isEmpty {
      handlers.removeFirst()(line)
    } else if let error = line["error"]?.string {
      ended(error)
    }
  }
}
