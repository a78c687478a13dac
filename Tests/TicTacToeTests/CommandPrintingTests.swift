import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the text output of `tictactoe messages` and `tictactoe history`.
@MainActor @Suite struct CommandPrintingTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  private func run(
    _ arguments: String..., environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CommandRun {
    let run = try CommandRun(arguments + ["--store", store.path], environment: environment)
    #expect(run.status == 0 && run.errors == "", sourceLocation: sourceLocation)
    return run
  }

  private func fillMessages() throws {
    try store.fill { model in
      for number in 1...8 { model.post("number \(number)") }
      model.setIcon(.o)
      model.post("もう一度 é 👩‍🚀")
      model.post("Well played", replyingTo: Message.ID(rawValue: 9))
      model.setFavorite(Message.ID(rawValue: 9), true)
    }
  }

  private func fillGames() throws {
    try store.fill { model in
      model.play(7, 4, 8, 5, 9)
      model.rate(model.currentGame.id, 3)
      model.newGame()
      model.play(1, 7, 2, 8, 4, 9)
      model.newGame()
      model.play(5, 1, 9, 7, 4, 6, 8, 2, 3)
      model.rate(model.currentGame.id, 4)
      model.newGame()
      model.play(5)
    }
  }

  @Test func `messages are printed in aligned columns, the newest first`() throws {
    try fillMessages()
    try expectEqual(
      run("messages", "--limit", "4").lines,
      [
        "10  10/06/2013, 17:05  O    ↩9 Well played",
        " 9  10/06/2013, 17:05  O ★  もう一度 é 👩‍🚀",
        " 8  10/06/2013, 17:05  X    number 8",
        " 7  10/06/2013, 17:05  X    number 7",
      ])
    try expectEqual(run("messages").lines.count, 10)
    try expectEqual(run("messages", "--favorites").lines, ["9  10/06/2013, 17:05  O ★  もう一度 é 👩‍🚀"])
    try expectEqual(run("messages", "--limit", "0").output, "")
  }

  @Test func `games are printed in aligned columns, the current game first`() throws {
    try fillGames()
    try expectEqual(
      run("history").lines,
      [
        "4  10/06/2013, 17:05  On the board           1 move   5",
        "3  10/06/2013, 17:05  Drawn         5 stars  9 moves  5 1 9 7 4 6 8 2 3",
        "2  10/06/2013, 17:05  Lost                   6 moves  1 7 2 8 4 9",
        "1  10/06/2013, 17:05  Won           4 stars  5 moves  7 4 8 5 9",
      ])
    try expectEqual(run("history", "--limit", "1").lines.count, 1)
  }

  @Test func `with --board the last position of each game is drawn with the pieces of the profile`() throws {
    try store.fill { model in
      model.play(7, 4, 8, 5, 9)
      model.newGame()
      model.play(5)
    }
    let lines = [
      "2  10/06/2013, 17:05  On the board           1 move   5",
      "   · · ·", "   · X ·", "   · · ·", "",
      "1  10/06/2013, 17:05  Won                    5 moves  7 4 8 5 9",
      "   X X X", "   O O ·", "   · · ·", "",
    ]
    try expectEqual(run("history", "--board").lines, lines)
    try store.fill { $0.setIcon(.o) }
    try expectEqual(run("history", "--board").lines[6...8], ["   O O O", "   X X ·", "   · · ·"])
    try expectEqual(run("history", "--board", "--limit", "1", "--glyphs", "ascii").lines[2], "   . O .")
    let refused = try CommandRun(["history", "--board", "--json", "--store", store.path])
    #expect(refused.status == 64 && refused.errors.contains("Leave out --board or --json."))
  }

  @Test func `results and pieces of games are coloured like the game's score`() throws {
    try store.fill { model in
      model.play(7, 4, 8, 5, 9)
      model.newGame()
      model.play(1, 7, 2, 8, 4, 9)
    }
    let output = try run("history", "--board", "--color", "16").output
    #expect(output.contains("\u{1B}[31mLost") && output.contains("\u{1B}[32mWon"))
    #expect(output.contains("\u{1B}[31mX\u{1B}[0m \u{1B}[31mX\u{1B}[0m \u{1B}[31mX\u{1B}[0m\n"))
  }

  @Test func `games against a computer are printed with its name before the moves`() throws {
    try store.fill { model in
      model.setOpponent(.rival)
      model.play(7, 4, 8, 5, 9)
      model.newGame()
      model.play(5)
    }
    try expectEqual(
      run("history").lines,
      [
        "2  10/06/2013, 17:05  On the board           1 move   Rival first: 5",
        "1  10/06/2013, 17:05  Won                    5 moves  Rival: 7 4 8 5 9",
      ])
    let german = try run("history", environment: ["LANGUAGE": "de"]).lines
    expectEqual(german.map { $0.suffix(18) }.first, " Rivale beginnt: 5", "\(german)")
  }

  @Test func `X2: words, plurals and dates follow the locale`() throws {
    try fillGames()
    try expectEqual(
      run("history", environment: ["LC_ALL": "de_DE.UTF-8"]).lines.suffix(2),
      [
        "2  10.06.13, 17:05  Verloren                 6 Züge  1 7 2 8 4 9",
        "1  10.06.13, 17:05  Gewonnen       4 Sterne  5 Züge  7 4 8 5 9",
      ])
    try expectEqual(
      run("history", environment: ["LC_ALL": "", "LANG": "ja_JP.UTF-8"]).lines,
      [
        "4  2013/06/10 17:05  盤上             1手  5",
        "3  2013/06/10 17:05  引き分け  星5つ  9手  5 1 9 7 4 6 8 2 3",
        "2  2013/06/10 17:05  負け             6手  1 7 2 8 4 9",
        "1  2013/06/10 17:05  勝ち      星4つ  5手  7 4 8 5 9",
      ])
    let mixed = ["LC_ALL": "", "LC_MESSAGES": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8", "LANG": "ja_JP.UTF-8"]
    let line = try #require(run("history", "--limit", "1", environment: mixed).lines.first)
    #expect(line.contains("6/10/13, 5:05") && line.contains("PM") && line.contains("Auf dem Brett"))
  }

  private nonisolated static let hostile = [
    "\0", "\u{1B}[31m\u{1B}]0;title\u{7}\u{9B}2J", "two\nlines\r\nthree\u{2028}four",
    "\u{202E}live\u{2066}\u{200F}\u{200B}",
    "e" + String(repeating: "\u{301}", count: 1_000), "\u{FEFF}\u{E000}\u{E0041}\u{10FFFD}", "\"\\\u{7F}\t'",
    String(repeating: "x", count: 1_000_000), String(repeating: "é世", count: 1_000),
  ]

  @Test func `a hostile message is printed on one line, in the same harmless form as on the screen`() throws {
    try store.fill { model in for text in Self.hostile { model.post(text) } }
    let run = try run("messages")
    expectEqual(run.lines.map { String($0.dropFirst(27)) }, Self.hostile.reversed().map { $0.sanitized() })
    #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    let ascii = try self.run("messages", "--glyphs", "ascii").output
    #expect(ascii.utf8.allSatisfy { $0 == 10 || (0x20..<0x7F).contains($0) })
  }

  @Test func `a message of one megabyte is printed in full, as text and as JSON`() throws {
    let units = ["\u{1}", "漢字", "e\u{301}", "\u{FDFA}"]
    let texts =
      units.map { String(repeating: $0, count: 1_000_000 / $0.utf8.count) }
      + ["e" + String(repeating: "\u{301}", count: 500_000)]
    try store.fill { model in for text in texts { model.post(text) } }
    try expectEqual(run("messages").lines.map { String($0.dropFirst(27)) }, texts.reversed().map { $0.sanitized() })
    struct Row: Decodable { let text: String }
    try expectEqual(run("messages", "--json").decoded(as: [Row].self).map(\.text), texts.reversed())
  }

  @Test func `a limit below, at or above the page size of 32 repeats and skips no entries`() throws {
    _ = try CommandRun([TerminalSession.product("StoreTestTool"), store.path], shell: "\"$1\" populate \"$2\" 100 96")
    for command in ["messages", "history"] {
      let all = try run(command).lines
      expectEqual(all.count, (command == "messages" ? 96 : 100))
      for count in [1, 31, 32, 33, 64, 96] {
        try expectEqual(run(command, "--limit", "\(count)").lines, Array(all.prefix(count)))
      }
    }
  }

  @Test func `options have an effect before and after the name of the command`() throws {
    try fillMessages()
    for arguments in [["--store", store.path, "messages"], ["messages", "--store", store.path]] {
      try expectEqual(CommandRun(arguments).lines.count, 10)
    }
    #expect(try CommandRun(["--color", "16", "messages", "--store", store.path]).output.contains("\u{1B}[32mO"))
  }

  @Test func `messages are coloured on a terminal with colours, and in a pipe only with --color`() throws {
    try fillMessages()
    let colored = "\u{1B}[32mO\u{1B}[0m \u{1B}[33m★\u{1B}[0m"
    func onTerminal(_ arguments: String..., environment: [String: String?] = [:]) throws -> String {
      let session = try TerminalSession(
        "tictactoe", ["messages", "--store", store.path] + arguments, environment: environment)
      expectEqual(session.ending(), .exited(0))
      return String(decoding: session.bytes, as: UTF8.self)
    }
    #expect(try onTerminal().contains(colored))
    for plain in [
      try onTerminal("--color", "none"), try onTerminal(environment: ["NO_COLOR": "1"]),
      try onTerminal(environment: ["TERM": "dumb"]), try run("messages").output,
    ] {
      #expect(plain.contains("O ★") && !plain.contains("\u{1B}"))
    }
    #expect(try run("messages", "--color", "256").output.contains(colored))
  }

  @Test func `a terminal without Unicode gets ASCII, and a pipe gets the original characters`() throws {
    try fillMessages()
    let session = try TerminalSession(
      "tictactoe", ["messages", "--color", "none", "--store", store.path], environment: ["LC_ALL": "C"])
    expectEqual(session.ending(), .exited(0))
    let text = String(decoding: session.bytes, as: UTF8.self)
    #expect(text.contains("O    <9 Well played") && text.contains("O *  ???????? e ??"))
    #expect(try run("messages", environment: ["LC_ALL": "C"]).output.contains("★  もう一度"))
  }
}
