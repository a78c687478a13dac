import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `tictactoe export`, `import` and `stats`, and of the filters of `history`.
@MainActor @Suite struct CommandExportTests {
  private let store: TemporaryStore
  private let other: TemporaryStore

  init() throws {
    (store, other) = (try TemporaryStore(), try TemporaryStore())
    try store.fill { model in
      model.play(7, 4, 8, 5, 9)
      model.rate(model.currentGame.id, 3)
      model.setOpponent(.rival)
      model.newGame()
      model.play(1, 7, 2, 8, 4, 9)
      model.newGame()
      model.post("Well \"played\"\n👩‍🚀 \u{1B}[31m")
      model.post("Again?", replyingTo: Message.ID(rawValue: 1))
      model.setFavorite(Message.ID(rawValue: 2), true)
    }
  }

  /// Runs a shell command that has the program as `$tictactoe`, the store as `$1` and another one as `$2`.
  private func run(_ shell: String) throws -> CommandRun { try CommandRun([store.path, other.path], shell: shell) }

  // MARK: Export and import

  @Test func `while an import waits for a slow pipe, other programs can post (field trial C6)`() throws {
    let imported = try run(
      """
      mkfifo $2.pipe
      $tictactoe post first --store $2 >/dev/null
      $tictactoe import $2.pipe --store $2 &
      exec 3>$2.pipe
      $tictactoe export --store $1 >$2.jsonl
      head -n 2 $2.jsonl >&3
      $tictactoe post second --store $2
      tail -n +3 $2.jsonl >&3
      exec 3>&-
      wait $!
      """)
    expectEqual(imported.lines, ["Message 2 is posted.", "Added to the store: games 2, messages 2. Already in it: 0."])
    expectEqual(imported.status, 0, imported.errors)
  }

  @Test(arguments: [
    "$tictactoe export --store $1 | $tictactoe import --store $2",
    "$tictactoe export --store $1 > $2.jsonl && $tictactoe import $2.jsonl --store $2",
  ])
  func `a new store that imports an export exports the same bytes`(command: String) throws {
    let imported = try run(command)
    #expect(imported.status == 0 && imported.errors == "")
    expectEqual(imported.output, "Added to the store: games 2, messages 2. Already in it: 0.\n")
    let exported = try run("$tictactoe export --store $1").output
    try expectEqual(run("$tictactoe export --store $2").output, exported)
    expectEqual(exported.split(separator: "\n").count, 7)
    #expect(exported.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func `a second import of the same file adds nothing`() throws {
    let command = "$tictactoe export --store $1 | $tictactoe import --store $2"
    _ = try run(command)
    try expectEqual(run(command).output, "Added to the store: games 0, messages 0. Already in it: 5.\n")
    try expectEqual(other.model().messageCount, 2)
  }

  @Test(arguments: [
    ("sed '4s/{/[/'", "line 4 is damaged"), ("head -n 3", "damaged"), ("cat /dev/null", "damaged"),
    ("sed 's/\"version\":3/\"version\":9/'", "Update tictactoe."),
  ])
  func `damaged lines and newer formats are refused with a reason, and nothing is imported`(
    filter: String, reason: String
  )
    throws
  {
    let run = try run("$tictactoe export --store $1 | \(filter) | $tictactoe import --store $2")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("Nothing was imported") && run.errors.contains(reason), "\(run.errors)")
    let model = try other.model()
    #expect(model.messageCount == 0 && model.gameCount == 1)
  }

  @Test(arguments: ["/no/such/file", "/"]) func `a file that cannot be read is refused with its name`(path: String)
    throws
  {
    let run = try run("$tictactoe import \(path) --store $2")
    #expect(run.status == 1 && run.errors.contains("\(path) cannot be read"), "\(run.errors)")
  }

  @Test func `at a terminal, import without a file does not wait for one`() throws {
    let session = try TerminalSession("tictactoe", ["import", "--store", other.path])
    expectEqual(session.ending(), .exited(64))
    #expect(String(decoding: session.bytes, as: UTF8.self).contains("tictactoe import backup.jsonl"))
  }

  @Test func `an export to a full disk fails, and one of a missing store says where it looked`() throws {
    #expect(try run("$tictactoe export --store $1 > /dev/full").errors.contains("No space left on device"))
    let missing = try run("$tictactoe export --store $2")
    #expect(missing.status == 1 && missing.errors.contains("There is no store at \(other.path)"))
  }

  // MARK: Statistics

  @Test func `the statistics are printed for each opponent with a finished game, and as their sum`() throws {
    try expectEqual(
      run("$tictactoe stats --store $1").lines,
      [
        "               Won  Lost  Drawn",
        "A friend here    1     0      0",
        "Rival            0     1      0",
        "All games        1     1      0",
      ])
    #expect(
      try run("$tictactoe stats --json --store $1").output == """
        [
        {"opponent":"friend","victories":1,"defeats":0,"draws":0},
        {"opponent":"rival","victories":0,"defeats":1,"draws":0}
        ]

        """)
    #expect(try run("$tictactoe stats --color 16 --store $1").output.contains("\u{1B}[32m  1\u{1B}[0m"))
  }

  @Test func `a store without finished games has statistics of zero`() throws {
    try other.fill { $0.play(5) }
    try expectEqual(run("$tictactoe stats --store $2").lines.last?.hasSuffix("0     0      0"), true)
    try expectEqual(run("$tictactoe stats --json --store $2").output, "[]\n")
  }

  // MARK: Filters

  @Test(arguments: [
    ("--result won", ["1"]), ("--result lost", ["2"]), ("--result drawn", []), ("--result unfinished", []),
    ("--opponent rival", ["2"]), ("--opponent rival --result lost", ["2"]), ("--opponent master", []),
    ("--opponent rival --limit 1", ["2"]),
  ])
  func `history prints only the games with the result and the opponent that are asked for`(
    options: String, games: [String]
  )
    throws
  {
    let run = try run("$tictactoe history --store $1 \(options)")
    #expect(run.status == 0 && run.lines.map { String($0.prefix { $0 != " " }) } == games)
  }
}
