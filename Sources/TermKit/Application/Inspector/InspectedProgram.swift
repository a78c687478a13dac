import TermKitGraphics

/// The inspected program, as the screens of the inspector see it: it answers questions, and reports events.
@MainActor package final class InspectedProgram {
  /// The name and the process number, once they are known.
  private(set) var name = ""
  /// Called with each event, such as a frame.
  var observers: [@MainActor (JSONValue) -> Void] = []
  /// Called with each error, which says what to try.
  var failed: @MainActor (String) -> Void = { _ in }
  /// Called when the connection has ended, with the reason.
  package var ended: @MainActor (String) -> Void = { _ in }
  /// Called when the name is known.
  var introduced: @MainActor () -> Void = {}
  private let send: @MainActor (JSONValue) -> Void
  /// What to do with the answers that are due. Answers come in the order of the requests.
  private var handlers: [@MainActor (JSONValue) -> Void] = []
  private var topics: Set<String> = []
  /// The time of the first event.
  private var start: Double?

  /// Begins to talk with a program.
  /// - Parameter send: Sends a line to the program.
  package init(send: @escaping @MainActor (JSONValue) -> Void) { self.send = send }

  /// Begins to talk over a descriptor from `InspectorSocket.connect(to:)`, in the turns of an application.
  package convenience init(at descriptor: Int32, in application: Application) {
    let lines = LineSocket(descriptor, in: application)
    self.init { lines.send($0) }
    lines.receive = { [unowned self] line in
      if let value = line.flatMap({ try? JSONValue(parsing: $0) }) { receive(value) }
    }
    lines.ended = { [unowned self] in
      ended(
        "The program has ended, or another inspector has taken its place. Start it again, and then the inspector.")
    }
  }

  /// Begins to talk with a program in the same process. Each side works in its own turn.
  convenience init(_ program: Application, _ inspector: Inspector, in pane: Application) {
    self.init { [weak program] request in
      program?.perform { inspector.eventHandler(inspector.handle(request)) }
    }
    inspector.eventHandler = { [weak self, weak pane] line in pane?.perform { self?.receive(line) } }
    inspector.eventHandler(program.inspect().greeting)
  }

  /// Sends a request, and passes the member of the answer that is named as the command.
  func ask(_ command: String, _ arguments: JSONValue..., then use: @escaping @MainActor (JSONValue) -> Void = { _ in })
  {
    handlers.append { [weak self] answer in
      if let error = answer["error"]?.string { self?.failed(error) } else { use(answer[command] ?? .null) }
    }
    send(.array([.string(command)] + arguments))
  }

  /// Asks for the events of a topic, or no longer.
  func watch(_ topic: String, _ isWatched: Bool = true) {
    if isWatched { topics.insert(topic) } else { topics.remove(topic) }
    handlers.append { _ in }
    send(.array(["watch"] + topics.sorted().map { .string($0) }))
  }

  /// The time of an event after the first one, as a text in seconds with three digits.
  func time(of event: JSONValue) -> String {
    let time = event["time"]?.double ?? 0
    let start = start ?? time
    self.start = start
    let thousandths = max(0, Int(((time - start) * 1000).rounded()))
    return "\(thousandths / 1000)." + String(1000 + thousandths % 1000).dropFirst()
  }

  /// Takes a line from the program.
  package func receive(_ line: JSONValue) {
    if let hello = line["hello"] {
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
