import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of how printed entries fit the width of a terminal.
@MainActor @Suite struct PrintedEntryTests {
  private func entry(_ text: String, mark: String? = nil) -> PrintedEntry {
    PrintedEntry(
      head: ["10", "10/06/2013", "X"].map(field), mark: mark.map(field), text: text)
  }

  private func field(_ text: String) -> PrintedEntry.Field { .init(shown: text, columns: text.columns) }

  private let text = "Three in a row wins もう一度 Donaudampfschifffahrtsgesellschaft"

  @Test func `an entry that fits is one line`() {
    expectEqual(entry("Three").lines(width: 24), ["10  10/06/2013  X  Three"])
    expectEqual(entry("").lines(width: 24), ["10  10/06/2013  X  "])
  }

  @Test func `a long text is wrapped between words, in a column of its own`() {
    expectEqual(
      entry(text).lines(width: 40),
      [
        "10  10/06/2013  X  Three in a row wins",
        "                   もう一度",
        "                   Donaudampfschifffahrt",
        "                   sgesellschaft",
      ])
  }

  @Test func `the reference to the answered message stays in front of a reply's first word`() {
    expectEqual(
      entry(text, mark: "↩9 ").lines(width: 36).prefix(3),
      [
        "10  10/06/2013  X  ↩9 Three in a row",
        "                   wins もう一度",
        "                   Donaudampfschifff",
      ])
  }

  @Test func `a wrapped reply that begins with a combining mark keeps the combining mark`() {
    let lines = entry("\u{301}" + text, mark: "↩9 ").lines(width: 40)
    #expect(lines[0].unicodeScalars.contains("\u{301}") && lines[0].contains("Three in a row"))
  }

  @Test func `a text without room beside the columns is printed below the columns`() {
    expectEqual(
      entry(text, mark: "↩9 ").lines(width: 24),
      [
        "10  10/06/2013  X", "  ↩9 Three in a row wins", "  もう一度", "  Donaudampfschifffahrts", "  gesellschaft",
      ])
    expectEqual(entry("1 2 3 4 5 6").lines(width: 17), ["10  10/06/2013  X", "  1 2 3 4 5 6"])
    expectEqual(entry("").lines(width: 17), ["10  10/06/2013  X"])
  }

  @Test func `a printed line is wider than the terminal only if a single column is`() {
    for width in 1...80 {
      for mark in [nil, "↩9 ", "↩1234567 "] {
        let lines = entry(text, mark: mark).lines(width: width)
        let isWide = { (line: String) in line.trimmingCharacters(in: .whitespaces).columns > max(2, width) }
        #expect(lines.filter(isWide).allSatisfy { $0.contains("10/06/2013") || $0.contains("↩1234567") })
        let words = lines.joined().filter { $0 != " " }
        expectEqual(words, "1010/06/2013X" + (mark ?? "").filter { $0 != " " } + text.filter { $0 != " " })
      }
    }
  }
}

/// Tests of the lines that are printed on a terminal of some width.
@MainActor @Suite struct PrintedTerminalTests {
  private let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
    try store.fill { model in
      model.post("The corner first, then the middle, and then the other corner: that is how X wins")
      model.play(5, 1, 9, 7, 4, 6, 8, 2, 3)
    }
  }

  private func lines(_ arguments: String..., columns: Int, environment: [String: String?] = [:]) throws -> [String] {
    let session = try TerminalSession(
      "tictactoe", arguments + ["--color", "none", "--store", store.path],
      environment: environment.merging(["TZ": "UTC"]) { $1 }, size: Size(width: columns, height: 24))
    expectEqual(session.ending(), .exited(0))
    return String(decoding: session.bytes, as: UTF8.self).components(separatedBy: "\r\n").dropLast()
  }

  @Test func `a long message is wrapped between words on a terminal`() throws {
    try expectEqual(
      lines("messages", columns: 60),
      [
        "1  10/06/2013, 17:05  X    The corner first, then the",
        "                           middle, and then the other",
        "                           corner: that is how X wins",
      ])
    try expectEqual(
      lines("messages", columns: 30).prefix(3),
      [
        "1  10/06/2013, 17:05  X", "  The corner first, then the", "  middle, and then the other",
      ])
  }

  @Test func `the moves of a game are wrapped on a narrow terminal`() throws {
    try expectEqual(
      lines("history", columns: 64),
      [
        "1  10/06/2013, 17:05  Drawn" + String(repeating: " ", count: 18) + "9 moves", "  5 1 9 7 4 6 8 2 3",
      ])
    try expectEqual(lines("history", columns: 80).count, 1)
  }

  @Test func `a valid COLUMNS overrides the width of the terminal`() throws {
    try expectEqual(lines("messages", columns: 60, environment: ["COLUMNS": "200"]).count, 1)
    try expectEqual(lines("messages", columns: 200, environment: ["COLUMNS": "60"]).count, 3)
    try expectEqual(lines("messages", columns: 60, environment: ["COLUMNS": "nonsense"]).count, 3)
  }

  @Test func `pipes and JSON get one line per message at every width`() throws {
    let pipe = try CommandRun(["messages", "--store", store.path], environment: ["COLUMNS": "20"])
    expectEqual(pipe.lines.count, 1)
    try expectEqual(lines("messages", "--json", columns: 20).count, 3)
  }
}
