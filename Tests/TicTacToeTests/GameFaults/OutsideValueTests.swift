import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of arguments and variables from outside: names that are not UTF-8, `~`, and widths (field trials B10, B13, X2).
@MainActor @Suite struct OutsideValueTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  private var folder: String { store.folder.path }

  /// All names in the folder of the store, as bytes in octal notation.
  private func names() throws -> String {
    try CommandRun([folder], shell: "cd \"$1\" && find . | LC_ALL=C od -An -c").output
  }

  @Test(arguments: [
    "HOME=\"$1/jos$bad\" $tictactoe post hi", "XDG_DATA_HOME=\"$1/$bad\" $tictactoe post hi",
    "$tictactoe post hi --store \"$1/caf$bad.sqlite\"", "$tictactoe post hi \"--store=$1/caf$bad.sqlite\"",
    "$tictactoe import \"$1/b$bad.jsonl\" --store \"$1/x\"", "$tictactoe recover \"$1/c$bad\" --store \"$1/x\"",
    "XDG_STATE_HOME=\"$1/$bad\" $tictactoe messages --store \"$1/x\"", "$tictactoe post \"caf$bad\" --store \"$1/x\"",
  ]) func `a name that is not UTF-8 is refused, and no other file is created`(command: String) throws {
    let before = try names()
    let run = try CommandRun([folder], shell: "bad=$(printf '\\351'); \(command)")
    #expect(run.status == 64 && run.output == "", "\(run.output)")
    #expect(run.errors.hasPrefix("tictactoe: ") && run.errors.contains("not text in UTF-8"), "\(run.errors)")
    try expectEqual(names(), before)
  }

  @Test func `in a folder whose name is not UTF-8, a relative path is refused, and an absolute path works`() throws {
    let run = try CommandRun(
      [folder],
      shell: """
        inner="$1/caf$(printf '\\351')"; mkdir "$inner"; cd "$inner"
        $tictactoe post hi --store x.sqlite; echo "status $?"
        $tictactoe post hi --store "$1/x.sqlite"; ls
        """)
    expectEqual(run.lines, ["status 1", "Message 1 is posted."])
    #expect(run.errors.contains("cannot be used"), "\(run.errors)")
  }

  @Test func `a tilde in an option is the folder in HOME`() throws {
    for argument in ["--store=~/y.sqlite", "--store=~/./y.sqlite"] {
      let run = try CommandRun(["post", "hi", argument], environment: ["HOME": folder])
      expectEqual(run.status, 0, run.errors)
    }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["y.sqlite"])
    let printed = try CommandRun(["messages", "--store", "~/y.sqlite"], environment: ["HOME": folder])
    expectEqual(printed.lines.count, 2)
  }

  @Test(arguments: ["9223372036854775807", "99999999999999999999", "65536", "abc", "0", "-5", "1"])
  func `every value of COLUMNS prints`(columns: String) throws {
    try store.fill { model in
      model.post("one")
      model.play(7, 4, 8, 5, 9)
    }
    // `script` gives the program a terminal.
    let run = try CommandRun(
      [store.path],
      shell: """
        export store="$1"
        script -qec '
          set -e
          for command in messages "history --board" stats; do $tictactoe $command --store "$store"; done
          $tictactoe --help
          $tictactoe messages --help' /dev/null </dev/null
        """, environment: ["COLUMNS": columns])
    #expect(run.status == 0 && run.output.contains("--version"), "\(run.output.prefix(2_000))")
  }
}
