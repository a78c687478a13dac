import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Tests that a multiplexer shows the right screen after the program has scrolled rows. A multiplexer emulates a terminal, so its
/// screen can differ from the program's.
@Suite struct MultiplexerUnicodeTests {
  private static let size = Size(width: 80, height: 24)

  /// A sample of the lines of Unicode's test file for grapheme clusters. With everything, these are all lines, and each line also appears
  /// before and after one of several characters.
  private static func lines() throws -> [String] {
    let lines = try UnicodeData.clusters().map { $0.joined().filter { !$0.isNewline } }
    if Sample.factor == nil { return stride(from: 0, to: lines.count, by: 8).map { lines[$0] } }
    return lines + UnicodeData.mixed(lines, with: ["a", "é", "日", "👍", "न"])
  }

  @Test(
    .enabled(if: Multiplexer.tmux.program != nil, "left out: tmux is not installed"),
    .enabled(if: UnicodeData.isInstalled, "left out: needs Unicode's files of Debian's package unicode-data"))
  func `in tmux, scrolled lines of Unicode's test file for grapheme clusters look the same as newly drawn`() throws {
    let lines = try Self.lines()
    let file = try Self.file(of: lines)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try TmuxSession("TerminalProbe", ["lines", file.path], size: Self.size)
    try Self.expectFreshDrawings(of: lines, send: session.send, picture: session.picture)
  }

  @Test(
    .enabled(if: Multiplexer.screen.program != nil, "left out: GNU screen is not installed"),
    .enabled(if: UnicodeData.isInstalled, "left out: needs Unicode's files of Debian's package unicode-data"))
  func `in GNU screen, scrolled lines of Unicode's test file for grapheme clusters look the same as newly drawn`()
    throws
  {
    let lines = try Self.lines()
    let file = try Self.file(of: lines)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try MultiplexerSession(.screen, "TerminalProbe", ["lines", file.path], size: Self.size)
    try Self.expectFreshDrawings(of: lines, send: session.send, picture: session.picture)
  }

  @Test(.enabled(if: Multiplexer.screen.program != nil, "left out: GNU screen is not installed"))
  func `in GNU screen, a text shifted by one column below scrolled rows looks the same as newly drawn`() throws {
    let lines = (1...60).map { String(repeating: " ", count: $0 % 2) + "the same words in each line" }
    let file = try Self.file(of: lines)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try MultiplexerSession(.screen, "TerminalProbe", ["lines", file.path], size: Self.size)
    try Self.expectFreshDrawings(of: lines, send: session.send, picture: session.picture)
  }

  @Test func `a title that arrives in two pieces replaces the last title`() {
    let title = Array("\u{1B}]2;12\u{7}".utf8)
    for count in 1..<title.count {
      let screen = ScreenEmulator(size: Self.size)
      screen.feed(Array("\u{1B}]2;3\u{7}".utf8))
      screen.feed(Array(title[..<count]))
      screen.feed(Array(title[count...]))
      expectEqual(screen.title, "12", "cut after \(count) bytes")
    }
  }

  private static func file(of lines: [String]) throws -> URL {
    let file = URL(fileURLWithPath: NSTemporaryDirectory() + "lines-" + UUID().uuidString)
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  // Scrolls through all lines, and compares the screen after each movement with the same screen drawn from scratch.
  private static func expectFreshDrawings(
    of lines: [String], send: (String) -> Void, picture: (_ title: String) -> [String]?
  ) throws {
    var wrong: Set<String> = []
    var isAtEnd = false
    var step = 0
    try #require(picture("0") != nil, "the probe did not start")
    while !isAtEnd {
      send("x")
      let scrolled = try #require(picture("\(2 * step + 1)")).map(Self.withoutInk)
      send("x")
      let fresh = try #require(picture("\(2 * step + 2)")).map(Self.withoutInk)
      for (shown, wanted) in zip(scrolled, fresh) where shown != wanted {
        wrong.insert("\(shown) instead of \(wanted)")
      }
      isAtEnd = !fresh.contains { $0.contains("|") }
      step += 1
    }
    #expect(step > lines.count / 4)
    expectEqual(wrong.sorted(), [])
    send("q")
  }

  // Removes foreground colours and trailing blanks, because the foreground colour of a blank is not visible.
  private static func withoutInk(_ line: String) -> String {
    var line = line.replacing(/\u{1B}\[(39|3[0-7]|9[0-7]|38;[0-9;]*)m/, with: "")
    while line.last == " " { line.removeLast() }
    return line
  }
}
