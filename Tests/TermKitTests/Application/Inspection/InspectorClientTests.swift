import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The connection to an inspector, in an application of the test's own process.
@MainActor @Suite struct InspectorClientTests {
  private let app = TestApplication(size: Size(width: 20, height: 3), showing: View())

  @Test func `events that a client does not read are dropped and counted, and answers are not`() throws {
    let place = try SocketPath()
    let inspection = app.application.inspect()
    inspection.listen(at: place.path)
    let client = try #require(TestInspector(at: place.path))
    let pump = { [app] in app.turn() }
    _ = client.line(pump: pump)
    expectEqual(client.ask(#"["watch","log"]"#, pump: pump), #"{"watch":["log"]}"#)
    let text = String(repeating: "x", count: 1000)
    for _ in 0..<4000 { inspection.log(text, level: "info") }
    client.send("[\"tree\"]\n", pump: pump)
    app.turn()
    var count = 0
    while let line = client.line(pump: pump), line.hasPrefix(#"{"event":"log""#) { count += 1 }
    #expect(count > 100 && count < 4000)
    inspection.log("last", level: "info")
    expectEqual(client.line(pump: pump), #"{"event":"dropped","count":\#(4000 - count)}"#)
    expectEqual(client.line(pump: pump)?.contains("last"), true)
    inspection.end()
    expectNil(place.mode)
  }

  @Test func `a client that has sent its last request gets the answers before the connection ends`() throws {
    let place = try SocketPath()
    app.application.inspect().listen(at: place.path)
    let client = try #require(TestInspector(at: place.path))
    let pump = { [app] in app.turn() }
    client.send("[\"log\"]\n[\"nothing\"]\n", pump: pump)
    client.endSending()
    expectEqual(client.line(pump: pump)?.hasPrefix(#"{"hello""#), true)
    expectEqual(client.line(pump: pump), #"{"log":[]}"#)
    expectEqual(client.line(pump: pump)?.hasPrefix(#"{"error""#), true)
    expectNil(client.line(pump: pump))
    app.turn()
    expectEqual(app.row(0).first, " ")
    app.application.inspection?.end()
  }
}
