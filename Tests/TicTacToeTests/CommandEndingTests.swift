import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of how the printing commands end after a failure or an interruption, and of the state they leave behind.
@MainActor @Suite struct CommandEndingTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test(arguments: ["messages", "history"])
  func `messages and history report a missing store and do not create a store`(command: String) throws {
    let home = ["HOME": store.folder.path]
    for arguments in [[command, "--store", store.path], [command], [command, "--json"]] {
      let run = try CommandRun(arguments, environment: home)
      #expect(run.status == 1 && run.output == "")
      #expect(run.errors.hasPrefix("tictactoe: There is no store at \(store.folder.path)"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder.path).isEmpty)
  }

  @Test func `a store that is a folder or a device, and a negative limit, are refused with advice`() throws {
    for path in [store.folder.path, "/dev/null"] {
      let run = try CommandRun(["messages", "--store", path])
      #expect(run.status == 1 && run.output == "" && run.errors.contains("--store"))
    }
    let run = try CommandRun(["messages", "--limit=-1"])
    #expect(run.status == 64 && run.output == "" && run.errors.contains("0 or more"))
  }

  private func populate(_ count: Int) throws {
    let tool = TerminalSession.product("StoreTestTool")
    let run = try CommandRun([tool, store.path, "\(count)"], shell: "\"$1\" populate \"$2\" \"$3\" \"$3\"")
    expectEqual(run.status, 0)
  }

  @Test(arguments: ["messages", "messages --json", "history", "history --json"])
  func `a closed pipe ends a printing command with SIGPIPE's status, no message and no leftover files`(command: String)
    throws
  {
    try populate(2_000)
    let shell = "{ \"$tictactoe\" \(command) --store \"$1\"; echo \"status $?\" >&2; } | head -n 1"
    let run = try CommandRun([store.path], shell: shell)
    #expect(run.lines.count == 1 && run.errors == "status 141\n")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: store.folder.path), ["games.sqlite"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a failed write to standard output is reported, with status 1`() throws {
    try populate(3)
    for target in ["> /dev/full", ">&-"] {
      let run = try CommandRun([store.path], shell: "\"$tictactoe\" messages --store \"$1\" \(target)")
      #expect(run.status == 1 && run.errors.hasPrefix("tictactoe: Cannot write to standard output: "))
    }
  }

  @Test func `the messages command prints what a running game has just saved, and the game can still save`() throws {
    let model = try store.model()
    model.post("just now")
    let run = try CommandRun(["messages", "--store", store.path])
    #expect(run.lines.count == 1 && run.output.hasSuffix("just now\n"))
    model.post("and then")
    #expect(model.isSaving && model.messageCount == 2)
  }

  @Test func `without a terminal the game says how to print`() throws {
    let run = try CommandRun(["--store", store.path])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("tictactoe messages") && run.errors.contains("tictactoe history"))
  }

  @Test(arguments: ["messages", "history"])
  func `the help of messages and history describes their output and options`(command: String) throws {
    for arguments in [["help", command], [command, "--help"]] {
      let run = try CommandRun(arguments)
      #expect(run.status == 0 && run.errors == "")
      for word in ["--json", "--limit", "--store", "--color", "--glyphs", "newest first", "jq", "\"id\""] {
        #expect(run.output.contains(word))
      }
    }
    let overview = try CommandRun(["--help"]).output
    #expect(overview.contains(command) && overview.contains("--generate-completion-script"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the completion script for each shell names the commands and passes that shell's syntax check`(shell: String)
    throws
  {
    let script = try CommandRun(["--generate-completion-script", shell])
    #expect(script.status == 0 && script.errors == "")
    for word in ["messages", "history", "favorites", "truecolor"] { #expect(script.output.contains(word)) }
    let folders = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
    if let program = folders.map({ $0 + shell }).first(where: FileManager.default.isExecutableFile) {
      let file = store.folder.appendingPathComponent("script")
      try Data(script.output.utf8).write(to: file)
      let check = try CommandRun([program, file.path], shell: "\"$1\" -n \"$2\"")
      #expect(check.status == 0 && check.errors == "")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func `bash completes commands and colours`() throws {
    let script = try CommandRun(["--generate-completion-script", "bash"]).output
    let file = store.folder.appendingPathComponent("script")
    try Data(script.utf8).write(to: file)
    let ask = """
      . "$1"
      COMP_WORDS=(tictactoe "${@:2}") COMP_CWORD=$(($# - 1)) COMP_LINE="tictactoe ${*:2}" COMP_POINT=${#COMP_LINE}
      PATH="${tictactoe%/*}:$PATH"
      _tictactoe tictactoe "${!#}" "${@:$#-1:1}"
      echo "${COMPREPLY[@]}"
      """
    func completions(_ words: String...) throws -> String {
      try CommandRun(
        [ask, file.path] + words, shell: "exec /bin/bash -c \"$1\" bash \"$2\" \"${3-}\" ${4+\"$4\"} ${5+\"$5\"}"
      ).output
    }
    try expectEqual(completions("me"), "messages\n")
    try expectEqual(completions("history", "--color", "t"), "truecolor\n")
  }
}
