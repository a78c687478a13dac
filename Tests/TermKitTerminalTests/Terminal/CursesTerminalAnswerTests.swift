import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The questions to a real terminal, and the effects of its answers.
@Suite struct CursesTerminalAnswerTests {
  private static let background = "\u{1B}]11;?\u{1B}\\"
  private static let push = "\u{1B}[>5u"
  private static let pop = "\u{1B}[<u"
  private static let keyboard = ["\u{1B}[?u": "\u{1B}[?0u"]
  private static let synchronized = ["\u{1B}[?2026$p": "\u{1B}[?2026;2$y"]
  private static let styles = ["\u{1B}[?2031$p": "\u{1B}[?2031;2$y"]

  private static let colors = [
    "\u{1B}]10;?\u{1B}\\": "\u{1B}]10;rgb:00/00/00\u{1B}\\", background: "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\",
  ]

  // Runs the probe under a shell that can continue it.
  private func job(_ answers: [String: String]) throws -> TerminalSession {
    let script = "set -m; \(TerminalSession.product("TerminalProbe")) echo; echo stopped; read line; fg; echo back"
    return try TerminalSession("/bin/sh", ["-c", script], answers: answers)
  }

  private func echo(
    _ answers: [String: String] = [:], environment: [String: String?] = [:], size: Size = Size(width: 80, height: 24)
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "TerminalProbe", ["echo"], environment: environment, size: size, answers: answers)
    session.wait { $0.line(2) == "\(size.width)x\(size.height)" }
    return session
  }

  private func place(_ text: String, _ session: TerminalSession, last: Bool = false) -> Int? {
    let ranges = session.bytes.ranges(of: Array(text.utf8))
    return (last ? ranges.last : ranges.first)?.lowerBound
  }

  private func count(_ text: String, _ session: TerminalSession) -> Int {
    session.bytes.ranges(of: Array(text.utf8)).count
  }

  @Test func `a terminal that answers no query gets none of the optional modes`() throws {
    let session = try echo()
    #expect(session.hasWritten(Self.background))
    #expect(!session.hasWritten(Self.push))
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten(Self.pop) && !session.hasWritten("2026h") && !session.hasWritten("2031h"))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [nil, "\u{1B}[?1036;2$y", "\u{1B}[?1036;1$y", "\u{1B}[?1036;0$y"])
  func `Alt sends Escape in a stock xterm, and a user's own mode 1036 stays (field trial B2)`(answer: String?) throws {
    let session = try echo(answer.map { ["\u{1B}[?1036$p": $0, "\u{1B}[c": "\u{1B}[?1;2c"] } ?? [:])
    #expect(session.hasWritten("\u{1B}[?1036h"))
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    // The state before is 1 only if the user has switched the mode on.
    expectEqual(session.hasWritten("\u{1B}[?1036l"), answer?.contains(";1$") != true)
    #expect((place("1036$p", session) ?? 0) < (place("1036h", session) ?? 0), "the query comes first")
  }

  @Test(arguments: ["1", "2"])
  func `a user's own mode 1036 stays if the program ends before the answer`(state: String) throws {
    let session = try TerminalSession(
      "TerminalProbe", ["open"], answers: ["\u{1B}[?1036$p": "\u{1B}[?1036;\(state)$y", "\u{1B}[c": "\u{1B}[?1;2c"])
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.hasWritten("\u{1B}[?1036l"), state == "2")
  }

  @Test(arguments: ["linux", "vt100"]) func `a console gets no queries, because it might print them`(name: String)
    throws
  {
    let session = try echo(environment: ["TERM": name])
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}]") && !session.hasWritten("\u{1B}[c"))
  }

  @Test(arguments: [nil, "\u{1B}[8;1$y", "\u{1B}[8;2$y"])
  func `a terminal does not reorder text from right to left, and a user's own mode stays (field trial A3)`(
    answer: String?
  ) throws {
    let session = try TerminalSession("TerminalProbe", ["patient"], answers: answer.map { ["\u{1B}[8$p": $0] } ?? [:])
    session.wait { $0.line(0) == "ready" && session.hasWritten("\u{1B}[8l") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.hasWritten("\u{1B}[8h"), answer?.contains(";2$") != true)
  }

  // MARK: The size between the keys

  @Test
  func `a terminal that reports its size between the keys needs no signal, and the mode is switched off at the end`()
    throws
  {
    let session = try TerminalSession(
      "TerminalProbe", ["patient"],
      answers: Self.keyboard.merging(["\u{1B}[?2048$p": "\u{1B}[?2048;2$y"]) { $1 })
    session.wait { $0.line(0) == "ready" && session.hasWritten("\u{1B}[?2048h") }
    session.send("\u{1B}[48;12;50;240;500tk")
    session.wait { $0.line(2) == "50x12" }
    // The kernel's size is newer.
    session.resize(to: Size(width: 60, height: 20))
    session.wait { $0.line(2) == "60x20" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(session.hasWritten("\u{1B}[?2048l"))
    session.expectTerminalAsFound()
  }

  // MARK: The width of ambiguous characters

  @Test(arguments: [(true, "ascii"), (false, "braille")])
  func `a terminal that shows lines in two columns gets ASCII (field trial A6)`(isWide: Bool, level: String) throws {
    let size = Size(width: 200, height: 9)
    let session = try TerminalSession("TerminalProbe", ["open"], size: size, isAmbiguousWide: isWide)
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("glyphLevel: TermKitGraphics.GlyphLevel.\(level)"))
  }

  @Test func `text stays in its columns where ambiguous characters take two columns (field trial A6)`() throws {
    let lines = ["", "★─ab●c", String(repeating: "─", count: 77), "Дa…b", "x", "\u{1F6D8}é", "end"]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try TerminalSession(
      "TerminalProbe", ["lines", file.path], size: Size(width: 80, height: 7), isAmbiguousWide: true)
    session.wait(for: "the first frame") { _ in session.hasWritten("\u{1B}k0") }
    // The first key moves the lines by one row, and the second one draws them again.
    session.send("nn")
    session.wait { $0.title == "2" && $0.line(6) == "7 end|" }
    func cells(_ y: Int, _ columns: [Int]) -> String { columns.map { session.screen[$0, y].text }.joined() }
    expectEqual(cells(1, [0, 4, 5, 7, 8]), "2abc|")
    expectEqual((1...6).map { session.screen[0, $0].text }, ["2", "3", "4", "5", "6", "7"])
    expectEqual(cells(3, [3, 5, 6]), "ab|")
    expectEqual(cells(4, [2, 3]), "x|")
  }

  // MARK: Keys in kitty's protocol

  @Test
  func `an offered keyboard protocol is turned on in the alternate screen and off before leaving that screen`() throws {
    let session = try echo(Self.keyboard, size: Size(width: 200, height: 5))
    session.wait(for: "the protocol") { _ in session.hasWritten(Self.push) }
    session.send("\u{1B}[97;5u")
    session.wait { $0.line(0).contains("\"a\"") && $0.line(0).contains("\(KeyModifiers.control)") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    let places = [
      place("\u{1B}[?1049h", session), place(Self.push, session), place(Self.pop, session),
      place("\u{1B}[?1049l", session),
    ].compactMap { $0 }
    #expect(places.count == 4 && places == places.sorted())
    session.expectTerminalAsFound()
  }

  @Test func `releases are reported only while the program asks for them, and the flags come back after a pause`()
    throws
  {
    let session = try echo(Self.keyboard, size: Size(width: 200, height: 5))
    session.wait(for: "the protocol") { _ in session.hasWritten(Self.push) }
    #expect(!session.hasWritten("\u{1B}[=15u"))
    session.send("r")
    session.wait(for: "releases") { _ in session.hasWritten("\u{1B}[=15u") }
    session.send("\u{1B}[97;1:3u")
    session.wait { $0.line(0).contains("keyRelease") }
    session.send("r")
    session.wait(for: "no releases") { _ in session.hasWritten("\u{1B}[=5u") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `a program that dies of a signal turns the keyboard protocol off before leaving the alternate screen`(
    signal: Int32
  ) throws {
    let session = try echo(Self.keyboard)
    session.wait(for: "the protocol") { _ in session.hasWritten(Self.push) }
    session.terminal.signal(signal)
    expectEqual(session.ending(), .killed(signal))
    #expect(try #require(place(Self.pop, session)) < (try #require(place("\u{1B}[?1049l", session, last: true))))
    session.expectTerminalAsFound()
  }

  @Test func `the keyboard protocol is off while a program is unresponsive, so Ctrl-C can end the program`() throws {
    let session = try echo(Self.keyboard)
    session.wait(for: "the protocol") { _ in session.hasWritten(Self.push) }
    session.send("S")
    session.wait(for: "the protocol again") { _ in session.hasWritten("\u{1B}[=0u") && session.hasWritten("\u{1B}[=5u")
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `suspending a program turns the keyboard protocol off, and continuing turns it on again`() throws {
    let session = try job(Self.keyboard)
    session.wait(for: "the protocol") { _ in session.hasWritten(Self.push) }
    session.send("z")
    session.wait { $0.text.contains("stopped") && !$0.isAlternateScreen }
    #expect(count(Self.push, session) == 1 && count(Self.pop, session) == 1)
    session.send("\n")
    session.wait(for: "the protocol again") { $0.line(0) == "resumed" && count(Self.push, session) == 2 }
    session.send("q")
    session.wait { $0.text.contains("back") }
    #expect(count(Self.push, session) == 2 && count(Self.pop, session) == 2)
  }

  @Test func `a terminal that reports its colours is queried for them again after a suspension`() throws {
    let session = try job(Self.colors)
    session.wait { $0.line(0) == "colorsChanged" }
    expectEqual(count(Self.background, session), 1)
    session.send("z")
    session.wait { $0.text.contains("stopped") && !$0.isAlternateScreen }
    session.send("\n")
    session.wait { $0.line(0) == "resumed" }
    expectEqual(count(Self.background, session), 2)
    session.send("q")
    session.wait { $0.text.contains("back") }
  }

  // The first query is followed by the last one, the second by the alternate screen.
  @Test(
    arguments: [("0", nil, false), ("5", "5", false), ("1", "0", true), ("5", "0", true)] as [(String, String?, Bool)],
    ["patient", "echo"])
  func `only flags that a killed program left on the alternate screen are removed (field trial A7)`(
    flags: (alternate: String, normal: String?, isReset: Bool), task: String
  ) throws {
    let (alternate, normal, isReset) = flags
    var answers = ["\u{1B}[?u\u{1B}[c": "\u{1B}[?\(alternate)u"]
    if let normal { answers["\u{1B}[?u\u{1B}[?25h"] = "\u{1B}[?\(normal)u" }
    let session = try TerminalSession("TerminalProbe", [task], answers: answers)
    session.wait(for: "the protocol, and a whole screen") { !$0.line(0).isEmpty && session.hasWritten(Self.push) }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.hasWritten("\u{1B}[<9u"), isReset)
    expectEqual(count("\u{1B}[?u", session), normal == nil ? 1 : 2)
    session.expectTerminalAsFound()
  }

  // MARK: Synchronized frames

  @Test func `a large frame is sent as synchronized output if the terminal offers that mode`() throws {
    let session = try TerminalSession(
      "TerminalProbe", ["crowd", "truecolor"], size: Size(width: 60, height: 20), answers: Self.synchronized)
    session.wait(for: "the first frame") { _ in session.bytes.count > 1000 }
    session.send("n")
    session.wait(for: "a bracketed frame") { _ in
      (place("\u{1B}[?2026h", session) ?? .max) < (place("\u{1B}[?2026l", session, last: true) ?? 0)
    }
    let start = try #require(place("\u{1B}[?2026h", session))
    let end = try #require(place("\u{1B}[?2026l", session, last: true))
    #expect(end - start > 512)
    session.send("q")
    _ = session.ending()
    // The last bracket is closed.
    #expect(place("\u{1B}[?2026h", session, last: true) ?? 0 < place("\u{1B}[?2026l", session, last: true) ?? 0)
  }

  @Test func `a small frame is not sent as synchronized output`() throws {
    let session = try echo(Self.synchronized)
    session.send("n")
    session.wait { $0.line(1) == "1" }
    #expect(!session.hasWritten("\u{1B}[?2026h"))
  }

  // MARK: Light and dark

  @Test func `a terminal's report of light or dark becomes an event, and closing turns these reports off`() throws {
    let session = try echo(Self.styles)
    session.wait(for: "the mode") { _ in session.hasWritten("\u{1B}[?2031h") }
    session.send("\u{1B}[?997;1n")
    session.wait { $0.line(0) == "colorsChanged" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(session.hasWritten("\u{1B}[?2031l"))
    session.expectTerminalAsFound()
  }

  @Test func `a terminal is queried for its colours again when its window becomes active`() throws {
    let session = try echo(["\u{1B}]10;?\u{1B}\\": "\u{1B}]10;rgb:ff/ff/ff\u{07}\u{1B}]11;rgb:00/00/00\u{07}"])
    session.wait { $0.line(0) == "colorsChanged" }
    let asked = count(Self.background, session)
    session.send("\u{1B}[I")
    session.wait(for: "the question") { _ in count(Self.background, session) == asked + 1 }
  }

  // MARK: The mouse in pixels

  private static let pixels = [
    "\u{1B}[?1016$p\u{1B}[16t": "\u{1B}[?1016;2$y\u{1B}[6;16;8t", "\u{1B}[?1016h": "\u{1B}[?1016;1$y",
  ]

  @Test func `a terminal that offers mode 1016 reports the mouse in pixels, and the mode is off after the end`() throws
  {
    let session = try echo(Self.pixels, size: Size(width: 200, height: 5))
    session.wait(for: "the mode") { _ in session.hasWritten("\u{1B}[?1016h") }
    session.send("\u{1B}[<0;44;24M")
    session.wait { $0.line(0).contains("5.4375") && $0.line(0).contains("1.46875") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    let off = try #require(place("\u{1B}[?1016l", session))
    #expect(off < (try #require(place("\u{1B}[?1049l", session, last: true))))
    session.expectTerminalAsFound()
  }

  @Test func `a terminal that offers mode 1016 is asked for the size of a cell again after it was resized`() throws {
    let session = try echo(Self.pixels)
    session.wait(for: "the mode") { _ in session.hasWritten("\u{1B}[?1016h") }
    expectEqual(count("\u{1B}[16t", session), 1)
    session.resize(to: Size(width: 60, height: 20))
    session.wait { $0.line(2) == "60x20" }
    session.wait(for: "the question") { _ in count("\u{1B}[16t", session) > 1 }
  }

  @Test(arguments: ["\u{1B}[?1016;0$y\u{1B}[6;16;8t", "\u{1B}[?1016;4$y\u{1B}[6;16;8t", "\u{1B}[?1016;2$y"])
  func `a terminal without mode 1016, or without a size of its cells, keeps reporting cells`(answer: String) throws {
    let session = try echo(["\u{1B}[?1016$p\u{1B}[16t": answer], size: Size(width: 200, height: 5))
    session.send("\u{1B}[<0;44;3M")
    session.wait { $0.line(0).contains("43.5") && $0.line(0).contains("2.5") }
    session.resize(to: Size(width: 60, height: 20))
    session.wait { $0.line(2) == "60x20" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}[?1016h"))
  }
}
