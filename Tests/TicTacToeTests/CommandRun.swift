import Foundation
import TTTModel
import TermKitTestSupport

/// A run of the built program without a terminal: its output and how it ended.
struct CommandRun {
  let output: String
  let errors: String
  let status: Int32

  /// Runs the program with clocks in UTC. With `shell`, runs a shell command that has the program as `$tictactoe`.
  init(_ arguments: [String] = [], shell: String? = nil, environment: [String: String] = [:]) throws {
    let program = TerminalSession.product("tictactoe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell == nil ? program : "/bin/sh")
    process.arguments = shell.map { ["-c", $0, "sh"] + arguments } ?? arguments
    process.environment = [
      "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "tictactoe": program,
      "HOME": "/nowhere",
    ].merging(SanitizerOptions.environment) { $1 }.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

  /// Returns the output, decoded as JSON.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output.utf8))
  }
}

extension TemporaryStore {
  /// Changes the store as if everything happened at one moment: 10 June 2013, 17:05 UTC and 250 milliseconds.
  @MainActor func fill(_ body: (TicTacToeModel) -> Void) throws {
    let model = TicTacToeModel(store: try Store(path: path) { Date(timeIntervalSince1970: 1_370_883_900.25) })
    body(model)
    model.close()
  }
}

extension TicTacToeModel {
  /// Plays at the squares of some digits of a numeric keypad.
  func play(_ digits: Int...) {
    for digit in digits { place(at: .keypad(digit)) }
  }
}
