import Foundation
import TTTModel
import TestBasics
import Testing

@testable import tictactoe

/// Tests of `--json`: the output loses nothing, and contains nothing that could control a terminal.
@MainActor @Suite struct CommandJSONTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  private func run(_ arguments: String...) throws -> CommandRun {
    let run = try CommandRun(arguments + ["--json", "--store", store.path])
    #expect(run.status == 0 && run.errors == "")
    return run
  }

  @Test func `the JSON output of messages is an array with one object per line`() throws {
    try store.fill { model in
      model.post("Well \"played\"")
      model.setIcon(.o)
      model.post("Again?", replyingTo: Message.ID(rawValue: 1))
      model.setFavorite(Message.ID(rawValue: 2), true)
    }
    let head = #""date":"2013-06-10T17:05:00.250Z","icon""#
    #expect(
      try run("messages").output == """
        [
        {"id":2,\(head):"o","favorite":true,"replyTo":1,"person":null,"received":false,"text":"Again?"},
        {"id":1,\(head):"x","favorite":false,"replyTo":null,"person":null,"received":false,"text":"Well \\"played\\""}
        ]

        """)
    try expectEqual(run("messages", "--limit", "1", "--favorites").lines.count, 3)
  }

  @Test func `the JSON output of games is an array with one object per line`() throws {
    try store.fill { model in
      model.play(7, 4, 8, 5, 9)
      model.rate(model.currentGame.id, 3)
      model.newGame()
      model.play(5)
    }
    let start = #""start":"2013-06-10T17:05:00.250Z""#
    #expect(
      try run("history").output == """
        [
        {"id":2,\(start),"result":"inProgress","rating":null,"opponent":"friend","person":null,"first":"you","moves":[5]},
        {"id":1,\(start),"result":"victory","rating":4,"opponent":"friend","person":null,"first":"you","moves":[7,4,8,5,9]}
        ]

        """)
  }

  @Test func `the JSON output of games contains the opponent and the player who made the first move`() throws {
    try store.fill { model in
      model.setOpponent(.master)
      model.play(7, 4, 8, 5, 9)
      model.newGame()
      model.play(5)
    }
    let lines = try run("history").lines
    #expect(lines[1].contains(#""opponent":"master","person":null,"first":"opponent","moves":[5]"#), "\(lines)")
    #expect(lines[2].contains(#""opponent":"master","person":null,"first":"you","moves":[7,4,8,5,9]"#), "\(lines)")
  }

  @Test func `without entries the JSON output is an empty array`() throws {
    try store.fill { _ in }
    try expectEqual(run("messages").output, "[]\n")
    try expectEqual(run("history", "--limit", "0").output, "[]\n")
  }

  private struct Text: Decodable { var text: String }

  @Test func `JSON output keeps every scalar of a text and contains no invisible characters`() throws {
    let texts = [
      "\0\u{1}\u{1B}[31m\u{7F}\u{9B}2J\u{85}", "\"\\/\u{8}\u{C}\n\r\n\t",
      "\u{202E}live\u{2066}\u{2028}\u{2029}\u{200B}",
      "\u{FEFF}\u{E000}\u{10FFFD}\u{E0041}", "👩‍🚀 ❤️ e\u{301} é 世", "e" + String(repeating: "\u{301}", count: 1_000),
      String(repeating: "long\u{1B}", count: 100_000),
    ]
    try store.fill { model in for text in texts { model.post(text) } }
    let run = try run("messages")
    let decoded = try run.decoded(as: [Text].self).map { Array($0.text.unicodeScalars) }
    expectEqual(decoded, texts.reversed().map { Array($0.unicodeScalars) })
    for scalar in run.output.unicodeScalars where scalar != "\n" {
      let isSeen = ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
      if !isSeen { Issue.record("U+\(String(scalar.value, radix: 16)) is printed") }
    }
  }

  @Test func `JSON dates have milliseconds, also before 1970`() {
    func written(_ seconds: Double) -> String {
      JSONObject(dictionaryLiteral: ("at", .date(Date(timeIntervalSince1970: seconds)))).description
    }
    #expect(written(0) == #"{"at":"1970-01-01T00:00:00.000Z"}"#)
    #expect(written(1_370_883_900.123) == #"{"at":"2013-06-10T17:05:00.123Z"}"#)
    #expect(written(0.9996) == #"{"at":"1970-01-01T00:00:01.000Z"}"#)
    #expect(written(-0.001) == #"{"at":"1969-12-31T23:59:59.999Z"}"#)
  }

  @Test func `the locale does not change JSON output`() throws {
    try store.fill { $0.play(5) }
    let german = try CommandRun(["history", "--json", "--store", store.path], environment: ["LC_ALL": "de_DE.UTF-8"])
    try expectEqual(german.output, run("history").output)
  }
}
