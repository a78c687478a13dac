import Foundation
import GRDB
import Testing

@testable import TTTModel

/// A folder for one test, which is deleted with this object.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("TTTModelTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of the test's store in this folder.
  var store: String { path + "/store.sqlite" }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

func content(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// A clock that stands still until a test sets it.
final class TestClock {
  var date = Date(timeIntervalSince1970: 1_000_000)
  func now() -> Date { date }

  /// The seconds of the clock that never jumps. In tests of deletions, it is set apart from the date.
  var uptimeOffset = 0.0
  func uptime() -> Double { date.timeIntervalSince1970 + uptimeOffset }
}

@MainActor func openModel(_ path: String, clock: TestClock = TestClock()) throws -> TicTacToeModel {
  TicTacToeModel(store: try Store(path: path, now: clock.now, uptime: clock.uptime))
}

extension TicTacToeModel {
  /// Plays at squares given by their indices in reading order.
  func play(_ indices: Int...) {
    for square in indices.compactMap(Square.init(index:)) { place(at: square) }
  }

  /// The texts of all messages, newest first.
  var texts: [String] { messages(in: 0..<messageCount).map(\.text) }

  /// The squares of the current game, in the order of the moves.
  var squares: [Int] { currentGame.moves.map(\.square.index) }
}

/// Runs `body` and returns the changes that an observer of the model received during the call.
@MainActor func changes(of model: TicTacToeModel, _ body: () throws -> Void) rethrows -> [Change] {
  var changes: [Change] = []
  let observation = model.observe { changes.append($0) }
  try body()
  observation.cancel()
  return changes
}

/// Runs statements on a database file, as another program would.
func sqlite(_ path: String, _ statements: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.writeWithoutTransaction { try $0.execute(sql: statements) }
  try queue.close()
}

/// A run of `StoreTestTool`, the second process of the tests.
final class StoreTool {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  init(_ arguments: String...) throws {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
    process.executableURL = (tests ?? Bundle.main.bundleURL).appendingPathComponent("StoreTestTool")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  // A failing test must not leave a process behind.
  deinit { if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) } }

  /// Sends a line to the process and returns its answer.
  @discardableResult func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    return nextLine()
  }

  /// Closes the standard input of the process.
  func closeInput() { try? input.fileHandleForWriting.close() }

  /// Returns the next bytes of output, or no bytes at the end.
  private func read() -> Data { output.fileHandleForReading.availableData }

  /// Returns the next line of output, or an empty line at the end. The tool must write one line at a time.
  func nextLine() -> String {
    while !pending.contains(10) {
      let data = read()
      if data.isEmpty { return "" }
      pending += data
    }
    let line = pending.prefix { $0 != 10 }
    pending = Data(pending.dropFirst(line.count + 1))
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits for the end of the process and returns its remaining lines. An unfinished line is left out.
  func finish() -> [String] {
    let lines = rest()
    process.waitUntilExit()
    return lines
  }

  var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Kills the process with SIGKILL after a number of lines, and returns all lines.
  func kill(afterLines count: Int) -> [String] {
    var told = Data()
    while told.count(where: { $0 == 10 }) < count {
      let data = read()
      if data.isEmpty { break }
      told += data
    }
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return lines(told + output.fileHandleForReading.readDataToEndOfFile())
  }

  /// Kills the process with SIGKILL once a condition is true. Returns earlier if the process ends.
  func kill(when isTrue: () -> Bool) {
    while process.isRunning && !isTrue() {}
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func rest() -> [String] { lines(output.fileHandleForReading.readDataToEndOfFile()) }

  private func lines(_ data: Data) -> [String] {
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    lines.removeLast()
    return lines
  }
}
