import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The links of the gallery's page with rich text, in a pseudo-terminal.
@Suite struct LinkTests {
  private func page(_ environment: [String: String?] = [:]) throws -> TerminalSession {
    let session = try TerminalSession("gallery", environment: environment)
    session.wait(for: "the list") { $0.text.contains("Rich text") }
    session.send(String(repeating: Typed.down, count: 7) + "\r")
    session.wait(for: "the page") { $0.text.contains("Wikipedia") }
    return session
  }

  private func end(_ session: TerminalSession) {
    session.send(Typed.control("c"))
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `the terminal gets the addresses of links and their ends`() throws {
    let session = try page()
    session.wait(for: "the first link") { _ in session.hasWritten("https://en.wikipedia.org/wiki/Tic-tac-toe\u{1B}\\") }
    session.wait(for: "the second link") { _ in session.hasWritten("mailto:ada@example.org\u{1B}\\") }
    end(session)
  }

  @Test(arguments: [["TERM": "linux"], ["NO_COLOR": "1"]])
  func `the console, and terminals without colours, get no links`(environment: [String: String?]) throws {
    let session = try page(environment)
    #expect(!session.hasWritten("\u{1B}]8;"))
    end(session)
  }
}
