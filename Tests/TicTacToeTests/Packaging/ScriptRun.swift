import Foundation
import TermKitTestSupport

/// A run of one of the repository's scripts.
struct ScriptRun {
  let output: String
  let status: Int32

  /// Runs shell commands in a folder. The repository is `$repository`, and the built game `$tictactoe`.
  init(_ commands: String, in folder: URL) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", commands]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "repository": Repository.root, "tictactoe": TerminalSession.product("tictactoe"), "LC_ALL": "C.UTF-8",
      "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@localhost",
      "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@localhost",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try Self.withSignals { try process.run() }
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  // A process inherits the blocked signals of the thread that starts it. The threads of tests block most signals, and a script would not
  // end on SIGTERM.
  private static func withSignals(_ start: () throws -> Void) rethrows {
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try start()
  }
}
