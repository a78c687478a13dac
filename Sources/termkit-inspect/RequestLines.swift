import ArgumentParser
import Foundation
import TermKit

/// Sends requests to a program, and prints its answers and events, for scripts.
@MainActor struct RequestLines {
  private let socket: Int32
  private var requests = LineBuffer()
  private var answers = LineBuffer()
  private var inputHasEnded: Bool
  // The number of answers that are due.
  private var dueCount = 0
  // Whether events are to be printed until the program ends, or until the user has picked a view.
  private var isWatching = false
  private var isPicking = false
  private var hasFailed = false

  /// Sends a request. Without its words, requests come from standard input.
  init(_ socket: Int32, _ words: [String]) {
    self.socket = socket
    inputHasEnded = !words.isEmpty
    if !words.isEmpty { send(Self.request(words)) }
  }

  // Numbers, null and other JSON are values; the rest are texts, and so is each key.
  private static func request(_ words: [String]) -> JSONValue {
    let isText = { (index: Int) in index == 0 || words[index - 1] == "key" }
    return .array(words.indices.map { isText($0) ? .string(words[$0]) : JSONValue(argument: words[$0]) })
  }

  /// Prints until all answers have arrived.
  /// - Returns: The status of the process: failure if an answer is an error.
  mutating func run() -> ExitCode {
    while !inputHasEnded || dueCount > 0 || isWatching || isPicking {
      var entries = [
        pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: inputHasEnded ? -1 : STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, -1) > 0 else { continue }
      if entries[1].revents != 0 { readRequests() }
      if entries[0].revents != 0, !readAnswers() {
        return isWatching ? .success : TermKitInspect.fail("The program has ended without an answer. Start it again.")
      }
    }
    return hasFailed ? .failure : .success
  }

  private mutating func readRequests() {
    let bytes = FileHandle.standardInput.availableData
    inputHasEnded = bytes.isEmpty
    // The last line may have no end.
    for line in requests.add(bytes.isEmpty ? Data("\n".utf8) : bytes) where !line.isEmpty {
      send((try? JSONValue(parsing: line)) ?? .string(line))
    }
  }

  private mutating func send(_ request: JSONValue) {
    dueCount += 1
    let words = request.array ?? []
    if words.first == "watch" { isWatching = words.count > 1 }
    if words.first == "pick" { isPicking = true }
    try? FileHandle(fileDescriptor: socket).write(contentsOf: Data((request.text + "\n").utf8))
  }

  private mutating func readAnswers() -> Bool {
    let bytes = FileHandle(fileDescriptor: socket).availableData
    for line in answers.add(bytes) {
      let value = (try? JSONValue(parsing: line)) ?? .null
      if value["hello"] != nil { continue }
      if value["event"] == nil { dueCount -= 1 }
      if value["event"] == "picked" { isPicking = false }
      if value["error"] != nil { hasFailed = true }
      print(line)
      fflush(stdout)
    }
    return !bytes.isEmpty
  }
}

extension JSONValue {
  /// An argument of a command line: JSON, or else a text.
  fileprivate init(argument: String) { self = (try? JSONValue(parsing: argument)) ?? .string(argument) }
}
