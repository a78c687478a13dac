import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The socket of a real program on a real terminal.
@Suite struct InspectorSocketTests {
  private let place: SocketPath
  private var path: String { place.path }

  init() throws { place = try SocketPath() }

  private func open(_ path: String? = nil) throws -> TerminalSession {
    let session = try TerminalSession("LoopProbe", ["terminal"], environment: ["TERMKIT_INSPECT": path ?? self.path])
    session.wait { $0.line(9) == "early task" }
    return session
  }

  /// Connects, and waits for the mark.
  private func connect(_ session: TerminalSession) throws -> TestInspector {
    let client = try #require(TestInspector(at: path))
    #expect(client.line()?.hasPrefix(#"{"hello":{"program":"LoopProbe","pid":\#(session.terminal.process),"#) == true)
    session.wait(for: "the mark") { $0.line(0).hasPrefix("i") }
    return client
  }

  @Test func `one inspector can connect, and the socket is gone when the program ends`() throws {
    let session = try open()
    expectEqual(place.mode, 0o600)
    let client = try connect(session)
    let second = try #require(TestInspector(at: path))
    expectEqual(second.line(), #"{"error":"Another inspector is connected: end that one first."}"#)
    expectNil(second.line())
    expectEqual(client.ask(#"["key","x"]"#), #"{"key":"x"}"#)
    session.wait { $0.line(10) == "key 1" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectNil(client.line())
    expectNil(place.mode)
    session.expectTerminalAsFound()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal that ends the program removes the socket`(signal: Int32) throws {
    let session = try open()
    let client = try connect(session)
    session.terminal.signal(signal)
    expectEqual(session.ending(), .exited(0))
    expectNil(place.mode)
    expectNil(client.line())
  }

  @Test func `what an inspector has set is undone when it is gone, and the next one can connect`() throws {
    let session = try open()
    var client: TestInspector? = try connect(session)
    let tree = try JSONValue(parsing: client?.ask(#"["tree"]"#) ?? "")
    let label = tree["tree"]?["children"]?.array?.first?["children"]?.array?.last?["id"]?.int ?? 0
    #expect(client?.ask(#"["set",\#(label),"text","set from outside"]"#)?.hasPrefix(#"{"set""#) == true)
    #expect(client?.ask(#"["highlight",\#(label)]"#) == #"{"highlight":\#(label)}"#)
    session.wait { $0.line(10) == "set from outside" }
    client = nil
    session.wait { $0.line(10) == "" && $0.line(0).hasPrefix(" ") }
    _ = try connect(session)
  }

  @Test func `the socket of a killed program is replaced`() throws {
    let killed = try open()
    let client = try connect(killed)
    killed.terminal.signal(SIGKILL)
    expectEqual(killed.ending(), .killed(SIGKILL))
    expectNil(client.line())
    expectEqual(place.mode, 0o600)
    let session = try open()
    _ = try connect(session)
  }

  @Test func `a path that cannot become a socket is explained after the end, and the program runs`() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    let long = place.folder + "/" + String(repeating: "x", count: 120)
    for (path, words) in [
      path: "there is a file that is no socket. Remove it, or choose another path.", long: "the path is too long",
      place.folder + "/none/socket": "its folder does not exist. Make the folder first",
    ] {
      let session = try open(path)
      session.send("q")
      expectEqual(session.ending(), .exited(0))
      #expect(session.hasWritten("TermKit: no inspector can connect to TERMKIT_INSPECT=\(path): \(words)"), "\(words)")
    }
    expectEqual(try String(contentsOfFile: path, encoding: .utf8), "mine")
  }

  @Test func `a second program does not take the socket of the first`() throws {
    let first = try open()
    let second = try open()
    second.send("q")
    expectEqual(second.ending(), .exited(0))
    #expect(second.hasWritten("another program uses this socket. Choose another path for each program."))
    _ = try connect(first)
  }

  @Test func `only a program of the same user may connect, and only one`() {
    expectNil(InspectorSocket.refusal(peer: 1000, own: 1000, isBusy: false))
    for peer in [0, 1001, nil] as [UInt32?] {
      let words = InspectorSocket.refusal(peer: peer, own: 1000, isBusy: false)
      expectEqual(words, "This program belongs to another user: inspect it as that user.")
    }
    #expect(InspectorSocket.refusal(peer: 1000, own: 1000, isBusy: true)?.contains("end that one first") == true)
  }

  // The mode of the socket keeps other users out; with another mode, the program itself does.
  @Test(.enabled(if: geteuid() == 0, "only root can become another user"))
  func `the program of another user is refused`() throws {
    let session = try open()
    chmod(place.folder, 0o755)
    let asNobody = { () -> TestInspector? in
      seteuid(65_534)
      defer { seteuid(0) }
      return TestInspector(at: path)
    }
    #expect(asNobody() == nil)
    chmod(path, 0o666)
    let client = try #require(asNobody())
    expectEqual(client.line(), #"{"error":"This program belongs to another user: inspect it as that user."}"#)
    expectNil(client.line())
    _ = try connect(session)
  }

  // MARK: Hostile clients

  @Test func `10,000 random lines change nothing and do not stop the program`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var lines = RandomRequests(seed: seed)
    let session = try open()
    let client = try connect(session)
    let rows = { (screen: ScreenEmulator) in (1..<24).map { screen.line($0) } }
    var wanted = rows(session.screen)
    for _ in 0..<100 {
      client.send((0..<100).map { _ in lines.next() + "\n" }.joined())
      var count = 0
      while count < 100, let line = client.line() { if !line.hasPrefix(#"{"event""#) { count += 1 } }
      guard count == 100 else {
        Issue.record("only \(count) of 100 requests were answered, seed \(seed)")
        return
      }
    }
    session.send("x")
    wanted[9] = "key 1"
    session.wait(for: "the same screen, seed \(seed)") { rows($0) == wanted }
    #expect(session.screen.line(0).hasPrefix("i"))
  }

  @Test func `a client that never reads does not stop the program, and gets all its answers when it reads`() throws {
    let session = try open()
    let client = try connect(session)
    let request = Array("[\"tree\"]\n".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<200_000 { bytes += request }
    var rest = bytes[...]
    var idleCount = 0
    while idleCount < 100 {
      let left = client.sendSome(rest)
      idleCount = left.count == rest.count ? idleCount + 1 : 0
      rest = left
      if idleCount > 0 { client.wait(for: POLLOUT, atMost: 1) }
    }
    #expect(!rest.isEmpty)
    session.send("x")
    session.wait { $0.line(10) == "key 1" }
    for _ in 0..<(bytes.count - rest.count) / request.count {
      guard client.line()?.hasPrefix(#"{"tree""#) == true else {
        Issue.record("an answer is missing")
        return
      }
    }
  }

  @Test func `a line of 10 MB is refused and ends the connection, and the next inspector can connect`() throws {
    let session = try open()
    let client = try connect(session)
    client.send("\"" + String(repeating: "x", count: 10 << 20) + "\"\n")
    expectEqual(client.line(), #"{"error":"A request can have at most 65536 bytes."}"#)
    expectNil(client.line())
    session.wait(for: "no mark") { $0.line(0).hasPrefix(" ") }
    expectEqual(try connect(session).ask(#"["log"]"#), #"{"log":[]}"#)
  }
}

/// Random lines: requests that change nothing, other JSON, and what is no JSON.
private struct RandomRequests {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick<Element>(_ items: [Element]) -> Element { items[number(0...items.count - 1)] }

  mutating func next() -> String {
    let text = value(depth: 0).text
    switch number(0...9) {
    case 0...5: return request().text
    case 6: return String(text.prefix(number(0...text.count)))
    case 7: return String(text.shuffled(using: &random))
    case 8: return String((0..<number(0...40)).map { _ in Character(Unicode.Scalar(UInt8(number(11...255)))) })
    default: return text
    }
  }

  // A request with the right number of arguments for `set`, `key`, `pick` or `highlight` could change something.
  private mutating func request() -> JSONValue {
    let arguments = (0..<number(0...3)).map { _ in value(depth: 1) }
    switch number(0...19) {
    case 0: return ["tree"]
    case 1: return ["accessibility"]
    case 2: return ["log"]
    case 3...6: return ["at", JSONValue(number(-1...81)), JSONValue(number(-1...25))]
    case 7...10: return ["view", JSONValue(number(0...20))]
    case 11, 12:
      return .array([.string("watch")] + pick([[], ["frames", "keys"], ["focus", "layout", "log"], arguments]))
    case 13: return .array([pick(["set", "pick", "highlight", "key"]), .null, .null] + [.null, .null])
    case 14: return ["set", JSONValue(number(0...20)), "no property", value(depth: 1)]
    default: return .array([.string(pick(["tree", "at", "view", "why", "watch", "log", "", "x"]))] + arguments)
    }
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch number(0...(depth < 3 ? 8 : 5)) {
    case 0: return .null
    case 1: return .bool(number(0...1) == 0)
    case 2: return JSONValue(number(-1000...1000))
    case 3: return .number(pick([0.5, -1e300, 1e15, 1e-300, 4_294_967_296, 9_007_199_254_740_992]))
    case 4: return .string(pick(["", "text", "frame", "ctrl-s", "日本語", "\u{1B}[2J", "\u{0}\n\"\\", "👩‍👩‍👧"]))
    case 5: return JSONValue(number(0...30))
    case 6: return .array((0..<number(0...4)).map { _ in value(depth: depth + 1) })
    case 7: return .object((0..<number(0...3)).map { .init("\($0)", value(depth: depth + 1)) })
    default: return .string(pick(["tree", "at", "why"]))
    }
  }
}
