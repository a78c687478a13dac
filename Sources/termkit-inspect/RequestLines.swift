import ArgumentParser
import Foundation
import TermKit

/// Sends requests to a program, and prints its answers and events, for scripts.
struct RequestLines {
  private let socket: FileHandle
  private let lines: UnsafeMutablePointer<FILE>?
  private var hasFailed = false

  init(_ socket: Int32) { (self.socket, lines) = (FileHandle(fileDescriptor: socket), fdopen(socket, "r")) }

  /// Sends a request or, without its words, the requests in the lines of standard input. If the last request asks for events, prints them
  /// until the program ends, or until the user has picked a view.
  /// - Returns: The status of the process: failure if an answer is an error.
  mutating func run(_ words: [String]) -> ExitCode {
    var requests = words.isEmpty ? [] : [Self.request(words)]
    var last: [JSONValue] = []
    while let request = words.isEmpty ? readLine().map(JSONValue.init(typed:)) : requests.popLast() {
      last = request.array ?? []
      try? socket.write(contentsOf: Data((request.text + "\n").utf8))
      if !printLines(until: { $0["event"] == nil && $0["hello"] == nil }) {
        return TermKitInspect.fail("The program has ended without an answer. Start it again.")
      }
    }
    let awaitsEvents = last.first == "pick" || last.first == "watch" && last.count > 1
    if awaitsEvents, !hasFailed { _ = printLines { $0["event"] == "picked" } }
    return hasFailed ? .failure : .success
  }

  // Numbers, null and other JSON are values; the rest are texts, and so is each key.
  private static func request(_ words: [String]) -> JSONValue {
    let isText = { (index: Int) in index == 0 || words[index - 1] == "key" }
    return .array(words.indices.map { isText($0) ? .string(words[$0]) : JSONValue(typed: words[$0]) })
  }

  // Prints lines from the program, up to a certain one. Returns false if the program ends before.
  private mutating func printLines(until isLast: (JSONValue) -> Bool) -> Bool {
    var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    while let lines, getline(&line, &capacity, lines) > 0, let text = line.map({ String(cString: $0) }) {
      let value = JSONValue(typed: text)
      if value["error"] != nil { hasFailed = true }
      if value["hello"] == nil { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
      if isLast(value) { return true }
    }
    return false
  }
}
